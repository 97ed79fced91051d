import type { Seat } from '@chambord/kernel';
import { SPECTATOR_DELAY } from '@chambord/protocol';
import type { Command, RefusalCode, TableTerms } from '@chambord/protocol';
import type { Bus } from './log/bus.ts';
import { checkTerms } from './room/check-terms.ts';
import { decide } from './room/decide.ts';
import type { Reply, Guest } from './room/decide.ts';
import { openDelay } from './room/delay.ts';
import { dueOf } from './room/due.ts';
import type { Body, Cause, Entry } from './log/entry.ts';
import type { Fleet } from './fleet.ts';
import { bucketsByKey } from './http/limits.ts';
import { sendMessage } from './room/client-connection.ts';
import type { ClientConnection } from './room/client-connection.ts';
import { newsFor, olderFor } from './room/news.ts';
import { lostSince, openPresence, presentAt } from './room/presence.ts';
import { refusal, refused } from './room/refused.ts';
import type { NewTable } from './room/rematch.ts';
import { newRoom } from './room/room.ts';
import type { Room } from './room/room.ts';
import { newId, newSeed } from './log/secrets.ts';
import { Conflict } from './log/store.ts';
import type { Store } from './log/store.ts';
import type { NewEntries } from './log/write-batch.ts';
import { addEntry, foldTable } from './room/table.ts';
import type { Table } from './room/table.ts';
import type { Now } from './time.ts';
import { checkWatch, openWatchers, watcherOf } from './room/watchers.ts';
import type { Wish } from './room/watchers.ts';

export interface HouseOptions {
  /** How far behind spectators are where the table says so. */
  readonly delay?: number;
  /** How long someone may be without a connection before a bot takes the seat. */
  readonly gone: number;
  /** How long a table that nobody looks at is remembered. */
  readonly idle?: number;
  /** What a guest may say at tables: at once, and a second. */
  readonly chat: readonly [number, number];
  readonly now: Now;
}

/** What of the house is counted. */
export interface HouseEvents {
  move(): void;
  refused(code: RefusalCode): void;
  /** Somebody begins to watch, or comes back: and was told the whole table, what is new, or that nothing is. */
  watched(told: 'whole' | 'update' | 'nothing'): void;
}

/** All tables: lets one thing after the other happen at each, writes it, and then tells it. */
export interface House {
  make(terms: TableTerms, guest: Guest): Promise<Table>;
  watch(connection: ClientConnection, table: string, wish: Wish): Promise<void>;
  unwatch(connection: ClientConnection, table: string): Promise<void>;
  /** What was said before a version. */
  older(connection: ClientConnection, table: string, before: number): Promise<void>;
  /** The connection is lost. */
  drop(connection: ClientConnection): void;
  /** `trace` is what the log of the process calls the message. */
  command(connection: ClientConnection, command: Command, trace?: string): Promise<void>;
  /** What is read of the table as this guest, or whoever has no name, may see it now; while nothing else happens there, so that all of it is kept. */
  look<T>(table: string, guest: Guest | null, read: (table: Table) => T): Promise<T>;
  /** Runs `judge` when nothing else happens at the table, and writes what it wants. */
  tend(table: string, judge: (table: Table) => readonly Body[]): Promise<void>;
  /** Since when this seat has been without a connection; null while it has one. */
  missingSince(table: string, seat: Seat): number | null;
  /** When somebody was last at this table, seated or looking on; 0 if this process knows of nobody. */
  attended(table: string): number;
  /** The table has changed, or was read: it may have to be looked after at this time. */
  onDue(listener: (table: string, due: number) => void): void;
  /** Lets go of connections that are none any more, and of tables that nobody looks at. */
  tidy(time: number): void;
  readonly size: () => number;
  close(): void;
}

/** What goes along with entries that are written. */
interface Writing extends Pick<Extract<Reply, { kind: 'do' }>, 'make' | 'tried'> {
  readonly kept?: () => void;
  readonly trace?: string | undefined;
}

const IDLE = 5 * 60_000;
const ATTEMPTS = 5;
const AGAIN = 1000;

