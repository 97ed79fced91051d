import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface ChallengeWords {
  readonly title: string;
  /** The button that makes a link. */
  readonly challenge: string;
  readonly linkAbout: string;
  readonly link: string;
  readonly long: (characters: string) => string;
  readonly from: (name: string) => string;
  readonly botOf: (name: string, level: string) => string;
  readonly about: (name: string) => string;
  readonly against: (bots: string) => string;
  readonly play: string;
  readonly today: string;
  readonly played: string;
  readonly compare: string;
  readonly compareWith: (name: string) => string;
  readonly playAgain: string;
  readonly bad: (reason: string) => string;
  readonly badHint: string;
  readonly otherRules: string;
  readonly you: string;
  readonly lines: (one: string, other: string) => string;
  readonly better: (own: boolean, name: string) => string;
  readonly level: string;
  readonly parting: string;
  /** After so many decisions that are the same. */
  readonly partedAt: (decisions: number, round: string) => string;
  readonly botParted: (name: string) => string;
  readonly neverParted: string;
  readonly showTable: string;
  readonly turns: string;
  readonly turn: string;
  readonly alike: (turns: number) => string;
  readonly toParting: string;
  readonly previousTurn: string;
  readonly nextTurn: string;
  readonly pointsNow: (name: string, points: number) => string;
  readonly showLine: string;
  readonly overview: string;
  readonly toPoint: (before: boolean) => string;
}

