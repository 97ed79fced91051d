import type { Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { GameId } from './page.ts';

/** The bare rules of a game, for places that need no words and no drawings. */
export async function loadRules(id: GameId): Promise<Game> {
  switch (id) {
    case 'burgundy':
      return (await import('@chambord/burgundy/rules')).burgundy;
    case 'splendor':
      return (await import('@chambord/splendor/rules')).splendor;
  }
}

/** The brain of a game, for bots. */
export async function loadBrain(id: GameId): Promise<Brain> {
  switch (id) {
    case 'burgundy':
      return (await import('@chambord/burgundy/brain')).burgundyBrain;
    case 'splendor':
      return (await import('@chambord/splendor/brain')).splendorBrain;
  }
}
