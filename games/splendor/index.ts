import type { GameDescription } from '@chambord/ui';
import { Emblem } from './sign/emblem.tsx';
import { words } from './sign/words.ts';

/** Splendor. */
export const splendor: GameDescription = {
  id: 'splendor',
  seats: { least: 2, most: 4 },
  playNow: 3,
  // 2.1
  begins: 'firstSeat',
  options: [{ name: 'rules', values: ['court', 'classic'] }],
  botNames: ['Beatrice', 'Lorenzo', 'Cosimo'],
  seal: 'ruby',
  words,
  Emblem,
  load: {
    rules: async () => (await import('./rules/index.ts')).splendor,
    text: async () => (await import('./text/index.ts')).splendorText,
    page: async () => (await import('./table/index.tsx')).splendorPage,
    ruleBook: async () => (await import('./text/rulebook/index.ts')).rulebook,
    lesson: async () => (await import('./table/text/first-game.ts')).firstGame,
    brain: async () => (await import('./brain/index.ts')).splendorBrain,
    firstBrain: async () => (await import('./brain/generation-1/index.ts')).firstSplendorBrain,
    gallery: async () => (await import('./sign/gallery.ts')).gallery,
  },
};
