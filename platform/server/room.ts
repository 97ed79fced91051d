import type { Seat } from '@chambord/kernel';
import type { Guest } from './decide.ts';
import type { Entry } from './entry.ts';
import type { Watcher } from './news.ts';
import type { Table } from './table.ts';

/** A connection, as a room knows it. */
export interface Line {
  readonly guest: Guest | null;
  /** What it watches. */
  readonly tables: Set<string>;
  send(text: string): void;
}

/** Someone who gets the news, and up to which version they have it. */
export interface Watching {
  watcher: Watcher;
  version: number;
}

/** What other processes say about who is there. */
export interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** The table as spectators with a delay see it, and what they do not know yet. */
export interface Shadow {
  readonly table: Table;
  readonly pending: Entry[];
  timer: NodeJS.Timeout | undefined;
}

/** Where this process remembers a table and who looks at it. */
export interface Room {
  readonly id: string;
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
  telling: boolean;
}

export function newRoom(id: string): Room {
  return {
    id,
    table: null,
    queue: Promise.resolve(),
    lines: new Map(),
    elsewhere: new Map(),
    lost: new Map(),
    shadow: null,
    used: Date.now(),
    telling: false,
  };
}

/** Who of the table is connected, here or to another process, and how many others look on. */
export function presenceOf({ lines, elsewhere }: Room): { here: Seat[]; watching: number } {
  const own = ownPresence(lines);
  const seats = new Set(own.here);
  let { watching } = own;
  for (const other of elsewhere.values()) {
    for (const seat of other.seats) seats.add(seat);
    watching += other.watching;
  }
  return { here: [...seats].sort((a, b) => a - b), watching };
}

export function ownPresence(lines: Room['lines']): { here: Seat[]; watching: number } {
  const seats = new Set<Seat>();
  let watching = 0;
  for (const { watcher } of lines.values()) {
    if (watcher === 'spectator') watching++;
    else seats.add(watcher);
  }
  return { here: [...seats].sort((a, b) => a - b), watching };
}
