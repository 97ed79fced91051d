// Measures a server in a process of its own: npm run bench:server [-- SECONDS [CONNECTIONS]]
// Prints a JSON line for each number of tables where people move as fast as they can, one for tables where they think, so that about 1,000 moves a
// second are made, and one for connections that only listen. The clients run on the same machine.
import { WebSocket } from 'ws';
import { findGame } from '@chambord/games';
import { at, below, randomFrom } from '@chambord/kernel';
import type { FromServer, News } from '@chambord/protocol';
import { startChild } from '../platform/server/tests/helpers/child.ts';
import { makeTable, newGuest, newPart, termsFor, textOf } from '../platform/server/tests/helpers/pilot.ts';
import { KINDS, newPlace } from '../platform/server/tests/helpers/servers.ts';

const seconds = Number(process.argv[2] ?? 10);
const connections = Number(process.argv[3] ?? 10_000);
/** How many tables, and how many moves a second are wanted of them together: as many as they can, or so many. */
const LOADS = [
  { tables: 10, wanted: Infinity },
  { tables: 50, wanted: Infinity },
  { tables: 200, wanted: Infinity },
  { tables: 200, wanted: 1000 },
];

const { game } = findGame('splendor');
const random = randomFrom('bench');
let playing = false;
/** How long people think before a move on average, in milliseconds. */
let thinking = 0;
let waits: number[] = [];
let names = 0;

function open(address: string, cookie: string): Promise<WebSocket> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}ws`, { headers: { cookie } });
    socket.once('open', () => done(socket));
    socket.once('error', fail);
  });
}

/** Somebody who moves at random when it is their turn, and begins anew when the game is over. */
async function player(
  address: string,
  cookie: string,
  onOver: () => void,
): Promise<{ sit(table: string, seat: number): void }> {
  const socket = await open(address, cookie);
  const options = game.options({ players: 2 });
  let table = '';
  let seat = 0;
  let asked = 0;
  const say = (message: object) => socket.send(JSON.stringify(message));

  function look({ status, view, version }: News): void {
    if (status.phase === 'over') return seat === 0 ? onOver() : undefined;
    if (!playing || status.phase !== 'playing' || status.turn !== seat) return;
    const moves = game.sensible(view);
    const move = game.format(at(moves, below(random, moves.length)), options);
    const decided = () => {
      asked = performance.now();
      say({ type: 'move', table, id: `m${names++}`, version, move });
    };
    if (thinking === 0) decided();
    else setTimeout(decided, 2 * thinking * Math.random());
  }

  socket.on('message', (data) => {
    const message = JSON.parse(textOf(data)) as FromServer;
    if (message.type === 'ack' && asked > 0) {
      waits.push(performance.now() - asked);
      asked = 0;
    } else if (message.type === 'update' && message.table === table) look(message.news);
    // Who sits down gets the whole table anew: it may be their turn there already.
    else if (message.type === 'table' && message.facts.id === table) look(message.news);
    else if (message.type === 'refused') console.error(message);
  });
  return {
    sit(next, own) {
      if (table !== '') say({ type: 'unwatch', table });
      table = next;
      seat = own;
      say({ type: 'watch', table });
      say({ type: 'sit', table, id: `s${names++}`, seat, part: newPart() });
    },
  };
}

/** What the server says of itself. */
async function measure(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}
const MEMORY = 'process_resident_memory_bytes';
const CPU = 'process_cpu_seconds_total';

/** Two people who play one game after the other. */
async function pairAt(address: string, cookies: readonly string[]): Promise<void> {
  const [own = '', others = ''] = cookies;
  const next = async () => {
    const { table } = await makeTable(address, own, termsFor('splendor', 2));
    first.sit(table, 0);
    second.sit(table, 1);
  };
  const first = await player(address, own, () => void next());
  const second = await player(address, others, () => {});
  await next();
}

/** From a decision to the news of it, in milliseconds, about. */
const USUAL_WAIT = 10;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

for (const kind of KINDS) {
  const place = await newPlace(kind);
  const child = await startChild(place.keep);
  const { address } = child;
  const cookies = await Promise.all([0, 1].map((i) => newGuest(address, `Guest ${i}`)));
  let tables = 0;
  playing = true;
  for (const load of LOADS) {
    await Promise.all(Array.from({ length: load.tables - tables }, () => pairAt(address, cookies)));
    ({ tables } = load);
    // The answer takes a part of the time between two moves.
    thinking = load.wanted === Infinity ? 0 : (1000 * tables) / load.wanted - USUAL_WAIT;
    await sleep(2000);
    waits = [];
    const begin = performance.now();
    const cpu = await measure(address, CPU);
    await sleep(seconds * 1000);
    const moves = waits.length;
    const took = (performance.now() - begin) / 1000;
    // Of the server alone: says what one core could carry, however busy the machine is.
    const busy = (await measure(address, CPU)) - cpu;
    const sorted = waits.toSorted((a, b) => a - b);
    const p = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    console.log(
      JSON.stringify({
        kind,
        tables,
        thinking: Math.round(thinking),
        movesPerSecond: Math.round(moves / took),
        movesPerCpuSecond: Math.round(moves / busy),
        cpu: Number((busy / took).toFixed(2)),
        p50: p(0.5),
        p99: p(0.99),
      }),
    );
  }
  playing = false;
  await child.kill();
  await place.remove();
}

/** Connections that only listen, to a server that has done nothing else before. */
const place = await newPlace('sqlite');
const child = await startChild(place.keep);
const { address } = child;
const cookie = await newGuest(address, 'Guest');
// What is in use after a collection, and what the system gave: that may have been more than was needed at first.
const before = [await child.memory(), await measure(address, MEMORY)] as const;
const idle: WebSocket[] = [];
while (idle.length < connections) {
  const some = Math.min(100, connections - idle.length);
  idle.push(...(await Promise.all(Array.from({ length: some }, () => open(address, cookie)))));
}
await sleep(2000);
const after = [await child.memory(), await measure(address, MEMORY)] as const;
const begin = performance.now();
const ponged = new Promise((done) => idle[0]?.on('message', done));
idle[0]?.send('{"type":"ping"}');
await ponged;
console.log(
  JSON.stringify({
    idle: idle.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    usedPerConnection: Math.round((after[0] - before[0]) / idle.length),
    residentPerConnection: Math.round((after[1] - before[1]) / idle.length),
    residentMegabytes: Math.round(after[1] / 2 ** 20),
    ping: Number((performance.now() - begin).toFixed(1)),
  }),
);
await child.kill();
await place.remove();
process.exit(0);
