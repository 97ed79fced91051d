import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askLevel } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { splendorPage } from '@chambord/splendor/table';
import {
  at,
  makeMove,
  newSession,
  readRecord,
  recordOf,
  replay,
  rulesOf,
  UnknownRules,
  verifyProof,
} from '@chambord/kernel';
import type { GameRecord, Session } from '@chambord/kernel';
import { GOLD, splendor } from '@chambord/splendor/rules';
import type { Splendor, State } from '@chambord/splendor/rules';
import { replay as replayFile } from '../../../platform/cli/commands/replay.ts';
import type { ChambordServer } from '../../../platform/server/http/server.ts';
import {
  connect,
  get,
  makeTable,
  newGuest,
  playOn,
  seatAll,
  termsFor,
} from '../../../platform/server/tests/helpers/pilot.ts';
import type { Pilot } from '../../../platform/server/tests/helpers/pilot.ts';
import { newPlace } from '../../../platform/server/tests/helpers/servers.ts';
import { savedSession } from '../../../platform/web/saved/saved-session.ts';
import { golden } from './golden.ts';
import { both, first, release, second } from './second-version.ts';

// A rehearsal: one rule of Splendor really changes. What was begun before must go on as it was begun, everywhere.

beforeEach(() => release(both));
afterEach(() => release(first));

const OLD = first.rulesVersion;
const NEW = second.rulesVersion;
const names = ['Anna', 'Ben'];
const reserve = (state: State) => ({ do: 'reserve', card: at(state.market, 0) ?? 0 }) as const;

function begin(game = splendor): Session<Splendor> {
  return newSession(game, game.options({ players: 2 }), 'rehearsal', names);
}

