import type { Lang } from '@chambord/kernel';
import type { GameDescription } from '@chambord/ui';
import { HOUSE as OWN } from '../../games/house.ts';
import { eights } from './eights/index.ts';

/** The house with the game of this folder beside its own: CHAMBORD_GAMES=examples/games npm start */
export const HOUSE: readonly GameDescription[] = [...OWN, eights];

/** What they are together, below the title of the page. */
export const MOTTO: Readonly<Record<Lang, string>> = {
  en: 'Three games at one table',
  fr: 'Trois jeux à une même table',
  de: 'Drei Spiele an einem Tisch',
};
