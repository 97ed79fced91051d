import type { GameDescription } from '@chambord/ui';
import { Emblem } from './sign/emblem.tsx';
import { words } from './sign/words.ts';

/** Crazy Eights: the smallest game that shows every room. It has no brain: its bots know nothing but its rules. */
export const eights: GameDescription = {
  id: 'eights',
  seats: { least: 2, most: 4 },
  playNow: 2,
  begins: 'firstSeat',
  options: [{ name: 'deal', values: ['five', 'seven'] }],
  botNames: ['Sabina', 'Bruno', 'Clelia'],
  seal: 'suit-S',
  words,
  Emblem,
  load: {
    rules: async () => (await import('./rules/index.ts')).eights,
    text: async () => (await import('./text/index.ts')).eightsText,
    page: async () => (await import('./table/index.tsx')).eightsPage,
    drawings: async () => (await import('./sign/drawings.svg?raw')).default,
    ruleBook: async () => (await import('./text/rulebook.ts')).rulebook,
    gallery: async () => (await import('./sign/gallery.ts')).gallery,
  },
};
