import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluator, judgeOf, luckOfMove, meanInterval, Tree } from '@chambord/bots';
import { Judge } from '@chambord/bots/training';
import { findBrain, findGame } from '@chambord/games';
import { at, pick, randomFrom, replay } from '@chambord/kernel';
import { newWeights } from '@chambord/network';
import { gradeOf, lossOf, readReview, reviewGame, reviewStep, summaryOf } from '@chambord/review';
import { played, reviewed } from './games.ts';

describe('a review', () => {
  const record = played('splendor', { players: 2 }, 'random', 'a review', 16);
  const settings = { depth: 16, seed: 'one' };
  const whole = reviewed(record, settings);

  test('is the same for the same seed and depth, and another one for another seed', () => {
    expect(reviewed(record, settings)).toEqual(whole);
    expect(reviewed(record, { ...settings, seed: 'other' }).steps).not.toEqual(whole.steps);
  });

  test('hands out what it has after each decision, survives JSON, and goes on where it was left', () => {
    const { game } = findGame('splendor');
    const brain = findBrain('splendor');
    const steps = reviewGame(game, brain, record, settings);
    let left = '';
    for (let done = 0; done <= 7; done++) {
      const { value } = steps.next();
      expect(value.steps).toHaveLength(done);
      left = JSON.stringify(value);
    }
    expect(reviewed(record, settings, JSON.parse(left))).toEqual(whole);
    expect(readReview(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test('does not go on with what belongs to something else', () => {
    const other = played('splendor', { players: 2 }, 'random', 'another game', 16);
    expect(() => reviewed(other, settings, whole)).toThrow(/review of another game: begin it anew/);
    expect(() => reviewed(record, { ...settings, depth: 17 }, whole)).toThrow(/begun with depth 16 and seed "one"/);
    expect(() => reviewed(record, settings, { ...whole, steps: [{}] })).toThrow(/steps\.0\.ply: this is not a review/);
  });

  test('has only fields that are described', () => {
    const described = readFileSync('docs/review.md', 'utf8');
    const names = new Set<string>();
    JSON.stringify({ ...whole, summary: summaryOf(whole) }, (name, value: unknown) => {
      if (!/^\d*$/u.test(name)) names.add(name);
      return value;
    });
    expect([...names].filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
  });
});

test('the luck of chance events is 0 on average, however bad the judge is, and 0 where nothing is left to chance', () => {
  // 10,000 events: npm run review-check -- GAME --only luck
  const { game } = findGame('splendor');
  const brain = findBrain('splendor');
  const judge = new Judge(
    brain,
    newWeights(brain.shape, randomFrom('a bad judge')).map((weight) => 1.5 * weight),
  );
  const random = randomFrom('luck');
  const evaluate = evaluator(game, brain, judge, 1, random);
  const options = game.options({ players: 2 });
  const events: number[] = [];
  let certain = 0;
  for (let number = 0; events.length < 200; number++) {
    const state = game.setup(options, `luck/${number}`);
    for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
      const move = pick(random, game.legal(state));
      const { amounts, outcomes } = luckOfMove(game, evaluate, state, move, random, 8);
      const own = at(amounts.chance, actor);
      if (outcomes > 1) events.push(own.mean);
      else {
        certain++;
        expect(own.mean).toBeCloseTo(0, 12);
        expect(own.error).toBeCloseTo(0, 12);
      }
      game.apply(state, move);
    }
  }
  expect(certain).toBeGreaterThan(50);
  const { estimate, high, low } = meanInterval(events);
  const deviation = (high - low) / 2 / 1.96;
  expect(deviation).toBeGreaterThan(0.0001);
  expect(Math.abs(estimate)).toBeLessThan(4 * deviation);
});

test('a planted blunder is found, and what was better is named', () => {
  // In many games, against a deeper search: npm run review-check -- GAME --only planted
  const { game } = findGame('splendor');
  const brain = findBrain('splendor');
  const record = played('splendor', { players: 2 }, 'policy', 'blunders');
  const random = randomFrom('blunders');
  const judge = judgeOf(brain);
  const found: string[] = [];
  replay(game, record, ({ ply, state }) => {
    const seat = game.actor(state);
    const moves = game.legal(state);
    if (seat === null || found.length === 2 || ply < record.moves.length / 2) return;
    const view = game.view(state, seat);
    const glance = new Tree(game, brain, judge, view, random, { perDeal: moves.length });
    for (let i = 0; i < 4; i++) for (const move of moves) glance.simulate(glance.edgeOf(move));
    const seen = moves.map((move) => glance.valueOf(glance.edgeOf(move)) ?? 0);
    const least = Math.min(...seen);
    if (Math.max(...seen) - least < 0.2) return;
    const subject = { state: game.clone(state), move: at(moves, seen.indexOf(least)), ply };
    const step = reviewStep(game, brain, subject, record.options, { depth: 128, seed: 'blunders' });
    expect(['mistake', 'blunder']).toContain(gradeOf(lossOf(step)));
    expect(step.choice?.best).not.toBe(step.made);
    found.push(step.made);
  });
  expect(found).toHaveLength(2);
});
