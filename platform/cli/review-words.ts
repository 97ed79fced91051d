import type { Lang } from '@chambord/kernel';
import type { Grade, Unit } from '@chambord/review';

const en = {
  heading: (decisions: number, depth: number) => `Review of ${decisions} decisions, depth ${depth}.`,
  going: (done: number, all: number) => `${done} of ${all} decisions`,
  unit: {
    chance: 'Chance to win, in percentage points (± standard error)',
    points: 'Points at the end, expected (± standard error)',
  } satisfies Record<Unit, string>,
  columns: {
    start: 'start',
    luck: 'luck',
    errors: 'own errors',
    gifts: 'by others',
    untold: 'cannot be told',
    end: 'result',
    now: 'now',
  },
  play: 'Decisions',
  accuracy: 'accuracy',
  errorRate: 'lost each',
  unforced: 'unforced',
  grades: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracies',
    mistake: 'mistakes',
    blunder: 'blunders',
  } satisfies Record<Grade, string>,
  grade: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<Grade, string>,
  faults: 'What was better',
  noFaults: 'No decision is known to have lost five points or more.',
  fault: (ply: number, name: string, grade: string, loss: string) => `${ply}. ${name}: ${grade}, ${loss}`,
  made: 'made',
  better: 'better',
};

type Words = typeof en;

const fr: Words = {
  heading: (decisions, depth) => `Analyse de ${decisions} décisions, profondeur ${depth}.`,
  going: (done, all) => `${done} décisions sur ${all}`,
  unit: {
    chance: 'Chances de gagner, en points de pourcentage (± erreur type)',
    points: 'Points attendus en fin de partie (± erreur type)',
  },
  columns: {
    start: 'départ',
    luck: 'chance',
    errors: 'erreurs',
    gifts: 'des autres',
    untold: 'indécidable',
    end: 'résultat',
    now: 'à présent',
  },
  play: 'Décisions',
  accuracy: 'précision',
  errorRate: 'perte par coup',
  unforced: 'libres',
  grades: {
    best: 'parfaites',
    good: 'bonnes',
    inaccuracy: 'imprécisions',
    mistake: 'erreurs',
    blunder: 'gaffes',
  },
  grade: { best: 'parfait', good: 'bon', inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
  faults: 'Ce qui était meilleur',
  noFaults: 'Aucune décision n’a coûté cinq points ou plus de façon avérée.',
  fault: (ply, name, grade, loss) => `${ply}. ${name} : ${grade}, ${loss}`,
  made: 'joué',
  better: 'mieux',
};

const de: Words = {
  heading: (decisions, depth) => `Analyse von ${decisions} Entscheidungen, Tiefe ${depth}.`,
  going: (done, all) => `${done} von ${all} Entscheidungen`,
  unit: {
    chance: 'Gewinnaussicht in Prozentpunkten (± Standardfehler)',
    points: 'Erwartete Punkte am Ende (± Standardfehler)',
  },
  columns: {
    start: 'Beginn',
    luck: 'Glück',
    errors: 'eigene Fehler',
    gifts: 'von anderen',
    untold: 'nicht zu sagen',
    end: 'Ergebnis',
    now: 'jetzt',
  },
  play: 'Entscheidungen',
  accuracy: 'Genauigkeit',
  errorRate: 'Verlust je Zug',
  unforced: 'freie',
  grades: {
    best: 'beste',
    good: 'gute',
    inaccuracy: 'Ungenauigkeiten',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  grade: { best: 'bester Zug', good: 'gut', inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Patzer' },
  faults: 'Was besser war',
  noFaults: 'Keine Entscheidung hat nachweislich fünf Punkte oder mehr gekostet.',
  fault: (ply, name, grade, loss) => `${ply}. ${name}: ${grade}, ${loss}`,
  made: 'gespielt',
  better: 'besser',
};

export const reviewWords: Readonly<Record<Lang, Words>> = { en, fr, de };
