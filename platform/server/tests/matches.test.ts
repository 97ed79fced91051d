import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { at, readRecord, replay, verifyProof } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { MatchMade, MatchRecords, MatchState, MatchTerms, TableSummary } from '@chambord/protocol';
import type { ChambordServer } from '../http/server.ts';
import { standings } from '../match/standings.ts';
import { backUp } from '../log/backup.ts';
import { playOut, TERMS } from './helpers/matches.ts';
import { connect, get, newGuest, post } from './helpers/pilot.ts';
import type { Pilot } from './helpers/pilot.ts';
import { KINDS, newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { game } = findGame('splendor');

const part = (digit: string) => digit.repeat(32);

describe.each(KINDS)('a match, in %s', (kind) => {
  let place: Place;
  let server: ChambordServer;
  beforeAll(async () => {
    place = await newPlace(kind);
    server = await place.open();
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  const stateOf = (id: string, cookie = '') => get<MatchState>(server.address, `api/matches/${id}`, cookie);
  const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

  async function make(terms: MatchTerms = TERMS): Promise<MatchMade> {
    const answer = await post(server.address, 'api/matches', terms, await newGuest(server.address, 'Maker'));
    expect(answer.status).toBe(201);
    return (await answer.json()) as MatchMade;
  }

  test('deals everybody the same, keeps each game from the others, and ends with points and a proof', async () => {
    const { match, commitment } = await make();
    const names = ['Ada', 'Bob', 'Cleo'];
    const cookies: string[] = [];
    for (const [index, name] of names.entries()) {
      const cookie = await newGuest(server.address, name);
      cookies.push(cookie);
      const answer = await post(server.address, `api/matches/${match}/join`, { part: part(String(index)) }, cookie);
      const state = (await answer.json()) as MatchState;
      expect(state).toMatchObject({ commitment, yours: index, phase: index === 2 ? 'playing' : 'waiting' });
    }
    const tables: string[] = [];
    const pilots: Pilot[] = [];
    for (const cookie of cookies) {
      const { table } = await stateOf(match, cookie);
      tables.push(table ?? '');
      pilots.push(await connect(server.address, cookie));
    }
    expect(new Set(tables).size).toBe(3);
    // Whoever has no seat at it sees nothing of a table, while it is played and afterwards.
    const [ada, bob, cleo] = [at(pilots, 0), at(pilots, 1), at(pilots, 2)];
    const refusedTo = async (pilot: Pilot, table: string) => {
      const answer = pilot.hear('refused', ({ table: of }) => of === table);
      pilot.say({ type: 'watch', table });
      return (await answer).code;
    };
    expect(await refusedTo(bob, at(tables, 0))).toBe('closed');

    // Two who decide alike see the same, and get the same answers.
    await playOut(ada, at(tables, 0), 'one way');
    await playOut(bob, at(tables, 1), 'one way');
    expect(
      at(pilots, 1)
        .copies.get(at(tables, 1))
        ?.plies.map(({ move }) => move),
    ).toEqual(ada.copies.get(at(tables, 0))?.plies.map(({ move }) => move));
    // Over, and still nothing is told: Cleo has not played.
    expect(await refusedTo(cleo, at(tables, 0))).toBe('closed');
    for (const index of [0, 2]) {
      const headers = { cookie: at(cookies, index) };
      const record = await fetch(`${server.address}api/tables/${tables[0]}/record`, { headers });
      expect((await codeOf(record))[0]).toBe(index === 0 ? 409 : 403);
      const summary = await fetch(`${server.address}api/tables/${tables[0]}`, { headers });
      expect(summary.status).toBe(index === 0 ? 200 : 403);
      const records = await fetch(`${server.address}api/matches/${match}/records`, { headers });
      expect(await codeOf(records)).toEqual([409, 'notOver']);
    }
    const halfway = await stateOf(match, at(cookies, 2));
    expect(halfway.phase).toBe('playing');
    expect(halfway.people.map(({ done }) => done)).toEqual([true, true, false]);
    expect(halfway.people.map(({ result }) => result)).toEqual([null, null, null]);
    expect(JSON.stringify(halfway)).not.toContain(tables[0] ?? '');

    await playOut(cleo, at(tables, 2), 'another way');
    const over = await stateOf(match);
    expect(over.phase).toBe('over');
    const results = over.people.map(({ result }) => result);
    expect(results.reduce((sum, result) => sum + (result?.matchpoints ?? 0), 0)).toBe(3);
    expect(results[0]).toEqual(results[1]);

    // The proof: one shuffle for all, from the part that the server was bound to and everybody's own.
    const { records } = await get<MatchRecords>(server.address, `api/matches/${match}/records`);
    const read = records.map((record): GameRecord => readRecord(game, record));
    expect(new Set(read.map(({ seed }) => seed)).size).toBe(1);
    for (const record of read) {
      replay(game, { ...record, options: game.options(record.options) });
      const proof = verifyProof(record);
      expect(proof.commitment).toBe(commitment);
      expect(proof.shared).toEqual([part('0'), part('1'), part('2')]);
    }
    const forged = { ...at(read, 0), proof: { ...verifyProof(at(read, 0)), shared: [part('0'), part('1')] } };
    expect(() => verifyProof(forged)).toThrow(/seed/);
    const own = await get<GameRecord>(server.address, `api/tables/${tables[0]}/record`, at(cookies, 0));
    expect(own.seed).toBe(at(read, 0).seed);

    // It is in a backup, and the tables can be played again from it.
    const proved = await backUp(place.keep, join(mkdtempSync(join(tmpdir(), 'chambord-match-')), 'backup'));
    expect(proved.finished).toBeGreaterThanOrEqual(3);
    for (const pilot of pilots) await pilot.cut();
  });

  test('is not begun before all have joined, and left only before', async () => {
    const { match } = await make({ ...TERMS, tables: 2 });
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => newGuest(server.address, name)));
    const say = (verb: string, cookie = '') => {
      const body = verb === 'join' ? { part: part('a') } : {};
      return post(server.address, `api/matches/${match}/${verb}`, body, cookie);
    };
    expect((await codeOf(await say('join')))[1]).toBe('noGuest');
    await say('join', ada);
    await say('join', ada);
    expect((await stateOf(match)).people).toHaveLength(1);
    await say('leave', ada);
    expect((await stateOf(match)).people).toHaveLength(0);
    // All at once: two get in. Others look at the same time, and nothing is dealt twice.
    const [answers] = await Promise.all([
      Promise.all([ada, bob, eve].map((cookie) => say('join', cookie))),
      ...Array.from({ length: 30 }, () => stateOf(match).then(({ phase }) => expect(phase).toMatch(/waiting|playing/))),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 400]);
    await expect
      .poll(async () => {
        const { phase, people, table, yours } = await stateOf(match, ada);
        return [phase, people.length, table !== null || yours === null];
      })
      .toEqual(['playing', 2, true]);
    for (const cookie of [ada, bob, eve]) {
      expect((await say('leave', cookie)).status).toBe(400);
    }
    const lists = await Promise.all(
      [ada, bob, eve].map((cookie) => get<{ tables: TableSummary[] }>(server.address, 'api/me/games', cookie)),
    );
    expect(lists.map(({ tables }) => tables.length).sort((a, b) => a - b)).toEqual([0, 1, 1]);
    expect(lists.flatMap(({ tables }) => tables.map((table) => table.match))).toEqual([match, match]);
  });

  test('is refused where it could not be fair', async () => {
    const cookie = await newGuest(server.address, 'Maker');
    const person = { kind: 'person' } as const;
    for (const terms of [
      { ...TERMS, seats: [person, person] },
      { ...TERMS, seats: [{ kind: 'bot', level: 'king', name: 'Karl' }, person] },
      { ...TERMS, tables: 1 },
      { ...TERMS, tables: 9 },
      { ...TERMS, seats: [person] },
      { ...TERMS, game: 'chess' },
    ]) {
      expect((await post(server.address, 'api/matches', terms, cookie)).status).toBe(400);
    }
    const nowhere = await fetch(`${server.address}api/matches/abcdefgh`);
    expect(await codeOf(nowhere)).toEqual([404, 'noMatch']);
  });
});

test('a point for each one beaten, half a one for a tie, none for who resigns', () => {
  const outcome = (won: boolean, lead: number) => ({ won, lead, points: 10 + lead });
  const found = standings([outcome(false, -3), outcome(true, 2), null, outcome(false, -3), null, outcome(false, -1)]);
  expect(found.map(({ matchpoints, place }) => [matchpoints, place])).toEqual([
    [2.5, 3],
    [5, 1],
    [0.5, 5],
    [2.5, 3],
    [0.5, 5],
    [4, 2],
  ]);
});
