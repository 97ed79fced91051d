import { faceOf, TURNS, TYPES } from '@chambord/burgundy/rules';
import type { Burgundy, Card, Type } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import type { Lang, Seat } from '@chambord/kernel';
import { french as t } from '@chambord/prose';
import type { First, OpeningWords, Openings, PlayedTurn } from '@chambord/prose';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

type Table = Burgundy['state'] | Burgundy['view'];
type Move = Burgundy['move'];

/** From so many on more silver, or more workers, make no difference that could be told apart. */
const MUCH_SILVER = 3;
const MANY_WORKERS = 2;

const OTHER = ['sell', 'workers', 'silver', 'convert', 'none'] as const;
type Other = (typeof OTHER)[number];
/** What was chosen besides the main action. */
const BOUGHT = '+';

/** What one has: cards placed, projects, silver and workers. Goods and animals are much the same for everybody at first. */
function situation(table: Table, seat: Seat): string {
  const { estate, projects, silver, workers } = at(table.players, seat);
  const placed = estate.reduce((sum, { cards }) => sum + cards.length, 0);
  const turn = table.round * TURNS + table.turn + 1;
  return [turn, placed, projects.length, Math.min(silver, MUCH_SILVER), Math.min(workers, MANY_WORKERS)].join('.');
}

function choice({ before, moves }: PlayedTurn<Burgundy>): string {
  const typeOf = (card: Card) => faceOf(before, card).type;
  const bought = moves.some((move) => move.do === 'buy') ? BOUGHT : '';
  return `${moves.map((move) => actionOf(move, typeOf)).find((action) => action !== null) ?? 'none'}${bought}`;
}

/** The action of the die; null for what comes before it, and for purchases. */
function actionOf(move: Move, typeOf: (card: Card) => Type): `take:${Type}` | `place:${Type}` | Other | null {
  switch (move.do) {
    case 'take':
    case 'place':
      return `${move.do}:${typeOf(move.card)}`;
    case 'sell':
    case 'workers':
    case 'silver':
    case 'convert':
      return move.do;
    case 'play':
    case 'buy':
    case 'keep':
    case 'use':
    case 'bonus':
    case 'receive':
    case 'decline':
    case 'end':
      return null;
  }
}

function firsts({ seat, before, events }: PlayedTurn<Burgundy>): First[] {
  return events.flatMap((event): First[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    switch (event.event) {
      case 'took':
        return [{ what: 'taken', kind: faceOf(before, event.card).type }];
      case 'placed':
        return [{ what: 'placed', kind: event.type }];
      case 'kept':
        return [{ what: 'bought', kind: faceOf(before, event.card).type }];
      case 'used':
        return [{ what: 'bought', kind: 'die' }];
      case 'tripleCompleted':
        return [{ what: 'triple', kind: event.type }];
      default:
        return [];
    }
  });
}

interface Sentences {
  readonly situation: (turn: number, parts: readonly string[]) => string;
  readonly placed: (count: number) => string;
  readonly projects: (count: number) => string;
  readonly silver: (count: string) => string;
  readonly workers: (count: string) => string;
  readonly orMore: (count: number) => string;
  readonly take: (type: Type) => string;
  readonly place: (type: Type) => string;
  readonly other: Readonly<Record<Other, string>>;
  readonly bought: (choice: string) => string;
  readonly firsts: Readonly<Record<'taken' | 'placed' | 'bought' | 'triple', string>>;
  readonly type: (type: Type) => string;
  readonly die: string;
}

