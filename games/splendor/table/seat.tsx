import type { Seat } from '@chambord/kernel';
import { at } from '@chambord/kernel';
import { GEM_NAMES, GOLD, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { TablePlayer, Token } from '@chambord/splendor/rules';
import { Points, Seal, Sym } from '@chambord/ui';
import { Stamp } from './card.tsx';
import type { Desk, DeskProps } from './desk.ts';
import { nobleName, Portrait } from './nobles.tsx';
import { gemsPhrase, pointsPhrase } from './phrase.ts';

/** Where the others sit, in order of play (2.1). */
export const SIDES = ['north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

export function seatName({ seats, you, own, words, dictionary }: Desk, seat: Seat): string {
  return you && seat === own ? words.you : (seats[seat]?.name ?? dictionary.player(seat + 1));
}

/** Another player's things at a glance; a touch shows them in full. */
export function OtherSeat({ desk, seat, side }: DeskProps & { readonly seat: Seat; readonly side: Side }) {
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
        aria-label={`${seatSentences(desk, seat)} ${words.details}`}
        onClick={() => touch.show({ over: 'seat', seat })}
      />
      <header aria-hidden="true">
        <Sym id={`arms-${seats[seat]?.arms ?? seat + 1}`} />
        <div>
          <h3>{seatName(desk, seat)}</h3>
          <small>{remark}</small>
        </div>
        <Won player={player} />
        <Points count={player.points} />
      </header>
      <div class="legend cap" aria-hidden="true">
        <span>{words.cards}</span>
        <span>{words.tokens}</span>
      </div>
      <div class="have" aria-hidden="true">
        {TOKENS.map((token) => (
          <div key={token} class={`g6 ${token === GOLD ? 'goldcol' : ''}`}>
            {token === GOLD ? (
              <span class="bn rsv">{player.hand.length}</span>
            ) : (
              <Bonus player={player} token={token} />
            )}
            <Held player={player} token={token} />
          </div>
        ))}
      </div>
      <div class="res" aria-hidden="true">
        {player.hand.map(({ card, level }, index) => (
          <Stamp key={index} card={card} level={level} />
        ))}
      </div>
    </section>
  );
}

/** How many cards of a gem someone has. */
export function Bonus({ player, token }: { readonly player: TablePlayer; readonly token: Exclude<Token, 5> }) {
  const count = player.bonuses[token];
  return <span class={`bn field ${GEM_NAMES[token]} ${count === 0 ? 'zero' : ''}`}>{count}</span>;
}

/** How many tokens of a kind someone has. */
export function Held({ player, token }: { readonly player: TablePlayer; readonly token: Token }) {
  const count = player.tokens[token];
  return (
    <span class={`tk ${count === 0 ? 'zero' : ''}`}>
      <Seal id={TOKEN_NAMES[token]} />
      {count}
    </span>
  );
}

/** The nobles someone has won, as small medallions. */
export function Won({ player }: { readonly player: TablePlayer }) {
  if (player.nobles.length === 0) return null;
  return (
    <span class="won">
      {player.nobles.map((noble) => (
        <Portrait key={noble} noble={noble} />
      ))}
    </span>
  );
}

/** All key figures of a player, said. */
export function seatSentences(desk: Desk, seat: Seat): string {
  const { view, dictionary, words } = desk;
  const player = at(view.players, seat);
  const orNone = (text: string) => (text === '' ? words.none : text);
  const sentences = [
    `${words.pair(seatName(desk, seat), pointsPhrase(desk, player.points))}.`,
    `${words.pair(words.cards, orNone(gemsPhrase(desk, player.bonuses)))}.`,
    `${words.pair(words.tokens, orNone(dictionary.purse(player.tokens)))}.`,
    `${words.reservedCount(player.hand.length)}.`,
  ];
  if (player.nobles.length > 0) {
    sentences.push(
      `${words.pair(dictionary.table.nobles, dictionary.and(player.nobles.map((noble) => nobleName(desk, noble))))}.`,
    );
  }
  return sentences.join(' ');
}
