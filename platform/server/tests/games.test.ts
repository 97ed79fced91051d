import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { readRecord, replay, verifyProof } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { TableList } from '@chambord/protocol';
import type { ChambordServer } from '../http/server.ts';
import { connect, get, makeTable, newGuest, playOn, seatAll, termsFor } from './helpers/pilot.ts';
import type { Pilot } from './helpers/pilot.ts';
import { KINDS, newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

describe.each(KINDS)('whole games over sockets, kept in %s', (kind) => {
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

  async function people(count: number): Promise<Pilot[]> {
    const cookies = await Promise.all(Array.from({ length: count }, (_, i) => newGuest(server.address, `Guest ${i}`)));
    return Promise.all(cookies.map((cookie) => connect(server.address, cookie)));
  }

  test.each([
    ['splendor', 2],
    ['splendor', 4],
    ['burgundy', 2],
    ['burgundy', 4],
  ])('%s for %i: everybody sees the same end, and the shuffle can be verified', async (name, players) => {
    const pilots = await people(players);
    const [first] = pilots as [Pilot];
    const spectator = await connect(server.address, '');
    const { table, commitment } = await makeTable(server.address, first.cookie, termsFor(name, players));
    const lobby = await get<TableList>(server.address, 'api/tables');
    expect(lobby.tables.map(({ id }) => id)).toContain(table);
    await spectator.watch(table);
    const parts: string[] = [];
    await seatAll(table, pilots, parts);
    const early = await get<{ code: string }>(server.address, `api/tables/${table}/record`);
    expect(early.code).toBe('notOver');
    await Promise.all(pilots.map((pilot, i) => playOn(pilot, table, `${name} ${players} ${i}`)));
    await spectator.until(table, ({ status }) => status.phase === 'over');

    const { game } = findGame(name);
    const record = readRecord(game, await get<GameRecord>(server.address, `api/tables/${table}/record`));
    const end = replay(game, record);
    expect(verifyProof(record)).toMatchObject({ commitment, parts });
    const copies = [...pilots, spectator].map((pilot) => pilot.copies.get(table));
    for (const copy of copies) {
      expect(copy?.plies.map(({ move }) => move)).toEqual(record.moves);
      expect(copy?.view).toEqual(game.view(end, copy?.viewer ?? 'spectator'));
      expect(copy?.status.outcome?.places).toEqual(record.result?.places);
      expect(copy?.status.outcome?.points).toEqual(record.result?.points);
    }
    const history = await get<TableList>(server.address, 'api/me/history', first.cookie);
    expect(history.tables.map(({ id }) => id)).toEqual([table]);
    expect(history.tables[0]?.outcome?.points).toEqual(record.result?.points);
    await Promise.all([...pilots, spectator].map((pilot) => pilot.cut()));
  });
});
