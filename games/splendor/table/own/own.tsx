import { MAX_TOKENS, TOKENS, total } from '@chambord/splendor/rules';
import { arrowGroup, explained, Icon, memo, Points, Sym, uiWords } from '@chambord/ui';
import { deskOf } from '../touch/desk.ts';
import type { DeskProps } from '../touch/desk.ts';
import { buysReserved } from '../touch/payment.ts';
import { Reserved } from './reserved.tsx';
import { seatName } from '../text/phrase.ts';
import { seatSentences, Won } from '../others/seat.tsx';
import { Pile } from './pile.tsx';

/** The own things: cards and tokens by gem, points, and the hand. */
export const Own = memo(function Own({ desk, turn }: DeskProps & { readonly turn: boolean }) {
  const { own, seats, words, touch } = desk;
  const mine = deskOf(desk, own);
  const { player } = mine;
  const count = String(player.hand.length);
  const handSaid = buysReserved(mine) ? `${count}. ${words.canBuyOwn}` : count;
  return (
    <section
      class={`seat me ${turn ? 'turn' : ''}`}
      data-zone="own"
      data-seat={own}
      aria-label={seatName(desk, own)}
      {...arrowGroup}
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
          <small class="held-count">
            {desk.dictionary.table.tokens} {total(player.tokens)}/{MAX_TOKENS}
          </small>
        </div>
        <Won desk={desk} player={player} />
        <Points count={player.points} explains={desk.explain.plain('points')} />
      </header>
      <div class="have">
        {TOKENS.map((token) => (
          <Pile key={token} desk={mine} token={token} />
        ))}
      </div>
      <Reserved desk={mine} />
      <button
        type="button"
        class={`btn hand ${buysReserved(mine) ? 'legal' : ''}`}
        aria-label={uiWords[desk.lang].pair(words.hand, handSaid)}
        aria-keyshortcuts="R"
        onClick={() => touch.hand(own)}
        {...explained(desk.explain.plain('hand'))}
      >
        <Icon id="hand" />
        {words.hand}
        <span class="hand-count">{player.hand.length}</span>
      </button>
    </section>
  );
});
