import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { below, pick, randomFrom } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { PHRASES } from '@chambord/protocol';
import { startChild } from './helpers/child.ts';
import type { Child } from './helpers/child.ts';
import { connect, get, makeTable, newGuest, playOn, post, seatAll, termsFor, textOf } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

const MESSAGES = 100_000;
const WARM_UP = 20_000;
const LINES = 20;
const TYPES = [
  'watch',
  'unwatch',
  'sit',
  'leave',
  'back',
  'move',
  'undo',
  'answer',
  'resign',
  'rematch',
  'chat',
  'phrase',
  'older',
  'ping',
];
const FIELDS = [
  'table',
  'id',
  'version',
  'move',
  'seat',
  'part',
  'offer',
  'agree',
  'text',
  'phrase',
  'since',
  'before',
  '__proto__',
  'x',
];

let place: Place;
let server: Child;
beforeAll(async () => {
  place = await newPlace('sqlite');
  server = await startChild(place.keep);
});
afterAll(async () => {
  await server.kill();
  await place.remove();
});

/** A value that does not belong there. */
function junk(random: Random, depth = 0): unknown {
  switch (below(random, depth > 3 ? 8 : 11)) {
    case 0:
      return null;
    case 1:
      return below(random, 2) === 0;
    case 2:
      return below(random, 1000) - 500;
    case 3:
      return pick(random, [1e308, -0.5, Number.MAX_SAFE_INTEGER, 2 ** 53]);
    case 4:
      return '';
    case 5:
      return pick(random, ['\u0000', '\ud800', '‮', '💰'.repeat(20), '../../etc/passwd', "'; drop table entries; --"]);
    case 6:
      return 'x'.repeat(below(random, 400));
    case 7:
      return pick(random, PHRASES);
    case 8:
      return Array.from({ length: below(random, 5) }, () => junk(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(random, 4) }, () => [pick(random, FIELDS), junk(random, depth + 1)]),
      );
  }
}

/** Something that a client may not say: broken, with wrong fields, too large, or about what is not its business. */
function nonsense(random: Random, tables: readonly string[], moves: readonly string[]): string {
  const type = pick(random, TYPES);
  const table = pick(random, tables);
  switch (below(random, 8)) {
    case 0:
      return String.fromCharCode(...Array.from({ length: below(random, 60) }, () => below(random, 256)));
    case 1:
      return JSON.stringify(junk(random));
    case 2:
      return JSON.stringify({ type, table, id: `f${below(random, 1e6)}` }).slice(0, below(random, 40));
    case 3:
      return '['.repeat(below(random, 1500));
    // Well-formed but mistimed or foreign: strangers at a table that is full, or after its end.
    case 4:
    case 5:
      return JSON.stringify({
        type: pick(random, ['move', 'undo']),
        table,
        id: `f${below(random, 1e6)}`,
        version: below(random, 40),
        ...(below(random, 2) === 0 ? { move: pick(random, moves) } : {}),
      });
    default:
      return JSON.stringify({
        type,
        table,
        id: `f${below(random, 1e6)}`,
        ...Object.fromEntries(Array.from({ length: below(random, 4) }, () => [pick(random, FIELDS), junk(random)])),
      });
  }
}

test(`${MESSAGES} messages that make no sense: no crash, no change, no growth`, async () => {
  const random = randomFrom('fuzz');
  const cookies = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => newGuest(server.address, name)));
  const [adas, bobs, eves] = cookies as [string, string, string];
  const ada = await connect(server.address, adas);
  const bob = await connect(server.address, bobs);
  const { table } = await makeTable(server.address, adas, termsFor('splendor', 2, { spectators: 'none' }));
  await seatAll(table, [ada, bob]);
  await Promise.all([ada, bob].map((pilot, seat) => playOn(pilot, table, `fuzz ${seat}`, 10)));
  const { table: finished } = await makeTable(server.address, adas, termsFor('splendor', 2));
  await seatAll(finished, [ada, bob]);
  await ada.ask({ type: 'resign', table: finished });
  const before = await Promise.all([table, finished].map((id) => get(server.address, `api/tables/${id}`)));
  const moves = ada.copies.get(table)?.plies.map(({ move }) => move) ?? [];
  const tables = [table, finished, 'nosuchtable', table.toUpperCase()];

  const open = () =>
    new Promise<WebSocket>((done, fail) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}ws`, { headers: { cookie: eves } });
      socket.once('open', () => done(socket));
      socket.once('error', fail);
    });
  /** Sends a share of the nonsense, waiting for answers now and then so that nothing piles up. */
  async function pester(share: number): Promise<void> {
    let socket = await open();
    for (let sent = 0; sent < share;) {
      const batch = Math.min(100, share - sent);
      for (let i = 0; i < batch; i++) socket.send(nonsense(random, tables, moves));
      sent += batch;
      const answered = new Promise<void>((done) =>
        socket.on('message', (data) => textOf(data).includes('"pong"') && done()),
      );
      socket.send('{"type":"ping"}');
      await answered;
      socket.removeAllListeners('message');
      if (below(random, 20) === 0) {
        // Too large: the server hangs up.
        const closed = new Promise((done) => socket.once('close', done));
        socket.on('error', () => {});
        socket.send('x'.repeat(5000 + below(random, 100_000)));
        await closed;
        socket = await open();
      }
    }
    socket.terminate();
  }
  const round = (messages: number) => Promise.all(Array.from({ length: LINES }, () => pester(messages / LINES)));

  // At first code is compiled and tables are read.
  await round(WARM_UP);
  const warm = await server.memory();
  await round(MESSAGES - WARM_UP);
  const grown = (await server.memory()) - warm;
  for (let i = 0; i < 500; i++)
    await post(server.address, pick(random, ['api/me', 'api/tables', 'api/me/claim']), junk(random), eves).then(
      (answer) => answer.text(),
    );

  expect(await Promise.all([table, finished].map((id) => get(server.address, `api/tables/${id}`)))).toEqual(before);
  // Less than the shortest string or the smallest object for each message: nothing of any of them is left.
  expect(grown / (MESSAGES - WARM_UP)).toBeLessThan(16);
  await Promise.all([ada, bob].map((pilot, seat) => playOn(pilot, table, `after ${seat}`)));
  expect(ada.copies.get(table)?.status.phase).toBe('over');
});
