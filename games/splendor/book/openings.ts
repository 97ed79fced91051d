import { at } from '@chambord/kernel';
import type { Lang, Seat } from '@chambord/kernel';
import { french as t } from '@chambord/prose';
import type { OpeningWords, Openings, PlayedTurn } from '@chambord/prose';
import { cardOf, GEM_NAMES, GEMS, GOLD, LEVELS, price, total } from '@chambord/splendor/rules';
import type { Card, GemName, Level, PositionPlayer, Purse, Splendor } from '@chambord/splendor/rules';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

type Table = Splendor['state'] | Splendor['view'];

/** So long bots and people have much the same before them; later there are too many ways for anything to come up twice. */
const TURNS = 8;

const CHOICES = [
  'take3',
  'take2',
  'take1',
  'alike',
  'reserve1',
  'reserve2',
  'reserve3',
  'blind1',
  'blind2',
  'blind3',
  'buy1',
  'buy2',
  'buy3',
  'noble',
  'pass',
] as const;
type Choice = (typeof CHOICES)[number];
/** Tokens with which a card of this level can be paid for, and none of that level could be before. */
const ENOUGH = '>';

/** What one has, and the highest level of which a card can be paid for; 0 for none. */
function situation(table: Table, seat: Seat): string {
  const player = at(table.players, seat);
  const { length: cards } = player.cards;
  const { length: reserved } = player.hand;
  return [table.round, total(player.tokens), cards, reserved, payable(table, player)].join('.');
}

function payable({ market }: Table, player: PositionPlayer): Level | 0 {
  const open = [...market, ...player.hand.map(({ card }) => card)];
  const levels = open.flatMap((card) => (card !== null && canPay(card, player) ? [cardOf(card).level] : []));
  return LEVELS.findLast((level) => levels.includes(level)) ?? 0;
}

function canPay(card: Card, player: PositionPlayer): boolean {
  const due = price(card, player);
  const lacking = GEMS.reduce<number>((sum, gem) => sum + Math.max(0, due[gem] - player.tokens[gem]), 0);
  return lacking <= player.tokens[GOLD];
}

function choice({ before, seat, moves }: PlayedTurn<Splendor>): string {
  // What follows the action is no choice of a way.
  const [move] = moves;
  const kind = kindOf(move);
  if (move?.do !== 'take') return kind;
  const player = at(before.players, seat);
  const tokens: Purse = [...player.tokens];
  for (const gem of move.gems) tokens[gem]++;
  const level = payable(before, { ...player, tokens });
  return level > payable(before, player) ? `${kind}${ENOUGH}${level}` : kind;
}

function kindOf(move: Splendor['move'] | undefined): Choice {
  switch (move?.do) {
    case 'take': {
      const kinds = new Set(move.gems).size;
      if (kinds < move.gems.length) return 'alike';
      return kinds >= 3 ? 'take3' : kinds === 2 ? 'take2' : 'take1';
    }
    case 'reserve':
      return `reserve${cardOf(move.card).level}`;
    case 'reserveBlind':
      return `blind${move.level}`;
    case 'buy':
      return `buy${cardOf(move.card).level}`;
    case 'noble':
      return 'noble';
    case 'return':
    case 'pass':
    case undefined:
      return 'pass';
  }
}

function firsts({ moves }: PlayedTurn<Splendor>) {
  return moves.flatMap((move) => {
    if (move.do === 'reserve') return [{ what: 'reserved', kind: String(cardOf(move.card).level) }];
    if (move.do === 'reserveBlind') return [{ what: 'reserved', kind: String(move.level) }];
    if (move.do !== 'buy') return [];
    const { bonus, points, level } = cardOf(move.card);
    const bought = { what: 'bought', kind: at(GEM_NAMES, bonus) };
    return points > 0 ? [bought, { what: 'points', kind: String(level) }] : [bought];
  });
}

interface Sentences {
  readonly situation: (turn: string, parts: readonly string[]) => string;
  readonly tokens: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly reserved: (count: number) => string;
  readonly payable: (level: number) => string;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly enough: (choice: string, level: string) => string;
  readonly firsts: Readonly<Record<'bought' | 'points' | 'reserved', string>>;
  readonly level: (level: string) => string;
  readonly gem: (gem: GemName) => string;
}

