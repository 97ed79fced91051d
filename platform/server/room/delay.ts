import type { Entry } from '../log/entry.ts';
import { sendMessage } from './client-connection.ts';
import { updateFor } from './news.ts';
import type { Watcher } from '@chambord/protocol';
import type { Room } from './room.ts';
import type { Store } from '../log/store.ts';
import { addEntry, foldTable } from './table.ts';
import type { Table } from './table.ts';
import type { Now } from '../time.ts';

/** The table as spectators with a delay see it, and what they do not know yet. */
export interface Shadow {
  readonly table: Table;
  readonly pending: Entry[];
  timer: NodeJS.Timeout | undefined;
}

/** Spectators who have to wait for the news. */
export function isDelayed({ facts, phase }: Table, watcher: Watcher): boolean {
  return watcher === 'spectator' && facts.terms.spectators === 'delayed' && phase !== 'waiting';
}

/** Lets spectators see a table as it was a while ago. */
export interface Delay {
  /** The table as they see it now; made if nobody watched it so before. Only while nothing else happens in the room. */
  shadowOf(room: Room, table: Table): Promise<Table>;
  /** Something has happened at the table: they will see it in time. */
  heed(room: Room, table: Table): void;
  forget(room: Room): void;
}

/** `inRoom` runs something while nothing else happens in the room. */
export function openDelay(
  store: Store,
  delay: number,
  now: Now,
  inRoom: (id: string, act: () => Promise<unknown>) => Promise<unknown>,
): Delay {
  function drainLater(room: Room, wait: number): void {
    const { shadow } = room;
    if (shadow === null) return;
    clearTimeout(shadow.timer);
    shadow.timer = setTimeout(() => void inRoom(room.id, () => drain(room)).catch(() => undefined), wait);
    shadow.timer.unref();
  }

  /** The shadow moves on as far as it may. */
  async function drain(room: Room): Promise<void> {
    const { shadow } = room;
    if (shadow === null) return;
    const known = shadow.pending[shadow.pending.length - 1]?.version ?? shadow.table.version;
    shadow.pending.push(...(await store.entries(room.id, known)));
    const time = now();
    while (shadow.pending[0] !== undefined && shadow.pending[0].at + delay <= time) {
      const [entry] = shadow.pending.splice(0, 1);
      if (entry !== undefined) addEntry(shadow.table, entry);
    }
    for (const [connection, watching] of room.connections) {
      if (watching.watcher !== 'spectator' || watching.version >= shadow.table.version) continue;
      sendMessage(connection, updateFor(shadow.table, 'spectator', watching.version, time));
      watching.version = shadow.table.version;
    }
    const [next] = shadow.pending;
    if (next !== undefined) drainLater(room, next.at + delay - time + 1);
  }

  async function shadowOf(room: Room, table: Table): Promise<Table> {
    if (room.shadow === null) {
      const entries = await store.entries(room.id, 0);
      const seen = entries.filter(({ at, version }) => version < table.began || at + delay <= now());
      room.shadow = { table: foldTable(room.id, seen), pending: entries.slice(seen.length), timer: undefined };
      await drain(room);
    }
    return room.shadow.table;
  }

  return {
    shadowOf,

    heed(room, table) {
      if (room.shadow !== null) drainLater(room, 0);
      // Somebody came before the game began, and waits for the news from now on.
      else if ([...room.connections.values()].some(({ watcher }) => isDelayed(table, watcher))) {
        void inRoom(room.id, () => shadowOf(room, table)).catch(() => undefined);
      }
    },

    forget(room) {
      clearTimeout(room.shadow?.timer);
      room.shadow = null;
    },
  };
}
