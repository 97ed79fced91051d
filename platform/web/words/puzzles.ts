import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface PuzzleWords {
  readonly title: string;
  readonly intro: string;
  readonly today: string;
  readonly solve: string;
  readonly answered: (answered: number, of: number) => string;
  readonly solved: (count: number) => string;
  readonly yourRating: (rating: number, uncertain: number) => string;
  readonly row: (now: number, longest: number) => string;
  readonly ownMistakes: string;
  readonly ask: string;
  readonly hint: string;
  readonly right: string;
  readonly asGood: string;
  readonly wrong: string;
  readonly shown: string;
  readonly solution: (move: string) => string;
  readonly about: (themes: readonly string[]) => string;
  readonly proven: string;
  readonly stage: (number: number, of: number) => string;
  readonly further: string;
  readonly goOn: string;
  readonly rating: (own: number, puzzle: number) => string;
  readonly allDone: string;
}

const list = (themes: readonly string[], lang: Lang) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(themes);

/** Positions in which one move is clearly the best. */
export const puzzleWords: Readonly<Record<Lang, PuzzleWords>> = {
  en: {
    title: 'Puzzles',
    intro:
      'Positions from games of strong bots in which one move is clearly the best. Your first answer counts for your rating.',
    today: 'Today’s puzzles',
    solve: 'Solve',
    answered: (answered, of) => `${answered} of ${of} answered`,
    solved: (count) => `${count} solved`,
    yourRating: (rating, uncertain) => `rating ${rating} ± ${uncertain}`,
    row: (now, longest) => `Solved in a row: ${now}. Your longest row: ${longest}.`,
    ownMistakes: 'Train your own mistakes',
    ask: 'Your move. One is clearly the best: which?',
    hint: 'Make it on the table.',
    right: 'Right: that is the best move.',
    asGood: 'Just as good, says the King: that counts.',
    wrong: 'Not the best move.',
    shown: 'This is the solution.',
    solution: (move) => `The best move: ${move}.`,
    about: (themes) => `About: ${list(themes, 'en')}`,
    proven: 'Proven: this move wins for certain, whatever the others do.',
    stage: (number, of) => `Decision ${number} of ${of}.`,
    further: 'It goes on: what comes next?',
    goOn: 'Go on',
    rating: (own, puzzle) => `You ${own}, puzzle ${puzzle}`,
    allDone: 'You have answered all of them.',
  },
  fr: {
    title: 'Problèmes',
    intro: t`Des positions tirées de parties de robots forts, où un coup est nettement le meilleur. Votre première réponse compte pour votre classement.`,
    today: 'Problèmes du jour',
    solve: 'Résoudre',
    answered: (answered, of) => `${answered} sur ${of} traités`,
    solved: (count) => `${count} résolu${count > 1 ? 's' : ''}`,
    yourRating: (rating, uncertain) => `classement ${rating} ± ${uncertain}`,
    row: (now, longest) => t`Résolus d’affilée : ${now}. Votre plus longue série : ${longest}.`,
    ownMistakes: 'Reprendre vos erreurs',
    ask: t`À vous. Un coup est nettement le meilleur : lequel ?`,
    hint: 'Jouez-le sur la table.',
    right: t`Exact : c’est le meilleur coup.`,
    asGood: t`Tout aussi bon, selon le Roi : cela compte.`,
    wrong: 'Ce n’est pas le meilleur coup.',
    shown: 'Voici la solution.',
    solution: (move) => t`Le meilleur coup : ${move}.`,
    about: (themes) => t`Il s’agit de : ${list(themes, 'fr')}`,
    proven: t`Démontré : ce coup gagne à coup sûr, quoi que fassent les autres.`,
    stage: (number, of) => t`Décision ${number} sur ${of}.`,
    further: t`Et ensuite ?`,
    goOn: 'Continuer',
    rating: (own, puzzle) => `Vous ${own}, problème ${puzzle}`,
    allDone: 'Vous les avez tous traités.',
  },
  de: {
    title: 'Aufgaben',
    intro:
      'Stellungen aus Partien starker Computergegner, in denen ein Zug klar der beste ist. Deine erste Antwort zählt für deine Wertung.',
    today: 'Aufgaben des Tages',
    solve: 'Lösen',
    answered: (answered, of) => `${answered} von ${of} beantwortet`,
    solved: (count) => `${count} gelöst`,
    yourRating: (rating, uncertain) => `Wertung ${rating} ± ${uncertain}`,
    row: (now, longest) => `Hintereinander gelöst: ${now}. Deine längste Reihe: ${longest}.`,
    ownMistakes: 'Eigene Fehler üben',
    ask: 'Du bist am Zug. Einer ist klar der beste: welcher?',
    hint: 'Mach ihn auf dem Tisch.',
    right: 'Richtig: Das ist der beste Zug.',
    asGood: 'Genauso gut, sagt der König: Das zählt.',
    wrong: 'Das ist nicht der beste Zug.',
    shown: 'Das ist die Lösung.',
    solution: (move) => `Der beste Zug: ${move}.`,
    about: (themes) => `Worum es geht: ${list(themes, 'de')}`,
    proven: 'Bewiesen: Dieser Zug gewinnt sicher, was immer die anderen tun.',
    stage: (number, of) => `Entscheidung ${number} von ${of}.`,
    further: 'Es geht weiter: Was kommt als Nächstes?',
    goOn: 'Weiter',
    rating: (own, puzzle) => `Du ${own}, Aufgabe ${puzzle}`,
    allDone: 'Du hast alle beantwortet.',
  },
};
