import { at as element, BadInput } from '@chambord/kernel';
import {
  AARON_PILES,
  ANIMALS,
  DICE,
  EFFECTS,
  FACES,
  GOODS,
  MAX_PROJECTS,
  STEPS,
  TYPES,
} from '@chambord/burgundy/rules';
import type { Aaron, Column, Die, Effect, HandCard, Player, State, Step } from '@chambord/burgundy/rules';
import * as agenda from './agenda.ts';
import { columnCard, columnCount, columnOf, columnType } from './estate.ts';
import * as at from './layout.ts';
import { cell, dieOf, playerAt } from './layout.ts';
import type { Numbers } from './layout.ts';

function writeList(list: readonly number[], into: Numbers, place: number): void {
  into[place] = list.length;
  into.set(list, place + 1);
}

function readList(table: Numbers, place: number): number[] {
  return Array.from(table.subarray(place + 1, place + 1 + cell(table, place)));
}

/** Writes a state down in numbers. */
export function fromState(state: State, into: Numbers): void {
  if (state.options.edition !== undefined) {
    throw new BadInput('options.edition', 'only the standard edition is played on numbers');
  }
  into.fill(0);
  into[at.PLAYERS] = state.options.players;
  into[at.START_PLAYER] = (state.options.startPlayer ?? -1) + 1;
  into[at.ROUND] = state.round;
  into[at.TURN] = state.turn;
  into[at.STARTER] = state.starter;
  into[at.SEAT] = state.seat;
  into[at.BOUGHT] = state.bought ? 1 : 0;
  into[at.OVER] = state.over ? 1 : 0;
  into[at.HOLDER] = state.startCard?.holder ?? at.NOBODY;
  into[at.FACE_DOWN] = state.startCard?.faceDown === true ? 1 : 0;
  into.set(state.random.key, at.KEY);
  into[at.NEXT] = state.random.next;
  TYPES.forEach((type, i) => (into[at.FIRST_TRIPLES + i] = state.firstTriples[type] ?? at.NOBODY));
  writeList(state.allSeven, into, at.ALL_SEVEN_LEFT);
  writeList(state.deck, into, at.DECK);
  writeList(state.discard, into, at.DISCARD);
  state.display.forEach((row, i) => writeList(row, into, at.DISPLAY + i * at.PER_ROW));
  for (const i of [0, 1] as const) {
    const goods = state.goods[i].map((good) => GOODS.indexOf(good));
    const animals = state.animals[i].map((animal) => ANIMALS.indexOf(animal));
    writeList(goods, into, at.GOOD_PILES + i * at.PER_GOOD_PILE);
    writeList(animals, into, at.ANIMAL_PILES + i * at.PER_ANIMAL_PILE);
  }
  for (const [first, second] of state.agenda) {
    agenda.openFrame(into, first ? stepNumber(first) : 0, second ? stepNumber(second) : 0);
  }
  state.players.forEach((player, seat) => writePlayer(player, into, playerAt(seat)));
  const { aaron } = state;
  if (aaron === null) return;
  into[at.AARON] = 1;
  into[at.AARON_ALL_SEVEN] = aaron.allSeven;
  const next = AARON_PILES.length - aaron.piles.length;
  into[at.AARON_NEXT] = next;
  aaron.piles.forEach((pile, i) => writeList(pile, into, at.AARON_PILES + (next + i) * at.PER_AARON_PILE));
  writeEstate(aaron.estate, into, at.AARON_ESTATE);
}

function writePlayer(player: Player, into: Numbers, to: number): void {
  into[to + at.WORKERS] = player.workers;
  into[to + at.SILVER] = player.silver;
  into[to + at.POINTS] = player.points;
  into[to + at.ALL_SEVEN] = player.allSeven;
  GOODS.forEach((good, i) => {
    into[to + at.GOODS + i] = player.goods[good];
    into[to + at.SOLD + i] = player.sold[good];
  });
  ANIMALS.forEach((animal, i) => (into[to + at.ANIMALS + i] = player.animals[animal]));
  writeList(player.pile, into, to + at.PILE);
  writeList(
    player.hand.map(({ card }) => card),
    into,
    to + at.HAND,
  );
  if (player.projects.length > MAX_PROJECTS) throw new RangeError('nobody has more than three projects');
  writeList(player.projects, into, to + at.PROJECTS);
  writeEstate(player.estate, into, to + at.ESTATE);
}

function writeEstate(estate: readonly Column[], into: Numbers, place: number): void {
  writeList(
    estate.map(({ type, cards }) => columnOf(TYPES.indexOf(type), cards)),
    into,
    place,
  );
}

function stepNumber(step: Step): number {
  const kind = STEPS.indexOf(step.step) + 1;
  switch (step.step) {
    case 'takeAction':
      return agenda.stepOf(kind, step.die ?? 0, step.card ?? agenda.NO_CARD);
    case 'keepOne':
      return agenda.purchaseOf(step.cards);
    case 'receive': {
      const goods = step.of.includes('goods') ? agenda.OF_GOODS : 0;
      const animals = step.of.includes('animals') ? agenda.OF_ANIMALS : 0;
      return agenda.stepOf(kind, goods | animals, step.card ?? agenda.NO_CARD);
    }
    case 'takeOf':
    case 'sellOne':
    case 'placeAnother':
      return agenda.stepOf(kind, 0, step.card);
    case 'playDie':
    case 'tripleBonus':
    case 'endTurn':
      return agenda.stepOf(kind);
  }
}

