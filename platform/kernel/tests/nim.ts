import { BadInput, branch, copyRandom, pick, randomFrom, readObject, readOneOf } from '@chambord/kernel';
import type { Game, Random, Seat, Viewer } from '@chambord/kernel';

/** A game small enough to be broken on purpose: take one or two of a heap; each player has a secret; the last taker wins. */
export interface Nim {
  readonly options: { readonly players: 2 };
  readonly state: NimState;
  readonly view: NimView;
  readonly move: { readonly do: 'take'; readonly count: 1 | 2 };
  readonly event: { readonly event: 'took'; readonly seat: Seat };
  readonly why: { readonly rule: '1.1'; readonly reason: 'tooMany' };
}

interface NimState {
  heap: number;
  taken: [number, number];
  seat: Seat;
  secrets: [number, number];
  random: Random;
}

interface NimView extends Pick<NimState, 'heap' | 'taken' | 'seat'> {
  readonly viewer: Viewer;
  readonly secrets: readonly [number | null, number | null];
}

const HEAP = 9;
const SECRETS = [1, 2, 3, 4, 5] as const;

export const nim: Game<Nim> = {
  id: 'nim',
  rulesVersion: 1,
  variants: [{ players: 2 }],
  options: (value) => ({ players: readOneOf(readObject(value, '', ['players'])['players'], 'players', [2] as const) }),
  setup(_options, seed) {
    const random = randomFrom(seed);
    return { heap: HEAP, taken: [0, 0], seat: 0, secrets: [pick(random, SECRETS), pick(random, SECRETS)], random };
  },
  actor: (table) => (table.heap === 0 ? null : table.seat),
  legal: (table) => ([1, 2] as const).filter((count) => count <= table.heap).map((count) => ({ do: 'take', count })),
  sensible: (table) => nim.legal(table),
  apply(state, { count }, emit) {
    state.heap -= count;
    state.taken[state.seat === 0 ? 0 : 1] += count;
    emit?.({ event: 'took', seat: state.seat });
    if (state.heap > 0) state.seat = 1 - state.seat;
  },
  clone: ({ heap, taken, seat, secrets, random }) => ({
    heap,
    taken: [...taken],
    seat,
    secrets: [...secrets],
    random: copyRandom(random),
  }),
  view: ({ heap, taken, seat, secrets }, viewer) => ({
    viewer,
    heap,
    taken: [...taken],
    seat,
    secrets: [viewer === 0 ? secrets[0] : null, viewer === 1 ? secrets[1] : null],
  }),
  resample: ({ heap, taken, seat, secrets }, random) => ({
    heap,
    taken: [...taken],
    seat,
    secrets: [secrets[0] ?? pick(random, SECRETS), secrets[1] ?? pick(random, SECRETS)],
    random: branch(random),
  }),
  score: ({ heap, seat }) => {
    const points = [0, 1].map((player) => (heap === 0 && player === seat ? 1 : 0));
    return { points, places: points.map((point) => (point === 1 ? 1 : 2)) };
  },
  whyNot: (table, { count }) => (count <= table.heap ? null : { rule: '1.1', reason: 'tooMany' }),
  format: ({ count }) => `take ${count}`,
  parse(text) {
    const count = ([1, 2] as const).find((number) => text === `take ${number}`);
    if (count === undefined) throw new BadInput('', 'not a move');
    return { do: 'take', count };
  },
  sees: () => true,
  reveals: () => false,
  beginsRound: ({ seat }) => seat === 0,
  endsTurn: () => true,
  audit: ({ heap, taken }) => (heap + taken[0] + taken[1] === HEAP ? null : 'the heap leaks'),
};
