import { TRIPLE } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import { Sym } from '@chambord/ui';
import type { Feast, Movement, Travel } from '@chambord/ui';
import { discarded, placedCards, playersCards, playersDice, roundCards } from './flying-cards.tsx';
import { halvedPiles, tokensOf, wonCards } from './flying-tokens.tsx';
import * as place from './places.ts';
import type { Stage } from './places.ts';

type SeenPlayer = View['players'][number];

/** What one decision can move at the most; more has changed when someone leaps through a replay. */
const MOST = 18;
/** A new round deals a display, and Aaron lays out up to seven cards. */
const MOST_IN_ROUND = 60;

/** What went where between two views: cards first, then what they brought and won; then what is celebrated. */
export function motionBetween(desk: Stage, before: View, after: View): Movement {
  const nothing: Movement = { travels: [], feasts: [] };
  if (before.viewer !== after.viewer || before.players.length !== after.players.length) return nothing;
  const rounds = after.round - before.round;
  if (rounds < 0 || rounds > 1) return nothing;
  const travels: Travel[] = [];
  const feasts: Feast[] = [];
  for (const [seat, player] of after.players.entries()) {
    const was = before.players[seat];
    if (was === undefined) continue;
    const cards = playersCards(desk, before, was, player, seat);
    const cause = { step: cards.length > 0 ? 1 : 0, card: placedCards(was, player)[0] };
    travels.push(
      ...cards,
      ...playersDice(desk, before, after, seat),
      ...tokensOf(desk, before, after, was, player, seat, cause),
    );
    feasts.push(...feastsOf(desk, was, player, seat));
  }
  travels.push(...discarded(desk, before, after), ...wonCards(desk, before, after), ...halvedPiles(before, after));
  if (rounds === 1) travels.push(...roundCards(desk, before, after));
  return travels.length > (rounds === 1 ? MOST_IN_ROUND : MOST) ? nothing : { travels: inSteps(travels), feasts };
}

/** Steps in which nothing happens are none. */
function inSteps(travels: readonly Travel[]): Travel[] {
  const steps = [...new Set(travels.map(({ step }) => step))].sort((one, other) => one - other);
  return travels.map((travel) => ({ ...travel, step: steps.indexOf(travel.step) }));
}

/** A finished triple, and all seven types. */
function feastsOf(desk: Stage, was: SeenPlayer, now: SeenPlayer, seat: Seat): Feast[] {
  const finished = now.estate.filter(
    ({ cards }) =>
      cards.length === TRIPLE &&
      !was.estate.some((column) => column.cards[0] === cards[0] && column.cards.length === TRIPLE),
  );
  const rosette = (drawing: string) => (
    <>
      <Sym id="seal" />
      <Sym id={drawing} />
    </>
  );
  return [
    ...finished.map(({ type, cards }) => {
      const middle = cards[1] ?? cards[0];
      return { at: middle === undefined ? [] : place.placed(desk, seat, middle), picture: rosette(type) };
    }),
    ...(now.allSeven > was.allSeven ? [{ at: place.pointsOf(desk, seat), picture: rosette('point') }] : []),
  ];
}