export function openHouse(store: Store, bus: Bus, fleet: Fleet, events: HouseEvents, options: HouseOptions): House {
  const { now, gone, idle = IDLE } = options;
  const rooms = new Map<string, Room>();
  let open = true;
  const spoken = bucketsByKey(...options.chat);
  const dueListeners: ((table: string, due: number) => void)[] = [];
  const presence = openPresence(bus, fleet, rooms, now);
  const delay = openDelay(store, options.delay ?? SPECTATOR_DELAY, now, inRoom);
  const watchers = openWatchers(delay, presence, now);

  function roomOf(id: string): Room {
    const found = rooms.get(id);
    if (found !== undefined) return found;
    const room = newRoom(id, now());
    rooms.set(id, room);
    return room;
  }

  /** One thing at a time in each room. */
  function inRoom<T>(id: string, act: (room: Room) => Promise<T>): Promise<T> {
    const room = roomOf(id);
    room.used = now();
    const result = room.queue.then(() => act(room));
    room.queue = result.catch(() => undefined);
    return result;
  }

  async function load(room: Room): Promise<Table> {
    if (room.table !== null) return room.table;
    const entries = await store.entries(room.id, 0);
    if (entries.length === 0) {
      if (room.connections.size === 0) rooms.delete(room.id);
      throw refused('noTable', 'there is no such table');
    }
    room.table = foldTable(room.id, entries);
    presence.ask(room);
    // After a change that could not be written, those who look on may have missed what was written instead.
    absorb(room, room.table);
    return room.table;
  }

  function considerDue(table: Table): void {
    const due = dueOf(table, gone);
    if (due !== null) for (const listener of dueListeners) listener(table.facts.id, due);
  }

  /** Writes these entries; only then anybody hears of them. */
  async function write(
    room: Room,
    table: Table,
    bodies: readonly Body[],
    cause: Cause | null,
    { make, tried, kept, trace }: Writing = {},
  ): Promise<void> {
    // Another process may be a little ahead, or this one was restarted after the clock had been set back.
    const time = Math.max(now(), table.updated);
    const entries = bodies.map((body, i) => ({
      version: table.version + 1 + i,
      at: time,
      cause: i === bodies.length - 1 ? cause : null,
      body,
    }));
    try {
      for (const entry of entries) addEntry(table, entry, entry.body.kind === 'move' ? tried : undefined);
      const changes: NewEntries[] = [{ table, maker: '', entries, trace }];
      if (make !== undefined) changes.push(newTable(make, cause?.guest ?? '', time));
      await store.append(changes);
    } catch (error) {
      // What is in memory may be ahead of the log now: read it again.
      room.table = null;
      throw error;
    }
    for (const { kind } of bodies) if (kind === 'move') events.move();
    kept?.();
    absorb(room, table);
  }

  /** Entries have come about, here or elsewhere: everyone who looks on is told. */
  function absorb(room: Room, table: Table): void {
    watchers.tell(room, table);
    delay.heed(room, table);
    considerDue(table);
  }

  /** The table, as far as somebody else knows it at least: they may have it from another process, whose news is still on the way here. */
  async function loadUpTo(room: Room, version: number): Promise<Table> {
    const table = await load(room);
    if (table.version < version) await refresh(room, table);
    return table;
  }

  async function refresh(room: Room, table: Table): Promise<void> {
    const entries = await store.entries(room.id, table.version);
    for (const entry of entries) addEntry(table, entry);
    if (entries.length > 0) absorb(room, table);
  }

  /** Whoever looks on has to hear of it: where the log could not be read just now, it is read a little later. */
  function catchUp(id: string, version: number): void {
    inRoom(id, (room) => loadUpTo(room, version)).catch(() => {
      if (open) setTimeout(() => open && rooms.has(id) && catchUp(id, version), AGAIN).unref();
    });
  }

  bus.onMessage((message) => {
    const [word, id = '', version = ''] = message.split('|');
    if (word !== 'news') return;
    const room = rooms.get(id);
    if (room === undefined) {
      // Somebody's bot or clock may be ours to look after.
      if (fleet.keeps(id)) void inRoom(id, load).catch(() => undefined);
    } else if (room.table === null || room.table.version < Number(version)) {
      catchUp(id, Number(version));
    }
  });

  bus.onGap(() => {
    for (const id of rooms.keys()) catchUp(id, Infinity);
  });

  return {
    async make(terms, guest) {
      checkTerms(terms);
      const kept = terms.seats.map(() => null);
      const make: NewTable = {
        id: newId(),
        body: { kind: 'made', terms, serverSeed: newSeed(), previous: null, kept },
      };
      const change = newTable(make, guest.id, now());
      await store.append([change]);
      return change.table;
    },

    watch: (connection, id, wish) =>
      inRoom(id, async (room) => {
        const table = await loadUpTo(room, wish.since ?? 0);
        // While this waited for its turn the connection may have been lost: nobody would ever take it away again.
        if (!connection.isOpen()) return;
        checkWatch(room, connection);
        const watcher = watcherOf(table, connection);
        if (watcher !== 'spectator' && table.seats[watcher]?.away === 'gone' && table.phase === 'playing') {
          await write(room, table, [{ kind: 'back', seat: watcher }], null);
        }
        const told = await watchers.add(room, table, connection, wish);
        if (told !== null) events.watched(told);
      }),

    // In its turn: the watch that it ends may still be waiting.
    unwatch: async (connection, id) => {
      if (rooms.has(id)) await inRoom(id, async (room) => watchers.remove(room, connection));
    },

    older: (connection, id, before) =>
      inRoom(id, async (room) => {
        const table = await load(room);
        sendMessage(connection, olderFor(await watchers.shown(room, table, connection), before));
      }),

    drop(connection) {
      for (const id of connection.tables) {
        const room = rooms.get(id);
        if (room !== undefined) watchers.remove(room, connection);
      }
    },

    command: (connection, command, trace) =>
      inRoom(command.table, async (room) => {
        const { guest } = connection;
        const { id, table: tableId } = command;
        if (guest === null) throw refused('noGuest', 'say who you are first: POST /api/me');
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const table = await loadUpTo(room, 'version' in command ? command.version : 0);
          const reply = decide(table, guest, command, now());
          switch (reply.kind) {
            case 'done':
              sendMessage(connection, { type: 'ack', table: tableId, id, version: reply.version });
              return;
            case 'stale': {
              const watcher = watcherOf(table, connection);
              const since = 'version' in command ? Math.min(command.version, table.version) : 0;
              sendMessage(connection, {
                type: 'stale',
                table: tableId,
                id,
                news: newsFor(table, watcher, since, now()),
              });
              return;
            }
            case 'refuse':
              events.refused(reply.refusal.code);
              sendMessage(connection, refusal(tableId, id, reply.refusal));
              return;
            case 'do':
              if ((command.type === 'chat' || command.type === 'phrase') && !spoken.take(guest.id, now())) {
                throw refused('tooFast', 'too much is said at once: wait a moment');
              }
              try {
                // The ack goes first: who moved knows that it is kept before the news shows it.
                const version = table.version + reply.bodies.length;
                const kept = () => sendMessage(connection, { type: 'ack', table: tableId, id, version });
                await write(room, table, reply.bodies, { guest: guest.id, id }, { ...reply, kept, trace });
                return;
              } catch (error) {
                if (!(error instanceof Conflict)) throw error;
              }
          }
        }
        throw refused('trouble', 'too many changes at once: try again');
      }),

    look: (id, guest, read) =>
      inRoom(id, async (room) => read(await watchers.shown(room, await load(room), { guest }))),

    tend: (id, judge) =>
      inRoom(id, async (room) => {
        const table = await load(room);
        const bodies = judge(table);
        if (bodies.length === 0) return;
        try {
          await write(room, table, bodies, null);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          // Another process was faster; its news is on the way.
          await load(room);
        }
      }),

    missingSince(id, seat) {
      const room = rooms.get(id);
      if (room === undefined) return now();
      return presentAt(room).here.includes(seat) ? null : lostSince(room, seat);
    },

    attended(id) {
      const room = rooms.get(id);
      if (room !== undefined) return presence.attended(room);
      // They may be connected to another process, which is asked when the table is read.
      if (bus.shared) void inRoom(id, load).catch(() => undefined);
      return 0;
    },

    onDue: (listener) => void dueListeners.push(listener),

    tidy(time) {
      for (const room of rooms.values()) {
        for (const connection of room.connections.keys()) if (!connection.isOpen()) watchers.remove(room, connection);
        if (room.connections.size > 0 || room.used >= time - idle) continue;
        delay.forget(room);
        rooms.delete(room.id);
      }
    },

    size: () => rooms.size,

    close() {
      open = false;
      for (const room of rooms.values()) delay.forget(room);
    },
  };
}

function newTable(make: NewTable, maker: string, now: number): NewEntries {
  const entry: Entry = { version: 1, at: now, cause: null, body: make.body };
  return { table: foldTable(make.id, [entry]), maker, entries: [entry] };
}
