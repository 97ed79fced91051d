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
    ruleBook: async () => (await import('./text/rulebook/index.ts')).rulebook,
    lesson: async () => (await import('./table/text/first-game.ts')).firstGame,
    brain: async () => (await import('./brain/index.ts')).burgundyBrain,
    firstBrain: async () => (await import('./brain/generation-1/index.ts')).firstBurgundyBrain,
    gallery: async () => (await import('./sign/gallery.ts')).gallery,
  },
};
