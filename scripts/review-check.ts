// Measures what docs/review.md claims: npm run review-check -- GAME [--players N] [--games K] [--depth N] [--seed S] [--only sums,luck,kings,planted,twice]
import { parseArgs } from 'node:util';
import {
  evaluator,
  interval,
  judgeOf,
  luckOfMove,
  meanInterval,
  playerOf,
  playMatch,
  Tree,
  UNITS,
} from '@chambord/bots';
import { Judge } from '@chambord/bots/training';
import { findBrain, findGame } from '@chambord/games';
import { at, pick, randomFrom, replay, wins } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { newWeights } from '@chambord/network';
import { gradeOf, GRADES, lossOf, reviewGame, reviewStep, roundedRow, summaryOf } from '@chambord/review';
import type { Review, Row } from '@chambord/review';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '10' },
    depth: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'check' },
    only: { type: 'string', default: 'sums,luck,kings,planted,twice' },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('Which game? npm run review-check -- burgundy|splendor');
const { game } = findGame(id);
const brain = findBrain(id);
const games = Number(values.games);
const depth = Number(values.depth);
const { seed } = values;
const options = game.options({ players: Number(values.players) });
const only = values.only.split(',');

/** The deeper search that says what a blunder is, how much it must lose, and how many are planted in a game. */
const DEEPER = 4;
const BLUNDER = 0.2;
const PLANTED = 10;
/** Visits of each move to see which one looks worst, and how bad it must look to be searched. */
const GLANCE = 3;
const SUSPICIOUS = 0.08;

if (only.includes('sums')) await sums();
if (only.includes('luck')) luck();
if (only.some((part) => ['kings', 'planted', 'twice'].includes(part))) {
  const records: GameRecord[] = [];
  for (let number = 0; number < games; number++) records.push(await kings(number));
  if (only.includes('kings') || only.includes('twice')) calledAndTwice(records);
  if (only.includes('planted')) planted(records);
}

function print(name: string, figures: object): void {
  console.log(JSON.stringify({ check: name, game: id, options, depth, seed, ...figures }));
}

function reviewed(record: GameRecord, settings: { depth: number; seed: string }): Review {
  const steps = reviewGame(game, brain, record, settings);
  for (let next = steps.next(); ; next = steps.next()) if (next.done) return next.value;
}

/** Every row adds up, in whole numbers and as it is printed: quick games of random and bot players at every kind of table. */
async function sums(): Promise<void> {
  let checked = 0;
  const wrong: string[] = [];
  for (const variant of game.variants) {
    for (let number = 0; number < games; number++) {
      const name = number % 2 === 0 ? 'random' : 'policy';
      const player = playerOf(name, {});
      const venue = { game, brain, options: variant, seed: `${seed}/sums` };
      const { record } = await playMatch(venue, [player, player], [name, name], number);
      const review = reviewed(record, { depth: 1, seed });
      const { ledger } = summaryOf(review);
      const won = wins(record.result?.places ?? []);
      for (const unit of UNITS) {
        ledger[unit].forEach((row, c) => {
          const end = unit === 'chance' ? Math.round(10_000 * at(won, c)) : 100 * at(record.result?.points ?? [], c);
          checked++;
          if (row.end !== end || !addsUp(row) || !addsUp(roundedRow(row, 10))) {
            wrong.push(`${JSON.stringify(variant)} ${number}`);
          }
        });
      }
    }
  }
  print('sums', { games: games * game.variants.length, rows: checked, wrong });
}

function addsUp({ start, luck: lucky, errors, gifts, untold, end }: Row): boolean {
  return start.amount + lucky.amount - errors.amount + gifts.amount + untold.amount === end;
}

/** The luck of chance events in random games, by a judge that knows nothing. */
function luck(): void {
  const bad = new Judge(
    brain,
    newWeights(brain.shape, randomFrom('a bad judge')).map((weight) => 1.5 * weight),
  );
  const random = randomFrom(`${seed}/luck`);
  const evaluate = evaluator(game, brain, bad, 2, random);
  const events: number[] = [];
  const points: number[] = [];
  for (let number = 0; events.length < 10_000; number++) {
    const state = game.setup(options, `${seed}/luck/${number}`);
    for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
      const move = pick(random, game.legal(state));
      const { amounts, outcomes } = luckOfMove(game, evaluate, state, move, random, 4);
      if (outcomes > 1) {
        events.push(100 * at(amounts.chance, actor).mean);
        points.push(at(amounts.points, actor).mean);
      }
      game.apply(state, move);
    }
  }
  print('luck', {
    events: events.length,
    typical: size(events),
    chance: meanInterval(events),
    points: meanInterval(points),
  });
}

/** How large figures are, whatever their sign: the root of the mean of their squares. */
function size(figures: readonly number[]): number {
  return Math.sqrt(figures.reduce((sum, figure) => sum + figure * figure, 0) / figures.length);
}

/** A game of the strongest bot against itself, thinking as long as the review does. */
async function kings(number: number): Promise<GameRecord> {
  const king = playerOf('king', { iterations: depth });
  const venue = { game, brain, options, seed: `${seed}/kings` };
  return (await playMatch(venue, [king, king], ['king', 'king'], 2 * number)).record;
}

