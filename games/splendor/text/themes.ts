import type { Lang } from '@chambord/kernel';
import type { Themes } from '@chambord/prose';
import type { Splendor } from '@chambord/splendor/rules';
import { factsOf } from './why-facts.ts';
import type { Fact } from './why-facts.ts';

const THEMES = ['points', 'nobles', 'lastRound', 'bonuses', 'payable', 'denying', 'tokens', 'hand'] as const;
type Theme = (typeof THEMES)[number];

const THEME_OF: Readonly<Record<Fact['fact'], Theme>> = {
  points: 'points',
  noble: 'nobles',
  nobleNearer: 'nobles',
  lastRound: 'lastRound',
  fewerCards: 'lastRound',
  bonus: 'bonuses',
  otherBonus: 'bonuses',
  payable: 'payable',
  nearer: 'payable',
  denied: 'denying',
  lastTokens: 'denying',
  gold: 'tokens',
  tokens: 'tokens',
  lessGold: 'tokens',
  nothingReturned: 'tokens',
  handFree: 'hand',
  reserved: 'hand',
};

const words: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    points: 'points',
    nobles: 'nobles',
    lastRound: 'last round',
    bonuses: 'bonuses',
    payable: 'the next purchase',
    denying: 'denying',
    tokens: 'tokens',
    hand: 'reserved cards',
  },
  fr: {
    points: 'points',
    nobles: 'nobles',
    lastRound: 'dernier tour',
    bonuses: 'bonus',
    payable: 'le prochain achat',
    denying: 'priver les autres',
    tokens: 'jetons',
    hand: 'cartes réservées',
  },
  de: {
    points: 'Punkte',
    nobles: 'Adlige',
    lastRound: 'letzte Runde',
    bonuses: 'Boni',
    payable: 'der nächste Kauf',
    denying: 'wegnehmen',
    tokens: 'Chips',
    hand: 'reservierte Karten',
  },
};

/** What a puzzle is about, from the facts that tell why a turn is better. */
export const themes = {
  of: (turns) => factsOf(turns).map(({ fact }) => THEME_OF[fact]),
  words,
} satisfies Themes<Splendor> as Themes;
