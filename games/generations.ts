import type { FirstBrain } from '@chambord/network/generation-1';
import type { GameId } from './page.ts';

/** The brains of earlier kings, for measuring later ones against. */
export async function loadFirstBrain(id: GameId): Promise<FirstBrain> {
  switch (id) {
    case 'burgundy':
      return (await import('@chambord/burgundy/brain/generation-1')).firstBurgundyBrain;
    case 'splendor':
      return (await import('@chambord/splendor/brain/generation-1')).firstSplendorBrain;
  }
}
