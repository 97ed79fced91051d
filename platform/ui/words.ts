import { LEVELS } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

const en = {
  /** What bots are called by their strength. */
  levels: { page: 'Page', squire: 'Squire', knight: 'Knight', baron: 'Baron', duke: 'Duke', king: 'King' },
  undo: 'Undo',
  close: 'Close',
  pair: (label: string, value: string) => `${label}: ${value}`,
  rule: (number: string) => `Rule ${number}`,
  reveals: 'Reveals something: no undo after this',
  binding: 'No undo after this',
  ask: 'What is this?',
  askNoMore: 'Back to the game',
  askOn: 'Choose anything to have it explained. The question mark ends this.',
  askOff: 'Explanations off: what you choose is played again.',
};
type Words = typeof en;
const fr: Words = {
  levels: { page: 'Page', squire: 'Écuyer', knight: 'Chevalier', baron: 'Baron', duke: 'Duc', king: 'Roi' },
  undo: 'Annuler',
  close: 'Fermer',
  pair: (label, value) => t`${label} : ${value}`,
  rule: (number) => `Règle ${number}`,
  reveals: t`Révèle quelque chose : plus d’annulation ensuite`,
  binding: 'Plus d’annulation ensuite',
  ask: t`Qu’est-ce que c’est ?`,
  askNoMore: 'Retour au jeu',
  askOn: 'Touchez ce que vous voulez comprendre. Le point d’interrogation y met fin.',
  askOff: t`Aide désactivée : toucher, c’est de nouveau jouer.`,
};
const de: Words = {
  levels: { page: 'Page', squire: 'Knappe', knight: 'Ritter', baron: 'Baron', duke: 'Herzog', king: 'König' },
  undo: 'Rückgängig',
  close: 'Schließen',
  pair: (label, value) => `${label}: ${value}`,
  rule: (number) => `Regel ${number}`,
  reveals: 'Deckt etwas auf: nicht mehr rückgängig zu machen',
  binding: 'Nicht mehr rückgängig zu machen',
  ask: 'Was ist das?',
  askNoMore: 'Zurück zum Spiel',
  askOn: 'Tippe an, was du erklärt haben willst. Das Fragezeichen beendet das.',
  askOff: 'Erklärungen aus: Antippen spielt wieder.',
};

/** The few words of the parts that both tables share. */
export const uiWords: Readonly<Record<Lang, Words>> = { en, fr, de };

/** What a bot of this level is called at the table. Games kept from before there were six levels have other names. */
export function botTitle(lang: Lang, bot: string): string {
  const { levels } = uiWords[lang];
  const level = LEVELS.find((known) => known === bot);
  return level === undefined ? levels.page : levels[level];
}
