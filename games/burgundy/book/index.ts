import type { GameBook } from '@chambord/ui';
import { openings } from './openings.ts';

/** Made by `npm run book`. */
export const book: GameBook = { openings, made: async () => (await import('./book.json')).default };
