import type { GameDescription } from '@chambord/ui';
import { burgundy } from './burgundy/index.ts';
import { splendor } from './splendor/index.ts';

/** Every game of the house: a further one is a folder beside these and a line here. */
export const HOUSE: readonly GameDescription[] = [burgundy, splendor];
