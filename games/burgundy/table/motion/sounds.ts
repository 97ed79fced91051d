import type { Event } from '@chambord/burgundy/rules';
import type { SoundName } from '@chambord/ui';

/** What an event sounds like; null for what is only told. */
export function soundOf(event: Event): SoundName | null {
  switch (event.event) {
    case 'roundBegan':
    case 'took':
    case 'bought':
    case 'kept':
    case 'used':
    case 'dropped':
    case 'aaronLaid':
    case 'bonusChosen':
      return 'parchment';
    case 'played':
    case 'placed':
    case 'receivedGood':
    case 'receivedAnimal':
    case 'gainedWorkers':
    case 'startCardTaken':
      return 'wood';
    case 'sold':
    case 'gainedSilver':
    case 'converted':
    case 'gainedPoints':
      return 'coin';
    case 'tripleCompleted':
    case 'firstTriple':
    case 'allSevenTypes':
    case 'gameOver':
      return 'bell';
    case 'gameBegan':
    case 'dealt':
    case 'drew':
    case 'turnBegan':
    case 'turnSkipped':
    case 'workersUsed':
    case 'startCardPassed':
    case 'pileHalved':
    case 'declined':
    case 'lost':
    case 'reshuffled':
    case 'compared':
      return null;
  }
}
