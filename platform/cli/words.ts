import { LANGS } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { INSTALLATION } from './installation.ts';

const en = {
  player: (number: number) => `Player ${number}`,
  turn: (name: string) => `${name}, what do you do?`,
  help: 'A number or a move in the notation · m moves · t table · h hint · u undo · log · save FILE · q quit · ? this help',
  movesApart: (count: number) =>
    count === 1 ? '1 move: m shows it, t the table again.' : `${count} moves: m lists them, t shows the table again.`,
  notANumber: (most: number) => `Please type a number from 1 to ${most}, or ? for help.`,
  nothingToUndo: 'There is nothing to take back: you have just begun, or something hidden has been shown since.',
  undone: 'Taken back.',
  hint: 'The best moves, with your chance to win, and what probably follows:',
  afterwards: (name: string | null, move: string) => (name === null ? `then: ${move}` : `then ${name}: ${move}`),
  saved: (file: string) => `Saved. Go on later with: ${INSTALLATION.command} play --resume "${file}"`,
  saveWhere: 'Where to? Type: save FILE',
  notSaved: (reason: string) => `Not saved: ${reason}`,
  pass: (name: string) => `Hand over to ${name}, then press Enter.`,
  goodbye: 'Goodbye.',
  resumed: (moves: number) => `Going on after ${moves} moves.`,
};

type Words = typeof en;

const fr: Words = {
  player: (number) => `Joueur ${number}`,
  turn: (name) => `${name}, que faites-vous ?`,
  help: 'Un numéro ou un coup en notation · m coups · t table · h conseil · u annuler · log journal · save FICHIER · q quitter · ? cette aide',
  movesApart: (count) =>
    count === 1
      ? '1 coup : m l’affiche, t réaffiche la table.'
      : `${count} coups : m les énumère, t réaffiche la table.`,
  notANumber: (most) => `Tapez un numéro de 1 à ${most}, ou ? pour l’aide.`,
  nothingToUndo: 'Rien à reprendre : la partie commence, ou quelque chose de caché a été révélé depuis.',
  undone: 'Coup repris.',
  hint: 'Les meilleurs coups, avec vos chances de gagner, et la suite probable :',
  afterwards: (name, move) => (name === null ? `puis : ${move}` : `puis ${name} : ${move}`),
  saved: (file) => `Partie enregistrée. Pour la reprendre : ${INSTALLATION.command} play --resume "${file}"`,
  saveWhere: 'Où ? Tapez : save FICHIER',
  notSaved: (reason) => `Partie non enregistrée : ${reason}`,
  pass: (name) => `Passez la main à ${name}, puis appuyez sur Entrée.`,
  goodbye: 'Au revoir.',
  resumed: (moves) => `La partie reprend après ${moves} coups.`,
};

const de: Words = {
  player: (number) => `Spieler ${number}`,
  turn: (name) => `${name}: Was soll geschehen?`,
  help: 'Eine Nummer oder ein Zug in Notation · m Züge · t Tisch · h Rat · u zurücknehmen · log Protokoll · save DATEI · q Ende · ? diese Hilfe',
  movesApart: (count) =>
    count === 1
      ? '1 Zug: m zeigt ihn, t noch einmal den Tisch.'
      : `${count} Züge: m zählt sie auf, t zeigt noch einmal den Tisch.`,
  notANumber: (most) => `Bitte eine Nummer von 1 bis ${most} eingeben, oder ? für Hilfe.`,
  nothingToUndo: 'Nichts zurückzunehmen: Das Spiel hat gerade begonnen, oder seither wurde etwas aufgedeckt.',
  undone: 'Zurückgenommen.',
  hint: 'Die besten Züge, mit der Aussicht zu gewinnen, und was wohl folgt:',
  afterwards: (name, move) => (name === null ? `dann: ${move}` : `dann ${name}: ${move}`),
  saved: (file) => `Gespeichert. Weiter geht es mit: ${INSTALLATION.command} play --resume "${file}"`,
  saveWhere: 'Wohin? Bitte eingeben: save DATEI',
  notSaved: (reason) => `Nicht gespeichert: ${reason}`,
  pass: (name) => `Bitte an ${name} weitergeben und die Eingabetaste drücken.`,
  goodbye: 'Auf Wiedersehen.',
  resumed: (moves) => `Weiter nach ${moves} Zügen.`,
};

export const words: Readonly<Record<Lang, Words>> = { en, fr, de };

/** The language of this machine's settings, if it is one of ours. */
export function ownLang(): Lang {
  const locale = Intl.DateTimeFormat().resolvedOptions().locale;
  return LANGS.find((lang) => locale.startsWith(lang)) ?? 'en';
}
