import type { GameText, Reason } from '@chambord/prose';
import { active, bringsGold } from '@chambord/splendor/rules';
import type { Event, Move, Splendor, Position, Why } from '@chambord/splendor/rules';
import type { Dictionary, LogFacts, MenuFacts } from './dictionary.ts';
import { scoreSheet } from './score-sheet.ts';
import { spokenTable } from './spoken.ts';
import { tableText } from './table.ts';

/** The game in the words of a dictionary. */
export function makeText(dictionary: Dictionary): GameText<Splendor> {
  return {
    title: dictionary.title,
    move: (move, table) => moveText(dictionary, move, table),
    event: (event, names) => eventText(dictionary, event, names),
    whyNot: (why) => whyText(dictionary, why),
    round: (index) => dictionary.table.status(index + 1, false),
    table: (view, names) => tableText(dictionary, view, everyone(dictionary, view, names)),
    spoken: (view, names) => spokenTable(dictionary, view, everyone(dictionary, view, names)),
    sheet: (table, names) => scoreSheet(dictionary, table, everyone(dictionary, table, names)),
  };
}

// The sentences of a dictionary are paired with what they are about by its kind. The compiler cannot follow the pairing
// from a union to the function of that very member, hence the three assertions below.

function moveText(dictionary: Dictionary, move: Move, table: Position): string {
  const label = dictionary.moves[move.do] as (move: Move, facts: MenuFacts) => string;
  return label(move, { gold: bringsGold(table, active(table)), rules: table.options.rules });
}

function eventText(dictionary: Dictionary, event: Event, names: readonly string[]): string {
  const sentence = dictionary.events[event.event] as (event: Event, facts: LogFacts) => string;
  return sentence(event, { name: (seat) => nameOf(dictionary, names, seat) });
}

function whyText(dictionary: Dictionary, why: Why): Reason {
  const sentence = dictionary.why[why.reason] as (why: Why) => string;
  return { sentence: sentence(why), rule: dictionary.rule(why.rule) };
}

function everyone(dictionary: Dictionary, table: Position, names: readonly string[]): readonly string[] {
  return table.players.map((_, seat) => nameOf(dictionary, names, seat));
}

function nameOf(dictionary: Dictionary, names: readonly string[], seat: number): string {
  return names[seat] ?? dictionary.player(seat + 1);
}