describe('with the change released and the old rules kept', () => {
  test('the change is a real one: golden games do not go by the changed rules', () => {
    const broken = golden.names.filter((name) => {
      try {
        replay(second, { ...golden.record(name), rulesVersion: NEW });
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.length).toBeGreaterThan(0);
  });

  test.each(golden.names)('the golden game %s is replayed by its own rules', (name) => {
    const { result } = golden.record(name);
    expect(result).not.toBeNull();
    const { options, ...end } = replay(splendor, golden.record(name));
    expect({ ...end, options: golden.record(name).options }).toEqual(replay(first, golden.record(name)));
    expect(options).toMatchObject(golden.record(name).options);
  });

  test('a new game is played by the newest rules', () => {
    const session = begin();
    makeMove(session, reserve(session.state));
    expect(at(session.state.players, 0).tokens[GOLD]).toBe(0);
    expect(recordOf(session).rulesVersion).toBe(NEW);
  });

  test('a game that was kept on a device goes on by the rules that it was begun by', async () => {
    const old = begin(first);
    const kept: GameRecord = JSON.parse(JSON.stringify(recordOf(old)));
    const { page, session } = savedSession(splendorPage, kept);
    expect(page.game.rulesVersion).toBe(OLD);
    const state = () => session.state as State;
    makeMove(session, reserve(state()));
    expect(at(state().players, 0).tokens[GOLD]).toBe(1);
    // Kept again, it is still an old game.
    expect(readRecord(splendor, recordOf(session))).toMatchObject({ rulesVersion: OLD, moves: [expect.any(String)] });
  });

  test('bots decide at tables of both versions', () => {
    const { brain } = findGame('splendor');
    for (const version of [OLD, NEW]) {
      const game = rulesOf(findGame('splendor').game, version);
      const view = game.view(game.setup(game.options({ players: 2 }), 'bots'), 0);
      for (const level of ['squire', 'knight'] as const) {
        const move = askLevel(game, brain, level, view, 'rehearsal', { ms: 20 });
        expect(game.whyNot(view, move)).toBeNull();
      }
    }
  });
});

describe('on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chambord-versions-'));
  const file = join(folder, 'games.jsonl');
  afterAll(() => rmSync(folder, { recursive: true }));

  function records(): readonly GameRecord[] {
    const fresh = begin();
    makeMove(fresh, reserve(fresh.state));
    return [...golden.names.map((name) => golden.record(name)), recordOf(fresh)];
  }

  test('records of both versions in one file are replayed', () => {
    writeFileSync(
      file,
      records()
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    replayFile([file]);
    expect(said.mock.lastCall?.[0]).toMatch(`${golden.names.length + 1} records are right`);
    said.mockRestore();
  });

  test('once the old rules are retired, the line that has it is named, with what to do', () => {
    writeFileSync(
      file,
      records()
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
    release(second);
    expect(() => replayFile([file])).toThrow(
      new RegExp(`games\\.jsonl:1\\.rulesVersion: .*this program plays rules version ${NEW} of splendor: an older one`),
    );
  });
});

describe('on the server', () => {
  const pilots: Pilot[] = [];
  const servers: ChambordServer[] = [];
  const places: Awaited<ReturnType<typeof newPlace>>[] = [];
  afterEach(async () => {
    await Promise.all(pilots.splice(0).map((pilot) => pilot.cut()));
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await Promise.all(places.splice(0).map((place) => place.remove()));
  });

  /** Two people who are at a server, and its later releases. */
  async function house() {
    const place = await newPlace('sqlite');
    places.push(place);
    const cookies: string[] = [];
    return {
      open: async () => {
        await Promise.all(pilots.splice(0).map((pilot) => pilot.cut()));
        await Promise.all(servers.splice(0).map((other) => other.close()));
        const server = await place.open();
        servers.push(server);
        if (cookies.length === 0) for (const name of names) cookies.push(await newGuest(server.address, name));
        pilots.push(...(await Promise.all(cookies.map((cookie) => connect(server.address, cookie)))));
        return { server, people: [at(pilots, 0), at(pilots, 1)] as const };
      },
    };
  }

  async function newTable(server: ChambordServer, people: readonly Pilot[], terms = termsFor('splendor', 2)) {
    const { table } = await makeTable(server.address, at(people, 0).cookie, terms);
    await seatAll(table, people);
    return table;
  }

  const playAll = (people: readonly Pilot[], table: string, most?: number) =>
    Promise.all(people.map((pilot, seat) => playOn(pilot, table, `seat ${seat}`, most)));

  test('a table goes on after the release by the rules that it was begun by, new ones by the newest', async () => {
    release(first);
    const { open } = await house();
    const before = await open();
    const old = await newTable(before.server, before.people);
    await playAll(before.people, old, 6);

    release(both);
    const { server, people } = await open();
    const copies = await Promise.all(people.map((pilot) => pilot.watch(old)));
    expect(copies.map(({ status }) => status.rulesVersion)).toEqual([OLD, OLD]);
    const fresh = await newTable(server, people);
    for (const table of [old, fresh]) await playAll(people, table);

    const record = (table: string) => get<GameRecord>(server.address, `api/tables/${table}/record`);
    for (const [table, version] of [
      [old, OLD],
      [fresh, NEW],
    ] as const) {
      const found = readRecord(splendor, await record(table));
      expect(found.rulesVersion).toBe(version);
      replay(splendor, found);
      verifyProof(found);
    }
  });

  test('a rematch of an old table is played by the newest rules', async () => {
    release(first);
    const { open } = await house();
    const before = await open();
    const old = await newTable(before.server, before.people);
    release(both);
    const { people } = await open();
    for (const pilot of people) await pilot.watch(old);
    await people[0].ask({ type: 'resign', table: old });
    await people[0].ask({ type: 'rematch', table: old });
    const { next } = (await people[0].until(old, ({ status }) => status.next !== null)).status;
    // The next seat begins: everybody moves up, and the seats are kept for them.
    await seatAll(next ?? '', [people[1], people[0]]);
    expect(people[0].copies.get(next ?? '')?.status.rulesVersion).toBe(NEW);
  });

  test('once the old rules are retired, its tables are seen, given up without a change of ratings, and exported', async () => {
    release(first);
    const { open } = await house();
    const before = await open();
    const running = await newTable(before.server, before.people, termsFor('splendor', 2, { rated: true }));
    await playAll(before.people, running, 6);
    const finished = await newTable(before.server, before.people);
    await playAll(before.people, finished);
    const whole = await get<GameRecord>(before.server.address, `api/tables/${finished}/record`);
    const moves = before.people[0].copies.get(running)?.plies.map(({ move }) => move) ?? [];
    expect(moves).toHaveLength(6);

    release(second);
    const { server, people } = await open();
    const record = (table: string) => get<GameRecord>(server.address, `api/tables/${table}/record`);
    // What was finished is exported as it was, proof included; options are those that the table was made with.
    const { options, ...rest } = whole;
    expect(await record(finished)).toEqual({ ...rest, options: { players: options.players } });

    const [ada] = people;
    const seen = await ada.watch(running);
    expect(seen.view).toBeNull();
    expect(seen.status).toMatchObject({ phase: 'playing', turn: null, rulesVersion: OLD });
    expect(seen.plies.map(({ move }) => move)).toEqual(moves);
    const refused = await ada.ask({ type: 'move', table: running, version: seen.version, move: 'pass' });
    expect(refused).toMatchObject({
      type: 'refused',
      code: 'otherRules',
      reason: expect.stringContaining(`version ${OLD}`),
    });
    expect((await ada.ask({ type: 'chat', table: running, text: 'Well.' })).type).toBe('ack');

    expect((await ada.ask({ type: 'resign', table: running })).type).toBe('ack');
    const over = await ada.until(running, ({ status }) => status.phase === 'over');
    expect(over.status.outcome).toEqual({ by: 'resignation', places: [2, 1], ratings: null });
    const exported = await record(running);
    expect(exported).toMatchObject({ rulesVersion: OLD, moves, result: null });
    expect(() => readRecord(splendor, exported)).toThrow(UnknownRules);

    // The older program goes on with both.
    for (const found of [exported, await record(finished)]) {
      verifyProof(found);
      replay(first, readRecord(first, found));
    }
  });

  test('what newer rules have begun cannot be given up by mistake: an older server waits for the newer one', async () => {
    const { open } = await house();
    const before = await open();
    const table = await newTable(before.server, before.people);
    release(first);
    const { people } = await open();
    const [ada] = people;
    await ada.watch(table);
    expect(await ada.ask({ type: 'resign', table })).toMatchObject({ type: 'refused', code: 'otherRules' });
    release(both);
    const again = await open();
    for (const pilot of again.people) await pilot.watch(table);
    await playAll(again.people, table);
  });
});

test('a kept game of retired rules is refused by name, so that the page can show and export it', async () => {
  const kept = recordOf(begin(first));
  release(second);
  const page = splendorPage;
  expect(() => savedSession(page, kept)).toThrow(UnknownRules);
  expect(() => savedSession(page, { ...kept, rulesVersion: NEW + 1 })).toThrow(/ a newer one goes on with it/);
});
