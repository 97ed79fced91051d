import { isDelayed } from './delay.ts';
import type { Delay } from './delay.ts';
import { say } from './line.ts';
import type { Line } from './line.ts';
import { tableFor, updateFor } from './news.ts';
import type { Watcher } from './news.ts';
import type { Presence } from './presence.ts';
import { refusal, refused } from './refused.ts';
import type { Room } from './room.ts';
import { seatOf } from './table.ts';
import type { Table } from './table.ts';
import type { Now } from '../time.ts';

/** Those who look at tables, and what each of them gets to see. */
export interface Watchers {
  /** From now on this connection gets the news; at once all, or all since a version that it has. */
  add(room: Room, table: Table, line: Line, since: number | undefined): Promise<void>;
  remove(room: Room, line: Line): void;
  /** The table as this connection may see it now. Throws if it may not. */
  shown(room: Room, table: Table, line: Pick<Line, 'guest'>): Promise<Table>;
  /** Entries have come about: everyone who looks on is told. */
  tell(room: Room, table: Table): void;
}

const MOST_WATCHED = 20;

export function openWatchers(delay: Delay, presence: Presence, now: Now): Watchers {
  async function shown(room: Room, table: Table, line: Pick<Line, 'guest'>): Promise<Table> {
    const watcher = watcherOf(table, line);
    if (!mayWatch(table, watcher)) throw refused(CLOSED.code, CLOSED.reason);
    return isDelayed(table, watcher) ? delay.shadowOf(room, table) : table;
  }

  return {
    shown,

    async add(room, table, line, since) {
      const watcher = watcherOf(table, line);
      const seen = await shown(room, table, line);
      // To make what is shown took a while.
      if (!line.isOpen()) return;
      room.lines.set(line, { watcher, version: seen.version });
      line.tables.add(room.id);
      // Of a version that we have never had, or have had otherwise, the client is rid of by getting everything.
      const known = since !== undefined && since > 0 && since <= seen.version;
      say(line, known ? updateFor(seen, watcher, since, now()) : tableFor(seen, watcher, now()));
      presence.changed(room);
    },

    remove(room, line) {
      const watching = room.lines.get(line);
      if (watching === undefined) return;
      room.lines.delete(line);
      line.tables.delete(room.id);
      if (watching.watcher !== 'spectator') room.lost.set(watching.watcher, now());
      if (room.lines.size === 0) delay.forget(room);
      presence.changed(room);
    },

    tell(room, table) {
      const texts = new Map<string, string>();
      for (const [line, watching] of room.lines) {
        const watcher = watcherOf(table, line);
        if (!mayWatch(table, watcher)) {
          room.lines.delete(line);
          line.tables.delete(room.id);
          say(line, refusal(room.id, null, CLOSED));
          presence.changed(room);
          continue;
        }
        // They are told by the shadow.
        if (isDelayed(table, watcher)) continue;
        if (watching.watcher !== watcher) {
          Object.assign(watching, { watcher, version: table.version });
          say(line, tableFor(table, watcher, now()));
          presence.changed(room);
          continue;
        }
        if (watching.version >= table.version) continue;
        const key = `${watcher} ${watching.version}`;
        const text = texts.get(key) ?? JSON.stringify(updateFor(table, watcher, watching.version, now()));
        texts.set(key, text);
        watching.version = table.version;
        line.send(text);
      }
    },
  };
}

const CLOSED = { code: 'closed', reason: 'this table is not to be watched' } as const;

/** Throws unless this connection may look at one table more. */
export function checkWatch(room: Room, line: Line): void {
  if (!line.tables.has(room.id) && line.tables.size >= MOST_WATCHED) {
    throw refused('tooManyTables', `a connection may watch ${MOST_WATCHED} tables at a time`);
  }
}

export function watcherOf(table: Table, line: Pick<Line, 'guest'>): Watcher {
  return seatOf(table, line.guest?.id ?? null) ?? 'spectator';
}

function mayWatch(table: Table, watcher: Watcher): boolean {
  return watcher !== 'spectator' || table.facts.terms.spectators !== 'none' || table.phase !== 'playing';
}