/** The state that lies in these numbers. */
export function toState(table: Numbers): State {
  const players = cell(table, at.PLAYERS) as State['options']['players'];
  const startPlayer = cell(table, at.START_PLAYER) - 1;
  const holder = cell(table, at.HOLDER);
  const goods = (i: number) =>
    readList(table, at.GOOD_PILES + i * at.PER_GOOD_PILE).map((kind) => element(GOODS, kind));
  const animals = (i: number) =>
    readList(table, at.ANIMAL_PILES + i * at.PER_ANIMAL_PILE).map((kind) => element(ANIMALS, kind));
  return {
    options: startPlayer < 0 ? { players } : { players, startPlayer },
    round: cell(table, at.ROUND),
    turn: cell(table, at.TURN),
    starter: cell(table, at.STARTER),
    seat: cell(table, at.SEAT),
    bought: cell(table, at.BOUGHT) === 1,
    over: cell(table, at.OVER) === 1,
    startCard: holder === at.NOBODY ? null : { holder, faceDown: cell(table, at.FACE_DOWN) === 1 },
    agenda: framesOf(table),
    display: DICE.map((_, row) => readList(table, at.DISPLAY + row * at.PER_ROW)),
    goods: [goods(0), goods(1)],
    animals: [animals(0), animals(1)],
    firstTriples: byKind(TYPES, (i) => {
      const owner = cell(table, at.FIRST_TRIPLES + i);
      return owner === at.NOBODY ? null : owner;
    }),
    allSeven: readList(table, at.ALL_SEVEN_LEFT),
    players: Array.from({ length: players }, (_, seat) => playerOf(table, playerAt(seat))),
    aaron: aaronOf(table),
    discard: readList(table, at.DISCARD),
    deck: readList(table, at.DECK),
    random: {
      key: Array.from(table.subarray(at.KEY, at.KEY + 8), (word) => word >>> 0),
      next: cell(table, at.NEXT),
    },
  };
}

function framesOf(table: Numbers): Step[][] {
  const steps = readList(table, at.AGENDA);
  return Array.from({ length: steps.length / 2 }, (_, frame) =>
    steps.slice(2 * frame, 2 * frame + 2).flatMap((step) => (step === 0 ? [] : [readStep(step)])),
  );
}

function readStep(number: number): Step {
  const step = element(STEPS, agenda.kindOfStep(number) - 1);
  const about = agenda.aboutOf(number);
  const card = agenda.cardOfStep(number);
  const opener = card === agenda.NO_CARD ? null : card;
  switch (step) {
    case 'takeAction':
      return { step, die: about === 0 ? null : (about as Die), card: opener };
    case 'keepOne': {
      const cards = Array.from({ length: agenda.boughtCount(number) }, (_, i) => agenda.boughtCard(number, i));
      return { step, cards };
    }
    case 'takeOf': {
      const effect: Effect = EFFECTS[element(FACES, at.FACE[card] as number)];
      return { step, types: effect.does === 'takeOf' ? effect.types : [], card };
    }
    case 'receive': {
      const goods = (about & agenda.OF_GOODS) !== 0 ? (['goods'] as const) : [];
      const animals = (about & agenda.OF_ANIMALS) !== 0 ? (['animals'] as const) : [];
      return { step, of: [...goods, ...animals], card: opener };
    }
    case 'sellOne':
    case 'placeAnother':
      return { step, card };
    case 'playDie':
    case 'tripleBonus':
    case 'endTurn':
      return { step };
  }
}

function playerOf(table: Numbers, from: number): Player {
  return {
    hand: readList(table, from + at.HAND).map((card): HandCard => ({ die: dieOf(card) as Die, card })),
    pile: readList(table, from + at.PILE),
    projects: readList(table, from + at.PROJECTS),
    estate: estateOf(table, from + at.ESTATE),
    workers: cell(table, from + at.WORKERS),
    silver: cell(table, from + at.SILVER),
    goods: byKind(GOODS, (i) => cell(table, from + at.GOODS + i)),
    sold: byKind(GOODS, (i) => cell(table, from + at.SOLD + i)),
    animals: byKind(ANIMALS, (i) => cell(table, from + at.ANIMALS + i)),
    points: cell(table, from + at.POINTS),
    allSeven: cell(table, from + at.ALL_SEVEN),
  };
}

function aaronOf(table: Numbers): Aaron | null {
  if (cell(table, at.AARON) === 0) return null;
  const next = cell(table, at.AARON_NEXT);
  return {
    estate: estateOf(table, at.AARON_ESTATE),
    allSeven: cell(table, at.AARON_ALL_SEVEN),
    piles: Array.from({ length: AARON_PILES.length - next }, (_, i) =>
      readList(table, at.AARON_PILES + (next + i) * at.PER_AARON_PILE),
    ),
  };
}

function estateOf(table: Numbers, place: number): Column[] {
  return readList(table, place).map((column) => ({
    type: element(TYPES, columnType(column)),
    cards: Array.from({ length: columnCount(column) }, (_, i) => columnCard(column, i)),
  }));
}

function byKind<Kind extends string, Value>(
  kinds: readonly Kind[],
  value: (index: number) => Value,
): Record<Kind, Value> {
  return Object.fromEntries(kinds.map((kind, i) => [kind, value(i)])) as Record<Kind, Value>;
}
