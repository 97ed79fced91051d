import type { Seat } from '@chambord/kernel';
import { people } from '@chambord/prose';
import type { GameText, People, Reason } from '@chambord/prose';
import { active, bringsGold } from '@chambord/splendor/rules';
import type { Event, Move, Splendor, Position, Why } from '@chambord/splendor/rules';
import type { Dictionary, MenuFacts } from './dictionary.ts';
import { scoreSheet } from './score-sheet.ts';
import { spokenTable } from './spoken.ts';
import { tableText } from './table.ts';

/** The game in the words of a dictionary. */
export function makeText(dictionary: Dictionary): GameText<Splendor> {
  return {
    title: dictionary.title,
    move: (move, table) => moveText(dictionary, move, table),
    event: (event, names, _options, you = null) => eventText(dictionary, event, names, you),
    whyNot: (why) => whyText(dictionary, why),
    round: (index) => dictionary.table.status(index + 1, false),
    table: (view, names) => tableText(dictionary, view, everyone(dictionary, view, names)),
    spoken: (view, names, you = null) => spokenTable(dictionary, view, everyone(dictionary, view, names), you),
    sheet: (table, names, you = null) => scoreSheet(dictionary, table, everyone(dictionary, table, names), you),
  };
}

// The sentences of a dictionary are paired with what they are about by its kind. The compiler cannot follow the pairing
// from a union to the function of that very member, hence the three assertions below.

function moveText(dictionary: Dictionary, move: Move, table: Position): string {
  const label = dictionary.moves[move.do] as (move: Move, facts: MenuFacts) => string;
  return label(move, { gold: bringsGold(table, active(table)), rules: table.options.rules });
}

function eventText(dictionary: Dictionary, event: Event, names: readonly string[], you: Seat | null): string {
  const sentence = dictionary.events[event.event] as (event: Event, people: People) => string;
  return sentence(
    event,
    people((seat) => nameOf(dictionary, names, seat), you, dictionary.you),
  );
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
