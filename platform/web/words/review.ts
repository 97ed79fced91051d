import type { Lang } from '@chambord/kernel';
import type { Grade } from '@chambord/review';
import { french as t } from '@chambord/prose';

interface Words {
  readonly reviewOf: (game: string) => string;
  /** How far it has come. */
  readonly progress: (done: number, all: number) => string;
  readonly beginning: string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly stopped: string;
  readonly done: (depth: number) => string;
  readonly failed: string;
  readonly stop: string;
  readonly goOn: string;
  readonly deeper: string;
  readonly deeperHint: string;
  readonly chances: string;
  readonly luck: string;
  readonly graphHint: string;
  readonly inFigures: string;
  /** A point of the graph in words: whose chances, and what happened there. */
  readonly chanceOf: (name: string, chance: string) => string;
  readonly decidedBy: (name: string) => string;
  readonly atEnd: string;
  readonly luckOf: (name: string, amount: string) => string;
  readonly unit: { readonly chance: string; readonly points: string };
  readonly unitLabel: string;
  readonly ledger: string;
  readonly ledgerHint: string;
  readonly soFar: string;
  /** Under a ledger of the whole game that is not looked at thoroughly yet. */
  readonly glance: string;
  readonly accuracy: (value: string) => string;
  readonly accuracyMeaning: string;
  readonly noDecision: string;
  readonly faults: string;
  readonly noFaults: string;
  readonly noFaultsYet: string;
  readonly fault: (name: string, grade: string, loss: string) => string;
  readonly made: string;
  readonly better: string;
  readonly best: string;
  readonly why: string;
  /** What the move that was played has over the better one. */
  readonly instead: string;
  readonly follows: string;
  readonly forced: string;
  readonly notYet: string;
  readonly over: string;
  readonly nothingBetter: string;
  readonly gradeTitle: Readonly<Record<Grade, string>>;
  readonly lost: (amount: string, error: string) => string;
  readonly pointsLost: (amount: string) => string;
  readonly overview: string;
  readonly previousFault: string;
  readonly nextFault: string;
  readonly details: string;
  readonly showTable: string;
  readonly playFromHere: string;
  readonly playFromHereHint: string;
  readonly hidden: string;
  readonly deals: { readonly asItWas: string; readonly anew: string };
  readonly playAs: (name: string) => string;
  readonly learn: string;
  readonly learnHint: string;
  readonly learnOf: (name: string, count: number) => string;
  readonly learnAsk: (name: string, made: string) => string;
  readonly judging: string;
  readonly rightBest: string;
  readonly rightNear: (loss: string) => string;
  readonly wrong: (loss: string) => string;
  readonly sameAgain: string;
  readonly showAnswer: string;
  readonly notFound: string;
  readonly next: string;
  readonly count: (right: number, of: number) => string;
  readonly learnt: (right: number, of: number) => string;
  readonly train: (due: number) => string;
  readonly trainNext: (day: string) => string;
  readonly trainAgain: string;
  readonly trainNothing: string;
  readonly picture: string;
  readonly savePicture: (form: string) => string;
  readonly copyLink: string;
  readonly copied: string;
}

