// Measures a server in a process of its own: npm run bench:server [-- --moves 20000 --kind sqlite --tables 200 --wanted 500 --idle 10000 --profile FOLDER]
// Prints a JSON line for each number of tables where people move as fast as they can, two for tables where they think, so that about 500 and 1,000
// moves a second are made, and one for connections that only listen; --tables asks for one number alone, --wanted for so many moves a second of them.
// Counted are moves, not seconds: on a busy machine it takes longer, and what a move costs the server's processor stays nearly the same.
// --profile leaves what V8 saw of the server's time in a folder, --node gives its Node other options. The clients run on the same machine.
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { findGame } from '@chambord/games';
import { at, below, randomFrom } from '@chambord/kernel';
import { fingerprint } from '@chambord/protocol';
import type { Change, FromServer, Standing } from '@chambord/protocol';
import { startChild } from '../platform/server/tests/helpers/child.ts';
import { metric } from '../platform/server/tests/helpers/metric.ts';
import { makeTable, newGuest, newPart, termsFor, textOf } from '../platform/server/tests/helpers/pilot.ts';
import { KINDS, newPlace } from '../platform/server/tests/helpers/servers.ts';

const { values: given } = parseArgs({
  options: {
    moves: { type: 'string', default: '20000' },
    idle: { type: 'string', default: '10000' },
    kind: { type: 'string' },
    tables: { type: 'string' },
    wanted: { type: 'string', default: 'Infinity' },
    profile: { type: 'string' },
    // As `npm start` and everything in deploy/ have it.
    node: { type: 'string', default: '--max-semi-space-size=64' },
  },
});
const measured = Number(given.moves);
/** The compiler has seen enough of the program by then. */
const warming = Math.ceil(measured / 4);
/** How many tables, and how many moves a second are wanted of them together: as many as they can, or so many. */
const LOADS =
  given.tables === undefined
    ? [
        { tables: 10, wanted: Infinity },
        { tables: 50, wanted: Infinity },
        { tables: 200, wanted: Infinity },
        { tables: 200, wanted: 500 },
        { tables: 200, wanted: 1000 },
      ]
    : [{ tables: Number(given.tables), wanted: Number(given.wanted) }];
const kinds = KINDS.filter((kind) => given.kind === undefined || given.kind === kind);
const connections = given.tables === undefined ? Number(given.idle) : 0;
const nodeOptions = [
  ...given.node.split(' ').filter((word) => word !== ''),
  ...(given.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${given.profile}`]),
];

const { game } = findGame('splendor');
const random = randomFrom('bench');
let playing = false;
/** How long people think before a move on average, in milliseconds. */
let thinking = 0;
let waits: number[] = [];
let names = 0;
/** What clients were sent. */
let bytes = 0;

/** Who waits for so many acknowledged moves. */
let onMove = () => {};

function movesMade(count: number): Promise<void> {
  waits = [];
  bytes = 0;
  return new Promise((done) => {
    onMove = () => {
      if (waits.length === count) done();
    };
  });
}

function open(address: string, cookie: string): Promise<WebSocket> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}ws`, { headers: { cookie } });
    socket.once('open', () => done(socket));
    socket.once('error', fail);
  });
}

/** So many changes are taken in without looking whether what came of them is what the server has: that costs a client most. */
const TRUSTED = 50;
let told = 0;

/** What a client has of a table: as little work as can be, so that what is measured is the server. */
interface Known {
  version: number;
  standing: Standing;
}

