import type { Seat } from '@chambord/kernel';
import type { Standing, Watcher } from '@chambord/protocol';
import type { Shadow } from './delay.ts';
import type { ClientConnection } from './client-connection.ts';
import type { Table } from './table.ts';

/** Someone who gets the news, and up to which version they have it. */
export interface Watching {
  watcher: Watcher;
  version: number;
  /** Whether they want to be told what has changed, and not how everything stands. */
  readonly changes: boolean;
}

/** How things stood for a watcher when they were last told. */
export interface LastTold {
  readonly version: number;
  readonly standing: Standing;
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
  readonly connections: Map<ClientConnection, Watching>;
  /** What those who want to be told of changes have. */
  readonly told: Map<Watcher, LastTold>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** When each seat's last connection was lost. */
  readonly lost: Map<Seat, number>;
  /** When somebody was last known to be here, seated or not; 0 if nobody was. */
  attended: number;
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
    connections: new Map(),
    told: new Map(),
    elsewhere: new Map(),
    lost: new Map(),
    attended: 0,
    shadow: null,
    used: now,
    telling: false,
  };
}
