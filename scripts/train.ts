// Trains the network of a game by self-play: npm run train -- GAME [--players 2,2,3,4] [--games K] [--full N] [--cheap N] [--rate R] [--trunk W] [--threads T] [--folder F]
// Everything lies in one folder (.cache/train/GAME), is written after every round of learning, and is gone on from: stop it whenever you like. --fresh starts anew.
// --release only puts the weights of the folder into the game, as they are sent to players.
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { duel, Judge, selfPlay, teach } from '@chambord/bots/training';
import type { Episode, Schooling } from '@chambord/bots/training';
import { findBrain, findGame, GAMES } from '@chambord/games';
import { at, below, randomFrom } from '@chambord/kernel';
import { saveWeights, Learner, newWeights, readWeights, shapeOf, widened } from '@chambord/network';
import type { SavedWeights, Sample } from '@chambord/network';

/** Games between two rounds of learning, positions in a batch, how often each is gone through, and how many are remembered. */
const ROUND = 200;
const BATCH = 256;
const REUSE = 4;
const MEMORY = 300_000;
/** Positions to begin with: fewer would be learned by heart. */
const LEAST = 40_000;
/** Positions that are kept from one start to the next. */
const MOST_KEPT = 200_000;
/** Games after which the rate of learning is halved. */
const HALVED = 60_000;
/** Games of a generation; deals on which it meets the one before, with so many simulations a move. */
const GENERATION = 5000;
const DEALS = 30;
const DUEL = 24;

/** What a thread is to play, and with which weights. */
interface Order {
  readonly weights: Float32Array | null;
  readonly seed: string;
  readonly options: { readonly players: number };
  readonly schooling: Schooling;
  /** Iterations of the first king, if he is to play; 0 for the network itself. */
  readonly teacher: number;
}

/** Two generations are to meet: so many deals, each twice. */
interface Contest {
  readonly generations: readonly [Float32Array, Float32Array];
  readonly seed: string;
  /** Gone through in turn. */
  readonly tables: readonly { readonly players: number }[];
  readonly deals: number;
}

/** What a thread answers: a game to learn from, or how many games the newer generation won. */
type Answer = Episode | { readonly won: number; readonly of: number };

if (isMainThread) await train();
else await play(workerData as string);

async function play(id: string): Promise<void> {
  if (parentPort === null) return;
  const port = parentPort;
  const { game, description } = findGame(id);
  const brain = findBrain(id);
  const first = await description.load.firstBrain?.();
  let judge: Judge | undefined;
  port.on('message', (order: Order | Contest) => {
    if ('generations' in order) {
      const { generations, seed, tables, deals } = order;
      const judges = [new Judge(brain, generations[0]), new Judge(brain, generations[1])] as const;
      let won = 0;
      for (let i = 0; i < deals; i++) {
        won += duel(game, brain, judges, at(tables, i % tables.length), `${seed}/${i}`, DUEL);
      }
      port.postMessage({ won, of: 2 * deals } satisfies Answer);
      return;
    }
    const { weights, seed, options, schooling, teacher } = order;
    if (weights !== null) judge = new Judge(brain, weights);
    if (judge === undefined) throw new Error('there are no weights');
    const random = randomFrom(`${seed}/players`);
    const lesson =
      teacher > 0 && first !== undefined
        ? teach(game, first, brain, judge, options, seed, random, teacher)
        : selfPlay(game, brain, judge, options, seed, random, schooling);
    port.postMessage(lesson satisfies Answer);
  });
}

function fail(message: string): never {
  console.error(`${message}\nUsage: npm run train -- GAME [--players 2,2,3,4] [--games K] [--full N] [--cheap N]`);
  process.exit(2);
}

