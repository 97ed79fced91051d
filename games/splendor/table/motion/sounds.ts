import type { Event } from '@chambord/splendor/rules';
import type { SoundName } from '@chambord/ui';

/** What an event sounds like; null for what is only told. */
export function soundOf(event: Event): SoundName | null {
  switch (event.event) {
    case 'took':
    case 'returned':
      return 'coin';
    case 'reserved':
    case 'reservedBlind':
    case 'refilled':
      return 'parchment';
    case 'bought':
      return 'wood';
    case 'nobleCame':
    case 'lastRound':
    case 'gameOver':
      return 'bell';
    case 'gameBegan':
    case 'turnBegan':
    case 'drew':
    case 'deckEmpty':
    case 'passed':
      return null;
  }
}
