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
    drawings: async () => (await import('./sign/drawings.svg?raw')).default,
    ruleBook: async () => (await import('./text/rulebook/index.ts')).rulebook,
    illustrations: async () => (await import('./sign/illustrations.ts')).illustrations,
    lesson: async () => (await import('./table/text/first-game.ts')).firstGame,
    brain: async () => (await import('./brain/index.ts')).splendorBrain,
    firstBrain: async () => (await import('./brain/generation-1/index.ts')).firstSplendorBrain,
    numbers: async () => (await import('./numbers/index.ts')).splendorInNumbers,
    why: async () => (await import('./text/why-better.ts')).whyBetter,
    puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
    themes: async () => (await import('./text/themes.ts')).themes,
    book: async () => (await import('./book/index.ts')).book,
    gallery: async () => (await import('./sign/gallery.ts')).gallery,
  },
};