/** How many moves of the kings are called something, and how far two reviews of a game are apart. */
function calledAndTwice(records: readonly GameRecord[]): void {
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0]));
  const untold: number[] = [];
  const accuracies: number[] = [];
  const distances: { readonly column: string; readonly distance: number }[] = [];
  /** The luck of each chance event in both reviews: how far apart, and how far that may be. */
  const events: { readonly apart: number; readonly stated: number }[] = [];
  let unforced = 0;
  for (const [number, record] of records.entries()) {
    const one = reviewed(record, { depth, seed: `one/${number}` });
    const summary = summaryOf(one);
    for (const play of summary.play) {
      unforced += play.unforced;
      for (const grade of GRADES) grades[grade] = (grades[grade] ?? 0) + play.grades[grade];
      accuracies.push(play.accuracy?.value ?? 100);
    }
    for (const row of summary.ledger.chance) untold.push(Math.abs(row.untold.amount) / 100);
    if (!only.includes('twice')) continue;
    const again = reviewed(record, { depth, seed: `other/${number}` });
    const other = summaryOf(again);
    for (const [ply, { chance, outcomes }] of one.steps.entries()) {
      if (outcomes === 1) continue;
      const { luck: second, luckError } = at(again.steps, ply).chance;
      // At a table for two the luck of one is that of the other.
      events.push({
        apart: at(chance.luck, 0) - at(second, 0),
        stated: Math.hypot(at(chance.luckError, 0), at(luckError, 0)),
      });
    }
    for (const unit of UNITS) {
      summary.ledger[unit].forEach((row, c) => {
        const second = at(other.ledger[unit], c);
        for (const column of ['start', 'luck', 'errors', 'gifts', 'untold'] as const) {
          const error = Math.hypot(row[column].error, second[column].error);
          if (error > 0) {
            const distance = (row[column].amount - second[column].amount) / error;
            distances.push({ column: `${unit}.${column}`, distance });
          }
        }
      });
    }
  }
  const called = (grades['inaccuracy'] ?? 0) + (grades['mistake'] ?? 0) + (grades['blunder'] ?? 0);
  print('kings', {
    games: records.length,
    unforced,
    grades,
    called: interval(called, unforced),
    mistakes: interval(called - (grades['inaccuracy'] ?? 0), unforced),
    accuracy: meanInterval(accuracies),
    untold: meanInterval(untold),
  });
  if (distances.length === 0) return;
  const within = distances.filter(({ distance }) => Math.abs(distance) < 1.96).length;
  const deviation = (list: typeof distances) => size(list.map(({ distance }) => distance));
  print('twice', {
    figures: distances.length,
    within: interval(within, distances.length),
    deviation: deviation(distances),
    events: events.length,
    // Of all events together, because each has few evaluations to know its own uncertainty from.
    eventDeviation: size(events.map(({ apart }) => apart)) / size(events.map(({ stated }) => stated)),
    eventsWithin: interval(
      events.filter(({ apart, stated }) => Math.abs(apart) <= 1.96 * stated).length,
      events.length,
    ),
    columns: Object.fromEntries(
      [...new Set(distances.map(({ column }) => column))].map((column) => [
        column,
        deviation(distances.filter((each) => each.column === column)),
      ]),
    ),
  });
}

/** In games of kings a move is replaced by one that a deeper search says loses at least 20 points: is it found? */
function planted(records: readonly GameRecord[]): void {
  const random = randomFrom(`${seed}/planted`);
  const judge = judgeOf(brain);
  let cases = 0;
  let found = 0;
  let counted = 0;
  for (const record of records) {
    let here = 0;
    replay(game, record, ({ ply, state }) => {
      const moves = game.legal(state);
      const actor = game.actor(state);
      if (actor === null || moves.length < 2 || here >= PLANTED) return;
      const view = game.view(state, actor);
      const glance = new Tree(game, brain, judge, view, random, { perDeal: moves.length });
      for (let i = 0; i < GLANCE; i++) for (const move of moves) glance.simulate(glance.edgeOf(move));
      const seen = moves.map((move) => glance.valueOf(glance.edgeOf(move)) ?? 0);
      const least = Math.min(...seen);
      if (Math.max(...seen) - least < SUSPICIOUS) return;
      const chosen = at(moves, seen.indexOf(least));
      const tree = new Tree(game, brain, judge, view, random, { perDeal: 2 });
      for (let i = 0; i < DEEPER * depth; i++) tree.simulate(i % 2 === 0 ? null : tree.edgeOf(chosen));
      if ((tree.valueOf(tree.most()) ?? 0) - (tree.valueOf(tree.edgeOf(chosen)) ?? 0) < BLUNDER) return;
      here++;
      cases++;
      const subject = { state: game.clone(state), move: chosen, ply };
      const step = reviewStep(game, brain, subject, options, { depth, seed: 'one' });
      if (lossOf(step) > 0) counted++;
      if (['mistake', 'blunder'].includes(gradeOf(lossOf(step)))) found++;
    });
  }
  print('planted', { cases, counted: interval(counted, cases), found: interval(found, cases) });
}