/** Each name stands for what is known of it; of names that are not its own it says them as they are. */
function wordsOf(say: Sentences): OpeningWords {
  return {
    situation(name) {
      const [turn, tokens, cards, reserved, level] = name.split('.').map(Number);
      const parts = [
        say.tokens(tokens ?? 0),
        ...(cards === undefined || cards === 0 ? [] : [say.cards(cards)]),
        ...(reserved === undefined || reserved === 0 ? [] : [say.reserved(reserved)]),
        say.payable(level ?? 0),
      ];
      return say.situation(String(turn), parts);
    },
    choice(name) {
      const [kind, level] = name.split(ENOUGH);
      const text = CHOICES.flatMap((known) => (known === kind ? [say.choices[known]] : []))[0] ?? name;
      return level === undefined ? text : say.enough(text, level);
    },
    firsts: {
      bought: {
        title: say.firsts.bought,
        kind: (name) => GEM_NAMES.flatMap((gem) => (gem === name ? [say.gem(gem)] : []))[0] ?? name,
      },
      points: { title: say.firsts.points, kind: say.level },
      reserved: { title: say.firsts.reserved, kind: say.level },
    },
  };
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const listed = (parts: readonly string[]) => parts.join(', ');

const words: Readonly<Record<Lang, OpeningWords>> = {
  en: wordsOf({
    situation: (turn, parts) => `Turn ${turn}: ${listed(parts)}`,
    tokens: (n) => (n === 0 ? 'no tokens' : n === 1 ? '1 token' : `${n} tokens`),
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    reserved: (n) => `${n} reserved`,
    payable: (level) => (level === 0 ? 'nothing to be paid for' : `a card of level ${level} can be paid for`),
    choices: {
      take3: 'Take three different tokens',
      take2: 'Take two different tokens',
      take1: 'Take a single token',
      alike: 'Take two alike',
      reserve1: 'Reserve a card of level 1',
      reserve2: 'Reserve a card of level 2',
      reserve3: 'Reserve a card of level 3',
      blind1: 'Reserve from the deck of level 1',
      blind2: 'Reserve from the deck of level 2',
      blind3: 'Reserve from the deck of level 3',
      buy1: 'Buy a card of level 1',
      buy2: 'Buy a card of level 2',
      buy3: 'Buy a card of level 3',
      noble: 'Win a noble',
      pass: 'Pass',
    },
    enough: (choice, level) => `${choice}, enough for a card of level ${level}`,
    firsts: { bought: 'First card bought', points: 'First card with points', reserved: 'First card reserved' },
    level: (level) => `Level ${level}`,
    gem: (gem) => upper(en.tokens[gem].one),
  }),
  fr: wordsOf({
    situation: (turn, parts) => t`Tour ${turn} : ${listed(parts)}`,
    tokens: (n) => (n === 0 ? 'aucun jeton' : n === 1 ? '1 jeton' : `${n} jetons`),
    cards: (n) => (n === 1 ? '1 carte' : `${n} cartes`),
    reserved: (n) => (n === 1 ? '1 réservée' : `${n} réservées`),
    payable: (level) => (level === 0 ? 'aucune carte à portée' : `une carte de niveau ${level} à portée`),
    choices: {
      take3: 'Prendre trois jetons différents',
      take2: 'Prendre deux jetons différents',
      take1: 'Prendre un seul jeton',
      alike: 'Prendre deux jetons identiques',
      reserve1: 'Réserver une carte de niveau 1',
      reserve2: 'Réserver une carte de niveau 2',
      reserve3: 'Réserver une carte de niveau 3',
      blind1: 'Réserver dans la pioche de niveau 1',
      blind2: 'Réserver dans la pioche de niveau 2',
      blind3: 'Réserver dans la pioche de niveau 3',
      buy1: 'Acheter une carte de niveau 1',
      buy2: 'Acheter une carte de niveau 2',
      buy3: 'Acheter une carte de niveau 3',
      noble: 'Recevoir un noble',
      pass: 'Passer',
    },
    enough: (choice, level) => `${choice}, de quoi payer une carte de niveau ${level}`,
    firsts: { bought: 'Premier achat', points: 'Première carte à points', reserved: 'Première réservation' },
    level: (level) => `Niveau ${level}`,
    gem: (gem) => upper(fr.tokens[gem].one),
  }),
  de: wordsOf({
    situation: (turn, parts) => `Zug ${turn}: ${listed(parts)}`,
    tokens: (n) => (n === 0 ? 'keine Chips' : n === 1 ? '1 Chip' : `${n} Chips`),
    cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
    reserved: (n) => `${n} reserviert`,
    payable: (level) => (level === 0 ? 'nichts bezahlbar' : `eine Karte der Stufe ${level} bezahlbar`),
    choices: {
      take3: 'Drei verschiedene Chips nehmen',
      take2: 'Zwei verschiedene Chips nehmen',
      take1: 'Einen einzelnen Chip nehmen',
      alike: 'Zwei gleiche nehmen',
      reserve1: 'Karte der Stufe 1 reservieren',
      reserve2: 'Karte der Stufe 2 reservieren',
      reserve3: 'Karte der Stufe 3 reservieren',
      blind1: 'Vom Stapel der Stufe 1 reservieren',
      blind2: 'Vom Stapel der Stufe 2 reservieren',
      blind3: 'Vom Stapel der Stufe 3 reservieren',
      buy1: 'Karte der Stufe 1 kaufen',
      buy2: 'Karte der Stufe 2 kaufen',
      buy3: 'Karte der Stufe 3 kaufen',
      noble: 'Jemanden vom Adel gewinnen',
      pass: 'Passen',
    },
    enough: (choice, level) => `${choice}, genug für eine Karte der Stufe ${level}`,
    firsts: { bought: 'Erster Kauf', points: 'Erste Karte mit Punkten', reserved: 'Erste Reservierung' },
    level: (level) => `Stufe ${level}`,
    gem: (gem) => upper(de.tokens[gem].one),
  }),
};

/** How a game of Splendor begins. */
export const openings = { turns: TURNS, situation, choice, firsts, words } satisfies Openings<Splendor> as Openings;