async function train(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      games: { type: 'string', default: '1000000' },
      full: { type: 'string', default: '48' },
      cheap: { type: 'string', default: '12' },
      often: { type: 'string', default: '0.35' },
      lambda: { type: 'string', default: '0.95' },
      rate: { type: 'string', default: '0.001' },
      trunk: { type: 'string' },
      seed: { type: 'string', default: 'train' },
      threads: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string' },
      from: { type: 'string' },
      teacher: { type: 'string', default: '0' },
      fresh: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
    },
  });
  const id = positionals[0] ?? '';
  if (!GAMES.some(({ game, brain }) => game.id === id && brain !== null)) {
    fail(`Which game? "${id}" is none, or has no network.`);
  }
  const number = (
    name: 'games' | 'full' | 'cheap' | 'often' | 'lambda' | 'rate' | 'trunk' | 'threads' | 'teacher',
    least: number,
    most: number,
  ) => {
    const value = Number(values[name]);
    if (!(value >= least && value <= most))
      fail(`--${name} takes a number from ${least} to ${most}, not "${values[name]}".`);
    return value;
  };
  const schooling = {
    full: number('full', 2, 1e5),
    cheap: number('cheap', 1, 1e5),
    often: number('often', 0.01, 1),
    lambda: number('lambda', 0, 1),
  };
  const target = number('games', 1, 1e9);
  const baseRate = number('rate', 1e-7, 1);
  const threads = number('threads', 1, 256);
  const teacher = number('teacher', 0, 1e6);
  const { game } = findGame(id);
  const brain = findBrain(id);
  const counts = values.players?.split(',').map(Number);
  const tables = (counts ?? [...new Set(game.variants.map(({ players }) => players))]).flatMap((count) => {
    const found = game.variants.filter(({ players }) => players === count);
    if (found.length === 0) fail(`${id} is not played by ${count}.`);
    return found;
  });
  const folder = values.folder ?? join('.cache', 'train', id);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'weights.json');
  const random = randomFrom(`${values.seed}/${Date.now()}`);
  const source = values.from ?? file;
  if (values.release) {
    if (!existsSync(source)) fail(`There are no weights in ${source}: train first.`);
    const trained = JSON.parse(readFileSync(source, 'utf8')) as SavedWeights;
    shapeOf(brain.shape, readWeights(trained).length);
    write(
      join('games', id, 'brain', 'weights.json'),
      JSON.stringify(saveWeights(readWeights(trained), trained.games, 8)),
    );
    process.exit(0);
  }
  const kept = !values.fresh && existsSync(source) ? (JSON.parse(readFileSync(source, 'utf8')) as SavedWeights) : null;
  let played = kept?.games ?? 0;
  const begun = kept === null ? newWeights(brain.shape, random) : readWeights(kept);
  const trunk = values.trunk === undefined ? shapeOf(brain.shape, begun.length).trunk : number('trunk', 16, 1024);
  const weights = widened(brain.shape, begun, trunk, random);
  const learner = new Learner({ ...brain.shape, trunk }, weights);
  let last = Float32Array.from(learner.average);
  const window: Sample[] = [];
  let fresh: Episode[] = [];
  const began = performance.now();
  const playedBefore = played;
  console.log(`${id}: ${weights.length} weights, ${played} games so far`);

  // Whoever is told to stop keeps what is remembered, so that the next start goes on with it.
  const memory = join(folder, 'window.bin');
  if (!values.fresh && existsSync(memory)) {
    for (const sample of samplesIn(readFileSync(memory))) window.push(sample);
    rmSync(memory);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      writeFileSync(memory, bytesOf(window.slice(-MOST_KEPT)));
      process.exit(0);
    });
  }

  const crew = Array.from({ length: threads }, () => new Worker(process.argv[1] ?? '', { workerData: id }));
  const stale = new Set(crew);
  let ordered = played;
  const order = (worker: Worker) => {
    const weights = stale.has(worker) ? Float32Array.from(learner.average) : null;
    stale.delete(worker);
    const options = at(tables, ordered % tables.length);
    worker.postMessage({ weights, seed: `${values.seed}/${ordered++}`, options, schooling, teacher } satisfies Order);
  };
  await new Promise<void>((done, failed) => {
    for (const worker of crew) {
      worker.on('error', failed);
      worker.on('message', (answer: Answer) => {
        if ('won' in answer) {
          note({ games: played, against: `${GENERATION} games before`, ...answer });
          return;
        }
        fresh.push(answer);
        order(worker);
        if (fresh.length < ROUND) return;
        learn();
        if (played >= target) done();
      });
      order(worker);
      order(worker);
    }
  });
  process.exit(0);

  function learn(): void {
    const lessons = fresh;
    fresh = [];
    played += lessons.length;
    const samples = lessons.flatMap((lesson) => lesson.samples);
    window.push(...samples);
    const most = Math.min(MEMORY, LEAST + Math.floor(played * 16));
    if (window.length > most) window.splice(0, window.length - most);
    if (window.length < LEAST) return;
    const rate = baseRate * Math.max(0.05, 1 / (1 + played / HALVED));
    const sums = { policy: 0, chances: 0, points: 0 };
    const steps = Math.ceil((samples.length * REUSE) / BATCH);
    for (let step = 0; step < steps; step++) {
      const batch = Array.from({ length: BATCH }, () => at(window, below(random, window.length)));
      const losses = learner.step(batch, rate);
      sums.policy += losses.policy / steps;
      sums.chances += losses.chances / steps;
      sums.points += losses.points / steps;
    }
    for (const worker of crew) stale.add(worker);
    write(file, JSON.stringify(saveWeights(learner.average, played)));
    const seconds = (performance.now() - began) / 1000;
    const mean = (of: (lesson: Episode) => number) =>
      lessons.reduce((sum, lesson) => sum + of(lesson), 0) / lessons.length;
    const line = {
      games: played,
      seconds: Math.round(seconds),
      perSecond: round((played - playedBefore) / seconds, 2),
      window: window.length,
      steps: learner.steps,
      rate: round(rate, 6),
      policy: round(sums.policy, 4),
      chances: round(sums.chances, 4),
      points: round(sums.points, 4),
      decisions: round(
        mean(({ decisions }) => decisions),
        1,
      ),
      scored: round(
        mean(({ points }) => Math.max(...points)),
        2,
      ),
      hoursLeft: round(((target - played) * seconds) / (played - playedBefore) / 3600, 1),
      cpu: Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1e6),
    };
    note(line);
    if (played % GENERATION < lessons.length) endGeneration();
  }

  /** Keeps the weights of this generation, and lets it meet the last one. */
  function endGeneration(): void {
    const newest = Float32Array.from(learner.average);
    write(join(folder, `weights-${played}.json`), JSON.stringify(saveWeights(newest, played)));
    const generations = [newest, last] as const;
    last = newest;
    // Alone nobody meets anybody.
    const shared = tables.filter(({ players }) => players > 1);
    if (shared.length === 0) return;
    const contest = { generations, seed: `generation/${played}`, tables: shared, deals: DEALS };
    crew[0]?.postMessage(contest satisfies Contest);
  }

  function note(line: object): void {
    appendFileSync(join(folder, 'log.jsonl'), `${JSON.stringify(line)}\n`);
    console.log(JSON.stringify(line));
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Samples one after the other, each behind its length. */
function bytesOf(samples: readonly Sample[]): Uint8Array {
  const size = samples.reduce((sum, { length }) => sum + length + 1, 0);
  const numbers = new Float32Array(size);
  let at = 0;
  for (const sample of samples) {
    numbers[at++] = sample.length;
    numbers.set(sample, at);
    at += sample.length;
  }
  return new Uint8Array(numbers.buffer);
}

function* samplesIn({ buffer, byteOffset, byteLength }: Uint8Array): Generator<Sample> {
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  for (let at = 0; at < numbers.length;) {
    const length = numbers[at] ?? 0;
    yield numbers.slice(at + 1, at + 1 + length);
    at += 1 + length;
  }
}

/** Written whole and moved into place: whoever stops the training keeps the last weights. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}
