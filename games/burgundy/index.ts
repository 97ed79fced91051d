import type { GameDescription } from '@chambord/ui';
import { Emblem } from './sign/emblem.tsx';
import { words } from './sign/words.ts';

/** The Castles of Burgundy: The Card Game. */
export const burgundy: GameDescription = {
  id: 'burgundy',
  seats: { least: 1, most: 4 },
  playNow: 3,
  begins: 'startPlayer',
  options: [],
  botNames: ['Isabelle', 'Rolin', 'Marguerite'],
  seal: 'castle',
  words,
  Emblem,
  load: {
    rules: async () => (await import('./rules/index.ts')).burgundy,
    text: async () => (await import('./text/index.ts')).burgundyText,
    page: async () => (await import('./table/index.tsx')).burgundyPage,
    drawings: async () => (await import('./sign/drawings.svg?raw')).default,
    ruleBook: async () => (await import('./text/rulebook/index.ts')).rulebook,
    illustrations: async () => (await import('./sign/illustrations.ts')).illustrations,
    lesson: async () => (await import('./table/text/first-game.ts')).firstGame,
    brain: async () => (await import('./brain/index.ts')).burgundyBrain,
    firstBrain: async () => (await import('./brain/generation-1/index.ts')).firstBurgundyBrain,
    numbers: async () => (await import('./numbers/index.ts')).burgundyInNumbers,
    why: async () => (await import('./text/why-better.ts')).whyBetter,
    puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
    themes: async () => (await import('./text/themes.ts')).themes,
    book: async () => (await import('./book/index.ts')).book,
    gallery: async () => (await import('./sign/gallery.ts')).gallery,
  },
};
