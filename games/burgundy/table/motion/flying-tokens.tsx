import { AARON, ANIMALS, GOODS, PILES, TYPES } from '@chambord/burgundy/rules';
import type { Card, Supply, View } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import { Seal, Sym } from '@chambord/ui';
import type { ThingNames, Travel } from '@chambord/ui';
import { GOOD_DRAWINGS } from '../parts/material.ts';
import * as place from './places.ts';
import type { Stage } from './places.ts';

type SeenPlayer = View['players'][number];

const token = (drawing: string) => ({ kind: 'token', picture: <Seal id={drawing} /> });

interface Cause {
  readonly step: number;
  /** The card that was placed: its effect brings something. */
  readonly card: Card | undefined;
}

/** Workers, silver, goods, animals and points that came or went. */
export function tokensOf(
  desk: Stage,
  before: View,
  after: View,
  was: SeenPlayer,
  now: SeenPlayer,
  seat: Seat,
  { step, card }: Cause,
): Travel[] {
  const source = sourceOf(desk, before, after, seat, card);
  const counters = [
    { drawing: 'worker', gained: now.workers - was.workers, from: source },
    { drawing: 'silver', gained: now.silver - was.silver, from: source },
    ...GOODS.map((good) => ({
      drawing: GOOD_DRAWINGS[good],
      gained: now.goods[good] - was.goods[good],
      from: shrunk(before, after, 'goods'),
      // Sold goods are points from now on.
      spent: now.sold[good] > was.sold[good] ? place.pointsOf(desk, seat) : place.BANK,
    })),
    ...ANIMALS.map((animal) => ({
      drawing: animal,
      gained: now.animals[animal] - was.animals[animal],
      from: shrunk(before, after, 'animals'),
    })),
    { drawing: 'point', gained: now.points - was.points, from: source },
  ];
  return counters.flatMap(({ drawing, gained, from, ...rest }) => {
    const purse = drawing === 'point' ? place.pointsOf(desk, seat) : place.counterOf(desk, seat, drawing);
    const spent = 'spent' in rest ? rest.spent : place.BANK;
    const [start, goal] = gained > 0 ? [from, purse] : [purse, spent];
    return Array.from({ length: Math.abs(gained) }, (): Travel => ({ ...token(drawing), from: start, to: goal, step }));
  });
}

/** What an effect brings comes from the card, a bonus from the round card, what an action brings from the die. */
function sourceOf(desk: Stage, before: View, after: View, seat: Seat, card: Card | undefined): ThingNames {
  if (card !== undefined) return place.placed(desk, seat, card);
  const open = ({ agenda }: View) => agenda.flat().filter(({ step }) => step === 'tripleBonus').length;
  return open(after) < open(before) ? place.ROUND_CARD : place.of(desk, seat, place.hand);
}

/** The pile from which something was taken. */
function shrunk(before: View, after: View, supply: Supply): ThingNames {
  const which = PILES.find((_, index) => {
    const side = index === 0 ? 0 : 1;
    return after[supply][side].length < before[supply][side].length;
  });
  return which === undefined ? [`[data-zone=${supply}]`] : place.pile(supply, which);
}

/** A pile that ran out gets half of the other one (7.2). */
export function halvedPiles(before: View, after: View): Travel[] {
  return (['goods', 'animals'] as const).flatMap((supply) =>
    PILES.flatMap((which, index): Travel[] => {
      const side = index === 0 ? 0 : 1;
      const { top, length } = after[supply][side];
      if (top === null || length <= before[supply][side].length) return [];
      const drawing = supply === 'goods' ? GOOD_DRAWINGS[top as keyof typeof GOOD_DRAWINGS] : top;
      const other = which === 'left' ? 'right' : 'left';
      return [{ ...token(drawing), from: place.pile(supply, other), to: place.pile(supply, which), step: 2 }];
    }),
  );
}

/** The cards that are won: first triples, all seven types, the start player card. */
export function wonCards(desk: Stage, before: View, after: View): Travel[] {
  const firsts = TYPES.flatMap((type): Travel[] => {
    const owner = after.firstTriples[type];
    if (owner === null || before.firstTriples[type] !== null) return [];
    const from = [`[data-zone=estate] .lane.${type} .ribbon`, `[data-zone=estate] .lane.${type}`];
    return [{ ...token('point'), from, to: place.pointsOf(desk, owner), step: 2 }];
  });
  const seven = (seat: Seat, was: number, now: number): Travel[] =>
    now > was ? [{ ...token('point'), from: place.ALL_SEVEN, to: place.pointsOf(desk, seat), step: 2 }] : [];
  const sevens = after.players.flatMap(({ allSeven }, seat) =>
    seven(seat, before.players[seat]?.allSeven ?? allSeven, allSeven),
  );
  if (before.aaron !== null && after.aaron !== null) {
    sevens.push(...seven(AARON, before.aaron.allSeven, after.aaron.allSeven));
  }
  const [was, now] = [before.startCard?.holder, after.startCard?.holder];
  const passed: Travel[] =
    was === undefined || now === undefined || was === now
      ? []
      : [
          {
            kind: 'die',
            picture: <Sym id="start" />,
            from: place.of(desk, was, place.name),
            to: place.of(desk, now, place.name),
            step: 1,
          },
        ];
  return [...firsts, ...sevens, ...passed];
}
