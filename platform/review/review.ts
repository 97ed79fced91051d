import { judgeOf } from '@chambord/bots';
import type { Judge } from '@chambord/bots';
import { at, BadInput, randomFrom, replay, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { BEYOND, judgeDecision } from './decision.ts';
import type { Verdict } from './decision.ts';
import { together } from './estimate.ts';
import { luckOfMove, worthOf, worthOfSeats } from './luck.ts';
import type { Estimates } from './luck.ts';
import { FORMAT, readReview } from './schema.ts';
import type { Effect, Review, Step } from './schema.ts';
import { byUnit, evaluator, whole } from './values.ts';
import type { Unit } from './values.ts';

type Move = { readonly do: string };

/** How thoroughly a game is looked at: the same seed and depth give the same review, everywhere. */
export interface Settings {
  /** Simulations for each decision. */
  readonly depth: number;
  readonly seed: string;
  /** Who judges; the game's own network, if nobody else is named. */
  readonly judge?: Judge;
}

export const DEPTH = 1000;
export const MOST_DEPTH = 1_000_000;

/** Deals that luck is held against, and simulations for what each of them comes to: the deeper the review, the more. */
function dealsAt(depth: number): number {
  return Math.min(128, Math.max(8, Math.round(depth / 16)));
}

function glanceAt(depth: number): number {
  return Math.max(1, Math.round(depth / 32));
}

/**
 * Reviews a game decision by decision, and hands out the review so far after each. It may be left at any of them; begun with what was handed
 * out last, it goes on there, and comes to the same. Every decision has random numbers of its own, so several can be judged at the same time, too.
 */
export function* reviewGame(
  newest: Game,
  brain: Brain,
  record: GameRecord,
  settings: Settings,
  begun?: unknown,
): Generator<Review, Review> {
  const game = rulesOf(newest, record.rulesVersion);
  const states: unknown[] = [];
  const moves: Move[] = [];
  const last = replay(game, record, ({ state, move }) => {
    states.push(game.clone(state));
    moves.push(move);
  });
  const review = begun === undefined ? opening(game, brain, record, settings, last) : readReview(begun);
  if (begun !== undefined) checkGoesOn(review, record, settings);
  yield review;
  for (let ply = review.steps.length; ply < moves.length; ply++) {
    review.steps.push(
      reviewStep(game, brain, { state: states[ply], move: at(moves, ply), ply }, record.options, settings),
    );
    yield review;
  }
  return review;
}

/** What is known before the first decision is looked at. */
function opening(game: Game, brain: Brain, record: GameRecord, settings: Settings, last: unknown): Review {
  const { depth, seed } = settings;
  const { options } = record;
  const judge = settings.judge ?? judgeOf(brain);
  const evaluate = evaluator(game, brain, judge, glanceAt(depth), randomFrom(`${seed}/deal`));
  const seats = worthOfSeats(game, evaluate, options, `${seed}/seats`, dealsAt(depth));
  const start = wholeMeans(seats);
  const first = worthOf(evaluate, game.setup(options, record.seed));
  return {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...options },
    deal: record.seed,
    depth,
    seed,
    decisions: record.moves.length,
    over: game.actor(last) === null,
    start,
    startError: wholeErrors(seats),
    dealt: byUnit((unit) => wholeMeans(first)[unit].map((value, c) => value - at(start[unit], c))),
    dealtError: wholeErrors(first),
    end: wholeMeans(worthOf(evaluate, last)),
    steps: [],
  };
}

function wholeMeans(values: Estimates): Record<Unit, number[]> {
  return byUnit((unit) => values[unit].map(({ mean }) => whole(unit, mean)));
}

function wholeErrors(values: Estimates): Record<Unit, number[]> {
  return byUnit((unit) => values[unit].map(({ error }) => whole(unit, error)));
}

function checkGoesOn(review: Review, record: GameRecord, { depth, seed }: Settings): void {
  const same =
    review.game === record.game &&
    review.rulesVersion === record.rulesVersion &&
    review.deal === record.seed &&
    JSON.stringify(review.options) === JSON.stringify(record.options) &&
    review.decisions === record.moves.length &&
    review.steps.every(({ ply, made }, index) => ply === index && made === record.moves[index]);
  if (!same) throw new BadInput('', 'this is the review of another game: begin it anew');
  if (review.depth !== depth || review.seed !== seed) {
    throw new BadInput(
      '',
      `the review was begun with depth ${review.depth} and seed "${review.seed}": go on with these`,
    );
  }
}

/** Judges one decision, whatever came before. */
export function reviewStep(
  game: Game,
  brain: Brain,
  { state, move, ply }: { readonly state: unknown; readonly move: Move; readonly ply: number },
  options: { readonly players: number },
  settings: Settings,
): Step {
  const seat = game.actor(state);
  if (seat === null) throw new RangeError('the game is over');
  const { depth, seed } = settings;
  const judge = settings.judge ?? judgeOf(brain);
  const random = randomFrom(`${seed}/${ply}`);
  const evaluate = evaluator(game, brain, judge, glanceAt(depth), random);
  const luck = luckOfMove(game, evaluate, state, move, random, dealsAt(depth));
  const verdict = judgeDecision({ game, brain, judge, depth }, game.view(state, seat), move, random);
  const effect = (unit: Unit): Effect => ({
    ...effectOf(unit, seat, verdict, luck.amounts[unit].length),
    luck: wholeMeans(luck.amounts)[unit],
    luckError: wholeErrors(luck.amounts)[unit],
  });
  const line = (following: Verdict['lines']['best']) =>
    following.map((next) => ({ seat: next.seat, move: game.format(next.move, options) }));
  return {
    ply,
    seat,
    made: game.format(move, options),
    choice: verdict && {
      best: game.format(verdict.best, options),
      bestLine: line(verdict.lines.best),
      madeLine: line(verdict.lines.made),
    },
    outcomes: luck.outcomes,
    ...byUnit(effect),
  };
}

/** A loss counts where it is beyond its uncertainty; what it gave the others then counts with it. */
function effectOf(
  unit: Unit,
  seat: number,
  verdict: Verdict | null,
  contenders: number,
): Omit<Effect, 'luck' | 'luckError'> {
  const none = Array.from({ length: contenders }, () => 0);
  if (verdict === null) return { before: null, loss: 0, lossError: 0, given: none, givenError: none };
  const changes = verdict.changes[unit];
  const own = at(changes, seat);
  const counts = own.mean < 0 && -own.mean > BEYOND * own.error && at(verdict.changes.chance, seat).mean < 0;
  return {
    before: verdict.values[unit].map((value) => whole(unit, value)),
    loss: whole(unit, -own.mean),
    lossError: whole(unit, own.error),
    given: counts ? changes.map(({ mean }) => whole(unit, mean)) : none,
    // What is not counted may still have been there: then it is part of what is uncertain.
    givenError: changes.map(({ mean, error }) => whole(unit, counts ? error : together([error, mean]))),
  };
}