const en: Words = {
  reviewOf: (game) => `Review – ${game}`,
  progress: (done, all) => `${done} of ${all} decisions`,
  beginning: 'The King looks at the deal …',
  seconds: (seconds) => `about ${seconds} s left`,
  minutes: (minutes) => `about ${minutes} min left`,
  stopped: 'Stopped. What was found is kept.',
  done: (depth) => `Done: ${depth} simulations for each decision.`,
  failed: 'The King could not be asked. What was found is kept; try again.',
  stop: 'Stop',
  goOn: 'Go on',
  deeper: 'Look deeper',
  deeperHint: 'Four times as thorough; takes several minutes.',
  chances: 'Chance to win',
  luck: 'Luck',
  graphHint: 'Touch the graph, or move along it with the arrow keys: the table shows that moment.',
  inFigures: 'In figures',
  chanceOf: (name, chance) => `${name} ${chance}`,
  decidedBy: (name) => `${name} decides`,
  atEnd: 'End of the game',
  luckOf: (name, amount) => `luck for ${name}, ${amount}`,
  unit: { chance: 'Chance to win', points: 'Points' },
  unitLabel: 'Counted in',
  ledger: 'Where the result came from',
  ledgerHint: 'Start, luck, own errors, what the others gave, and what cannot be told add up to the result.',
  soFar: 'The game so far',
  glance: 'The whole game at a first glance: these figures become surer as the review goes on.',
  accuracy: (value) => `Accuracy ${value}`,
  accuracyMeaning:
    'Accuracy: each decision has 100 if nothing better is known, 78 if it lost 5 points of the chance to win and 37 if it lost 20; this is the mean.',
  noDecision: 'Nothing to decide yet',
  faults: 'What was better',
  noFaults: 'No decision is known to have lost five points or more.',
  noFaultsYet: 'None found so far.',
  fault: (name, grade, loss) => `${name}: ${grade}, ${loss}`,
  made: 'Played',
  better: 'Better',
  best: 'Best',
  why: 'Why',
  instead: 'Instead',
  follows: 'Probably then',
  forced: 'There was nothing to decide.',
  notYet: 'This decision has not been looked at yet.',
  over: 'The game is over.',
  nothingBetter: 'Nothing better is known.',
  gradeTitle: { best: 'Best move', good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  lost: (amount, error) => `${amount} points of the chance to win (±${error})`,
  pointsLost: (amount) => `${amount} points expected at the end`,
  overview: 'Overview',
  previousFault: 'Previous mistake',
  nextFault: 'Next mistake',
  details: 'Details',
  showTable: 'Show on the table',
  playFromHere: 'Play on from here',
  playFromHereHint: 'Everybody else is a bot.',
  hidden: 'What was hidden',
  deals: { asItWas: 'As it was', anew: 'Dealt anew' },
  playAs: (name) => `as ${name}`,
  learn: 'Learn from mistakes',
  learnHint: 'Find the better move yourself, on the table.',
  learnOf: (name, count) => `${name} (${count})`,
  learnAsk: (name, made) => `${name} played: ${made}. What is better?`,
  judging: 'The King looks at it …',
  rightBest: 'Right: that is the best move known.',
  rightNear: (loss) => `Right: as good as the best, or nearly (${loss}).`,
  wrong: (loss) => `Not yet: that loses, too (${loss}).`,
  sameAgain: 'That is what was played.',
  showAnswer: 'Show the answer',
  notFound: 'This is the answer.',
  next: 'Next',
  count: (right, of) => `${right} of ${of} found`,
  learnt: (right, of) => `That was all: ${right} of ${of} found by yourself.`,
  train: (due) => `Train on mistakes (${due} due)`,
  trainNext: (day) => `The next one comes again on ${day}.`,
  trainAgain: 'They come again, what was found later each time: after 1, 3, 7, 21 days and more.',
  trainNothing: 'No mistakes to train on. Look at the review of a game first.',
  picture: 'Picture of graph and ledger',
  savePicture: (form) => `Save as ${form}`,
  copyLink: 'Copy a link to this moment',
  copied: 'Copied',
};

const fr: Words = {
  reviewOf: (game) => `Analyse – ${game}`,
  progress: (done, all) => `${done} décisions sur ${all}`,
  beginning: 'Le Roi examine la donne…',
  seconds: (seconds) => t`encore ${seconds} s environ`,
  minutes: (minutes) => t`encore ${minutes} min environ`,
  stopped: 'Arrêtée. Ce qui a été trouvé est conservé.',
  done: (depth) => t`Terminée : ${depth} simulations par décision.`,
  failed: t`Impossible de consulter le Roi. Ce qui a été trouvé est conservé ; réessayez.`,
  stop: 'Arrêter',
  goOn: 'Continuer',
  deeper: 'Approfondir',
  deeperHint: t`Quatre fois plus approfondie ; prend plusieurs minutes.`,
  chances: 'Chances de gagner',
  luck: 'Chance',
  graphHint: t`Touchez la courbe ou parcourez-la avec les flèches : la table montre ce moment.`,
  inFigures: 'En chiffres',
  chanceOf: (name, chance) => `${name} ${chance}`,
  decidedBy: (name) => `${name} décide`,
  atEnd: 'Fin de la partie',
  luckOf: (name, amount) => `chance pour ${name}, ${amount}`,
  unit: { chance: 'Chances de gagner', points: 'Points' },
  unitLabel: 'Compté en',
  ledger: 'D’où vient le résultat',
  ledgerHint: 'Départ, chance, erreurs, apport des autres et part indécidable s’additionnent pour donner le résultat.',
  soFar: 'La partie jusqu’ici',
  glance: t`Toute la partie au premier coup d’œil : ces chiffres se précisent à mesure que l’analyse avance.`,
  accuracy: (value) => `Précision ${value}`,
  accuracyMeaning: t`Précision : chaque décision vaut 100 si l’on ne connaît rien de mieux, 78 si elle a coûté 5 points de chances de gagner et 37 si elle en a coûté 20 ; c’est la moyenne.`,
  noDecision: 'Encore rien à décider',
  faults: 'Ce qui était meilleur',
  noFaults: 'Aucune décision n’a coûté cinq points ou plus de façon avérée.',
  noFaultsYet: 'Rien trouvé pour l’instant.',
  fault: (name, grade, loss) => t`${name} : ${grade}, ${loss}`,
  made: 'Joué',
  better: 'Mieux',
  best: 'Meilleur coup',
  why: 'Pourquoi',
  instead: 'À la place',
  follows: 'Suite probable',
  forced: 'Il n’y avait rien à décider.',
  notYet: 'Cette décision n’a pas encore été examinée.',
  over: 'La partie est terminée.',
  nothingBetter: 'On ne connaît rien de mieux.',
  gradeTitle: {
    best: 'Meilleur coup',
    good: 'Bon coup',
    inaccuracy: 'Imprécision',
    mistake: 'Erreur',
    blunder: 'Gaffe',
  },
  lost: (amount, error) => t`${amount} points de chances de gagner (±${error})`,
  pointsLost: (amount) => t`${amount} points attendus en fin de partie`,
  overview: 'Vue d’ensemble',
  previousFault: 'Erreur précédente',
  nextFault: 'Erreur suivante',
  details: 'Détails',
  showTable: 'Montrer sur la table',
  playFromHere: 'Rejouer à partir d’ici',
  playFromHereHint: 'Tous les autres sont des robots.',
  hidden: 'Ce qui était caché',
  deals: { asItWas: 'Comme dans la partie', anew: 'Redistribué' },
  playAs: (name) => `à la place de ${name}`,
  learn: 'Apprendre de ses erreurs',
  learnHint: 'Trouvez vous-même le meilleur coup, sur la table.',
  learnOf: (name, count) => `${name} (${count})`,
  learnAsk: (name, made) => t`${name} a joué : ${made}. Qu’est-ce qui est mieux ?`,
  judging: 'Le Roi examine ce coup…',
  rightBest: t`Exact : c’est le meilleur coup connu.`,
  rightNear: (loss) => t`Exact : aussi bon que le meilleur, ou presque (${loss}).`,
  wrong: (loss) => t`Pas encore : ce coup perd aussi (${loss}).`,
  sameAgain: 'C’est ce qui a été joué.',
  showAnswer: 'Montrer la réponse',
  notFound: 'Voici la réponse.',
  next: 'Suite',
  count: (right, of) => t`${right} sur ${of} trouvés`,
  learnt: (right, of) => t`C’était tout : vous en avez trouvé ${right} sur ${of}.`,
  train: (due) => t`Retravailler ses erreurs (${due} à revoir)`,
  trainNext: (day) => `La prochaine reviendra le ${day}.`,
  trainAgain: t`Elles reviendront, de plus en plus tard si vous les trouvez : après 1, 3, 7, 21 jours et plus.`,
  trainNothing: 'Aucune erreur à retravailler. Regardez d’abord l’analyse d’une partie.',
  picture: 'Image de la courbe et du bilan',
  savePicture: (form) => `Enregistrer en ${form}`,
  copyLink: 'Copier un lien vers ce moment',
  copied: 'Copié',
};

const de: Words = {
  reviewOf: (game) => `Analyse – ${game}`,
  progress: (done, all) => `${done} von ${all} Entscheidungen`,
  beginning: 'Der König sieht sich die Auslage an …',
  seconds: (seconds) => `noch etwa ${seconds} s`,
  minutes: (minutes) => `noch etwa ${minutes} min`,
  stopped: 'Angehalten. Was gefunden wurde, bleibt erhalten.',
  done: (depth) => `Fertig: ${depth} Simulationen für jede Entscheidung.`,
  failed: 'Der König war nicht zu erreichen. Was gefunden wurde, bleibt erhalten; versuch es noch einmal.',
  stop: 'Anhalten',
  goOn: 'Fortsetzen',
  deeper: 'Genauer untersuchen',
  deeperHint: 'Viermal so gründlich; dauert mehrere Minuten.',
  chances: 'Gewinnaussicht',
  luck: 'Glück',
  graphHint: 'Tippe auf die Kurve oder gehe sie mit den Pfeiltasten entlang: Der Tisch zeigt diesen Moment.',
  inFigures: 'In Zahlen',
  chanceOf: (name, chance) => `${name} ${chance}`,
  decidedBy: (name) => `${name} entscheidet`,
  atEnd: 'Ende der Partie',
  luckOf: (name, amount) => `Glück für ${name}, ${amount}`,
  unit: { chance: 'Gewinnaussicht', points: 'Punkte' },
  unitLabel: 'Gezählt in',
  ledger: 'Woher das Ergebnis kam',
  ledgerHint:
    'Beginn, Glück, eigene Fehler, was von anderen kam und was nicht zu sagen ist, ergeben zusammen das Ergebnis.',
  soFar: 'Die Partie bis hierher',
  glance: 'Die ganze Partie auf den ersten Blick: Diese Zahlen werden genauer, je weiter die Analyse kommt.',
  accuracy: (value) => `Genauigkeit ${value}`,
  accuracyMeaning:
    'Genauigkeit: Jede Entscheidung hat 100, wenn nichts Besseres bekannt ist, 78, wenn sie 5 Punkte der Gewinnaussicht gekostet hat, und 37, wenn es 20 waren; das ist der Mittelwert.',
  noDecision: 'Noch nichts zu entscheiden',
  faults: 'Was besser war',
  noFaults: 'Keine Entscheidung hat nachweislich fünf Punkte oder mehr gekostet.',
  noFaultsYet: 'Bisher nichts gefunden.',
  fault: (name, grade, loss) => `${name}: ${grade}, ${loss}`,
  made: 'Gespielt',
  better: 'Besser',
  best: 'Bester Zug',
  why: 'Warum',
  instead: 'Dafür',
  follows: 'Wahrscheinlich dann',
  forced: 'Hier gab es nichts zu entscheiden.',
  notYet: 'Diese Entscheidung ist noch nicht untersucht.',
  over: 'Die Partie ist zu Ende.',
  nothingBetter: 'Nichts Besseres ist bekannt.',
  gradeTitle: {
    best: 'Bester Zug',
    good: 'Guter Zug',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  lost: (amount, error) => `${amount} Punkte der Gewinnaussicht (±${error})`,
  pointsLost: (amount) => `${amount} erwartete Punkte am Ende`,
  overview: 'Übersicht',
  previousFault: 'Voriger Fehler',
  nextFault: 'Nächster Fehler',
  details: 'Einzelheiten',
  showTable: 'Auf dem Tisch zeigen',
  playFromHere: 'Ab hier weiterspielen',
  playFromHereHint: 'Alle anderen sind Bots.',
  hidden: 'Was verdeckt war',
  deals: { asItWas: 'Wie es war', anew: 'Neu gemischt' },
  playAs: (name) => `als ${name}`,
  learn: 'Aus Fehlern lernen',
  learnHint: 'Finde den besseren Zug selbst, am Tisch.',
  learnOf: (name, count) => `${name} (${count})`,
  learnAsk: (name, made) => `${name} hat gespielt: ${made}. Was ist besser?`,
  judging: 'Der König sieht es sich an …',
  rightBest: 'Richtig: Das ist der beste bekannte Zug.',
  rightNear: (loss) => `Richtig: so gut wie der beste Zug, oder beinahe (${loss}).`,
  wrong: (loss) => `Noch nicht: Auch das verliert (${loss}).`,
  sameAgain: 'Das wurde gespielt.',
  showAnswer: 'Lösung zeigen',
  notFound: 'Das ist die Lösung.',
  next: 'Weiter',
  count: (right, of) => `${right} von ${of} gefunden`,
  learnt: (right, of) => `Das waren alle: ${right} von ${of} hast du selbst gefunden.`,
  train: (due) => `Fehler üben (${due} fällig)`,
  trainNext: (day) => `Der nächste kommt wieder am ${day}.`,
  trainAgain: 'Sie kommen wieder, und wer sie findet, sieht sie immer seltener: nach 1, 3, 7, 21 Tagen und mehr.',
  trainNothing: 'Keine Fehler zum Üben. Sieh dir zuerst die Analyse einer Partie an.',
  picture: 'Bild von Kurve und Bilanz',
  savePicture: (form) => `Als ${form} speichern`,
  copyLink: 'Link zu diesem Moment kopieren',
  copied: 'Kopiert',
};

export const reviewPageWords: Readonly<Record<Lang, Words>> = { en, fr, de };
