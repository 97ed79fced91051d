import { ANIMALS, faceOf, GOODS, TRIPLE } from '@chambord/burgundy/rules';
import type { Card, View } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import { Seal, Sym } from '@chambord/ui';
import type { Feast, Motion, Travel } from '@chambord/ui';
import { CardDrawing } from './card.tsx';
import type { Desk } from './desk.ts';
import { GOOD_DRAWINGS } from './material.ts';

type SeenPlayer = View['players'][number];

/** What one decision can move at the most; more has changed when someone leaps through a replay or a round begins. */
const MOST = 14;

/** What went where between two views: cards first, then what they brought; then what is celebrated. */
export function motionBetween(desk: Desk, before: View, after: View): Motion {
  const nothing: Motion = { travels: [], feasts: [] };
  if (before.viewer !== after.viewer || before.players.length !== after.players.length) return nothing;
  if (before.round !== after.round) return nothing;
  const travels: Travel[] = [];
  const feasts: Feast[] = [];
  for (const [seat, player] of after.players.entries()) {
    const was = before.players[seat];
    if (was === undefined) continue;
    const cards = cardsOf(desk, before, was, player, seat);
    const step = cards.length > 0 ? 1 : 0;
    travels.push(...cards, ...tokensOf(desk, was, player, seat, { step, card: placed(was, player)[0] }));
    feasts.push(...feastsOf(desk, was, player, seat));
  }
  return travels.length > MOST ? nothing : { travels, feasts };
}

const own = (desk: Desk, seat: Seat) => seat === desk.own;

/** Where a player's things are: the own in zones, those of the others at their place. */
function zone(desk: Desk, seat: Seat, names: readonly string[]): string[] {
  return own(desk, seat) ? [...names] : [`[data-seat="${seat}"]`];
}

const cardsIn = ({ estate }: SeenPlayer) => estate.flatMap(({ cards }) => cards);

function placed(was: SeenPlayer, now: SeenPlayer): Card[] {
  const there = new Set(cardsIn(was));
  return cardsIn(now).filter((card) => !there.has(card));
}

function cardsOf(desk: Desk, before: View, was: SeenPlayer, now: SeenPlayer, seat: Seat): Travel[] {
  const code = (card: Card) => faceOf(desk.view, card).code;
  const taken = now.projects.filter((card) => !was.projects.includes(card));
  const projects = zone(desk, seat, ['[data-zone=projects] .three', '[data-zone=projects]']);
  return [
    ...taken.map((card): Travel => {
      const row = before.display.findIndex((cards) => cards.includes(card));
      const column = `[data-zone=display] .col:nth-child(${row + 1})`;
      return {
        ...flying(desk, card),
        from: row < 0 ? ['[data-zone=deck]', '[data-zone=bar]'] : [`${column} .pile`, column],
        to: zone(desk, seat, [`[data-zone=projects] [data-card=${code(card)}]`, '[data-zone=projects]']),
        ...(own(desk, seat) ? { covers: '[data-card]' } : {}),
      };
    }),
    ...placed(was, now).map((card): Travel => ({
      ...flying(desk, card),
      from: projects,
      to: zone(desk, seat, [`[data-zone=estate] [data-card=${code(card)}]`, '[data-zone=estate]']),
      ...(own(desk, seat) ? { covers: '[data-card]' } : {}),
    })),
  ];
}

function flying(desk: Desk, card: Card): Pick<Travel, 'kind' | 'picture' | 'step'> {
  const face = faceOf(desk.view, card);
  const picture = (
    <span class={`card ${face.type}`}>
      <CardDrawing desk={desk} face={face} />
    </span>
  );
  return { kind: 'whole', picture, step: 0 };
}

/** Workers, silver, goods, animals and points that came or went. */
function tokensOf(
  desk: Desk,
  was: SeenPlayer,
  now: SeenPlayer,
  seat: Seat,
  { step, card }: { readonly step: number; readonly card: Card | undefined },
): Travel[] {
  // What an effect brings comes from the card; what an action brings from the die.
  const source =
    card === undefined
      ? zone(desk, seat, ['[data-zone=hand]'])
      : zone(desk, seat, [`[data-zone=estate] [data-card=${faceOf(desk.view, card).code}]`]);
  const counters = [
    { drawing: 'worker', gained: now.workers - was.workers, from: source },
    { drawing: 'silver', gained: now.silver - was.silver, from: source },
    ...GOODS.map((good) => ({
      drawing: GOOD_DRAWINGS[good],
      gained: now.goods[good] - was.goods[good],
      from: ['[data-zone=goods]'],
    })),
    ...ANIMALS.map((animal) => ({
      drawing: animal,
      gained: now.animals[animal] - was.animals[animal],
      from: ['[data-zone=animals]'],
    })),
    { drawing: 'point', gained: now.points - was.points, from: source },
  ];
  return counters.flatMap(({ drawing, gained, from }) => {
    const purse = zone(desk, seat, [
      drawing === 'point' ? '[data-zone=storage] .pts' : `[data-zone=storage] .seal:has([href="#${drawing}"])`,
      '[data-zone=storage]',
    ]);
    // What is spent goes to the bank, which is nowhere: towards the middle of the table.
    const [start, goal] = gained > 0 ? [from, purse] : [purse, ['[data-zone=deck]', '[data-zone=display]']];
    return Array.from({ length: Math.abs(gained) }, (): Travel => ({
      kind: 'token',
      picture: <Seal id={drawing} />,
      from: start,
      to: goal,
      step,
    }));
  });
}

/** A finished triple, and all seven types. */
function feastsOf(desk: Desk, was: SeenPlayer, now: SeenPlayer, seat: Seat): Feast[] {
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
      const name =
        middle === undefined
          ? '[data-zone=estate]'
          : `[data-zone=estate] [data-card=${faceOf(desk.view, middle).code}]`;
      return { at: zone(desk, seat, [name, '[data-zone=estate]']), picture: rosette(type) };
    }),
    ...(now.allSeven > was.allSeven
      ? [{ at: zone(desk, seat, ['[data-zone=storage] .pts']), picture: rosette('point') }]
      : []),
  ];
}
