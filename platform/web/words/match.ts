import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface MatchWords {
  readonly title: string;
  readonly of: (game: string) => string;
  readonly about: string;
  readonly open: string;
  readonly whichGame: string;
  readonly bots: string;
  readonly noBots: string;
  readonly level: string;
  readonly people: string;
  readonly make: string;
  readonly days: (days: number) => string;
  readonly join: string;
  readonly leave: string;
  readonly joined: (count: number, of: number) => string;
  readonly waits: string;
  readonly link: string;
  readonly share: string;
  readonly play: string;
  readonly done: string;
  readonly playing: string;
  readonly you: (name: string) => string;
  readonly youAreDone: (others: number) => string;
  readonly lookOn: string;
  readonly standings: string;
  readonly place: string;
  readonly name: string;
  readonly matchpoints: string;
  readonly result: string;
  readonly resigned: string;
  readonly compare: (name: string) => string;
  readonly pointsAbout: string;
  readonly toMatch: string;
}

/** Several people play the same deal, each at a table of their own. */
export const matchWords: Readonly<Record<Lang, MatchWords>> = {
  en: {
    title: 'Duplicate match',
    of: (game) => `Duplicate match: ${game}`,
    about:
      'Everybody plays the same deal in the same seat, each alone against the same bots, whenever it suits them. Nobody sees anything of the others before all are done. Then results and games lie open, and so does the proof that all had the same shuffle.',
    open: 'Open a match',
    whichGame: 'Game',
    bots: 'Bots at each table',
    noBots: 'None: solo',
    level: 'Strength of the bots',
    people: 'People',
    make: 'Open the match',
    days: (days) => `Each turn may take ${days} days. After that a bot plays on, so that the match comes to an end.`,
    join: 'Take part',
    leave: 'Withdraw',
    joined: (count, of) => `${count} of ${of} take part`,
    waits: 'The match begins when all have joined.',
    link: 'Link to the match',
    share: 'Send this link to the others',
    play: 'Play',
    done: 'done',
    playing: 'playing',
    you: (name) => `${name} (you)`,
    youAreDone: (others) =>
      `You are done. The results are shown when ${others === 1 ? 'one more is' : `${others} more are`} done.`,
    lookOn: 'The match is under way. Results are shown when all are done.',
    standings: 'Results',
    place: 'Place',
    name: 'Name',
    matchpoints: 'Match points',
    result: 'Result',
    resigned: 'resigned',
    compare: (name) => `Compare with ${name}`,
    pointsAbout:
      'One match point for everyone beaten, half a one for a tie. A win beats no win, then the greater lead counts.',
    toMatch: 'To the match',
  },
  fr: {
    title: 'Match en duplicate',
    of: (game) => t`Match en duplicate : ${game}`,
    about: t`Tout le monde joue la même donne à la même place, chacun seul contre les mêmes robots, quand il veut. Personne ne voit rien des autres avant que tous aient fini. Alors résultats et parties sont ouverts à tous, avec la preuve que tous ont eu le même mélange.`,
    open: 'Ouvrir un match',
    whichGame: 'Jeu',
    bots: 'Robots à chaque table',
    noBots: t`Aucun : en solitaire`,
    level: 'Force des robots',
    people: 'Participants',
    make: 'Ouvrir le match',
    days: (days) =>
      t`Chaque tour peut durer ${String(days)} jours. Passé ce délai, un robot joue la suite, pour que le match ait une fin.`,
    join: 'Participer',
    leave: 'Se retirer',
    joined: (count, of) => `${count} sur ${of} participent`,
    waits: 'Le match commence quand tout le monde est là.',
    link: 'Lien du match',
    share: 'Envoyez ce lien aux autres',
    play: 'Jouer',
    done: 'fini',
    playing: 'joue',
    you: (name) => `${name} (vous)`,
    youAreDone: (others) =>
      `Vous avez fini. Les résultats s’affichent quand ${others === 1 ? 'une autre personne aura fini' : `${others} autres auront fini`}.`,
    lookOn: 'Le match est en cours. Les résultats s’affichent quand tous ont fini.',
    standings: 'Résultats',
    place: 'Rang',
    name: 'Nom',
    matchpoints: 'Points de match',
    result: 'Résultat',
    resigned: 'a abandonné',
    compare: (name) => `Comparer avec ${name}`,
    pointsAbout:
      'Un point de match par adversaire battu, un demi en cas d’égalité. Gagner bat ne pas gagner, puis c’est la plus grande avance qui compte.',
    toMatch: 'Vers le match',
  },
  de: {
    title: 'Duplikat-Match',
    of: (game) => `Duplikat-Match: ${game}`,
    about:
      'Alle spielen dieselbe Ausgangslage auf demselben Platz, jeder für sich gegen dieselben Computergegner und wann es passt. Keiner sieht etwas von den anderen, bevor alle fertig sind. Dann liegen Ergebnisse und Partien offen, mit dem Beweis, dass für alle gleich gemischt war.',
    open: 'Match eröffnen',
    whichGame: 'Spiel',
    bots: 'Computergegner an jedem Tisch',
    noBots: 'Keine: allein',
    level: 'Stärke der Computergegner',
    people: 'Teilnehmer',
    make: 'Match eröffnen',
    days: (days) =>
      `Für jeden Zug sind ${days} Tage Zeit. Danach spielt der Computer weiter, damit das Match ein Ende hat.`,
    join: 'Mitspielen',
    leave: 'Zurücktreten',
    joined: (count, of) => `${count} von ${of} sind dabei`,
    waits: 'Das Match beginnt, wenn alle dabei sind.',
    link: 'Link zum Match',
    share: 'Schick den anderen diesen Link',
    play: 'Spielen',
    done: 'fertig',
    playing: 'spielt',
    you: (name) => `${name} (du)`,
    youAreDone: (others) =>
      `Du bist fertig. Die Ergebnisse erscheinen, wenn ${others === 1 ? 'noch eine Person' : `noch ${others} Personen`} fertig ${others === 1 ? 'ist' : 'sind'}.`,
    lookOn: 'Das Match läuft. Die Ergebnisse erscheinen, wenn alle fertig sind.',
    standings: 'Ergebnisse',
    place: 'Platz',
    name: 'Name',
    matchpoints: 'Matchpunkte',
    result: 'Ergebnis',
    resigned: 'aufgegeben',
    compare: (name) => `Mit ${name} vergleichen`,
    pointsAbout:
      'Ein Matchpunkt für jeden, der geschlagen ist, ein halber bei Gleichstand. Ein Sieg schlägt keinen Sieg, dann zählt der größere Vorsprung.',
    toMatch: 'Zum Match',
  },
};
