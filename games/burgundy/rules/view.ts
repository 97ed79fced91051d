import type { Seat, Viewer } from '@chambord/kernel';
import type { Animal, Good } from './material.ts';
import type { OpenPlayer, State, Position, PositionAaron, PositionPlayer } from './table.ts';

/** A pile of which only the top is seen (12.1). */
export interface SeenPile<T> {
  readonly length: number;
  readonly top: T | null;
}

/** What one viewer may know (12). */
export interface View extends Position {
  readonly viewer: Viewer;
  readonly deck: { readonly length: number };
  readonly goods: readonly [SeenPile<Good>, SeenPile<Good>];
  readonly animals: readonly [SeenPile<Animal>, SeenPile<Animal>];
}

/** Built field by field: what is not named here is not seen. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    round: state.round,
    turn: state.turn,
    starter: state.starter,
    seat: state.seat,
    bought: state.bought,
    over: state.over,
    startCard: state.startCard,
    agenda: state.agenda.map((frame) => [...frame]),
    display: state.display.map((row) => [...row]),
    discard: [...state.discard], // 12.3
    firstTriples: { ...state.firstTriples },
    allSeven: [...state.allSeven],
    deck: { length: state.deck.length },
    goods: [seen(state.goods[0]), seen(state.goods[1])],
    animals: [seen(state.animals[0]), seen(state.animals[1])],
    players: state.players.map((_, seat) => playerView(state, seat, viewer)),
    aaron: aaronView(state),
  };
}

function playerView(state: State, seat: Seat, viewer: Viewer): PositionPlayer {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  const open: OpenPlayer = {
    projects: [...player.projects],
    estate: [...player.estate],
    workers: player.workers,
    silver: player.silver,
    goods: { ...player.goods },
    sold: { ...player.sold },
    animals: { ...player.animals },
    points: player.points,
    allSeven: player.allSeven,
  };
  return {
    ...open,
    pile: { length: player.pile.length },
    // 12.2: the own hand by its dice only, the others' not at all
    hand: player.hand.map(({ die }) => ({ die: seat === viewer || viewer === 'open' ? die : null })),
  };
}

function aaronView({ aaron }: State): PositionAaron | null {
  if (aaron === null) return null;
  return {
    estate: [...aaron.estate],
    allSeven: aaron.allSeven,
    piles: aaron.piles.map(({ length }) => ({ length })),
  };
}

function seen<T>(pile: readonly T[]): SeenPile<T> {
  return { length: pile.length, top: pile[pile.length - 1] ?? null };
}
