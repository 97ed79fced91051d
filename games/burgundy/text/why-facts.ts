import {
  AARON,
  ANIMALS,
  CARDS_PRICE,
  faceOf,
  GOODS,
  ROUNDS,
  score,
  TRIPLE,
  TURNS,
  typesIn,
} from '@chambord/burgundy/rules';
import type { Burgundy, Card, CardFace, Column, Position, Type } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import type { TwoTurns } from '@chambord/prose';

/** Something that one turn gets and the other does not. */
export type Fact =
  /** Alone: after the other turn Aaron has more at the end of the round, and the game is lost; with what he has then. */
  | { readonly fact: 'notLost'; readonly aaron: number; readonly instead: number }
  /** Points more by the score sheet. */
  | { readonly fact: 'points'; readonly count: number }
  | { readonly fact: 'triple'; readonly type: Type }
  /** The card for the first triple of a type. */
  | { readonly fact: 'firstTriple'; readonly type: Type }
  | { readonly fact: 'allSeven'; readonly points: number }
  /** Of the seven types, so many are in the estate. */
  | { readonly fact: 'types'; readonly count: number; readonly instead: number }
  /** A column has two cards: one is lacking for a triple. */
  | { readonly fact: 'pair'; readonly type: Type }
  /** A project that goes on with a column that is begun, with so many cards in it; `kept` if it was one before, and the other turn discards it. */
  | {
      readonly fact: 'fits';
      readonly face: CardFace;
      readonly type: Type;
      readonly cards: number;
      readonly kept: boolean;
    }
  /** A project of a type that is neither in the estate nor among the other projects; `kept` as above. */
  | { readonly fact: 'newType'; readonly face: CardFace; readonly kept: boolean }
  /** A card that somebody else lacks for a triple. */
  | { readonly fact: 'denied'; readonly face: CardFace; readonly name: string }
  /** Cards placed in the estate. */
  | { readonly fact: 'placed'; readonly count: number }
  | { readonly fact: 'projects'; readonly count: number; readonly instead: number }
  /** Silver that is left; whether it is enough to buy with only after the better turn. */
  | { readonly fact: 'silver'; readonly count: number; readonly instead: number; readonly enough: boolean }
  | { readonly fact: 'workers'; readonly count: number; readonly instead: number }
  | { readonly fact: 'goods'; readonly count: number; readonly instead: number }
  | { readonly fact: 'animals'; readonly count: number; readonly instead: number }
  | { readonly fact: 'startCard' }
  /** In the last turn: so much is left in the storage, which breaks ties. */
  | { readonly fact: 'storage'; readonly count: number; readonly instead: number };

export type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>;

type Player = Position['players'][number];

/** What the better turn gets and the other does not, the weightiest first. */
export function factsOf(turns: TwoTurns<Burgundy>): Fact[] {
  const { seat, before, made, better } = turns;
  const one = at(better.after.players, seat);
  const other = at(made.after.players, seat);
  const facts: Fact[] = [];
  const [lost, wouldBeLost] = [isLost(better.after), isLost(made.after)];
  if (wouldBeLost && !lost)
    facts.push({ fact: 'notLost', aaron: pointsOf(made.after, AARON), instead: pointsOf(made.after, seat) });
  const points = pointsOf(better.after, seat) - pointsOf(made.after, seat);
  if (points > 0) facts.push({ fact: 'points', count: points });
  const extra = typesWith(one, TRIPLE).filter(
    (type) => count(typesWith(one, TRIPLE), type) > count(typesWith(other, TRIPLE), type),
  );
  for (const type of new Set(extra)) {
    facts.push({ fact: 'triple', type });
    const first = better.after.firstTriples[type] === seat && made.after.firstTriples[type] !== seat;
    if (first) facts.push({ fact: 'firstTriple', type });
  }
  if (one.allSeven > other.allSeven) facts.push({ fact: 'allSeven', points: one.allSeven });
  // What comes of the rest comes later, and after this turn nothing does.
  if (isLastTurn(before)) return [...facts, ...tieFacts(turns)];
  const [types, otherTypes] = [typesIn(before, one.estate).size, typesIn(before, other.estate).size];
  if (types > otherTypes && wantsTypes(better.after, one))
    facts.push({ fact: 'types', count: types, instead: otherTypes });
  for (const type of typesWith(one, TRIPLE - 1)) {
    const finished = typesWith(other, TRIPLE).includes(type);
    if (!finished && !typesWith(other, TRIPLE - 1).includes(type)) facts.push({ fact: 'pair', type });
  }
  facts.push(...deniedFacts(turns), ...fittingFacts(turns, one, other));
  const [placed, otherPlaced] = [cardsIn(one), cardsIn(other)];
  const moreSpecial = facts.some(({ fact }) => fact === 'triple' || fact === 'pair' || fact === 'types');
  if (placed > otherPlaced && !moreSpecial) facts.push({ fact: 'placed', count: placed - otherPlaced });
  facts.push(...storageFacts(one, other));
  const { length: projects } = one.projects;
  if (projects > other.projects.length)
    facts.push({ fact: 'projects', count: projects, instead: other.projects.length });
  if (better.after.startCard?.holder === seat && made.after.startCard?.holder !== seat)
    facts.push({ fact: 'startCard' });
  return facts;
}

