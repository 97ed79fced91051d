import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';
import {
  cardOf,
  deckOf,
  GEMS,
  LEVELS,
  NOBLE_POINTS,
  nobleOf,
  price,
  ROW,
  TOKEN_NAMES,
  TOKENS,
} from '@chambord/splendor/rules';
import type { Card, GemCounts, Noble, PositionPlayer, View } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';
import { buyerOf, statusLine } from './table.ts';

/** The whole table to be heard: a sentence for each card, each noble, and each kind of thing that someone has. */
export function spokenTable(
  dictionary: Dictionary,
  view: View,
  names: readonly string[],
  you: Seat | null,
): readonly TablePart[] {
  const { table, spoken, count, tokens: nouns } = dictionary;
  const buyer = at(view.players, buyerOf(view));
  const supply = TOKENS.map((token) => count(view.supply[token], nouns[TOKEN_NAMES[token]]));
  return [
    { title: null, remark: '', lines: [statusLine(dictionary, view, names, you)] },
    ...LEVELS.toReversed().map((level) => ({
      title: spoken.level(level),
      remark: spoken.deck(deckOf(view, level).length),
      lines: view.market
        .slice((level - 1) * ROW, level * ROW)
        .map((card) => capital(card === null ? spoken.empty : cardLine(dictionary, card, buyer))),
    })),
    {
      title: table.nobles,
      remark: '',
      lines: view.nobles.length === 0 ? [spoken.none] : view.nobles.map((noble) => nobleLine(dictionary, noble, buyer)),
    },
    { title: table.supply, remark: '', lines: supply },
    ...names.map((name, seat) => playerPart(dictionary, at(view.players, seat), seat === you ? dictionary.you : name)),
  ];
}

/** What it is, what it costs, and what is left of that, if bonuses pay for some. */
function cardLine({ card, spoken, purse }: Dictionary, index: Card, buyer: PositionPlayer): string {
  const { cost } = cardOf(index);
  const due = purse(price(index, buyer));
  const whole = purseOf(cost, purse);
  return [card(cardOf(index)), spoken.costs(whole), ...(due === whole ? [] : [spoken.left(due)])].join(', ');
}

function nobleLine({ nobles, spoken, purse, count, points }: Dictionary, noble: Noble, buyer: PositionPlayer): string {
  const { code, asks } = nobleOf(noble);
  const lacking = GEMS.map((gem) => Math.max(0, asks[gem] - buyer.bonuses[gem]));
  const [w = 0, b = 0, g = 0, r = 0, k = 0] = lacking;
  const whole = purseOf(asks, purse);
  const left = purseOf([w, b, g, r, k], purse);
  return [
    `${nobles[code]} [${code}]`,
    count(NOBLE_POINTS, points),
    spoken.asks(whole),
    ...(left === '' ? [spoken.suffices] : left === whole ? [] : [spoken.lacks(left)]),
  ].join(', ');
}

function playerPart(dictionary: Dictionary, player: PositionPlayer, title: string): TablePart {
  const { table, spoken, purse, count, points, nobles } = dictionary;
  const orNone = (text: string) => (text === '' ? spoken.none : text);
  const own = player.nobles.map((noble) => nobles[nobleOf(noble).code]);
  return {
    title,
    remark: count(player.points, points),
    lines: [
      spoken.about(table.tokens, orNone(purse(player.tokens))),
      spoken.about(table.bonuses, orNone(purseOf(player.bonuses, purse))),
      spoken.about(table.cards, String(player.cards.length)),
      ...(player.hand.length === 0
        ? [spoken.about(table.hand, spoken.none)]
        : player.hand.map(({ card, level }) =>
            spoken.about(table.hand, card === null ? table.hidden(level) : cardLine(dictionary, card, player)),
          )),
      ...(own.length === 0 ? [] : [spoken.about(table.nobles, own.join(', '))]),
    ],
  };
}

function purseOf([w, b, g, r, k]: Readonly<GemCounts>, purse: Dictionary['purse']): string {
  return purse([w, b, g, r, k, 0]);
}