/** A deal that several play, and what they made of it. */
export const challengeWords: Readonly<Record<Lang, ChallengeWords>> = {
  en: {
    title: 'Challenge',
    challenge: 'Challenge',
    linkAbout:
      'Whoever opens this link plays the same deal, in your seat and against the same bots. Afterwards both games are compared, decision by decision. Your moves are in the link itself; the page shows them only when the other game is over.',
    link: 'Link to the challenge',
    long: (characters) => `The link has ${characters} characters. If a program cuts it off, send it by e-mail.`,
    from: (name) => `${name} challenges you`,
    botOf: (name, level) => `${name} (${level})`,
    about: (name) =>
      `You get the same deal in the same seat, against the same bots. What ${name} made of it is shown when you have played.`,
    against: (bots) => `Against ${bots}`,
    play: 'Take it up',
    today: 'This is a deal of today: if you play it, it is your try that counts.',
    played: 'You have played this deal.',
    compare: 'Compare',
    compareWith: (name) => `Compare with ${name}`,
    playAgain: 'Play it again',
    bad: (reason) => `The link to this challenge cannot be read: ${reason}.`,
    badHint: 'It may have been cut off on its way. Ask for it again.',
    otherRules: 'This deal was played by earlier rules, and new games no longer begin by them.',
    you: 'You',
    lines: (one, other) => `${one} and ${other}: the same deal`,
    better: (own, name) => (own ? 'You did better' : `${name} did better`),
    level: 'Neither did better',
    parting: 'Where the ways parted',
    partedAt: (decisions, round) =>
      decisions === 0
        ? 'The very first decision differs:'
        : `The first ${decisions} decisions are the same, until ${round}. Then:`,
    botParted: (name) => `The same decisions, but ${name}, a bot, answered otherwise. Bots who think by the clock may.`,
    neverParted: 'Both games are the same, move for move.',
    showTable: 'Show on the table',
    turns: 'Turn by turn',
    turn: 'Turn',
    alike: (turns) => (turns === 1 ? 'The first turn is the same.' : `The first ${turns} turns are the same.`),
    toParting: 'Parting',
    previousTurn: 'Previous turn',
    nextTurn: 'Next turn',
    pointsNow: (name, points) => `${name}: ${points}`,
    showLine: 'Whose game is shown',
    overview: 'Overview',
    toPoint: (before) => (before ? 'Still the same' : 'After the parting'),
  },
  fr: {
    title: 'Défi',
    challenge: 'Défier',
    linkAbout: t`Qui ouvre ce lien joue la même donne, à votre place et contre les mêmes robots. Ensuite, les deux parties sont comparées, décision par décision. Vos coups sont dans le lien lui-même ; la page ne les montre qu’une fois l’autre partie finie.`,
    link: 'Lien du défi',
    long: (characters) =>
      t`Le lien compte ${characters} caractères. Si un programme le coupe, envoyez-le par courriel.`,
    from: (name) => `${name} vous lance un défi`,
    botOf: (name, level) => `${name} (${level})`,
    about: (name) =>
      t`Vous recevez la même donne à la même place, contre les mêmes robots. Ce que ${name} en a fait s’affiche quand vous avez joué.`,
    against: (bots) => `Contre ${bots}`,
    play: 'Relever le défi',
    today: t`C’est une donne du jour : si vous la jouez, c’est votre essai qui compte.`,
    played: 'Vous avez joué cette donne.',
    compare: 'Comparer',
    compareWith: (name) => `Comparer avec ${name}`,
    playAgain: 'La rejouer',
    bad: (reason) => t`Le lien de ce défi est illisible : ${reason}.`,
    badHint: 'Il a peut-être été coupé en route. Demandez-le de nouveau.',
    otherRules: 'Cette donne a été jouée selon des règles antérieures, avec lesquelles on ne commence plus de partie.',
    you: 'Vous',
    lines: (one, other) => t`${one} et ${other} : la même donne`,
    better: (own, name) => (own ? 'Vous avez fait mieux' : `${name} a fait mieux`),
    level: 'Personne n’a fait mieux',
    parting: 'Là où les chemins se séparent',
    partedAt: (decisions, round) =>
      decisions === 0
        ? t`La toute première décision diffère :`
        : t`Les ${String(decisions)} premières décisions sont les mêmes, jusqu’à ${round}. Ensuite :`,
    botParted: (name) =>
      t`Les décisions sont les mêmes, mais ${name}, un robot, a répondu autrement. Cela arrive à ceux qui réfléchissent à l’horloge.`,
    neverParted: 'Les deux parties sont les mêmes, coup pour coup.',
    showTable: 'Voir sur la table',
    turns: 'Tour par tour',
    turn: 'Tour',
    alike: (turns) => (turns === 1 ? 'Le premier tour est le même.' : `Les ${turns} premiers tours sont les mêmes.`),
    toParting: 'Séparation',
    previousTurn: 'Tour précédent',
    nextTurn: 'Tour suivant',
    pointsNow: (name, points) => t`${name} : ${String(points)}`,
    showLine: 'De qui on voit la partie',
    overview: 'Vue d’ensemble',
    toPoint: (before) => (before ? 'Encore pareil' : 'Après la séparation'),
  },
  de: {
    title: 'Herausforderung',
    challenge: 'Herausfordern',
    linkAbout:
      'Wer diesen Link öffnet, spielt dieselbe Ausgangslage auf deinem Platz gegen dieselben Computergegner. Danach werden beide Partien verglichen, Entscheidung für Entscheidung. Deine Züge stehen im Link; gezeigt werden sie erst, wenn die andere Partie zu Ende ist.',
    link: 'Link zur Herausforderung',
    long: (characters) =>
      `Der Link hat ${characters} Zeichen. Falls ein Programm ihn abschneidet, schick ihn per E-Mail.`,
    from: (name) => `${name} fordert dich heraus`,
    botOf: (name, level) => `${name} (${level})`,
    about: (name) =>
      `Du bekommst dieselbe Ausgangslage auf demselben Platz, gegen dieselben Computergegner. Was ${name} daraus gemacht hat, siehst du, wenn du gespielt hast.`,
    against: (bots) => `Gegen ${bots}`,
    play: 'Annehmen',
    today: 'Das ist eine Partie von heute: Spielst du sie, ist es dein Versuch, der zählt.',
    played: 'Diese Partie hast du gespielt.',
    compare: 'Vergleichen',
    compareWith: (name) => `Mit ${name} vergleichen`,
    playAgain: 'Noch einmal spielen',
    bad: (reason) => `Der Link zu dieser Herausforderung ist nicht lesbar: ${reason}.`,
    badHint: 'Vielleicht wurde er unterwegs abgeschnitten. Lass ihn dir noch einmal schicken.',
    otherRules: 'Diese Partie wurde nach früheren Regeln gespielt, nach denen keine neue mehr beginnt.',
    you: 'Du',
    lines: (one, other) => `${one} und ${other}: dieselbe Ausgangslage`,
    better: (own, name) => (own ? 'Du warst besser' : `${name} war besser`),
    level: 'Keiner war besser',
    parting: 'Wo sich die Wege trennen',
    partedAt: (decisions, round) =>
      decisions === 0
        ? 'Schon die erste Entscheidung ist anders:'
        : `Die ersten ${decisions} Entscheidungen sind gleich, bis ${round}. Dann:`,
    botParted: (name) =>
      `Dieselben Entscheidungen, aber ${name}, ein Computergegner, hat anders geantwortet. Wer nach der Uhr denkt, kann das.`,
    neverParted: 'Beide Partien sind gleich, Zug für Zug.',
    showTable: 'Auf dem Tisch zeigen',
    turns: 'Zug um Zug',
    turn: 'Zug',
    alike: (turns) => (turns === 1 ? 'Der erste Zug ist gleich.' : `Die ersten ${turns} Züge sind gleich.`),
    toParting: 'Trennung',
    previousTurn: 'Zug davor',
    nextTurn: 'Zug danach',
    pointsNow: (name, points) => `${name}: ${points}`,
    showLine: 'Wessen Partie man sieht',
    overview: 'Übersicht',
    toPoint: (before) => (before ? 'Noch gleich' : 'Nach der Trennung'),
  },
};
