import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { enumeration, flow, padEnd, partsText, shorten, widest } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';
import {
  active,
  cardOf,
  deckOf,
  excess,
  GEM_NAMES,
  GEMS,
  LEVELS,
  nobleOf,
  price,
  ROW,
  TOKEN_NAMES,
  TOKENS,
  total,
} from '@chambord/splendor/rules';
import type { Card, GemCounts, Level, Purse, PositionPlayer, View } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';

/** Longer names are cut, so that the longest heading fits on a line. */
const NAME_WIDTH = 30;

/** The whole table as a viewer sees it, from top to bottom: whose turn it is, the middle, then everyone's things. */
export function tableText(dictionary: Dictionary, view: View, names: readonly string[]): string {
  const { table } = dictionary;
  const short = names.map((name) => shorten(name, NAME_WIDTH));
  const labels = [...LEVELS.map((level) => table.deck(level, 99)), table.supply, table.nobles];
  labels.push(table.tokens, table.bonuses, table.hand, table.cards);
  const width = widest(labels) + 2;
  const page: Page = { dictionary, view, label: (text) => padEnd(text, width) };
  return partsText([
    { title: null, remark: '', lines: [statusLine(dictionary, view, short)] },
    marketPart(page, short),
    ...short.map((name, seat) => playerPart(page, at(view.players, seat), name)),
  ]);
}

/** Which round it is, and who is to do what. */
export function statusLine(
  { table }: Dictionary,
  view: View,
  names: readonly string[],
  you: Seat | null = null,
): string {
  const asked = table.asked[view.phase](excess(active(view)));
  const whose = view.phase === 'over' ? asked : table.toPlay(view.seat === you ? null : at(names, view.seat), asked);
  return `${table.status(view.round, view.lastRound)} - ${whose}`;
}

/** Whose prices are told: the viewer's; who has no seat is told those of the player to move. */
export function buyerOf({ viewer, seat }: View): Seat {
  return typeof viewer === 'number' ? viewer : seat;
}

interface Page {
  readonly dictionary: Dictionary;
  readonly view: View;
  /** The label in its column, filled up with blanks. */
  readonly label: (text: string) => string;
}

/** The face-up cards with their prices, and what else everyone can have. */
function marketPart(page: Page, names: readonly string[]): TablePart {
  const { dictionary, view } = page;
  const { table } = dictionary;
  const buyer = buyerOf(view);
  const cells = view.market.map((card) => cardCell(dictionary, card, at(view.players, buyer)));
  const width = widest(cells.flat()) + 2;
  return {
    title: table.market,
    remark: table.pricesFor(at(names, buyer)),
    lines: [...LEVELS.toReversed().flatMap((level) => rowLines(page, level, cells, width)), ...middleLines(page)],
  };
}

type Cell = readonly [name: string, price: string];

function rowLines({ dictionary, view, label }: Page, level: Level, cells: readonly Cell[], width: number): string[] {
  const row = cells.slice((level - 1) * ROW, level * ROW);
  const line = (first: string, texts: readonly string[]) =>
    (label(first) + texts.map((text) => padEnd(text, width)).join('')).trimEnd();
  return [
    line(
      dictionary.table.deck(level, deckOf(view, level).length),
      row.map(([name]) => name),
    ),
    line(
      '',
      row.map(([, cost]) => cost),
    ),
  ];
}

function cardCell(dictionary: Dictionary, card: Card | null, buyer: PositionPlayer): Cell {
  if (card === null) return ['-', ''];
  const { code, points } = cardOf(card);
  const worth = points > 0 ? ` ${dictionary.table.points(points)}` : '';
  return [code + worth, priceText(dictionary, price(card, buyer))];
}

function priceText(dictionary: Dictionary, cost: Readonly<Purse> | Readonly<GemCounts>): string {
  const parts = GEMS.filter((gem) => cost[gem] > 0).map((gem) => `${cost[gem]}${dictionary.short[GEM_NAMES[gem]]}`);
  return parts.length === 0 ? dictionary.table.free : parts.join(' ');
}

/** A list, or the sign that there is nothing. */
function orNone(list: readonly string[]): readonly string[] {
  return list.length > 0 ? list : ['-'];
}

/** Tokens and nobles that everyone can have. */
function middleLines({ dictionary, view, label }: Page): string[] {
  const { table, tokens, short, nobles, count } = dictionary;
  // Written out: this line explains the short forms.
  const supply = TOKENS.map((token) => {
    const name = TOKEN_NAMES[token];
    return `${count(view.supply[token], tokens[name])} (${short[name]})`;
  });
  const tiles = view.nobles.map((noble) => {
    const { code, asks } = nobleOf(noble);
    return `${nobles[code]} [${code}] ${priceText(dictionary, asks)}`;
  });
  return ['', ...enumeration(label(table.supply), supply), ...flow(label(table.nobles), orNone(tiles), ' | ')];
}

/** All that lies in front of a player. */
function playerPart({ dictionary, label }: Page, player: PositionPlayer, title: string): TablePart {
  const { table, short, count, points, nobles } = dictionary;
  const tokens = TOKENS.filter((token) => player.tokens[token] > 0).map(
    (token) => `${player.tokens[token]}${short[TOKEN_NAMES[token]]}`,
  );
  const bonuses = GEMS.filter((gem) => player.bonuses[gem] > 0).map(
    (gem) => `${player.bonuses[gem]}${short[GEM_NAMES[gem]]}`,
  );
  const hand = player.hand.map(({ card, level }) => {
    if (card === null) return table.hidden(level);
    const [name, cost] = cardCell(dictionary, card, player);
    return `${name} (${cost})`;
  });
  const own = player.nobles.map((noble) => nobles[nobleOf(noble).code]);
  const lines = [
    label(table.tokens) + (tokens.length > 0 ? `${total(player.tokens)} (${tokens.join(' ')})` : '-'),
    label(table.bonuses) + orNone(bonuses).join(' '),
    label(table.cards) + String(player.cards.length),
    ...enumeration(label(table.hand), orNone(hand)),
    ...(own.length > 0 ? enumeration(label(table.nobles), own) : []),
  ];
  return { title, remark: count(player.points, points), lines };
}