function isLastTurn({ round, turn }: Position): boolean {
  return round === ROUNDS.length - 1 && turn === TURNS - 1;
}

/** Alone: whether Aaron has more at the end of a round. */
function isLost(table: Position): boolean {
  return table.aaron !== null && table.over && pointsOf(table, AARON) > pointsOf(table, 0);
}

/** Alone against Aaron equality is enough, and nothing is counted but points. */
function tieFacts({ seat, before, made, better }: TwoTurns<Burgundy>): Fact[] {
  const storage = (table: Position) => at(score(table).sheets, seat).storage;
  const [count, instead] = [storage(better.after), storage(made.after)];
  return before.aaron === null && count > instead ? [{ fact: 'storage', count, instead }] : [];
}

function storageFacts(one: Player, other: Player): Fact[] {
  const facts: Fact[] = [];
  if (one.silver > other.silver) {
    const enough = one.silver >= CARDS_PRICE && other.silver < CARDS_PRICE;
    facts.push({ fact: 'silver', count: one.silver, instead: other.silver, enough });
  }
  if (one.workers > other.workers) facts.push({ fact: 'workers', count: one.workers, instead: other.workers });
  const goods = (player: Player) => GOODS.reduce((sum, good) => sum + player.goods[good], 0);
  if (goods(one) > goods(other)) facts.push({ fact: 'goods', count: goods(one), instead: goods(other) });
  const animals = (player: Player) => ANIMALS.reduce((sum, animal) => sum + player.animals[animal], 0);
  if (animals(one) > animals(other)) facts.push({ fact: 'animals', count: animals(one), instead: animals(other) });
  return facts;
}

/** The only card of its type in the display, if the better turn takes it, and it completes a triple of somebody else who has none either. */
function deniedFacts({ seat, before, made, better, names }: TwoTurns<Burgundy>): Fact[] {
  const taken = (moves: readonly Burgundy['move'][]) =>
    moves.flatMap((move) => (move.do === 'take' ? [move.card] : []));
  const types = taken(made.moves).map((card) => faceOf(before, card).type);
  return taken(better.moves).flatMap((card): Fact[] => {
    const face = faceOf(before, card);
    const isOfType = (other: Card) => faceOf(before, other).type === face.type;
    // Another one of the type would deny it as well, and with a second one nothing is denied.
    if (types.includes(face.type) || before.display.flat().filter(isOfType).length > 1) return [];
    return before.players.flatMap((player, who): Fact[] => {
      const lacks = player.estate.some(({ type, cards }) => type === face.type && cards.length === TRIPLE - 1);
      const denied = who !== seat && lacks && !player.projects.some(isOfType);
      return denied ? [{ fact: 'denied', face, name: names[who] ?? String(who + 1) }] : [];
    });
  });
}

/** A project that the other turn does not get, and that goes on with a column of the own estate, or begins with a type that it lacks. */
function fittingFacts({ seat, before, better }: TwoTurns<Burgundy>, one: Player, other: Player): Fact[] {
  const got = one.projects.filter((card) => !other.projects.includes(card) && !isPlaced(other, card));
  return got.flatMap((card): Fact[] => {
    const face = faceOf(before, card);
    const column =
      one.estate.find(({ type, cards }) => type === face.type && cards.length < TRIPLE) ??
      // 6.3: a cloister completes any column.
      (face.type === 'cloister' ? one.estate.find(({ cards }) => cards.length === TRIPLE - 1) : undefined);
    const kept = at(before.players, seat).projects.includes(card);
    if (column === undefined) {
      const isOfType = (each: Card) => each !== card && faceOf(before, each).type === face.type;
      const isNew = [one, other].every(
        ({ estate, projects }) => !typesIn(before, estate).has(face.type) && !projects.some(isOfType),
      );
      return isNew && wantsTypes(better.after, one) ? [{ fact: 'newType', face, kept }] : [];
    }
    return [{ fact: 'fits', face, type: column.type, cards: column.cards.length, kept }];
  });
}

function isPlaced({ estate }: Player, card: Card): boolean {
  return estate.some(({ cards }) => cards.includes(card));
}

function pointsOf(table: Position, seat: number): number {
  return at(score(table).points, seat);
}

/** The types of the columns with so many cards, each as often as there are such columns. */
function typesWith({ estate }: Player, cards: number): Type[] {
  return estate.filter((column: Column) => column.cards.length === cards).map(({ type }) => type);
}

function count(types: readonly Type[], type: Type): number {
  return types.filter((each) => each === type).length;
}

/** Whether a card for all seven types can still be had. */
function wantsTypes(table: Position, { allSeven }: Player): boolean {
  return allSeven === 0 && table.allSeven.length > 0;
}

function cardsIn({ estate }: Player): number {
  return estate.reduce((sum, { cards }) => sum + cards.length, 0);
}
