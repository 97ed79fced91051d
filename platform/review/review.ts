import { byUnit, evaluator, judgeOf, luckOfMove, errorOfSum, worthOf, worthOfSeats } from '@chambord/bots';
import type { Estimates, Judge, Unit } from '@chambord/bots';
import { at, BadInput, randomFrom, replay, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { BEYOND, judgeDecision } from './decision.ts';
import type { Judgement } from './decision.ts';
import { FORMAT, readReview } from './schema.ts';
import type { StepEffect, Review, ReviewStep } from './schema.ts';
import { wholeAmount } from './whole.ts';

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

/**
 * Deals that luck is held against, and simulations for what each of them comes to: the deeper the review, the more. Few deals and long looks leave
 * less untold than the other way round: a short look does not see what a card is worth near the end.
 */
function dealsAt(depth: number): number {
  return Math.min(64, Math.max(8, Math.round(depth / 32)));
}

function glanceAt(depth: number): number {
  return Math.max(1, Math.round(depth / 4));
}

/** A game that is reviewed: its parts can be asked for in any order, and at the same time in several threads. */
export interface Reviewer {
  /** How many decisions the game has. */
  readonly decisions: number;
  /** What is known before the first decision is looked at. */
  readonly opening: () => Review;
  /** Judges one decision, whatever came before: the one that was made, or another one in its place. */
  readonly step: (ply: number, instead?: string) => ReviewStep;
}

export function reviewerOf(newest: Game, brain: Brain, record: GameRecord, settings: Settings): Reviewer {
  const game = rulesOf(newest, record.rulesVersion);
  const states: unknown[] = [];
  const moves: Move[] = [];
  const last = replay(game, record, ({ state, move }) => {
    states.push(game.clone(state));
    moves.push(move);
  });
  return {
    decisions: moves.length,
    opening: () => opening(game, brain, record, settings, last),
    step: (ply, instead) => {
      const move = instead === undefined ? at(moves, ply) : game.parse(instead, record.options);
      const onlyTried = instead !== undefined;
      return reviewStep(game, brain, { state: states[ply], move, ply, onlyTried }, record.options, settings);
    },
  };
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
  const reviewer = reviewerOf(newest, brain, record, settings);
  const review = begun === undefined ? reviewer.opening() : readReview(begun);
  if (begun !== undefined) checkGoesOn(review, record, settings);
  yield review;
  for (let ply = review.steps.length; ply < reviewer.decisions; ply++) {
    review.steps.push(reviewer.step(ply));
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
  return byUnit((unit) => values[unit].map(({ mean }) => wholeAmount(unit, mean)));
}

function wholeErrors(values: Estimates): Record<Unit, number[]> {
  return byUnit((unit) => values[unit].map(({ error }) => wholeAmount(unit, error)));
}

/** Whether this is a review of that game, as far as it has come. */
export function isReviewOf(review: Review, record: GameRecord): boolean {
  return (
    review.game === record.game &&
    review.rulesVersion === record.rulesVersion &&
    review.deal === record.seed &&
    JSON.stringify(review.options) === JSON.stringify(record.options) &&
    review.decisions === record.moves.length &&
    review.steps.every(({ ply, made }, index) => ply === index && made === record.moves[index])
  );
}

function checkGoesOn(review: Review, record: GameRecord, { depth, seed }: Settings): void {
  if (!isReviewOf(review, record)) throw new BadInput('', 'this is the review of another game: begin it anew');
  if (review.depth !== depth || review.seed !== seed) {
    throw new BadInput(
      '',
      `the review was begun with depth ${review.depth} and seed "${review.seed}": go on with these`,
    );
  }
}

interface Decision {
  readonly state: unknown;
  readonly move: Move;
  readonly ply: number;
  /** Not the move that was made, but one in its place. */
  readonly onlyTried?: boolean;
}

/** Judges one decision, whatever came before. */
export function reviewStep(
  game: Game,
  brain: Brain,
  { state, move, ply, onlyTried = false }: Decision,
  options: { readonly players: number },
  settings: Settings,
): ReviewStep {
  const seat = game.actor(state);
  if (seat === null) throw new RangeError('the game is over');
  const { depth, seed } = settings;
  const judge = settings.judge ?? judgeOf(brain);
  const random = randomFrom(`${seed}/${ply}`);
  const evaluate = evaluator(game, brain, judge, glanceAt(depth), random);
  const luck = luckOfMove(game, evaluate, state, move, random, dealsAt(depth));
  const judgement = judgeDecision({ game, brain, judge, depth }, game.view(state, seat), move, random, onlyTried);
  const effect = (unit: Unit): StepEffect => ({
    ...effectOf(unit, seat, judgement, luck.amounts[unit].length),
    luck: wholeMeans(luck.amounts)[unit],
    luckError: wholeErrors(luck.amounts)[unit],
  });
  const line = (following: Judgement['lines']['best']) =>
    following.map((next) => ({ seat: next.seat, move: game.format(next.move, options) }));
  return {
    ply,
    seat,
    made: game.format(move, options),
    choice: judgement && {
      best: game.format(judgement.best, options),
      bestLine: line(judgement.lines.best),
      madeLine: line(judgement.lines.made),
    },
    outcomes: luck.outcomes,
    ...byUnit(effect),
  };
}

/** A loss counts where it is beyond its uncertainty; what it gave the others then counts with it. */
function effectOf(
  unit: Unit,
  seat: number,
  judgement: Judgement | null,
  contenders: number,
): Omit<StepEffect, 'luck' | 'luckError'> {
  const none = Array.from({ length: contenders }, () => 0);
  if (judgement === null) return { before: null, loss: 0, lossError: 0, given: none, givenError: none };
  const changes = judgement.changes[unit];
  const own = at(changes, seat);
  const counts = own.mean < 0 && -own.mean > BEYOND * own.error && at(judgement.changes.chance, seat).mean < 0;
  return {
    before: judgement.values[unit].map((value) => wholeAmount(unit, value)),
    loss: wholeAmount(unit, -own.mean),
    lossError: wholeAmount(unit, own.error),
    given: counts ? changes.map(({ mean }) => wholeAmount(unit, mean)) : none,
    // What is not counted may still have been there: then it is part of what is uncertain.
    givenError: changes.map(({ mean, error }) => wholeAmount(unit, counts ? error : errorOfSum([error, mean]))),
  };
}
