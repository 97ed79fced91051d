import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

const en = {
  undo: 'Undo',
  close: 'Close',
  pair: (label: string, value: string) => `${label}: ${value}`,
  rule: (number: string) => `Rule ${number}`,
  reveals: 'Reveals something: no undo after this',
  binding: 'No undo after this',
  ask: 'What is this?',
  askNoMore: 'Back to the game',
  askOn: 'What you touch now explains itself. The question mark ends that.',
  askOff: 'What you touch is played again.',
};
type Words = typeof en;
const fr: Words = {
  undo: 'Annuler',
  close: 'Fermer',
  pair: (label, value) => t`${label} : ${value}`,
  rule: (number) => `Règle ${number}`,
  reveals: t`Révèle quelque chose : plus d’annulation ensuite`,
  binding: 'Plus d’annulation ensuite',
  ask: t`Qu’est-ce que c’est ?`,
  askNoMore: 'Retour au jeu',
  askOn: 'Ce que vous touchez s’explique maintenant. Le point d’interrogation y met fin.',
  askOff: 'Ce que vous touchez est de nouveau joué.',
};
const de: Words = {
  undo: 'Rückgängig',
  close: 'Schließen',
  pair: (label, value) => `${label}: ${value}`,
  rule: (number) => `Regel ${number}`,
  reveals: 'Deckt etwas auf: danach kein Zurück',
  binding: 'Danach kein Zurück',
  ask: 'Was ist das?',
  askNoMore: 'Zurück zum Spiel',
  askOn: 'Was du berührst, erklärt sich jetzt. Das Fragezeichen beendet das.',
  askOff: 'Was du berührst, wird wieder gespielt.',
};

/** The few words of the parts that both tables share. */
export const uiWords: Readonly<Record<Lang, Words>> = { en, fr, de };
