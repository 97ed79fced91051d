import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface OpeningsPageWords {
  readonly title: string;
  readonly intro: string;
  readonly open: string;
  /** The same beside the name of a game. */
  readonly look: string;
  readonly table: string;
  /** How the book was made. Figures come in as they are shown. */
  readonly madeOf: (games: string, iterations: string) => string;
  readonly meaning: string;
  readonly beginning: string;
  readonly cameBy: (times: string, wins: string, points: string) => string;
  readonly choice: string;
  readonly frequency: string;
  readonly wins: string;
  readonly points: string;
  readonly few: string;
  readonly whatNext: string;
  readonly after: (choice: string) => string;
  readonly position: string;
  readonly times: (times: string) => string;
  readonly end: string;
  readonly unknown: string;
  readonly fromHere: string;
  readonly way: string;
}

/** What strong bots chose in the first turns of a game. */
export const openingsWords: Readonly<Record<Lang, OpeningsPageWords>> = {
  en: {
    title: 'Openings',
    intro: 'What the King chooses in the first turns, in positions like yours, and how those games ended.',
    open: 'Look at the openings',
    look: 'Look',
    table: 'Table',
    madeOf: (games, iterations) =>
      `From ${games} games of the King against himself at such a table, at ${iterations} simulations for each decision.`,
    meaning:
      'A position is like another if turn and possessions named here are the same. That a choice was followed by more wins does not prove it better: it may simply have been possible in better positions.',
    beginning: 'Beginning',
    cameBy: (times, wins, points) =>
      `${times} openings came by here; ${wins} of them won, with ${points} points on average.`,
    choice: 'Choice',
    frequency: 'How often',
    wins: 'Won',
    points: 'Points',
    few: 'few games',
    whatNext: 'What came next',
    after: (choice) => `After “${choice}”`,
    position: 'Position before the next turn',
    times: (times) => `${times}×`,
    end: 'The book ends here: further on, hardly any two games are alike.',
    unknown: 'The book knows no position like this one.',
    fromHere: 'Openings: what the King chose here',
    way: 'The way here',
  },
  fr: {
    title: 'Ouvertures',
    intro: t`Ce que le Roi choisit aux premiers tours, dans des positions comme les vôtres, et comment ces parties ont fini.`,
    open: 'Voir les ouvertures',
    look: 'Voir',
    table: 'Table',
    madeOf: (games, iterations) =>
      t`Tiré de ${games} parties du Roi contre lui-même à une telle table, avec ${iterations} simulations par décision.`,
    meaning: t`Deux positions se ressemblent si le tour et les possessions indiqués ici sont les mêmes. Si un choix a été suivi de plus de victoires, cela ne prouve pas qu’il soit meilleur : peut-être n’était-il possible que dans de meilleures positions.`,
    beginning: 'Début',
    cameBy: (times, wins, points) =>
      t`${times} ouvertures sont passées par ici ; ${wins} ont été gagnées, avec ${points} points en moyenne.`,
    choice: 'Choix',
    frequency: 'Fréquence',
    wins: 'Gagnées',
    points: 'Points',
    few: 'peu de parties',
    whatNext: 'La suite',
    after: (choice) => t`Après « ${choice} »`,
    position: 'Position avant le tour suivant',
    times: (times) => `${times}×`,
    end: t`Le livre s’arrête ici : plus loin, il n’y a guère deux parties qui se ressemblent.`,
    unknown: 'Le livre ne connaît pas de position comme celle-ci.',
    fromHere: t`Ouvertures : ce que le Roi a choisi ici`,
    way: 'Le chemin jusqu’ici',
  },
  de: {
    title: 'Eröffnungen',
    intro: 'Was der König in den ersten Zügen wählt, in Stellungen wie deinen, und wie diese Partien ausgingen.',
    open: 'Eröffnungen ansehen',
    look: 'Ansehen',
    table: 'Tisch',
    madeOf: (games, iterations) =>
      `Aus ${games} Partien des Königs gegen sich selbst an so einem Tisch, mit ${iterations} Simulationen für jede Entscheidung.`,
    meaning:
      'Eine Stellung ist wie eine andere, wenn Zug und Besitz, wie sie hier stehen, gleich sind. Dass auf eine Wahl mehr Siege folgten, beweist nicht, dass sie besser ist: Vielleicht war sie nur in besseren Stellungen möglich.',
    beginning: 'Anfang',
    cameBy: (times, wins, points) =>
      `${times} Eröffnungen kamen hier vorbei; ${wins} davon wurden gewonnen, mit durchschnittlich ${points} Punkten.`,
    choice: 'Wahl',
    frequency: 'Wie oft',
    wins: 'Gewonnen',
    points: 'Punkte',
    few: 'wenige Partien',
    whatNext: 'Wie es weiterging',
    after: (choice) => `Nach „${choice}“`,
    position: 'Stellung vor dem nächsten Zug',
    times: (times) => `${times}-mal`,
    end: 'Hier endet das Buch: Danach gleichen sich kaum noch zwei Partien.',
    unknown: 'Das Buch kennt keine Stellung wie diese.',
    fromHere: 'Eröffnungen: was der König hier wählte',
    way: 'Der Weg hierher',
  },
};
