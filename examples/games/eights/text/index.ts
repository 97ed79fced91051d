import { at } from '@chambord/kernel';
import type { Lang, Seat } from '@chambord/kernel';
import { capital, partsText, people, series } from '@chambord/prose';
import type { GameText, TablePart, People } from '@chambord/prose';
import { codeOf, eights, rankOf, suitOf } from '../rules/index.ts';
import type { Card, Eights, Event, Move, Table } from '../rules/index.ts';
import { words } from './words.ts';
import type { Words } from './words.ts';

export { words };
export type { Words };

/** "10 of hearts". */
export function cardName({ card, ranks, suits }: Words, which: Card): string {
  return card(ranks[rankOf(which)] ?? rankOf(which), suits[suitOf(which)]);
}

/** With its name in the notation behind it. */
const coded = (text: Words, card: Card) => `${cardName(text, card)} [${codeOf(card)}]`;

function moveText(text: Words, move: Move): string {
  switch (move.do) {
    case 'play':
      return text.play(coded(text, move.card));
    case 'suit':
      return text.call(text.suits[move.suit]);
    case 'draw':
      return text.draw;
    case 'pass':
      return text.pass;
  }
}

function eventText(text: Words, event: Event, { who }: People): string {
  switch (event.event) {
    case 'turnBegan':
      return text.turnBegan(who(event.seat, ...text.verbs.turn));
    case 'played':
      return text.played(who(event.seat, ...text.verbs.play), cardName(text, event.card));
    case 'called':
      return text.called(who(event.seat, ...text.verbs.call), text.suits[event.suit]);
    case 'drew':
      return text.drew(who(event.seat, ...text.verbs.draw));
    case 'got':
      return text.got(cardName(text, event.card));
    case 'passed':
      return text.passed(who(event.seat, ...text.verbs.pass));
    case 'gameOver':
      return text.gameOver;
  }
}

/** The table in words: the middle, then what each one holds. */
function parts(text: Words, table: Table, names: readonly string[], you: Seat | null): readonly TablePart[] {
  const top = at(table.played, table.played.length - 1);
  const middle = [text.top(cardName(text, top), text.suits[table.suit]), text.pile(table.pile.length)];
  return [
    { title: null, remark: '', lines: middle },
    ...table.hands.map((hand, seat) => ({
      title: seat === you ? text.you : at(names, seat),
      remark: text.hand(hand.length),
      lines: hand.flatMap((card) => (card === null ? [] : [capital(coded(text, card))])),
    })),
  ];
}

function makeText(text: Words): GameText<Eights> {
  return {
    title: text.title,
    move: (move) => moveText(text, move),
    event: (event, names, _options, you = null) =>
      eventText(
        text,
        event,
        people((seat) => at(names, seat), you, text.you),
      ),
    whyNot: ({ reason, rule }) => ({ sentence: text.why[reason], rule: text.rule(rule) }),
    round: (index) => text.round(index + 1),
    table: (view, names) => partsText(parts(text, view, names, null)),
    spoken: (view, names, you = null) => parts(text, view, names, you),
    sheet(table, names, you = null) {
      const { points, places } = eights.score(table);
      const over = eights.actor(table) === null;
      const called = names.map((name, seat) => (seat === you ? text.you : name));
      const winners = called.filter((_, seat) => places[seat] === 1);
      const won = you !== null && places[you] === 1;
      return {
        title: over ? text.result : text.soFar,
        contenders: called,
        categories: [],
        totals: [
          { label: text.points, cells: points },
          { label: text.place, cells: places },
        ],
        verdict: !over
          ? null
          : winners.length > 1
            ? text.share(series(winners, text.and))
            : won
              ? text.youWin
              : text.wins(at(winners, 0)),
      };
    },
  };
}

export const eightsText: Readonly<Record<Lang, GameText<Eights>>> = {
  en: makeText(words.en),
  fr: makeText(words.fr),
  de: makeText(words.de),
};
