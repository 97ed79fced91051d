import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { connect, makeTable, newGuest, playOn, seatAll, TERMS } from './pilot.ts';
import { newPlace } from './servers.ts';
import type { Place } from './servers.ts';

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
