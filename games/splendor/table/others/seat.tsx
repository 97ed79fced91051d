import type { Seat } from '@chambord/kernel';
import { at } from '@chambord/kernel';
import { GOLD, TOKENS } from '@chambord/splendor/rules';
import type { PositionPlayer } from '@chambord/splendor/rules';
import { arrowGroup, botTitle, explained, figure, Icon, memo, Points, Sym, uiWords } from '@chambord/ui';
import { Pile } from '../own/pile.tsx';
import { Bonus, Held } from '../parts/holdings.tsx';
import { Stamp } from '../parts/card.tsx';
import { HandButton } from '../parts/hand-button.tsx';
import type { Desk, DeskProps } from '../touch/desk.ts';
import { nobleName, Portrait } from '../middle/nobles.tsx';
import { gemsPhrase, pointsPhrase, seatName } from '../text/phrase.ts';

/** Where the others sit, in order of play (2.1). */
export const SIDES = ['north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

interface OtherProps extends DeskProps {
  readonly seat: Seat;
  readonly side: Side;
  /** Whose turn it is. */
  readonly turn: Seat | null;
}

/** Another player's things at a glance; a touch shows them in full. */
export const OtherSeat = memo(function OtherSeat({ desk, seat, side, turn }: OtherProps) {
  const { view, seats, words, touch, shared } = desk;
  const player = at(view.players, seat);
  // Where people keep their seats, whoever is to play pays from where they sit.
  const plays = shared !== null && desk.deciding && turn === seat;
  const stamps = player.hand.map(({ card, level }, index) => <Stamp key={index} card={card} level={level} />);
  const next = turn !== null && (turn + 1) % view.players.length === seat;
  const { bot = null } = seats[seat] ?? {};
  const who = bot === null ? '' : botTitle(desk.lang, bot);
  // There is room for one remark: whose turn it is comes first; then who is next, where there is room for both.
  const remark =
    turn === seat ? words.toPlay : next ? (who === '' ? words.playsNext : `${who}, ${words.playsNext}`) : who;
  return (
    <section class={`seat ${side} ${turn === seat ? 'turn' : ''}`} aria-label={seatName(desk, seat)} data-seat={seat}>
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
      <div class="have" aria-hidden={!plays} {...(plays ? { 'data-zone': 'own', ...arrowGroup } : {})}>
        {TOKENS.map((token) =>
          plays ? (
            <Pile key={token} desk={desk} token={token} />
          ) : (
            <div key={token} class={`gem-column ${token === GOLD ? 'gold-column' : ''}`}>
              {token === GOLD ? (
                <span class="bonus-count in-hand" {...explained(desk.explain.plain('hand'))}>
                  <Icon id="hand" />
                  {figure(player.hand.length)}
                </span>
              ) : (
                <Bonus desk={desk} player={player} token={token} />
              )}
              <Held desk={desk} player={player} token={token} />
            </div>
          ),
        )}
      </div>
      {shared !== null && bot === null && stamps.length > 0 ? (
        <HandButton desk={desk} seat={seat} class="their-hand">
          {stamps}
        </HandButton>
      ) : (
        <div class="their-hand" aria-hidden="true" {...explained(desk.explain.plain('hand'))}>
          {stamps}
        </div>
      )}
    </section>
  );
});

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
