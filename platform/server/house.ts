import { findGame } from '@chambord/games';
import { BadInput } from '@chambord/kernel';
import type { GameRecord, Seat } from '@chambord/kernel';
import { SPECTATOR_DELAY } from '@chambord/protocol';
import type { Command, FromServer, Refusal, RefusalCode, TableTerms } from '@chambord/protocol';
import type { Bus } from './bus.ts';
import { decide } from './decide.ts';
import type { Guest } from './decide.ts';
import { dueOf } from './due.ts';
import type { Body, Cause, Entry } from './entry.ts';
import type { Fleet } from './fleet.ts';
import { newsFor, tableFor, updateFor } from './news.ts';
import type { Watcher } from './news.ts';
import type { NewTable } from './rematch.ts';
import { newRoom, ownPresence, presenceOf } from './room.ts';
import type { Line, Room, Shadow } from './room.ts';
import { newId, newSeed } from './secrets.ts';
import { Conflict } from './store.ts';
import type { Change, Store } from './store.ts';
import { addEntry, finishedRecord, foldTable, OtherRules, seatOf } from './table.ts';
import type { Table } from './table.ts';

/** Something cannot be done; said to whoever asked for it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

export function refused(code: RefusalCode, reason: string): Refused {
  return new Refused({ code, reason });
}

export interface HouseOptions {
  /** How far behind spectators are where the table says so. */
  readonly delay?: number;
  /** How long someone may be without a connection before a bot takes the seat. */
  readonly gone: number;
}

/** What of the house is counted. */
export interface HouseEvents {
  move(): void;
  refused(code: RefusalCode): void;
}

/** All tables: who looks at them, what they say, and what becomes of it. */
export interface House {
  make(terms: TableTerms, guest: Guest): Promise<Table>;
  watch(line: Line, table: string, since: number | undefined): Promise<void>;
  unwatch(line: Line, table: string): void;
  /** The connection is lost. */
  drop(line: Line): void;
  command(line: Line, command: Command): Promise<void>;
  record(table: string): Promise<GameRecord>;
  /** Runs `judge` when nothing else happens at the table, and writes what it wants. */
  tend(table: string, judge: (table: Table) => readonly Body[]): Promise<void>;
  presence(table: string): { here: Seat[]; watching: number };
  lostAt(table: string, seat: Seat): number;
  /** The table has changed, or was read: it may have to be looked after at this time. */
  onDue(listener: (table: string, due: number) => void): void;
  /** Lets go of tables that nobody looks at. */
  tidy(now: number): void;
  readonly size: () => number;
  close(): void;
}

const IDLE = 5 * 60_000;
const MOST_WATCHED = 20;
const ATTEMPTS = 5;

