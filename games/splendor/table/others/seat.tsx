import type { Seat } from '@chambord/kernel';
import { at } from '@chambord/kernel';
import { GEM_NAMES, GOLD, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Gem, PositionPlayer, Token } from '@chambord/splendor/rules';
import { explained, explainedPicture, figure, Icon, memo, Points, Seal, Sym, uiWords } from '@chambord/ui';
import { Stamp } from '../parts/card.tsx';
import type { Desk, DeskProps } from '../touch/desk.ts';
import { nobleName, Portrait } from '../middle/nobles.tsx';
import { gemsPhrase, pointsPhrase } from '../text/phrase.ts';

/** Where the others sit, in order of play (2.1). */
export const SIDES = ['north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

export function seatName(
  { seats, you, own, words, dictionary }: Pick<Desk, 'seats' | 'you' | 'own' | 'words' | 'dictionary'>,
  seat: Seat,
): string {
  return you && seat === own ? words.you : (seats[seat]?.name ?? dictionary.player(seat + 1));
}

interface OtherProps extends DeskProps {
  readonly seat: Seat;
  readonly side: Side;
}

/** Another player's things at a glance; a touch shows them in full. */
export const OtherSeat = memo(function OtherSeat({ desk, seat, side }: OtherProps) {
  const { view, seats, words, touch } = desk;
  const player = at(view.players, seat);
  const turn = view.phase !== 'over' && view.seat === seat;
  const next = view.phase !== 'over' && (view.seat + 1) % view.players.length === seat;
  // There is room for one remark: whose turn it is comes first.
  const remark = turn ? words.toPlay : next ? words.playsNext : seats[seat]?.bot === null ? '' : words.bot;
  return (
    <section class={`seat ${side} ${turn ? 'turn' : ''}`} aria-label={seatName(desk, seat)} data-seat={seat}>
      <button
        type="button"
        class="open"
        data-veil
        {...explained(desk.explain.seat(seat))}
        aria-label={`${seatSentences(desk, seat)} ${words.details}`}
        onClick={() => touch.show({ over: 'seat', seat })}
      />
      <header aria-hidden="true">
        <Sym id={`arms-${seats[seat]?.arms ?? seat + 1}`} />
        <div>
          <h3>{seatName(desk, seat)}</h3>
          <small>{remark}</small>
        </div>
        <Won desk={desk} player={player} />
        <Points count={player.points} explains={desk.explain.plain('points')} />
      </header>
      <div class="legend cap" aria-hidden="true">
        <span>{words.cards}</span>
        <span>{words.tokens}</span>
      </div>
      <div class="have" aria-hidden="true">
        {TOKENS.map((token) => (
          <div key={token} class={`g6 ${token === GOLD ? 'goldcol' : ''}`}>
            {token === GOLD ? (
              <span class="bn rsv" {...explained(desk.explain.plain('hand'))}>
                <Icon id="hand" />
                {figure(player.hand.length)}
              </span>
            ) : (
              <Bonus desk={desk} player={player} token={token} />
            )}
            <Held desk={desk} player={player} token={token} />
          </div>
        ))}
      </div>
      <div class="res" aria-hidden="true" {...explained(desk.explain.plain('hand'))}>
        {player.hand.map(({ card, level }, index) => (
          <Stamp key={index} card={card} level={level} />
        ))}
      </div>
    </section>
  );
});

interface HeldProps extends DeskProps {
  readonly player: PositionPlayer;
  readonly token: Token;
  /** Whether it stands for itself; else it is part of something that says all. */
  readonly alone?: boolean;
}

/** How many cards of a gem someone has. */
export function Bonus({ desk, player, token, alone = false }: HeldProps & { readonly token: Gem }) {
  const count = player.bonuses[token];
  const explanation = desk.explain.cards(token);
  return (
    <span
      class={`bn field ${GEM_NAMES[token]} ${count === 0 ? 'zero' : ''}`}
      {...(alone
        ? explainedPicture(explanation, uiWords[desk.lang].pair(explanation.title, String(count)), token === 0)
        : explained(explanation))}
    >
      {figure(count)}
    </span>
  );
}

/** How many tokens of a kind someone has. */
export function Held({ desk, player, token, alone = false }: HeldProps) {
  const count = player.tokens[token];
  const explanation = desk.explain.held(token);
  return (
    <span
      class={`tk ${count === 0 ? 'zero' : ''}`}
      {...(alone
        ? explainedPicture(explanation, uiWords[desk.lang].pair(explanation.title, String(count)), token === 0)
        : explained(explanation))}
    >
      <Seal id={TOKEN_NAMES[token]} />
      {figure(count)}
    </span>
  );
}

/** The nobles someone has won, as small medallions. */
export function Won({ desk, player }: DeskProps & { readonly player: PositionPlayer }) {
  if (player.nobles.length === 0) return null;
  return (
    <span class="won">
      {player.nobles.map((noble) => (
        <span key={noble} {...explained(desk.explain.noble(noble))}>
          <Portrait noble={noble} />
        </span>
      ))}
    </span>
  );
}

/** All key figures of a player, said. */
export function seatSentences(desk: Desk, seat: Seat): string {
  const { view, dictionary, words } = desk;
  const { pair } = uiWords[desk.lang];
  const player = at(view.players, seat);
  const orNone = (text: string) => (text === '' ? words.none : text);
  const sentences = [
    `${pair(seatName(desk, seat), pointsPhrase(desk, player.points))}.`,
    `${pair(words.cards, orNone(gemsPhrase(desk, player.bonuses)))}.`,
    `${pair(words.tokens, orNone(dictionary.purse(player.tokens)))}.`,
    `${words.reservedCount(player.hand.length)}.`,
  ];
  if (player.nobles.length > 0) {
    sentences.push(
      `${pair(dictionary.table.nobles, dictionary.and(player.nobles.map((noble) => nobleName(desk, noble))))}.`,
    );
  }
  return sentences.join(' ');
}
