import { expect, test } from 'vitest';
import { findBrain, findGame } from '@chambord/games';
import { momentsOf, reviewerOf } from '@chambord/review';
import type { StepEffect, Review, ReviewStep } from '@chambord/review';
import { played, reviewed } from './games.ts';

const NONE = [0, 0];

function effect(before: number, luck: number, luckError: number): StepEffect {
  return {
    before: [before, 10_000 - before],
    loss: 0,
    lossError: 0,
    given: NONE,
    givenError: NONE,
    luck: [luck, -luck],
    luckError: [luckError, luckError],
  };
}

function step(ply: number, before: number, luck = 0, luckError = 0): ReviewStep {
  const chance = effect(before, luck, luckError);
  return { ply, seat: ply % 2, made: 'pass', choice: null, outcomes: 2, chance, points: chance };
}

function review(steps: ReviewStep[], winner: 0 | 1, over = true): Review {
  const both = (values: number[]) => ({ chance: values, points: values });
  return {
    format: 1,
    game: 'splendor',
    rulesVersion: 1,
    options: { players: 2 },
    deal: '',
    depth: 1,
    seed: '',
    decisions: steps.length,
    over,
    start: both([5000, 5000]),
    startError: both(NONE),
    dealt: both(NONE),
    dealtError: both(NONE),
    end: both(winner === 0 ? [10_000, 0] : [0, 10_000]),
    steps,
  };
}

test('the luckiest and unluckiest moment are those that are certain', () => {
  const { luckiest, unluckiest } = momentsOf(
    review([step(0, 5000, 300, 10), step(1, 5300, 900, 600), step(2, 6000, -400, 20), step(3, 5600, -100, 90)], 0),
  );
  expect(luckiest).toEqual([
    { ply: 0, amount: 300 },
    { ply: 2, amount: 400 },
  ]);
  expect(unluckiest).toEqual([
    { ply: 2, amount: -400 },
    { ply: 0, amount: -300 },
  ]);
  expect(momentsOf(review([step(0, 5000)], 0)).luckiest).toEqual([null, null]);
});

test('the turning point is where the winner was behind for the last time', () => {
  const steps = [step(0, 5000), step(1, 4000), step(2, 6000), step(3, 4900), step(4, 7000)];
  expect(momentsOf(review(steps, 0)).turning).toEqual({ contender: 0, ply: 4 });
  expect(momentsOf(review(steps, 1)).turning).toEqual({ contender: 1, ply: 5 });
  expect(momentsOf(review([step(0, 5000), step(1, 8000)], 0)).turning).toEqual({ contender: 0, ply: 0 });
  expect(momentsOf(review(steps, 0, false)).turning).toBeNull();
  expect(momentsOf({ ...review(steps, 0), steps: steps.slice(1) }).turning).toBeNull();
});

test('decisions can be judged in any order, and another move in place of the one that was made', () => {
  const record = played('burgundy', { players: 2 }, 'random', 'any order', 12);
  const settings = { depth: 8, seed: 'order' };
  const whole = reviewed(record, settings);
  const { game } = findGame('burgundy');
  const reviewer = reviewerOf(game, findBrain('burgundy'), record, settings);
  expect(reviewer.decisions).toBe(12);
  expect(reviewer.step(7)).toEqual(whole.steps[7]);
  expect(reviewer.step(2)).toEqual(whole.steps[2]);
  expect({ ...reviewer.opening(), steps: whole.steps }).toEqual(whole);
  const other = whole.steps.find(({ choice, made }) => choice !== null && choice.best !== made);
  if (other?.choice == null) throw new Error('every random move was the best');
  const instead = reviewer.step(other.ply, other.choice.best);
  expect(instead.made).toBe(other.choice.best);
  expect(instead.chance.loss).toBeLessThanOrEqual(0);
});

test('the line of a better move goes on until the turn has ended, if nothing hidden is in the way', () => {
  const record = played('burgundy', { players: 2 }, 'random', 'whole turns', 16);
  const { game } = findGame('burgundy');
  const { steps } = reviewed(record, { depth: 24, seed: 'turns' });
  const state = game.setup(record.options, record.seed);
  let ends = 0;
  for (const { made, choice, seat } of steps) {
    if (choice !== null && choice.best !== made) {
      const table = game.clone(state);
      let ended = false;
      for (const move of [choice.best, ...choice.bestLine.map((next) => next.move)]) {
        if (ended) break;
        expect(game.actor(table)).toBe(seat);
        game.apply(table, game.parse(move, record.options), (event) => (ended ||= game.endsTurn(event)));
      }
      if (ended) ends++;
    }
    game.apply(state, game.parse(made, record.options));
  }
  expect(ends).toBeGreaterThan(3);
});
