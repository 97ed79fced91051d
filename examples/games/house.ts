import type { GameDescription } from '@chambord/ui';
import { HOUSE as OWN } from '../../games/house.ts';
import { eights } from './eights/index.ts';

/** The house with the game of this folder beside its own: CHAMBORD_GAMES=examples/games npm start */
export const HOUSE: readonly GameDescription[] = [...OWN, eights];
