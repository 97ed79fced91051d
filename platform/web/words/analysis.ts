import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface AnalysisWords {
  readonly title: string;
  readonly intro: string;
  readonly begin: string;
  readonly newDeal: string;
  readonly forSo: (players: number) => string;
  readonly position: string;
  readonly positionHint: string;
  readonly open: string;
  readonly wrong: (reason: string) => string;
  readonly moves: string;
  readonly goOn: string;
  readonly dealAnew: string;
  readonly dealAnewHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly analyse: string;
}

/** Positions that are set up, played back and forth, and judged. */
export const analysisWords: Readonly<Record<Lang, AnalysisWords>> = {
  en: {
    title: 'Analysis',
    intro: 'Make moves for everybody, back and forth, and see what the King thinks of every position.',
    begin: 'Analyse',
    newDeal: 'New deal',
    forSo: (players) => (players === 1 ? 'Solo' : `${players} players`),
    position: 'Position',
    positionHint: 'One line of text, from an analysis, a review or the command line. It can be changed here, too.',
    open: 'Open the position',
    wrong: (reason) => `This position cannot be opened. ${reason}`,
    moves: 'Best moves',
    goOn: 'Next move, as made before',
    dealAnew: 'Deal what is hidden anew',
    dealAnewHint: 'What nobody can see here was dealt at random.',
    copy: 'Copy a link to this position',
    copied: 'Copied',
    analyse: 'Analyse this position',
  },
  fr: {
    title: 'Analyse',
    intro: t`Jouez pour tout le monde, en avant et en arrière, et voyez ce que le Roi pense de chaque position.`,
    begin: 'Analyser',
    newDeal: 'Nouvelle donne',
    forSo: (players) => (players === 1 ? 'Solo' : `${players} joueurs`),
    position: 'Position',
    positionHint: t`Une ligne de texte, tirée d’une analyse, d’une partie analysée ou de la ligne de commande. On peut aussi la modifier ici.`,
    open: 'Ouvrir la position',
    wrong: (reason) => t`Impossible d’ouvrir cette position. ${reason}`,
    moves: 'Meilleurs coups',
    goOn: 'Coup suivant, tel que joué',
    dealAnew: 'Redistribuer ce qui est caché',
    dealAnewHint: t`Ce que personne ne voit ici a été distribué au hasard.`,
    copy: 'Copier un lien vers cette position',
    copied: 'Copié',
    analyse: 'Analyser cette position',
  },
  de: {
    title: 'Analyse',
    intro: 'Ziehe für alle, vor und zurück, und sieh, was der König von jeder Stellung hält.',
    begin: 'Analysieren',
    newDeal: 'Neu austeilen',
    forSo: (players) => (players === 1 ? 'Solo' : `${players} Spieler`),
    position: 'Stellung',
    positionHint:
      'Eine Zeile Text, aus einer Analyse, einer Partieanalyse oder von der Kommandozeile. Sie lässt sich hier auch ändern.',
    open: 'Stellung öffnen',
    wrong: (reason) => `Diese Stellung lässt sich nicht öffnen. ${reason}`,
    moves: 'Beste Züge',
    goOn: 'Nächster Zug, wie schon gespielt',
    dealAnew: 'Verdecktes neu austeilen',
    dealAnewHint: 'Was hier niemand sehen kann, wurde zufällig verteilt.',
    copy: 'Link zu dieser Stellung kopieren',
    copied: 'Kopiert',
    analyse: 'Diese Stellung analysieren',
  },
};
