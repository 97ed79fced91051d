import type { FromClient, FromServer, Standing, Watcher } from '@chambord/protocol';
import { isDelayed } from './delay.ts';
import type { Delay } from './delay.ts';
import { sendMessage } from './client-connection.ts';
import type { ClientConnection } from './client-connection.ts';
import { changeFor, standingFor, tableFor, updateFor } from './news.ts';
import type { Presence } from './presence.ts';
import { refusal, refused } from './refused.ts';
import type { Room, LastTold } from './room.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';
import type { Now } from '../time.ts';

/** Those who look at tables, and what each of them gets to see. */
export interface Watchers {
  /** From now on this connection gets the news; at once all, or all since a version that it has. Says which; null if it is gone. */
  add(
    room: Room,
    table: Table,
    connection: ClientConnection,
    wish: Wish,
  ): Promise<'whole' | 'update' | 'nothing' | null>;
  remove(room: Room, connection: ClientConnection): void;
  /** The table as this connection may see it now. Throws if it may not. */
  shown(room: Room, table: Table, connection: Pick<ClientConnection, 'guest'>): Promise<Table>;
  /** Entries have come about: everyone who looks on is told. */
  tell(room: Room, table: Table): void;
}

/** How somebody wants to watch: since a version that they have, if they have one; told of changes alone, or of how everything stands. */
export type Wish = Pick<Extract<FromClient, { type: 'watch' }>, 'since' | 'changes'>;

const MOST_WATCHED = 20;

export function openWatchers(delay: Delay, presence: Presence, now: Now): Watchers {
  /** What is new for those who have version `since`; `had` is what was told before, for those who want changes. */
  function newsOf(
    room: Room,
    table: Table,
    watcher: Watcher,
    since: number,
    had: ReadonlyMap<Watcher, LastTold> | null,
  ): FromServer {
    if (had === null) return updateFor(table, watcher, since, now());
    const after = standingOf(room, table, watcher);
    const before = had.get(watcher);
    if (before?.version !== since) return updateFor(table, watcher, since, now());
    return changeFor(table, watcher, { since, now: now() }, before.standing, after);
  }

  async function shown(room: Room, table: Table, connection: Pick<ClientConnection, 'guest'>): Promise<Table> {
    const watcher = watcherOf(table, connection);
    if (!mayWatch(table, watcher)) throw refused(CLOSED.code, CLOSED.reason);
    return isDelayed(table, watcher) ? delay.shadowOf(room, table) : table;
  }

  return {
    shown,

    async add(room, table, connection, { since, changes = false }) {
      const watcher = watcherOf(table, connection);
      const seen = await shown(room, table, connection);
      // To make what is shown took a while.
      if (!connection.isOpen()) return null;
      room.connections.set(connection, { watcher, version: seen.version, changes });
      connection.tables.add(room.id);
      // Of a version that we have never had, or have had otherwise, the client is rid of by getting everything.
      const standing = changes ? standingOf(room, seen, watcher) : null;
      presence.changed(room);
      if (since === undefined || since === 0 || since > seen.version) {
        sendMessage(connection, tableFor(seen, watcher, now()));
        return 'whole';
      }
      if (standing === null || since < seen.version) {
        sendMessage(connection, updateFor(seen, watcher, since, now()));
        return 'update';
      }
      // Nothing has happened: to say so is little, and the fingerprint shows whether it is true.
      sendMessage(connection, changeFor(seen, watcher, { since, now: now() }, standing, standing));
      return 'nothing';
    },

    remove(room, connection) {
      const watching = room.connections.get(connection);
      if (watching === undefined) return;
      room.connections.delete(connection);
      connection.tables.delete(room.id);
      if (watching.watcher !== 'spectator') room.lost.set(watching.watcher, now());
      if (room.connections.size === 0) {
        delay.forget(room);
        room.told.clear();
      }
      presence.changed(room);
    },

    tell(room, table) {
      const texts = new Map<string, string>();
      const had = new Map(room.told);
      for (const [connection, watching] of room.connections) {
        const watcher = watcherOf(table, connection);
        if (!mayWatch(table, watcher)) {
          room.connections.delete(connection);
          connection.tables.delete(room.id);
          sendMessage(connection, refusal(room.id, null, CLOSED));
          presence.changed(room);
          continue;
        }
        // They are told by the shadow.
        if (isDelayed(table, watcher)) continue;
        if (watching.watcher !== watcher) {
          Object.assign(watching, { watcher, version: table.version });
          if (watching.changes) standingOf(room, table, watcher);
          sendMessage(connection, tableFor(table, watcher, now()));
          presence.changed(room);
          continue;
        }
        if (watching.version >= table.version) continue;
        const { version: since, changes } = watching;
        const key = `${watcher} ${since} ${changes}`;
        const text = texts.get(key) ?? JSON.stringify(newsOf(room, table, watcher, since, changes ? had : null));
        texts.set(key, text);
        watching.version = table.version;
        connection.send(text);
      }
    },
  };
}

/** How things stand now, remembered until they are told next. */
function standingOf({ told }: Room, table: Table, watcher: Watcher): Standing {
  const known = told.get(watcher);
  if (known?.version === table.version) return known.standing;
  const standing = standingFor(table, watcher);
  told.set(watcher, { version: table.version, standing });
  return standing;
}

const CLOSED = { code: 'closed', reason: 'this table is not to be watched' } as const;

/** Throws unless this connection may look at one table more. */
export function checkWatch(room: Room, connection: ClientConnection): void {
  if (!connection.tables.has(room.id) && connection.tables.size >= MOST_WATCHED) {
    throw refused('tooManyTables', `a connection may watch ${MOST_WATCHED} tables at a time`);
  }
}

export function watcherOf(table: Table, connection: Pick<ClientConnection, 'guest'>): Watcher {
  return seatOf(table, connection.guest?.id ?? null) ?? 'spectator';
}

function mayWatch(table: Table, watcher: Watcher): boolean {
  // Others may still be playing this very deal; afterwards the match shows all its games.
  if (table.facts.match !== null) return watcher !== 'spectator';
  return watcher !== 'spectator' || table.facts.terms.spectators !== 'none' || table.phase !== 'playing';
}