/** The changes are made in place: nobody else has this. */
function change(known: Known, changes: readonly Change[]): void {
  for (const [path, value] of changes) {
    let place: Record<string | number, unknown> = { known };
    let key: string | number = 'known';
    for (const next of ['standing', ...path]) {
      place = place[key] as Record<string | number, unknown>;
      key = next;
    }
    place[key] = value;
  }
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
  let known: Known | null = null;
  const say = (message: object) => socket.send(JSON.stringify(message));

  function look({ version, standing: { status, view } }: Known): void {
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

  function take(message: FromServer): void {
    if (message.type === 'refused') console.error(message);
    if (message.type !== 'table' && message.type !== 'update' && message.type !== 'change') return;
    // Who sits down gets the whole table anew: it may be their turn there already.
    if ((message.type === 'table' ? message.facts.id : message.table) !== table) return;
    if (message.type === 'change') {
      const { since, version, changes, fingerprint: expected } = message.news;
      if (known === null || since !== known.version) throw new Error('something was not told');
      change(known, changes);
      known.version = version;
      if (told++ % TRUSTED === 0 && fingerprint(known.standing) !== expected)
        throw new Error('something else was told');
    } else {
      const { version, status, view } = message.news;
      known = { version, standing: { status, view } };
    }
    look(known);
  }

  socket.on('message', (data) => {
    const text = textOf(data);
    bytes += text.length;
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'ack' && asked > 0) {
      waits.push(performance.now() - asked);
      asked = 0;
      onMove();
    } else take(message);
  });
  return {
    sit(next, own) {
      if (table !== '') say({ type: 'unwatch', table });
      table = next;
      seat = own;
      known = null;
      say({ type: 'watch', table, changes: true });
      say({ type: 'sit', table, id: `s${names++}`, seat, part: newPart() });
    },
  };
}

const MEMORY = 'process_resident_memory_bytes';

/** What the server says of itself. */
async function figures(address: string) {
  const [cpu = 0, system = 0, batches = 0, writing = 0, minor = 0, major = 0] = await Promise.all(
    [
      'process_cpu_seconds_total',
      'process_cpu_system_seconds_total',
      'chambord_commit_seconds_count',
      'chambord_commit_seconds_sum',
      'nodejs_gc_duration_seconds_sum{kind="minor"}',
      'nodejs_gc_duration_seconds_sum{kind="major"}',
    ].map((name) => metric(address, name)),
  );
  return { cpu, system, batches, writing, collecting: minor + major };
}

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

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

for (const kind of kinds) {
  const place = await newPlace(kind);
  const child = await startChild(place.keep, 0, {}, { nodeOptions });
  const { address } = child;
  const cookies = await Promise.all([0, 1].map((i) => newGuest(address, `Guest ${i}`)));
  let tables = 0;
  playing = true;
  for (const load of LOADS) {
    await Promise.all(Array.from({ length: load.tables - tables }, () => pairAt(address, cookies)));
    ({ tables } = load);
    // The answer takes a part of the time between two moves.
    thinking = load.wanted === Infinity ? 0 : (1000 * tables) / load.wanted - USUAL_WAIT;
    await movesMade(Math.min(warming, 10 * load.wanted));
    const begin = performance.now();
    const before = await figures(address);
    await movesMade(Math.min(measured, 20 * load.wanted));
    const sorted = waits.toSorted((a, b) => a - b);
    const [moves, sent] = [waits.length, bytes];
    const took = (performance.now() - begin) / 1000;
    const after = await figures(address);
    // Of the server alone: says what one core could carry, however busy the machine is.
    const busy = after.cpu - before.cpu;
    const batches = after.batches - before.batches;
    const p = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0, 1);
    console.log(
      JSON.stringify({
        kind,
        tables,
        thinking: Math.round(thinking),
        movesPerSecond: Math.round(moves / took),
        movesPerCpuSecond: Math.round(moves / busy),
        shareOfCore: rounded(busy / took, 2),
        inKernel: rounded((after.system - before.system) / busy, 2),
        collecting: rounded((after.collecting - before.collecting) / busy, 2),
        movesPerCommit: rounded(moves / batches, 1),
        commit: rounded((1000 * (after.writing - before.writing)) / batches, 1),
        bytesPerMove: Math.round(sent / moves),
        p50: p(0.5),
        p99: p(0.99),
      }),
    );
  }
  playing = false;
  await child.stop();
  await place.remove();
}

/** Connections that only listen, to a server that has done nothing else before. */
async function listenOnly(): Promise<void> {
  const place = await newPlace('sqlite');
  const child = await startChild(place.keep);
  const { address } = child;
  const cookie = await newGuest(address, 'Guest');
  // What is in use after a collection, and what the system gave: that may have been more than was needed at first.
  const before = [await child.memory(), await metric(address, MEMORY)] as const;
  const idle: WebSocket[] = [];
  while (idle.length < connections) {
    const some = Math.min(100, connections - idle.length);
    idle.push(...(await Promise.all(Array.from({ length: some }, () => open(address, cookie)))));
  }
  await sleep(2000);
  const after = [await child.memory(), await metric(address, MEMORY)] as const;
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
}

if (connections > 0) await listenOnly();
process.exit(0);
