// Trains the network that judges positions: npm run train -- GAME [--players N] [--games K] [--iterations I] [--seed S] [--rate R] [--trust T]
// Goes on from the file that is there, so it can be stopped at any time; --fresh starts anew.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Learner, lossOf, newNetwork, selfPlay } from '@chambord/bots';
import type { Lesson } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { at, randomFrom, readNetwork } from '@chambord/kernel';
import type { KeptNetwork, Network } from '@chambord/kernel';

const HIDDEN = 24;
const UNIT = 10_000;
/** Games between two times of learning and saving, and how often each lesson is gone through. */
const GAMES_AT_ONCE = 200;
const PASSES = 2;
/** Lessons that are remembered and gone through again. */
const MEMORY = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '2000' },
    iterations: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'train' },
    rate: { type: 'string', default: '0.001' },
    trust: { type: 'string', default: '0.5' },
    out: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});
const id = positionals[0] ?? '';
const number = (name: 'players' | 'games' | 'iterations' | 'rate' | 'trust', least: number, most: number) => {
  const value = Number(values[name]);
  if (!(value >= least && value <= most))
    fail(`--${name} takes a number from ${least} to ${most}, not "${values[name]}".`);
  return value;
};

function fail(message: string): never {
  console.error(
    `${message}\nUsage: npm run train -- burgundy|splendor [--players 1|2|3|4] [--games K] [--iterations I]`,
  );
  process.exit(2);
}

const players = number('players', 1, 4);
const games = number('games', 1, 1e9);
const iterations = number('iterations', 0, 1e6);
const rate = number('rate', 0, 1);
const trust = number('trust', 0, 1);
if (id !== 'burgundy' && id !== 'splendor') fail(`Which game? "${id}" is none.`);

const { game, brain } = findGame(id);
const { learning } = brain;
// Every kind of table with so many players in turn: one network judges them all.
const tables = game.variants.filter((options) => options.players === players);
if (tables.length === 0) fail(`${id} is not played by ${players}.`);
const file = values.out ?? `games/${id}/brain/learned/${players}.json`;
const random = randomFrom(`${values.seed}/${id}/${players}/${iterations}`);
let played = 0;
const network = loaded() ?? newNetwork(learning.inputs, HIDDEN, random);
const learner = new Learner(network);
const lessons: Lesson[] = [];
const began = Date.now();

for (const end = played + games; played < end;) {
  const trained = learning.withNetwork(players, played === 0 ? null : network);
  const fresh: Lesson[] = [];
  for (let i = 0; i < GAMES_AT_ONCE && played < end; i++, played++) {
    const seed = `${values.seed}/${played}`;
    const schooling = { iterations, whim: 0.6, adventures: 12, trust };
    fresh.push(...selfPlay(game, trained, at(tables, played % tables.length), seed, random, schooling));
  }
  // Measured before they are learned from: these games are new to the network.
  const losses = `loss by hand ${lossOf(fresh, null).toFixed(4)}, with the network ${lossOf(fresh, network).toFixed(4)}`;
  lessons.push(...fresh);
  if (lessons.length > MEMORY) lessons.splice(0, lessons.length - MEMORY);
  const passes = lessons.length > fresh.length ? 1 : PASSES;
  for (let pass = 0; pass < passes; pass++) learner.learn(fresh, rate, random);
  learner.learn(
    lessons.filter((_, i) => (i + played) % 4 === 0),
    rate,
    random,
  );
  save();
  console.log(
    `${played} games, ${fresh.length} new positions: ${losses}; ${Math.round((Date.now() - began) / 1000)} s`,
  );
}

function loaded(): Network | null {
  if (values.fresh || !existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptNetwork;
  played = kept.games;
  return readNetwork(kept, learning.inputs);
}

/** Written whole and moved into place: whoever stops the training keeps the last network. */
function save(): void {
  const numbers = Array.from(network.numbers, (value) => Math.round(value * UNIT));
  const kept: KeptNetwork = { inputs: network.inputs, hidden: network.hidden, games: played, unit: UNIT, numbers };
  writeFileSync(`${file}.new`, `${JSON.stringify(kept)}\n`);
  renameSync(`${file}.new`, file);
}
