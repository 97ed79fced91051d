import type { Burgundy } from '@chambord/burgundy/rules';
import type { Lang } from '@chambord/kernel';
import type { Themes } from '@chambord/prose';
import { factsOf } from './why-facts.ts';
import type { Fact } from './why-facts.ts';

const THEMES = ['points', 'triples', 'sevenTypes', 'columns', 'denying', 'tempo', 'supplies', 'startCard'] as const;
type Theme = (typeof THEMES)[number];

const THEME_OF: Readonly<Record<Fact['fact'], Theme>> = {
  notLost: 'points',
  points: 'points',
  triple: 'triples',
  firstTriple: 'triples',
  allSeven: 'sevenTypes',
  types: 'sevenTypes',
  newType: 'sevenTypes',
  pair: 'columns',
  fits: 'columns',
  denied: 'denying',
  placed: 'tempo',
  projects: 'tempo',
  silver: 'supplies',
  workers: 'supplies',
  goods: 'supplies',
  animals: 'supplies',
  storage: 'supplies',
  startCard: 'startCard',
};

const words: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    points: 'points',
    triples: 'triples',
    sevenTypes: 'the seven types',
    columns: 'columns',
    denying: 'denying',
    tempo: 'tempo',
    supplies: 'silver, workers, goods and animals',
    startCard: 'start player card',
  },
  fr: {
    points: 'points',
    triples: 'triplés',
    sevenTypes: 'les sept types',
    columns: 'colonnes',
    denying: 'priver les autres',
    tempo: 'tempo',
    supplies: 'argent, ouvriers, marchandises et animaux',
    startCard: 'carte Premier joueur',
  },
  de: {
    points: 'Punkte',
    triples: 'Drillinge',
    sevenTypes: 'die sieben Arten',
    columns: 'Spalten',
    denying: 'wegnehmen',
    tempo: 'Tempo',
    supplies: 'Silber, Arbeiter, Waren und Tiere',
    startCard: 'Startspielerkarte',
  },
};

/** What a puzzle is about, from the facts that tell why a turn is better. */
export const themes = {
  of: (turns) => factsOf(turns).map(({ fact }) => THEME_OF[fact]),
  words,
} satisfies Themes<Burgundy> as Themes;
