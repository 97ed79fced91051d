import { judgeOf, think } from '@chambord/bots';
import { below, QuickRandom, randomFrom } from '@chambord/kernel';
import type { Compact, Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { readArgs, wholeNumber } from '../args.ts';
import { gameArgument } from '../table-options.ts';

/** Runs of each measurement; the best one counts, because a busy machine only ever makes a run slower. */
const RUNS = 5;

/** `bench`: random play among sensible moves, and the network if it has one, at every kind of table, beside a fixed calibration loop. */
export function bench(words: readonly string[]): void {
  const args = readArgs(words, { values: ['milliseconds'] }, 1);
  const entry = gameArgument(args);
  const seconds = wholeNumber(args, 'milliseconds', 1000, 1, 60_000) / 1000;
  const compact = entry.numbers?.compact;
  const tables = entry.game.variants.map((options) => {
    playFor(entry.game, options, seconds); // warm up
    if (compact !== undefined) playOnNumbers(compact, options, seconds);
    let best: Played = NOTHING;
    let onNumbers: Played = NOTHING;
    let calibration = 0;
    for (let run = 0; run < RUNS; run++) {
      calibration = Math.max(calibration, calibrate());
      best = better(best, playFor(entry.game, options, seconds));
      if (compact !== undefined) onNumbers = better(onNumbers, playOnNumbers(compact, options, seconds));
    }
    const decisionsPerSecond = best.decisions / best.seconds;
    return {
      options,
      gamesPerSecond: Math.round(best.games / best.seconds),
      decisionsPerSecond: Math.round(decisionsPerSecond),
      calibrationPerSecond: Math.round(calibration),
      /** Comparable between machines: decisions in the time of a thousand calibration steps. */
      decisionsPerThousandSteps: Number(((decisionsPerSecond / calibration) * 1000).toFixed(2)),
      ...(compact === undefined ? {} : { onNumbers: besideReadable(onNumbers, best) }),
      ...(entry.brain === null ? {} : judgeFor(entry.game, entry.brain, options, seconds)),
    };
  });
  const { id, rulesVersion } = entry.game;
  console.log(JSON.stringify({ game: id, rulesVersion, node: process.version, tables }, null, 2));
}

/** Seconds of the processor: what else runs on the machine counts as little as can be. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

interface Played {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

const NOTHING: Played = { games: 0, decisions: 0, seconds: 1 };

function better(one: Played, other: Played): Played {
  return other.decisions / other.seconds > one.decisions / one.seconds ? other : one;
}

function playFor(game: Game, options: { readonly players: number }, seconds: number): Played {
  const random = randomFrom('bench');
  let games = 0;
  let decisions = 0;
  const since = process.cpuUsage();
  while (spent(since) < seconds) {
    const state = game.setup(options, `bench/${games}`);
    while (game.actor(state) !== null) {
      const moves = game.sensible(state);
      const move = moves[below(random, moves.length)];
      if (move === undefined) throw new Error('no legal move');
      game.apply(state, move);
      decisions++;
    }
    games++;
  }
  return { games, decisions, seconds: spent(since) };
}

/** The same on numbers, dealt and chosen by the quick generator. */
function playOnNumbers(compact: Compact, options: { readonly players: number }, seconds: number): Played {
  const random = new QuickRandom([1, 2, 3, 4]);
  const table = new Int32Array(compact.size);
  const moves = new Int32Array(compact.most);
  let games = 0;
  let decisions = 0;
  const since = process.cpuUsage();
  while (spent(since) < seconds) {
    // Asking for the time takes as long as a few games.
    for (let i = 0; i < 50; i++, games++) {
      compact.setup(options, random, table);
      for (let count = compact.sensible(table, moves); count > 0; count = compact.sensible(table, moves)) {
        compact.apply(table, moves[random.below(count)] ?? 0);
        decisions++;
      }
    }
  }
  return { games, decisions, seconds: spent(since) };
}

/** Measured by turns with the readable rules, so that the ratio is right on a busy machine, too. */
function besideReadable({ games, decisions, seconds }: Played, readable: Played) {
  return {
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    timesReadable: Number((decisions / seconds / (readable.decisions / readable.seconds)).toFixed(2)),
  };
}

/** How often in a second the network judges a position, and the search looks at one. */
function judgeFor(game: Game, brain: Brain, options: { readonly players: number }, seconds: number) {
  const random = randomFrom('bench');
  const states: unknown[] = [];
  const state = game.setup(options, 'bench');
  for (let actor = game.actor(state); actor !== null && states.length < 50; actor = game.actor(state)) {
    states.push(game.clone(state));
    const moves = game.sensible(state);
    game.apply(state, moves[below(random, moves.length)] ?? { do: '' });
  }
  const judge = judgeOf(brain);
  const evaluations = perSecond(seconds, (i) => {
    const at = states[i % states.length];
    judge.judge(at, game.actor(at) ?? 0, game.sensible(at));
  });
  const searches = perSecond(seconds, (i) => {
    const at = states[i % states.length];
    think(game, brain, game.view(at, game.actor(at) ?? 0), random, { iterations: SIMULATIONS });
  });
  return { evaluationsPerSecond: Math.round(evaluations), simulationsPerSecond: Math.round(searches * SIMULATIONS) };
}

const SIMULATIONS = 400;

function perSecond(seconds: number, work: (i: number) => void): number {
  let best = 0;
  for (let run = 0; run < RUNS; run++) {
    const since = process.cpuUsage();
    let done = 0;
    do work(done++);
    while (spent(since) < seconds / RUNS);
    best = Math.max(best, done / spent(since));
  }
  return best;
}

/** Steps a second of a loop that does what an engine does: small objects, short lists, whole numbers. Never to be changed. */
function calibrate(): number {
  const steps = 2_000_000;
  let x = 1;
  let sum = 0;
  const list: { readonly value: number }[] = [];
  const since = process.cpuUsage();
  for (let i = 0; i < steps; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    list.push({ value: x >>> 28 });
    if (list.length === 16) {
      for (const { value } of list) sum += value;
      list.length = 0;
    }
  }
  if (sum === 0) throw new Error('the calibration loop was optimised away');
  return steps / spent(since);
}
