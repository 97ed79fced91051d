import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

/** Figures come in as they are shown; `count` decides between one and several. */
export interface FiguresWords {
  readonly intro: string;
  readonly all: string;
  readonly which: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly play: string;
  readonly games: (count: number) => string;
  readonly left: (count: number) => string;
  readonly online: Readonly<Record<'asked' | 'all' | 'some' | 'failed', string>>;
  readonly won: string;
  readonly wonOf: (won: string, games: number) => string;
  readonly played: string;
  readonly even: (share: string) => string;
  readonly evenMark: string;
  readonly points: string;
  readonly meanPoints: string;
  readonly spread: (least: string, quarter: string, middle: string, threeQuarters: string, most: string) => string;
  readonly histogram: string;
  readonly bar: (from: number, to: number, games: number) => string;
  readonly results: string;
  readonly byGame: string;
  readonly by: Readonly<Record<'against' | 'seat' | 'players', string>>;
  readonly people: string;
  readonly nobody: string;
  readonly seat: (number: number) => string;
  readonly closer: string;
  readonly judged: string;
  readonly judgedOf: (judged: number, games: number) => string;
  readonly notJudged: string;
  readonly accuracy: string;
  readonly accuracyIs: (accuracy: string) => string;
  readonly luckIs: (luck: string, errors: string) => string;
  readonly luckyGames: (lucky: number, games: number) => string;
  readonly course: (accuracies: string) => string;
  readonly lucks: (lucks: string) => string;
  readonly luck: string;
  readonly opening: string;
  readonly openingOf: (games: number) => string;
  readonly you: string;
  readonly king: string;
  readonly turn: (own: string, king: string) => string;
  readonly turnOwn: (own: string) => string;
  readonly explore: string;
  readonly working: string;
  readonly train: string;
  readonly trainHint: string;
  readonly noFaults: string;
  readonly theme: string;
  readonly part: Readonly<Record<'beginning' | 'middle' | 'end', string>>;
  readonly when: string;
  readonly times: string;
  readonly cost: string;
  readonly ownMistakes: string;
  readonly days: string;
  readonly day: (games: number, won: string) => string;
  readonly noDays: string;
  readonly puzzles: string;
  readonly puzzlesDone: (answered: number, right: number, longest: number) => string;
  readonly noPuzzles: string;
  readonly daily: string;
  readonly dailyDone: (played: number, won: number) => string;
  readonly noDaily: string;
  readonly data: string;
  readonly dataHint: string;
  readonly save: string;
  readonly remove: string;
  readonly removeSure: (
    games: number,
    running: number,
    reviews: number,
    puzzles: number,
    deals: number,
    online: boolean,
  ) => string;
  readonly removed: string;
  readonly notRemoved: string;
  readonly kind: string;
}

