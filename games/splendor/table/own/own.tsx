import { GOLD, MAX_TOKENS, TOKEN_NAMES, TOKENS, total } from '@chambord/splendor/rules';
import type { Token } from '@chambord/splendor/rules';
import { arrowKeys, explained, Icon, memo, Points, Sym } from '@chambord/ui';
import type { DeskProps } from '../touch/desk.ts';
import { tokenName } from '../text/phrase.ts';
import { Bonus, Held, seatName, seatSentences, Won } from '../others/seat.tsx';

/** The own things: cards and tokens by gem, points, and the hand. */
export const Own = memo(function Own({ desk }: DeskProps) {
  const { view, own, player, seats, words, touch } = desk;
  const turn = view.phase !== 'over' && view.seat === own;
  return (
    <section
      class={`seat me ${turn ? 'turn' : ''}`}
      data-zone="own"
      data-seat={own}
      aria-label={seatName(desk, own)}
      onKeyDown={arrowKeys}
    >
      <header>
        <button
          type="button"
          class="open"
          data-veil
          {...explained(desk.explain.seat(own))}
          aria-label={`${seatSentences(desk, own)} ${words.details}`}
          onClick={() => touch.show({ over: 'seat', seat: own })}
        />
        <Sym id={`arms-${seats[own]?.arms ?? own + 1}`} />
        <div aria-hidden="true">
          <h3>{seatName(desk, own)}</h3>
          <small class="held0">
            {desk.dictionary.table.tokens} {total(player.tokens)}/{MAX_TOKENS}
          </small>
        </div>
        <Won desk={desk} player={player} />
        <Points count={player.points} explains={desk.explain.plain('points')} />
      </header>
      <div class="have">
        {TOKENS.map((token) => (
          <Pile key={token} desk={desk} token={token} />
        ))}
      </div>
      <button
        type="button"
        class="btn hand"
        onClick={() => touch.show({ over: 'hand' })}
        {...explained(desk.explain.plain('hand'))}
      >
        <Icon id="hand" />
        {words.hand}
        <span class="num">{player.hand.length}</span>
      </button>
    </section>
  );
});

/** Cards and tokens of one gem. A touch lays a token aside, to pay with or to give back (8.1, 4.1). */
function Pile({ desk, token }: DeskProps & { readonly token: Token }) {
  const { view, player, draft, deciding, words, touch } = desk;
  const tokens = player.tokens[token];
  const chosen = draft.own.filter((other) => other === token).length;
  const due = deciding && view.phase === 'return' && tokens > chosen;
  const label = [
    token === GOLD ? words.ownGold(tokens) : words.ownPile(tokenName(desk, token), player.bonuses[token], tokens),
  ];
  if (chosen > 0) label.push(words.chosen(chosen));
  return (
    <button
      type="button"
      class={`g6 pile ${token === GOLD ? 'goldcol' : ''} ${chosen > 0 ? 'sel' : ''} ${due ? 'due' : ''}`}
      data-own-gem={TOKEN_NAMES[token]}
      aria-pressed={chosen > 0}
      aria-disabled={!deciding || tokens === 0}
      aria-label={label.join(', ')}
      {...explained(desk.explain.pile(token))}
      onClick={() => touch.own(token)}
    >
      {token !== GOLD && <Bonus desk={desk} player={player} token={token} />}
      <Held desk={desk} player={player} token={token} />
      {chosen > 0 && <span class="chosen">{chosen}</span>}
    </button>
  );
}
