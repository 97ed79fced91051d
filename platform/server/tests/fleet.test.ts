import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, randomFrom } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import { startChild } from './helpers/child.ts';
import type { Child } from './helpers/child.ts';
import { failover } from './helpers/failover.ts';
import { connect, makeTable, newGuest, playOn, seatAll, someMove, TERMS } from './helpers/pilot.ts';
import { startProxy } from './helpers/proxy.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';
import { upgrade } from './helpers/upgrade.ts';

/** Trouble is what this is about: it need not be told. */
const QUIET = { logLevel: 'silent' } as const;

let place: Place;
let children: Child[];
beforeAll(async () => {
  place = await newPlace('postgres');
  children = [await startChild(place.keep), await startChild(place.keep)];
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  await place.remove();
});

test('two processes on one PostgreSQL serve the same tables; when one is killed, the other goes on, bots too', async () => {
  const [first, second] = children as [Child, Child];
  const bot = { kind: 'bot', level: 'page', name: 'Cosimo' } as const;
  const seats: TableTerms['seats'] = [{ kind: 'person' }, { kind: 'person' }, bot];
  const terms: TableTerms = { ...TERMS, options: { players: 3 }, seats };
  const cookies = await Promise.all(['Ada', 'Bob'].map((name) => newGuest(first.address, name)));
  const [adas, bobs] = cookies as [string, string];
  // Several tables, so that each process looks after some of their bots.
  const tables = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const ada = await connect(first.address, adas);
      const bob = await connect(second.address, bobs);
      const { table } = await makeTable(second.address, adas, terms);
      await seatAll(table, [ada, bob]);
      await ada.until(table, () => ada.heard.some((text) => /"presence".*"here":\[0,1\]/.test(text)));
      await Promise.all([ada, bob].map((pilot, seat) => playOn(pilot, table, `fleet ${i} ${seat}`, 12)));
      return { table, ada, bob };
    }),
  );
  await first.kill();
  await Promise.all(
    tables.map(async ({ table, ada, bob }, i) => {
      await ada.closed;
      const before = ada.copies.get(table)?.plies ?? [];
      const again = await connect(second.address, adas);
      const { plies } = await again.watch(table);
      expect(plies.slice(0, before.length)).toEqual(before);
      await Promise.all([again, bob].map((pilot, seat) => playOn(pilot, table, `on ${i} ${seat}`)));
      const places = [again, bob].map((pilot) => pilot.copies.get(table)?.status.outcome?.places);
      expect(at(places, 0)).toEqual(at(places, 1));
      await Promise.all([again.cut(), bob.cut()]);
    }),
  );
});

test('a process that has just come does not take for gone who is connected to another one', async () => {
  const gone = 3000;
  const place = await newPlace('postgres');
  const first = await startChild(place.keep, 0, { gone });
  const cookies = await Promise.all(['Ada', 'Bob'].map((name) => newGuest(first.address, name)));
  const terms: TableTerms = { ...TERMS, leaver: 'bot' };
  // Several tables, so that each process looks after some of them.
  const tables = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const pilots = await Promise.all(cookies.map((cookie) => connect(first.address, cookie)));
      const { table } = await makeTable(first.address, at(cookies, 0), terms);
      await seatAll(table, pilots);
      return { table, pilots };
    }),
  );
  const second = await startChild(place.keep, 0, { gone });
  // At every other table somebody really goes, and is missed, whoever looks after the table. Until then time enough has passed for both processes
  // to take for gone whoever they believe to be.
  const isLeft = (i: number) => i % 2 === 1;
  await Promise.all(tables.flatMap(({ pilots }, i) => (isLeft(i) ? [at(pilots, 0).cut()] : [])));
  await Promise.all(
    tables.map(async ({ table, pilots }, i) => {
      if (!isLeft(i)) return;
      const bob = at(pilots, 1);
      await playOn(bob, table, 'alone', 2);
      expect(bob.copies.get(table)?.status.seats[0]?.away).toBe('gone');
    }),
  );
  for (const [i, { table, pilots }] of tables.entries()) {
    if (isLeft(i)) continue;
    const copy = at(pilots, 0).copies.get(table);
    expect(copy?.plies).toEqual([]);
    expect(copy?.status.seats.map(({ away }) => away)).toEqual([null, null]);
  }
  await Promise.all([first.kill(), second.kill()]);
});

test('two processes behind a load balancer, killed in turns: nothing is lost, and nothing is done twice', async () => {
  const report = await failover(await newPlace('postgres'), { kills: 2, pairs: 4, seed: 'failover', thinking: 50 });
  expect(report.pauses.filter(({ cut }) => cut).length).toBeGreaterThan(0);
  expect(report.acknowledged).toBeGreaterThan(30);
});

test('two processes that are replaced one after the other, in good order: nothing is lost, and nothing is done twice', async () => {
  const report = await upgrade(await newPlace('postgres'), { pairs: 3, seed: 'upgrade', thinking: 50 }, null);
  expect(report.pauses).toHaveLength(12);
  expect(report.acknowledged).toBeGreaterThan(30);
});

test('a database that goes away for a while: the servers say so, go on by themselves when it is back, and have done nothing twice', async () => {
  const { keep } = await newPlace('postgres');
  const url = new URL('postgres' in keep ? keep.postgres : '');
  const database = Number(url.port);
  let wire = await startProxy([database]);
  url.port = String(wire.port);
  const behind = { postgres: url.href };
  const servers = [await startChild(behind, 0, QUIET), await startChild(behind, 0, QUIET)];
  const pilots = [];
  for (const { address } of servers) pilots.push(await connect(address, await newGuest(address, 'Guest')));
  const { table } = await makeTable(at(servers, 0).address, at(pilots, 0).cookie, TERMS);
  await seatAll(table, pilots);
  const copy = await at(pilots, 0).until(table, ({ status }) => status.turn !== null);
  const mover = at(pilots, copy.status.turn ?? 0);
  const other = at(pilots, 1 - (copy.status.turn ?? 0));
  const looked = await mover.until(table, ({ version }) => version === copy.version);
  const { version } = looked;
  const move = { type: 'move', id: 'one', table, version, move: someMove(looked, randomFrom('move')) };

  await wire.close();
  expect(await mover.ask(move)).toMatchObject({ type: 'refused', code: 'trouble' });
  for (const { address } of servers) {
    expect((await fetch(`${address}readyz`)).status).toBe(503);
    expect((await fetch(`${address}livez`)).status).toBe(200);
  }

  wire = await startProxy([database], wire.port);
  let answer = await mover.ask(move);
  while (answer.type === 'refused') {
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer = await mover.ask(move);
  }
  expect(answer).toMatchObject({ type: 'ack', version: version + 1 });
  // The other process hears of it too.
  await other.until(table, ({ plies }) => plies.length === 1);
  await Promise.all(pilots.map((pilot, seat) => playOn(pilot, table, `after ${seat}`, 10)));
  await Promise.all(servers.map((server) => server.kill()));
  await wire.close();
});
