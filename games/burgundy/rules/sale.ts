import { at } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import type { Event } from './event.ts';
import { gainSilver } from './gain.ts';
import { GOOD_SILVER } from './material.ts';
import type { Good } from './material.ts';
import type { Move } from './move.ts';
import type { State } from './table.ts';

/** All goods of a kind are sold: 1 silver each and the start player card, face down (4.3; not in solo, 10.4). */
export function sell(state: State, good: Good, emit: Emit<Event>): void {
  const { seat } = state;
  const player = at(state.players, seat);
  const count = player.goods[good];
  player.goods[good] = 0;
  player.sold[good] += count;
  emit?.({ event: 'sold', seat, good, count });
  gainSilver(state, seat, count * GOOD_SILVER, 'sale', emit);
  if (state.startCard !== null) {
    state.startCard = { holder: seat, faceDown: true };
    emit?.({ event: 'startCardTaken', seat });
  }
}

/** Made once, as bots list them by the million. */
export const SELL: Readonly<Record<Good, Move>> = {
  light: Object.freeze<Move>({ do: 'sell', good: 'light' }),
  medium: Object.freeze<Move>({ do: 'sell', good: 'medium' }),
  dark: Object.freeze<Move>({ do: 'sell', good: 'dark' }),
};