export const figuresWords: Readonly<Record<Lang, FiguresWords>> = {
  en: {
    intro: 'Counted on this device, from the games that are kept here. Nobody else sees them.',
    all: 'All games',
    which: 'Game',
    empty: 'Nothing to count yet',
    emptyHint:
      'Once you have finished a game, you will see here how you play: results, points, luck, habits and what to train next.',
    play: 'Play a game',
    games: (count) => (count === 1 ? '1 game' : `${count} games`),
    left: (count) =>
      count === 1
        ? '1 more finished game does not count: it was played on from the middle of another one, or nobody knows which of its players you are.'
        : `${count} more finished games do not count: they were played on from the middle of another one, or nobody knows which of their players you are.`,
    online: {
      asked: 'The server is being asked for your games there …',
      all: 'With all your games on this server.',
      some: 'With your latest games on this server; it did not tell of the older ones.',
      failed: 'The server did not answer: without your games there.',
    },
    won: 'Won',
    wonOf: (won, games) => `${won} of ${games} won`,
    played: 'Games',
    even: (share) => `${share} would be won if everybody were equally likely to`,
    evenMark: 'The mark shows what would be won if everybody were equally likely to.',
    points: 'Points',
    meanPoints: 'Points on average',
    spread: (least, quarter, middle, threeQuarters, most) =>
      `Half of your games ended with ${quarter} to ${threeQuarters} points, the one in the middle with ${middle}. The least were ${least}, the most ${most}.`,
    histogram: 'How your points are spread',
    bar: (from, to, games) => `${from === to ? from : `${from} to ${to}`} points: ${games}`,
    results: 'Results',
    byGame: 'By game',
    by: { against: 'Against', seat: 'Seat', players: 'Players' },
    people: 'People',
    nobody: 'Alone against the game',
    seat: (number) => `${number}${['st', 'nd', 'rd'][number - 1] ?? 'th'} seat`,
    closer: 'Look closer',
    judged: 'Accuracy and luck',
    judgedOf: (judged, games) => `From ${judged} of ${games} games: those that were reviewed here.`,
    notJudged: 'No review of these games is finished yet. A review tells how much was luck, and what was better.',
    accuracy: 'Accuracy',
    accuracyIs: (accuracy) => `Your decisions have an accuracy of ${accuracy} of 100.`,
    luckIs: (luck, errors) =>
      `In each game chance gave you ${luck} percentage points of the chance to win on average, and your own errors cost ${errors}.`,
    luckyGames: (lucky, games) => `Chance was with you in ${lucky} of ${games}.`,
    course: (accuracies) => `Accuracy from game to game, the oldest first: ${accuracies}`,
    lucks: (lucks) => `Luck from game to game: ${lucks}`,
    luck: 'Luck',
    opening: 'How you begin',
    openingOf: (games) =>
      `From your last ${games === 1 ? 'game' : `${games} games`}, beside the King at the same tables.`,
    you: 'You',
    king: 'King',
    turn: (own, king) => `on average in turn ${own}; the King: ${king}`,
    turnOwn: (own) => `on average in turn ${own}`,
    explore: 'What the King chooses in the first turns',
    working: 'Your games are being gone through …',
    train: 'What to train next',
    trainHint:
      'From mistakes in your reviewed games: what the better move was about, and what it cost, in percentage points of the chance to win.',
    noFaults: 'No mistakes are known here. Review a game, and they will show.',
    theme: 'About',
    part: { beginning: 'First third', middle: 'Middle', end: 'Last third' },
    when: 'When',
    times: 'Mistakes',
    cost: 'Cost',
    ownMistakes: 'Train your own mistakes',
    days: 'Best days',
    day: (games, won) => `${won} of ${games} won`,
    noDays: 'The first win makes the first good day.',
    puzzles: 'Puzzles',
    puzzlesDone: (answered, right, longest) => `${answered} answered, ${right} solved; the longest row: ${longest}.`,
    noPuzzles: 'None answered yet.',
    daily: 'Deal of the day',
    dailyDone: (played, won) => `${played} played, ${won} won.`,
    noDaily: 'None played yet.',
    data: 'Your data',
    dataHint:
      'All of it lies on this device. The file holds your games, reviews, exercises, puzzles and deals of the day with these figures.',
    save: 'Save everything as a file',
    remove: 'Delete everything',
    removeSure: (games, running, reviews, puzzles, deals, online) =>
      `Delete from this device for good? ${games === 1 ? '1 game' : `${games} games`}${running > 0 ? ` (${running} unfinished)` : ''}, ${reviews === 1 ? '1 review' : `${reviews} reviews`} with exercises, ${puzzles} puzzle answers with your rating, ${deals} deals of the day.${online ? ' Games on the server stay there.' : ''}`,
    removed: 'Deleted.',
    notRemoved: 'This browser did not let everything be deleted. Delete the data of this page in its settings.',
    kind: 'Kind',
  },
  fr: {
    intro: t`Comptés sur cet appareil, à partir des parties qui y sont gardées. Personne d’autre ne les voit.`,
    all: 'Toutes les parties',
    which: 'Jeu',
    empty: 'Rien à compter pour l’instant',
    emptyHint: t`Dès votre première partie terminée, vous verrez ici comment vous jouez : résultats, points, chance, habitudes et ce qu’il faut travailler.`,
    play: 'Jouer une partie',
    games: (count) => (count <= 1 ? `${count} partie` : `${count} parties`),
    left: (count) =>
      count === 1
        ? t`1 autre partie terminée ne compte pas : elle a repris une autre partie en son milieu, ou l’on ne sait pas lequel des joueurs vous êtes.`
        : t`${count} autres parties terminées ne comptent pas : elles ont repris une autre partie en son milieu, ou l’on ne sait pas lequel des joueurs vous êtes.`,
    online: {
      asked: 'On demande au serveur vos parties en ligne…',
      all: 'Avec toutes vos parties sur ce serveur.',
      some: t`Avec vos dernières parties sur ce serveur ; il n’a rien dit des plus anciennes.`,
      failed: t`Le serveur n’a pas répondu : sans vos parties en ligne.`,
    },
    won: 'Gagnées',
    wonOf: (won, games) => `${won} sur ${games} gagnées`,
    played: 'Parties',
    even: (share) => t`${share} seraient gagnées si tous avaient les mêmes chances`,
    evenMark: 'Le trait montre ce qui serait gagné si tous avaient les mêmes chances.',
    points: 'Points',
    meanPoints: 'Points en moyenne',
    spread: (least, quarter, middle, threeQuarters, most) =>
      t`La moitié de vos parties ont fini entre ${quarter} et ${threeQuarters} points, celle du milieu avec ${middle}. Le minimum : ${least}, le maximum : ${most}.`,
    histogram: 'Répartition de vos points',
    bar: (from, to, games) => t`${from === to ? from : `${from} à ${to}`} points : ${games}`,
    results: 'Résultats',
    byGame: 'Par jeu',
    by: { against: 'Contre', seat: 'Place à table', players: 'Joueurs' },
    people: 'Des personnes',
    nobody: 'Seul contre le jeu',
    seat: (number) => (number === 1 ? '1re place' : `${number}e place`),
    closer: 'Voir de près',
    judged: 'Précision et chance',
    judgedOf: (judged, games) =>
      t`D’après ${judged} partie${judged > 1 ? 's' : ''} sur ${games} : celles qui ont été analysées ici.`,
    notJudged: t`Aucune de ces parties n’est encore entièrement analysée. L’analyse dit quelle a été la part de la chance, et ce qui valait mieux.`,
    accuracy: 'Précision',
    accuracyIs: (accuracy) => `Vos décisions ont une précision de ${accuracy} sur 100.`,
    luckIs: (luck, errors) =>
      t`À chaque partie, le hasard vous a donné en moyenne ${luck} points de pourcentage de chances de gagner, et vos erreurs en ont coûté ${errors}.`,
    luckyGames: (lucky, games) => `Le hasard vous a souri dans ${lucky} sur ${games}.`,
    course: (accuracies) => t`Précision de partie en partie, la plus ancienne d’abord : ${accuracies}`,
    lucks: (lucks) => t`Chance de partie en partie : ${lucks}`,
    luck: 'Chance',
    opening: 'Comment vous commencez',
    openingOf: (games) =>
      games === 1
        ? t`D’après votre dernière partie, à côté du Roi aux mêmes tables.`
        : t`D’après vos ${games} dernières parties, à côté du Roi aux mêmes tables.`,
    you: 'Vous',
    king: 'Roi',
    turn: (own, king) => t`en moyenne au tour ${own} ; le Roi : ${king}`,
    turnOwn: (own) => `en moyenne au tour ${own}`,
    explore: 'Ce que le Roi choisit aux premiers tours',
    working: 'Vos parties sont passées en revue…',
    train: 'À travailler maintenant',
    trainHint: t`D’après les erreurs de vos parties analysées : ce que visait le meilleur coup, et ce que l’erreur a coûté, en points de pourcentage de chances de gagner.`,
    noFaults: 'Aucune erreur connue ici. Faites analyser une partie, et elles apparaîtront.',
    theme: 'Sujet',
    part: { beginning: 'Premier tiers', middle: 'Milieu', end: 'Dernier tiers' },
    when: 'Quand',
    times: 'Erreurs',
    cost: 'Coût',
    ownMistakes: 'Reprendre vos erreurs',
    days: 'Meilleurs jours',
    day: (games, won) => `${won} sur ${games} gagnées`,
    noDays: 'La première victoire fera le premier bon jour.',
    puzzles: 'Problèmes',
    puzzlesDone: (answered, right, longest) =>
      t`${answered} traité${answered > 1 ? 's' : ''}, ${right} résolu${right > 1 ? 's' : ''} ; la plus longue série : ${longest}.`,
    noPuzzles: 'Aucun pour l’instant.',
    daily: 'Donne du jour',
    dailyDone: (played, won) => `${played} jouée${played > 1 ? 's' : ''}, ${won} gagnée${won > 1 ? 's' : ''}.`,
    noDaily: 'Aucune jouée pour l’instant.',
    data: 'Vos données',
    dataHint: t`Tout se trouve sur cet appareil. Le fichier contient vos parties, analyses, exercices, problèmes et donnes du jour, avec ces chiffres.`,
    save: 'Tout enregistrer dans un fichier',
    remove: 'Tout effacer',
    removeSure: (games, running, reviews, puzzles, deals, online) =>
      t`Effacer définitivement de cet appareil ? ${games} partie${games > 1 ? 's' : ''}${running > 0 ? ` (dont ${running} en cours)` : ''}, ${reviews} analyse${reviews > 1 ? 's' : ''} avec leurs exercices, ${puzzles} réponse${puzzles > 1 ? 's' : ''} à des problèmes avec votre classement, ${deals} donne${deals > 1 ? 's' : ''} du jour.${online ? ' Les parties du serveur y restent.' : ''}`,
    removed: 'C’est effacé.',
    notRemoved: t`Ce navigateur n’a pas permis de tout effacer. Effacez les données de cette page dans ses réglages.`,
    kind: 'Genre',
  },
  de: {
    intro: 'Gezählt auf diesem Gerät, aus den Partien, die hier aufbewahrt sind. Sonst sieht sie niemand.',
    all: 'Alle Partien',
    which: 'Spiel',
    empty: 'Noch nichts zu zählen',
    emptyHint:
      'Sobald du eine Partie zu Ende gespielt hast, siehst du hier, wie du spielst: Ergebnisse, Punkte, Glück, Gewohnheiten und was du als Nächstes üben kannst.',
    play: 'Eine Partie spielen',
    games: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
    left: (count) =>
      count === 1
        ? '1 weitere beendete Partie zählt nicht: Sie wurde aus der Mitte einer anderen weitergespielt, oder niemand weiß, wer davon du bist.'
        : `${count} weitere beendete Partien zählen nicht: Sie wurden aus der Mitte einer anderen weitergespielt, oder niemand weiß, wer davon du bist.`,
    online: {
      asked: 'Der Server wird nach deinen Partien dort gefragt …',
      all: 'Mit allen deinen Partien auf diesem Server.',
      some: 'Mit deinen letzten Partien auf diesem Server; von den älteren hat er nichts gesagt.',
      failed: 'Der Server hat nicht geantwortet: ohne deine Partien dort.',
    },
    won: 'Gewonnen',
    wonOf: (won, games) => `${won} von ${games} gewonnen`,
    played: 'Partien',
    even: (share) => `${share} wären es, wenn alle gleich oft gewännen`,
    evenMark: 'Der Strich zeigt, wie viel es wäre, wenn alle gleich oft gewännen.',
    points: 'Punkte',
    meanPoints: 'Punkte im Schnitt',
    spread: (least, quarter, middle, threeQuarters, most) =>
      `Die Hälfte deiner Partien endete mit ${quarter} bis ${threeQuarters} Punkten, die mittlere mit ${middle}. Die wenigsten waren ${least}, die meisten ${most}.`,
    histogram: 'Wie sich deine Punkte verteilen',
    bar: (from, to, games) => `${from === to ? from : `${from} bis ${to}`} Punkte: ${games}`,
    results: 'Ergebnisse',
    byGame: 'Nach Spiel',
    by: { against: 'Gegen', seat: 'Platz am Tisch', players: 'Zu wievielt' },
    people: 'Menschen',
    nobody: 'Allein gegen das Spiel',
    seat: (number) => `${number}. Platz`,
    closer: 'Genauer ansehen',
    judged: 'Genauigkeit und Glück',
    judgedOf: (judged, games) => `Aus ${judged} von ${games} Partien: denen, die hier analysiert wurden.`,
    notJudged:
      'Von diesen Partien ist noch keine fertig analysiert. Die Analyse sagt, wie viel Glück war und was besser gewesen wäre.',
    accuracy: 'Genauigkeit',
    accuracyIs: (accuracy) => `Deine Entscheidungen haben eine Genauigkeit von ${accuracy} von 100.`,
    luckIs: (luck, errors) =>
      `In jeder Partie gab dir der Zufall im Schnitt ${luck} Prozentpunkte der Siegchance, und eigene Fehler kosteten ${errors}.`,
    luckyGames: (lucky, games) => `In ${lucky} von ${games} war der Zufall auf deiner Seite.`,
    course: (accuracies) => `Genauigkeit von Partie zu Partie, die älteste zuerst: ${accuracies}`,
    lucks: (lucks) => `Glück von Partie zu Partie: ${lucks}`,
    luck: 'Glück',
    opening: 'Wie du beginnst',
    openingOf: (games) =>
      games === 1
        ? 'Aus deiner letzten Partie, neben dem König am gleichen Tisch.'
        : `Aus deinen letzten ${games} Partien, neben dem König an gleichen Tischen.`,
    you: 'Du',
    king: 'König',
    turn: (own, king) => `im Schnitt in Zug ${own}; der König: ${king}`,
    turnOwn: (own) => `im Schnitt in Zug ${own}`,
    explore: 'Was der König in den ersten Zügen wählt',
    working: 'Deine Partien werden durchgesehen …',
    train: 'Was du als Nächstes üben kannst',
    trainHint:
      'Aus Fehlern in deinen analysierten Partien: worum es beim besseren Zug ging und was der Fehler gekostet hat, in Prozentpunkten der Siegchance.',
    noFaults: 'Hier sind keine Fehler bekannt. Analysiere eine Partie, dann zeigen sie sich.',
    theme: 'Worum es ging',
    part: { beginning: 'Erstes Drittel', middle: 'Mitte', end: 'Letztes Drittel' },
    when: 'Wann',
    times: 'Fehler',
    cost: 'Kosten',
    ownMistakes: 'Eigene Fehler üben',
    days: 'Beste Tage',
    day: (games, won) => `${won} von ${games} gewonnen`,
    noDays: 'Der erste Sieg macht den ersten guten Tag.',
    puzzles: 'Aufgaben',
    puzzlesDone: (answered, right, longest) =>
      `${answered} beantwortet, ${right} gelöst; die längste Reihe: ${longest}.`,
    noPuzzles: 'Noch keine beantwortet.',
    daily: 'Partie des Tages',
    dailyDone: (played, won) => `${played} gespielt, ${won} gewonnen.`,
    noDaily: 'Noch keine gespielt.',
    data: 'Deine Daten',
    dataHint:
      'Alles liegt auf diesem Gerät. Die Datei enthält deine Partien, Analysen, Übungen, Aufgaben und Partien des Tages mit diesen Zahlen.',
    save: 'Alles als Datei speichern',
    remove: 'Alles löschen',
    removeSure: (games, running, reviews, puzzles, deals, online) =>
      `Von diesem Gerät endgültig löschen? ${games === 1 ? '1 Partie' : `${games} Partien`}${running > 0 ? ` (${running} davon nicht beendet)` : ''}, ${reviews === 1 ? '1 Analyse' : `${reviews} Analysen`} mit Übungen, ${puzzles === 1 ? '1 beantwortete Aufgabe' : `${puzzles} beantwortete Aufgaben`} mit deiner Wertung, ${deals === 1 ? '1 Partie' : `${deals} Partien`} des Tages.${online ? ' Partien auf dem Server bleiben dort.' : ''}`,
    removed: 'Gelöscht.',
    notRemoved: 'Dieser Browser ließ nicht alles löschen. Lösche die Daten dieser Seite in seinen Einstellungen.',
    kind: 'Art',
  },
};
