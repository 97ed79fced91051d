import type { BookTable } from './book.ts';
import type { Opening } from './opening.ts';
import { sum } from './results.ts';

/** How often something was the first of its sort, for oneself and for the strong bots. */
export interface Habit {
  readonly kind: string;
  readonly own: number;
  readonly bots: number;
}

/** Habits of one sort, those of one's own that are most frequent first. */
export interface Habits {
  readonly what: string;
  /** How many own openings had it at all. */
  readonly games: number;
  /** In which turn it came on average; null where it never did. */
  readonly ownTurn: number | null;
  readonly botsTurn: number | null;
  /** Shares of those that had it. */
  readonly habits: readonly Habit[];
}

/** One's own opening, and the part of the book that is about tables like its own; null where the book has none. */
export interface ComparedOpening {
  readonly opening: Opening;
  readonly table: BookTable | null;
}

/**
 * One's own habits beside those of the strong bots. Tables with other options begin otherwise: the bots' are weighed as often as one has
 * played at tables like them.
 */
export function habitsOf(games: readonly ComparedOpening[], whats: readonly string[]): Habits[] {
  return whats.flatMap((what) => {
    const own = games.flatMap(({ opening }) => opening.firsts.filter((first) => first.what === what));
    if (own.length === 0) return [];
    const bots = games.flatMap(({ opening, table }) =>
      opening.firsts.some((first) => first.what === what) ? botsFirst(table, what) : [],
    );
    const weight = bots.length;
    const botsOf = (kind: string) => (weight === 0 ? 0 : sum(bots.map(({ shares }) => shares.get(kind) ?? 0)) / weight);
    const kinds = new Set([...own.map(({ kind }) => kind), ...bots.flatMap(({ shares }) => [...shares.keys()])]);
    const habits = [...kinds].map((kind) => ({
      kind,
      own: own.filter((first) => first.kind === kind).length / own.length,
      bots: botsOf(kind),
    }));
    return [
      {
        what,
        games: own.length,
        ownTurn: sum(own.map(({ turn }) => turn)) / own.length,
        botsTurn: weight === 0 ? null : sum(bots.map(({ turn }) => turn)) / weight,
        habits: habits.sort((a, b) => b.own - a.own || b.bots - a.bots || (a.kind < b.kind ? -1 : 1)),
      },
    ];
  });
}

/** What the bots did first at one kind of table: shares by kind, and the turn on average. */
function botsFirst(table: BookTable | null, what: string) {
  const kinds = Object.entries(table?.firsts[what] ?? {});
  const all = sum(kinds.map(([, [times]]) => times));
  if (all === 0) return [];
  return [
    {
      shares: new Map(kinds.map(([kind, [times]]) => [kind, times / all])),
      turn: sum(kinds.map(([, [, turns]]) => turns)) / all,
    },
  ];
}
