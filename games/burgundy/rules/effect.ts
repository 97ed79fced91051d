import type { Gain } from './edition.ts';
import type { Face, Supply, Type } from './material.ts';

/** What a card does when it is placed (7). What it opens has the name of the step. */
export type Effect =
  /** Silver, workers or points, at once (7.1, 7.4). */
  | { readonly does: 'bring'; readonly gain: Pick<Gain, 'points' | 'silver' | 'workers'> }
  /** The top of a pile of one of these (7.1, 7.4). */
  | { readonly does: 'receive'; readonly of: readonly Supply[] }
  /** A card of one of these types from the display (7.3). */
  | { readonly does: 'takeOf'; readonly types: readonly Type[] }
  /** Goods are sold (7.5), another project is placed (7.6), one of the six actions is free (7.7), nothing happens (7.8). */
  | { readonly does: 'sellOne' | 'placeAnother' | 'takeAction' | 'nothing' };

export const EFFECTS = {
  castle: { does: 'takeAction' },
  mine: { does: 'bring', gain: { silver: 2 } },
  cloister: { does: 'nothing' },
  knowledge: { does: 'bring', gain: { workers: 2 } },
  ship: { does: 'receive', of: ['goods'] },
  pasture: { does: 'receive', of: ['animals'] },
  carpenter: { does: 'takeOf', types: ['building', 'knowledge'] },
  church: { does: 'takeOf', types: ['castle', 'mine', 'cloister'] },
  market: { does: 'takeOf', types: ['ship', 'pasture'] },
  watchtower: { does: 'bring', gain: { points: 1 } },
  bank: { does: 'bring', gain: { silver: 3 } },
  boardingHouse: { does: 'receive', of: ['goods', 'animals'] },
  warehouse: { does: 'sellOne' },
  cityHall: { does: 'placeAnother' },
} as const satisfies Readonly<Record<Face, Effect>>;

/** What a card with this face does. */
export function effectOf(face: Face): Effect {
  return EFFECTS[face];
}
