import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { AARON, agenda, faceOf, ROUNDS, rowOf, workersNeeded } from '@chambord/burgundy/rules';
import type {
  Burgundy,
  Event,
  Move,
  Options,
  Pile,
  State,
  Supply,
  Position,
  View,
  Why,
} from '@chambord/burgundy/rules';
import type { Dictionary, Facts, LogFacts, MenuFacts } from './dictionary.ts';
import { people } from '@chambord/prose';
import type { GameText, Noun, Reason } from '@chambord/prose';
import { scoreSheet } from './score-sheet.ts';
import { spokenTable, tableText } from './table.ts';

/** The game in the words of a dictionary. */
export function makeText(dictionary: Dictionary): GameText<Burgundy> {
  return {
    title: dictionary.title,
    move: (move, table) => moveText(dictionary, move, table),
    event: (event, names, options, you = null) => eventText(dictionary, event, names, options, you),
    whyNot: (why, options) => whyText(dictionary, why, options),
    round: (index) => dictionary.table.round(at(ROUNDS, index)),
    table: (view, names) => tableText(dictionary, view, names),
    spoken: (view, names, you = null) => spokenTable(dictionary, view, names, you),
    sheet: (table, names, you = null) => scoreSheet(dictionary, table, contenders(dictionary, table, names), you),
  };
}

// The sentences of a dictionary are paired with what they are about by its kind. The compiler cannot follow the pairing
// from a union to the function of that very member, hence the three assertions below.

function moveText(dictionary: Dictionary, move: Move, table: State | View): string {
  const label = dictionary.moves[move.do] as (move: Move, facts: MenuFacts) => string;
  const workers = workersFor(table, move);
  const cost = workers > 0 ? ` – ${dictionary.cost(workers)}` : '';
  return label(move, menuFacts(dictionary, table)) + cost;
}

function eventText(
  dictionary: Dictionary,
  event: Event,
  names: readonly string[],
  options: Options,
  you: Seat | null,
): string {
  const sentence = dictionary.events[event.event] as (event: Event, facts: LogFacts) => string;
  return sentence(event, {
    face: (card) => faceOf({ options }, card),
    ...people((seat) => nameOf(dictionary, options.players === 1, names, seat), you, dictionary.you),
  });
}

function whyText(dictionary: Dictionary, why: Why, options: Options): Reason {
  const sentence = dictionary.why[why.reason] as (why: Why, facts: Facts) => string;
  return { sentence: sentence(why, { face: (card) => faceOf({ options }, card) }), rule: dictionary.rule(why.rule) };
}

function contenders(dictionary: Dictionary, table: Position, names: readonly string[]): readonly string[] {
  const solo = table.aaron !== null;
  const seats = table.players.length + (solo ? 1 : 0);
  return Array.from({ length: seats }, (_, seat) => nameOf(dictionary, solo, names, seat));
}

function nameOf(dictionary: Dictionary, solo: boolean, names: readonly string[], seat: number): string {
  return solo && seat === AARON ? dictionary.aaron : (names[seat] ?? dictionary.player(seat + 1));
}

/** The workers that the move costs on top (3.4). */
function workersFor(table: Position, move: Move): number {
  if (move.do !== 'take' && move.do !== 'place' && move.do !== 'sell') return 0;
  const step = agenda.answered(table, move.do);
  return step?.step === 'takeAction' ? workersNeeded(table, step.die, move) : 0;
}

function menuFacts(dictionary: Dictionary, table: State | View): MenuFacts {
  const player = at(table.players, table.seat);
  const face: Facts['face'] = (card) => faceOf(table, card);
  return {
    face,
    row: (card) => rowOf(table, card) ?? null,
    column: (on) => (player.estate.find(({ cards }) => cards[0] === on)?.cards ?? [on]).map(face),
    goods: (good) => player.goods[good],
    top: (from, pile) => topOf(dictionary, table, from, pile),
    declinable: () => agenda.answered(table, 'decline') ?? null,
  };
}

function topOf({ goods, animals, resources }: Dictionary, table: State | View, from: Supply, pile: Pile): Noun {
  const index = pile === 'left' ? 0 : 1;
  if (from === 'goods') {
    const good = seen(table.goods[index]);
    return good === null ? resources.goods : goods[good];
  }
  const animal = seen(table.animals[index]);
  return animal === null ? resources.animals : animals[animal];
}

/** The top of a pile, of a state (where it is last) or of a view. */
function seen<T>(pile: readonly T[] | { readonly top: T | null }): T | null {
  return 'top' in pile ? pile.top : (pile[pile.length - 1] ?? null);
}