export function openHouse(store: Store, bus: Bus, fleet: Fleet, events: HouseEvents, options: HouseOptions): House {
  const rooms = new Map<string, Room>();
  const dueListeners: ((table: string, due: number) => void)[] = [];
  const delay = options.delay ?? SPECTATOR_DELAY;

  function roomOf(id: string): Room {
    const found = rooms.get(id);
    if (found !== undefined) return found;
    const room = newRoom(id);
    rooms.set(id, room);
    return room;
  }

  /** One thing at a time in each room. */
  function inRoom<T>(id: string, act: (room: Room) => Promise<T>): Promise<T> {
    const room = roomOf(id);
    room.used = Date.now();
    const result = room.queue.then(() => act(room));
    room.queue = result.catch(() => undefined);
    return result;
  }

  async function load(room: Room): Promise<Table> {
    if (room.table !== null) return room.table;
    const entries = await store.entries(room.id, 0);
    if (entries.length === 0) {
      if (room.lines.size === 0) rooms.delete(room.id);
      throw refused('noTable', 'there is no such table');
    }
    try {
      room.table = foldTable(room.id, entries);
    } catch (error) {
      if (error instanceof OtherRules) throw refused('trouble', error.message);
      throw error;
    }
    // After a change that could not be written, those who look on may have missed what was written instead.
    absorb(room, room.table);
    return room.table;
  }

  function considerDue(table: Table): void {
    const due = dueOf(table, options.gone);
    if (due !== null) for (const listener of dueListeners) listener(table.facts.id, due);
  }

  /** Writes these entries; only then anybody hears of them. */
  async function write(
    room: Room,
    table: Table,
    bodies: readonly Body[],
    cause: Cause | null,
    { make, kept }: { readonly make?: NewTable | undefined; readonly kept?: () => void } = {},
  ): Promise<void> {
    const now = Math.max(Date.now(), table.updated);
    const entries = bodies.map((body, i) => ({
      version: table.version + 1 + i,
      at: now,
      cause: i === bodies.length - 1 ? cause : null,
      body,
    }));
    try {
      for (const entry of entries) addEntry(table, entry);
      const changes: Change[] = [{ table, maker: '', entries }];
      if (make !== undefined) changes.push(newTable(make, cause?.guest ?? '', now));
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
    tellAll(room, table);
    if (room.shadow !== null) drainLater(room, 0);
    considerDue(table);
  }

  function drainLater(room: Room, wait: number): void {
    const { shadow } = room;
    if (shadow === null) return;
    clearTimeout(shadow.timer);
    shadow.timer = setTimeout(() => void inRoom(room.id, () => drain(room)).catch(() => undefined), wait);
    shadow.timer.unref();
  }

  function watcherOf(table: Table, line: Line): Watcher {
    return seatOf(table, line.guest?.id ?? null) ?? 'spectator';
  }

  /** Spectators who have to wait for the news. */
  function isDelayed(table: Table, watcher: Watcher): boolean {
    return watcher === 'spectator' && table.facts.terms.spectators === 'delayed' && table.phase !== 'waiting';
  }

  function mayWatch(table: Table, watcher: Watcher): boolean {
    return watcher !== 'spectator' || table.facts.terms.spectators !== 'none' || table.phase !== 'playing';
  }

  function tellAll(room: Room, table: Table): void {
    const now = Date.now();
    const texts = new Map<string, string>();
    for (const [line, watching] of room.lines) {
      const watcher = watcherOf(table, line);
      if (!mayWatch(table, watcher)) {
        room.lines.delete(line);
        line.tables.delete(room.id);
        say(line, refusal(room.id, null, { code: 'closed', reason: 'this table is not to be watched' }));
        continue;
      }
      if (isDelayed(table, watcher)) {
        if (room.shadow === null) void inRoom(room.id, () => shadowOf(room, table)).catch(() => undefined);
        continue;
      }
      if (watching.watcher !== watcher) {
        Object.assign(watching, { watcher, version: table.version });
        say(line, tableFor(table, watcher, now));
        tellPresence(room);
        continue;
      }
      if (watching.version >= table.version) continue;
      const key = `${watcher} ${watching.version}`;
      const text = texts.get(key) ?? JSON.stringify(updateFor(table, watcher, watching.version, now));
      texts.set(key, text);
      watching.version = table.version;
      line.send(text);
    }
  }

  /** The delayed table moves on as far as it may. */
  async function drain(room: Room): Promise<void> {
    const { shadow } = room;
    if (shadow === null) return;
    const known = shadow.pending[shadow.pending.length - 1]?.version ?? shadow.table.version;
    shadow.pending.push(...(await store.entries(room.id, known)));
    const now = Date.now();
    while (shadow.pending[0] !== undefined && shadow.pending[0].at + delay <= now) {
      const [entry] = shadow.pending.splice(0, 1);
      if (entry !== undefined) addEntry(shadow.table, entry);
    }
    for (const [line, watching] of room.lines) {
      if (watching.watcher !== 'spectator' || watching.version >= shadow.table.version) continue;
      say(line, updateFor(shadow.table, 'spectator', watching.version, now));
      watching.version = shadow.table.version;
    }
    const [next] = shadow.pending;
    if (next !== undefined) drainLater(room, next.at + delay - now + 1);
  }

  async function shadowOf(room: Room, table: Table): Promise<Shadow> {
    if (room.shadow !== null) return room.shadow;
    const entries = await store.entries(room.id, 0);
    const seen = entries.filter(({ at, version }) => version < table.began || at + delay <= Date.now());
    room.shadow = { table: foldTable(room.id, seen), pending: entries.slice(seen.length), timer: undefined };
    await drain(room);
    return room.shadow;
  }

  function tellPresence(room: Room): void {
    if (room.telling) return;
    room.telling = true;
    setImmediate(() => {
      room.telling = false;
      const message: FromServer = { type: 'presence', table: room.id, ...presenceOf(room) };
      const text = JSON.stringify(message);
      for (const line of room.lines.keys()) line.send(text);
      publishPresence(room);
    });
  }

  function publishPresence(room: Room): void {
    if (!bus.shared) return;
    const { here, watching } = ownPresence(room.lines);
    bus.publish(`here|${fleet.self}|${room.id}|${here.join(',')}|${watching}`);
  }

  async function refresh(room: Room): Promise<void> {
    const { table } = room;
    if (table === null) return;
    const entries = await store.entries(room.id, table.version);
    for (const entry of entries) addEntry(table, entry);
    if (entries.length > 0) absorb(room, table);
  }

  function leaveRoom(room: Room, line: Line): void {
    const watching = room.lines.get(line);
    if (watching === undefined) return;
    room.lines.delete(line);
    line.tables.delete(room.id);
    if (watching.watcher !== 'spectator') room.lost.set(watching.watcher, Date.now());
    if (room.shadow !== null && room.lines.size === 0) {
      clearTimeout(room.shadow.timer);
      room.shadow = null;
    }
    tellPresence(room);
  }

  bus.onMessage((message) => {
    const [word, first = '', second = '', third = '', fourth = ''] = message.split('|');
    if (word === 'news') {
      const room = rooms.get(first);
      if (room === undefined) {
        // Somebody's bot or clock may be ours to look after.
        if (fleet.keeps(first)) void inRoom(first, load).catch(() => undefined);
      } else if (room.table === null || room.table.version < Number(second)) {
        void inRoom(first, async () => (room.table === null ? void (await load(room)) : refresh(room))).catch(
          () => undefined,
        );
      }
    } else if (word === 'here' && first !== fleet.self) {
      const room = rooms.get(second);
      if (room === undefined) return;
      const seats = third === '' ? [] : third.split(',').map(Number);
      const before = JSON.stringify(presenceOf(room));
      const gone = (room.elsewhere.get(first)?.seats ?? []).filter((seat) => !seats.includes(seat));
      for (const seat of gone) room.lost.set(seat, Date.now());
      room.elsewhere.set(first, { seats, watching: Number(fourth) });
      if (JSON.stringify(presenceOf(room)) !== before) sayPresence(room);
    } else if (word === 'who' && second !== fleet.self) {
      const room = rooms.get(first);
      if (room !== undefined && room.lines.size > 0) publishPresence(room);
    }
  });

  function sayPresence(room: Room): void {
    const message: FromServer = { type: 'presence', table: room.id, ...presenceOf(room) };
    for (const line of room.lines.keys()) say(line, message);
  }

  bus.onGap(() => {
    for (const room of rooms.values()) void inRoom(room.id, () => refresh(room)).catch(() => undefined);
  });

  fleet.onChange((gone) => {
    for (const room of rooms.values()) {
      const left = gone.filter((process) => room.elsewhere.delete(process));
      if (left.length > 0) sayPresence(room);
    }
  });

  return {
    async make(terms, guest) {
      checkTerms(terms);
      const kept = terms.seats.map(() => null);
      const make: NewTable = {
        id: newId(),
        body: { kind: 'made', terms, serverSeed: newSeed(), previous: null, kept },
      };
      const change = newTable(make, guest.id, Date.now());
      await store.append([change]);
      return change.table;
    },

    watch: (line, id, since) =>
      inRoom(id, async (room) => {
        let table = await load(room);
        if (!line.tables.has(id) && line.tables.size >= MOST_WATCHED) {
          throw refused('tooManyTables', `a connection may watch ${MOST_WATCHED} tables at a time`);
        }
        const watcher = watcherOf(table, line);
        if (!mayWatch(table, watcher)) throw refused('closed', 'this table is not to be watched');
        if (watcher !== 'spectator' && table.seats[watcher]?.away === 'gone' && table.phase === 'playing') {
          await write(room, table, [{ kind: 'back', seat: watcher }], null);
        }
        if (bus.shared && room.lines.size === 0) bus.publish(`who|${id}|${fleet.self}`);
        if (isDelayed(table, watcher)) ({ table } = await shadowOf(room, table));
        const now = Date.now();
        room.lines.set(line, { watcher, version: table.version });
        line.tables.add(id);
        // Of a version that we have never had, or have had otherwise, the client is rid of by getting everything.
        const known = since !== undefined && since > 0 && since <= table.version;
        say(line, known ? updateFor(table, watcher, since, now) : tableFor(table, watcher, now));
        tellPresence(room);
      }),

    unwatch(line, id) {
      const room = rooms.get(id);
      if (room !== undefined) leaveRoom(room, line);
    },

    drop(line) {
      for (const id of line.tables) {
        const room = rooms.get(id);
        if (room !== undefined) leaveRoom(room, line);
      }
    },

    command: (line, command) =>
      inRoom(command.table, async (room) => {
        const { guest } = line;
        const { id, table: tableId } = command;
        if (guest === null) throw refused('noGuest', 'say who you are first: POST /api/me');
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const table = await load(room);
          const verdict = decide(table, guest, command, Date.now());
          switch (verdict.verdict) {
            case 'done':
              say(line, { type: 'ack', table: tableId, id, version: verdict.version });
              return;
            case 'stale': {
              const watcher = watcherOf(table, line);
              const since = 'version' in command ? Math.min(command.version, table.version) : 0;
              say(line, { type: 'stale', table: tableId, id, news: newsFor(table, watcher, since, Date.now()) });
              return;
            }
            case 'refuse':
              events.refused(verdict.refusal.code);
              say(line, refusal(tableId, id, verdict.refusal));
              return;
            case 'do':
              try {
                // The ack goes first: who moved knows that it is kept before the news shows it.
                const version = table.version + verdict.bodies.length;
                const kept = () => say(line, { type: 'ack', table: tableId, id, version });
                await write(room, table, verdict.bodies, { guest: guest.id, id }, { make: verdict.make, kept });
                return;
              } catch (error) {
                if (!(error instanceof Conflict)) throw error;
              }
          }
        }
        throw refused('trouble', 'too many changes at once: try again');
      }),

    record: (id) =>
      inRoom(id, async (room) => {
        const record = finishedRecord(await load(room));
        if (record === null) throw refused('notOver', 'the game is not over yet');
        return record;
      }),

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

    presence(id) {
      const room = rooms.get(id);
      return room === undefined ? { here: [], watching: 0 } : presenceOf(room);
    },

    lostAt: (id, seat) => rooms.get(id)?.lost.get(seat) ?? 0,
    onDue: (listener) => void dueListeners.push(listener),

    tidy(now) {
      for (const room of rooms.values()) {
        if (room.lines.size === 0 && room.used < now - IDLE) rooms.delete(room.id);
      }
    },

    size: () => rooms.size,

    close() {
      for (const room of rooms.values()) clearTimeout(room.shadow?.timer);
    },
  };
}

function newTable(make: NewTable, maker: string, now: number): Change {
  const entry: Entry = { version: 1, at: now, cause: null, body: make.body };
  return { table: foldTable(make.id, [entry]), maker, entries: [entry] };
}

export function say(line: Line, message: FromServer): void {
  line.send(JSON.stringify(message));
}

export function refusal(table: string | null, id: string | null, { code, reason, why }: Refusal): FromServer {
  return { type: 'refused', table, id, code, reason, ...(why === undefined ? {} : { why }) };
}

/** Whether a table can be set up like this; the schema has checked the form. */
function checkTerms({ game: name, options, seats, rated }: TableTerms): void {
  try {
    const { game } = findGame(name);
    const { players } = game.options(options);
    if (players !== seats.length) {
      throw new BadInput('seats', `${seats.length} seats, but options.players is ${players}`);
    }
  } catch (error) {
    if (error instanceof BadInput) throw refused('badTerms', error.message);
    throw error;
  }
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 0) throw refused('badTerms', 'seats: at least one person has to sit at the table');
  if (rated && (people < 2 || people < seats.length)) {
    throw refused('badTerms', 'rated: only tables of two people or more, without bots, are rated');
  }
}
