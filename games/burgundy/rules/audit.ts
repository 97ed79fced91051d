import { cardsOf } from './edition.ts';
import { ALL_SEVEN, ANIMAL_COPIES, ANIMALS, GOOD_COPIES, GOODS, MAX_PROJECTS, TRIPLE, TYPES } from './material.ts';
import type { Card } from './material.ts';
import type { State } from './table.ts';

/** The first law that the state breaks: every card, good and animal is somewhere, once, and no counter is below zero. */
export function audit(state: State): string | null {
  return auditCards(state) ?? auditSupply(state) ?? auditAwards(state) ?? auditPlayers(state);
}

function auditCards(state: State): string | null {
  const places = new Map<Card, string>();
  const twice: string[] = [];
  const lay = (place: string, cards: readonly Card[]) => {
    for (const card of cards) {
      const before = places.get(card);
      if (before !== undefined) twice.push(`card ${card} lies in ${before} and in ${place}`);
      places.set(card, place);
    }
  };
  lay('the deck', state.deck);
  lay('the discard pile', state.discard);
  state.display.forEach((row, index) => lay(`row ${index + 1}`, row));
  state.players.forEach((player, seat) => {
    lay(`pile ${seat}`, player.pile);
    lay(
      `hand ${seat}`,
      player.hand.map(({ card }) => card),
    );
    lay(`projects ${seat}`, player.projects);
    for (const column of player.estate) lay(`estate ${seat}`, column.cards);
  });
  for (const pile of state.aaron?.piles ?? []) lay("Aaron's piles", pile);
  for (const column of state.aaron?.estate ?? []) lay("Aaron's estate", column.cards);
  for (const frame of state.agenda)
    for (const step of frame) if (step.step === 'keepOne') lay('the purchase', step.cards);
  const missing = Array.from(cardsOf(state).keys()).find((card) => !places.has(card));
  return twice[0] ?? (missing === undefined ? null : `card ${missing} is nowhere`);
}

function auditSupply(state: State): string | null {
  for (const good of GOODS) {
    const owned = state.players.reduce((sum, player) => sum + player.goods[good] + player.sold[good], 0);
    const left = countIn(state.goods, good);
    if (owned + left !== GOOD_COPIES) return `there are ${owned + left} ${good} goods`;
  }
  for (const animal of ANIMALS) {
    const owned = state.players.reduce((sum, player) => sum + player.animals[animal], 0);
    const left = countIn(state.animals, animal);
    if (owned + left !== ANIMAL_COPIES) return `there are ${owned + left} of ${animal}`;
  }
  return null;
}

function countIn<T>(piles: readonly (readonly T[])[], wanted: T): number {
  let count = 0;
  for (const pile of piles) for (const kind of pile) if (kind === wanted) count++;
  return count;
}

function auditAwards(state: State): string | null {
  const contenders = [...state.players, ...(state.aaron ? [state.aaron] : [])];
  const taken = contenders.map(({ allSeven }) => allSeven).filter((points) => points > 0);
  const all = [...taken, ...state.allSeven].sort((a, b) => b - a);
  if (all.join() !== ALL_SEVEN[state.options.players].join()) return `"all seven types" cards are ${all.join()}`;
  for (const type of TYPES) {
    const someone = contenders.some(({ estate }) =>
      estate.some((column) => column.type === type && column.cards.length === TRIPLE),
    );
    if (someone !== (state.firstTriples[type] !== null)) return `the first ${type} triple card is in the wrong place`;
  }
  return null;
}

function auditPlayers(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    const { workers, silver, points, goods, sold, animals } = player;
    const counters = [workers, silver, points, ...[goods, sold, animals].flatMap((counts) => Object.values(counts))];
    if (counters.some((count) => !Number.isInteger(count) || count < 0)) return `seat ${seat} owes something`;
    if (player.projects.length > MAX_PROJECTS) return `seat ${seat} has ${player.projects.length} projects`;
    if (player.estate.some(({ cards }) => cards.length > TRIPLE)) return `seat ${seat} has too long a column`;
  }
  return null;
}
