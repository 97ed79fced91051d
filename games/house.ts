import type { Lang } from '@chambord/kernel';
import type { GameDescription } from '@chambord/ui';
import { burgundy } from './burgundy/index.ts';
import { splendor } from './splendor/index.ts';

/** Every game of the house: a further one is a folder beside these and a line here. */
export const HOUSE: readonly GameDescription[] = [burgundy, splendor];

/** What they are together, below the title of the page. */
export const MOTTO: Readonly<Record<Lang, string>> = {
  en: 'Two games of the Renaissance, at one table',
  fr: 'Deux jeux de la Renaissance, à une même table',
  de: 'Zwei Spiele der Renaissance an einem Tisch',
};
