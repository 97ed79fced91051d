import { BadInput } from '@chambord/kernel';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How often something was chosen, how many games were won then (those who share a win have a part of it each), all points together, and what came next. */
const tally = v.tuple([count, v.pipe(v.number(), v.minValue(0)), count, v.record(v.string(), count)]);

const bookTable = v.strictObject({
  options: v.looseObject({ players: count }),
  games: count,
  /** How often each situation was the first one of a player. */
  starts: v.record(v.string(), count),
  /** By situation, then by choice. */
  situations: v.record(v.string(), v.record(v.string(), tally)),
  /** By what was done first, then by kind: how often, and in which turns, added up. */
  firsts: v.record(v.string(), v.record(v.string(), v.tuple([count, count]))),
});

const book = v.strictObject({
  format: v.literal(1),
  game: v.string(),
  rulesVersion: count,
  /** With these the same book can be made again. */
  seed: v.string(),
  iterations: count,
  tables: v.array(bookTable),
});

export type ChoiceCount = v.InferOutput<typeof tally>;
export type BookTable = v.InferOutput<typeof bookTable>;
/** How strong bots begin a game, and how it went on for them. */
export type Book = v.InferOutput<typeof book>;

/** Reads a book; throws `BadInput` with the place. */
export function readBook(value: unknown): Book {
  const parsed = v.safeParse(book, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(v.getDotPath(issue) ?? '', `this is not a book of openings: ${issue.message}`);
}

/** The part of a book that is about tables with these options; undefined if there is none. */
export function tableOf({ tables }: Book, options: Readonly<Record<string, unknown>>): BookTable | undefined {
  return tables.find((table) => Object.entries(table.options).every(([name, value]) => options[name] === value));
}

/** One thing that can be chosen, and how it went for those who chose it. */
export interface BookWay {
  readonly choice: string;
  readonly times: number;
  /** Of all choices made there. */
  readonly share: number;
  /** Of the games that were begun so. */
  readonly wins: number;
  /** Their standard error. */
  readonly error: number;
  /** Points at the end, on average. */
  readonly points: number;
  /** What came next, the most frequent first. */
  readonly next: readonly { readonly situation: string; readonly times: number }[];
}

/** What was chosen in a situation, the most frequent first; nothing, if the book does not know it. */
export function waysIn(table: BookTable, situation: string): BookWay[] {
  const ways = Object.entries(table.situations[situation] ?? {});
  const all = ways.reduce((sum, [, [times]]) => sum + times, 0);
  return ways
    .map(([choice, [times, won, points, next]]) => {
      const wins = won / times;
      return {
        choice,
        times,
        share: times / all,
        wins,
        error: errorOfShare(wins, times),
        points: points / times,
        next: ranked(next).filter(({ situation: after }) => table.situations[after] !== undefined),
      };
    })
    .sort((a, b) => b.times - a.times || (a.choice < b.choice ? -1 : 1));
}

/** The situations that begin a game, the most frequent first. */
export function startsOf(table: BookTable): readonly { readonly situation: string; readonly times: number }[] {
  return ranked(table.starts);
}

function ranked(counts: Readonly<Record<string, number>>): { readonly situation: string; readonly times: number }[] {
  return Object.entries(counts)
    .map(([situation, times]) => ({ situation, times }))
    .sort((a, b) => b.times - a.times || (a.situation < b.situation ? -1 : 1));
}

/** The standard error of a share that was found so often; as if one more of each had been seen, for no share is certain after a few. */
export function errorOfShare(share: number, times: number): number {
  const careful = (share * times + 1) / (times + 2);
  return Math.sqrt((careful * (1 - careful)) / (times + 2));
}