function wordsOf(say: Sentences): OpeningWords {
  const typed = (name: string | undefined, text: (type: Type) => string) =>
    TYPES.flatMap((type) => (type === name ? [text(type)] : []))[0] ?? name ?? '';
  const type = (name: string) => typed(name, say.type);
  function main(name: string): string {
    const [action, kind] = name.split(':');
    if (action === 'take') return typed(kind, say.take);
    if (action === 'place') return typed(kind, say.place);
    return OTHER.flatMap((known) => (known === name ? [say.other[known]] : []))[0] ?? name;
  }
  return {
    situation(name) {
      const [turn = 0, placed = 0, projects = 0, silver = 0, workers = 0] = name.split('.').map(Number);
      const amount = (count: number, most: number) => (count < most ? String(count) : say.orMore(count));
      return say.situation(turn, [
        ...(placed === 0 ? [] : [say.placed(placed)]),
        ...(projects === 0 ? [] : [say.projects(projects)]),
        say.silver(amount(silver, MUCH_SILVER)),
        say.workers(amount(workers, MANY_WORKERS)),
      ]);
    },
    choice: (name) => (name.endsWith(BOUGHT) ? say.bought(main(name.slice(0, -BOUGHT.length))) : main(name)),
    firsts: {
      taken: { title: say.firsts.taken, kind: type },
      placed: { title: say.firsts.placed, kind: type },
      bought: { title: say.firsts.bought, kind: (name) => (name === 'die' ? say.die : type(name)) },
      triple: { title: say.firsts.triple, kind: type },
    },
  };
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const listed = (parts: readonly string[]) => parts.join(', ');

/** With the article, as something that is taken or placed. */
const A: Readonly<Record<Type, string>> = {
  castle: 'a castle',
  mine: 'a mine',
  cloister: 'a cloister',
  knowledge: 'knowledge',
  ship: 'a ship',
  pasture: 'a pasture',
  building: 'a building',
};
const UN: Readonly<Record<Type, string>> = {
  castle: 'un château',
  mine: 'une mine',
  cloister: 'un cloître',
  knowledge: 'une connaissance',
  ship: 'un bateau',
  pasture: 'un pâturage',
  building: 'un bâtiment',
};

const words: Readonly<Record<Lang, OpeningWords>> = {
  en: wordsOf({
    situation: (turn, parts) => `Turn ${turn}: ${listed(parts)}`,
    placed: (n) => `${n} placed`,
    projects: (n) => (n === 1 ? '1 project' : `${n} projects`),
    silver: (n) => `${n} silver`,
    workers: (n) => (n === '1' ? '1 worker' : `${n} workers`),
    orMore: (n) => `${n} or more`,
    take: (type) => `Take ${A[type]}`,
    place: (type) => `Place ${A[type]}`,
    other: {
      sell: 'Sell goods',
      workers: 'Refill workers',
      silver: 'Take silver',
      convert: 'Convert into points',
      none: 'Nothing',
    },
    bought: (choice) => `${choice}, and buy three cards`,
    firsts: {
      taken: 'First card taken',
      placed: 'First card placed',
      bought: 'First purchase: kept or used',
      triple: 'First triple',
    },
    type: (type) => upper(en.types[type].one),
    die: 'Used as a die',
  }),
  fr: wordsOf({
    situation: (turn, parts) => t`Tour ${turn} : ${listed(parts)}`,
    placed: (n) => (n === 1 ? '1 carte posée' : `${n} cartes posées`),
    projects: (n) => (n === 1 ? '1 projet' : `${n} projets`),
    silver: (n) => (n === '0' ? 'pas d’argent' : `${n} d’argent`),
    workers: (n) => (n === '0' ? 'aucun ouvrier' : n === '1' ? '1 ouvrier' : `${n} ouvriers`),
    orMore: (n) => `${n} ou plus`,
    take: (type) => `Prendre ${UN[type]}`,
    place: (type) => `Placer ${UN[type]}`,
    other: {
      sell: 'Vendre des marchandises',
      workers: 'Recruter des ouvriers',
      silver: 'Prendre de l’argent',
      convert: 'Convertir en points',
      none: 'Rien',
    },
    bought: (choice) => `${choice}, et acheter trois cartes`,
    firsts: {
      taken: 'Première carte prise',
      placed: 'Première carte placée',
      bought: t`Premier achat : gardée ou utilisée`,
      triple: 'Premier triplé',
    },
    type: (type) => upper(fr.types[type].one),
    die: 'Utilisée comme dé',
  }),
  de: wordsOf({
    situation: (turn, parts) => `Zug ${turn}: ${listed(parts)}`,
    placed: (n) => `${n} gelegt`,
    projects: (n) => (n === 1 ? '1 Projekt' : `${n} Projekte`),
    silver: (n) => `${n} Silber`,
    workers: (n) => `${n} Arbeiter`,
    orMore: (n) => `${n} oder mehr`,
    take: (type) => `${de.types[type].one} nehmen`,
    place: (type) => `${de.types[type].one} anlegen`,
    other: {
      sell: 'Waren verkaufen',
      workers: 'Arbeiter auffüllen',
      silver: 'Silber nehmen',
      convert: 'In Punkte tauschen',
      none: 'Nichts',
    },
    bought: (choice) => `${choice}, dazu drei Karten kaufen`,
    firsts: {
      taken: 'Erste genommene Karte',
      placed: 'Erste angelegte Karte',
      bought: 'Erster Kauf: behalten oder genutzt',
      triple: 'Erster Drilling',
    },
    type: (type) => de.types[type].one,
    die: 'Als Würfel genutzt',
  }),
};

/** How a game of The Castles of Burgundy begins: its first round. */
export const openings = { turns: TURNS, situation, choice, firsts, words } satisfies Openings<Burgundy> as Openings;
