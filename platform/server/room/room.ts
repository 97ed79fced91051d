import type { Seat } from '@chambord/kernel';
import type { Shadow } from './delay.ts';
import type { Line } from './line.ts';
import type { Watcher } from './news.ts';
import type { Table } from './table.ts';

/** Someone who gets the news, and up to which version they have it. */
export interface Watching {
  watcher: Watcher;
  version: number;
}

/** What another process says about who is there. */
export interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** Where this process remembers a table and who looks at it. */
export interface Room {
  readonly id: string;
  /** Since when this process has an eye on the table. */
  readonly opened: number;
  /** A cache of the log; null if it has to be read (again). */
  table: Table | null;
  /** One thing after the other: everything that reads or changes the table waits for its turn here. */
  queue: Promise<unknown>;
  readonly lines: Map<Line, Watching>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** When each seat's last connection was lost. */
  readonly lost: Map<Seat, number>;
  shadow: Shadow | null;
  used: number;
  /** Whether presence is about to be told. */
  telling: boolean;
}

export function newRoom(id: string, now: number): Room {
  return {
    id,
    opened: now,
    table: null,
    queue: Promise.resolve(),
    lines: new Map(),
    elsewhere: new Map(),
    lost: new Map(),
    shadow: null,
    used: now,
    telling: false,
  };
}
