import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBrain, findGame } from '@chambord/games';
import { at, pick, randomFrom } from '@chambord/kernel';
import {
  saveWeights,
  Learner,
  Network,
  newWeights,
  readWeights,
  sampleOf,
  fillInResult,
  shapeOf,
  widened,
} from '@chambord/network';
import type { Brain, Sample } from '@chambord/network';
import { compiled } from '../../../scripts/wasm.mjs';

/** Positions of random games, with everything that can be learned from them. */
function samplesOf(id: string, count: number): { brain: Brain; samples: Sample[] } {
  const { game } = findGame(id);
  const brain = findBrain(id);
  const random = randomFrom('samples');
  const network = new Network(brain.shape, newWeights(brain.shape, random));
  const encoder = brain.encoder();
  const samples: Sample[] = [];
  for (let deal = 0; samples.length < count; deal++) {
    const options = at(game.variants, deal % game.variants.length);
    const state = game.setup(options, `samples/${deal}`);
    for (let actor = game.actor(state); actor !== null && samples.length < count; actor = game.actor(state)) {
      const moves = game.sensible(state);
      const policy = moves.map((_, i) => (i === 0 ? 0.5 : 0) + 0.5 / moves.length);
      const sample = sampleOf(brain.shape, network.input, encoder, state, moves, policy, samples.length);
      const contenders = encoder.points(state).length;
      const chances = Array.from({ length: contenders }, (_, c) => (c === 0 ? 0.75 : 0.25 / (contenders - 1)));
      fillInResult(sample, brain.shape, chances, encoder.points(state));
      samples.push(sample);
      game.apply(state, pick(random, moves));
    }
  }
  return { brain, samples };
}

test('the compiled arithmetic is what its source says', async () => {
  const kept = readFileSync(new URL('../wasm-code.ts', import.meta.url), 'utf8');
  expect(await compiled(), 'out of date: npm run wasm').toBe(kept);
});

describe.each(['burgundy', 'splendor'])('%s', (id) => {
  const { brain, samples } = samplesOf(id, 40);
  const { shape } = brain;
  const weights = newWeights(shape, randomFrom('weights'));

  test('WebAssembly and TypeScript judge the same, to the last bit', () => {
    const { game } = findGame(id);
    const [fast, plain] = [new Network(shape, weights), new Network(shape, weights, 'plain')];
    const encoder = brain.encoder();
    const random = randomFrom('judge');
    for (const options of game.variants) {
      const state = game.setup(options, 'judge');
      for (let actor = game.actor(state), ply = 0; actor !== null && ply < 60; actor = game.actor(state), ply++) {
        const moves = game.sensible(state);
        const one = fast.judge(encoder, state, actor, moves);
        const found = [one.policy, one.chances, one.points].map((list) => [...list]);
        const other = plain.judge(encoder, state, actor, moves);
        expect(found).toEqual([other.policy, other.chances, other.points].map((list) => [...list]));
        game.apply(state, pick(random, moves));
      }
    }
  });

  test('WebAssembly and TypeScript learn the same, to the last bit', () => {
    const [fast, plain] = [new Learner(shape, weights), new Learner(shape, weights, 'plain')];
    for (let step = 0; step < 3; step++) {
      const losses = fast.step(samples.slice(0, 8), 0.01);
      expect(plain.step(samples.slice(0, 8), 0.01)).toEqual(losses);
    }
    expect(plain.network.weights).toEqual(fast.network.weights);
  });

  test('learning makes what was wanted likelier', () => {
    const learner = new Learner(shape, weights);
    const first = learner.step(samples, 0.001);
    let last = first;
    for (let step = 0; step < 150; step++) last = learner.step(samples, 0.001);
    expect(last.policy).toBeLessThan(0.5 * first.policy);
    expect(last.chances).toBeLessThan(0.5 * first.chances);
    expect(last.points).toBeLessThan(0.5 * first.points);
  });

  test('weights of 8 bits take half the room, and are at most half a step of their block away', () => {
    for (const size of [weights.length, 50, 32, 1]) {
      const some = weights.subarray(0, size);
      const kept = saveWeights(some, 7, 8);
      if (size > 1000) expect(kept.weights.length).toBeLessThan(0.54 * saveWeights(some, 7).weights.length);
      const again = readWeights(kept);
      expect(again.length).toBe(size);
      for (let from = 0; from < size; from += 32) {
        const block = some.subarray(from, from + 32);
        const most = Math.max(...block.map(Math.abs));
        block.forEach((weight, i) =>
          expect(Math.abs((again[from + i] ?? 0) - weight)).toBeLessThanOrEqual(0.0045 * most),
        );
      }
    }
    expect(() => readWeights({ games: 7, bits: 4, weights: '' })).toThrow(/newer version/u);
  });

  test('a wider trunk says the same as before, and learns', () => {
    const wide = widened(shape, weights, shape.trunk + 64, randomFrom('wider'));
    expect(shapeOf(shape, wide.length).trunk).toBe(shape.trunk + 64);
    const [before, after] = [new Learner(shape, weights), new Learner(shapeOf(shape, wide.length), wide)];
    const [losses, same] = [before.step(samples, 0.001), after.step(samples, 0.001)];
    expect(same.policy).toBeCloseTo(losses.policy, 4);
    expect(same.chances).toBeCloseTo(losses.chances, 4);
    expect(same.points).toBeCloseTo(losses.points, 4);
    let last = same;
    for (let step = 0; step < 50; step++) last = after.step(samples, 0.001);
    expect(last.policy).toBeLessThan(0.8 * same.policy);
    expect(() => widened(shape, wide, shape.trunk, randomFrom('narrower'))).toThrow(/wide already/u);
  });

  test('what is kept is read again, nearly the same; what does not fit is refused', () => {
    const size = weights.length;
    const kept = saveWeights(weights, 7);
    expect(kept.games).toBe(7);
    const again = readWeights(kept);
    expect(again.length).toBe(size);
    for (let i = 0; i < size; i++) {
      const weight = weights[i] ?? 0;
      expect(Math.abs((again[i] ?? 0) - weight)).toBeLessThan(Math.max(7e-5, Math.abs(weight) / 1000));
    }
    expect(shapeOf(shape, size)).toEqual(shape);
    expect(() => shapeOf(shape, size + 1)).toThrow(/train it again/u);
  });
});

test('the slopes are those of the loss', () => {
  // A step by Adam hides the slope: so it is found by what a tiny change of one weight does to the loss, and compared in its sign.
  const { brain, samples } = samplesOf('splendor', 6);
  const weights = newWeights(brain.shape, randomFrom('slopes'));
  const lossAt = (changed: Float32Array) => {
    const { policy, chances, points } = new Learner(brain.shape, changed).step(samples, 0);
    return policy + 1.5 * chances + points;
  };
  const learner = new Learner(brain.shape, weights);
  learner.step(samples, 1e-4);
  const moved = learner.network.weights;
  const random = randomFrom('which');
  let right = 0;
  let tried = 0;
  const indices = Array.from(weights.keys()).filter((i) => Math.abs((moved[i] ?? 0) - (weights[i] ?? 0)) > 9e-5);
  while (tried < 60) {
    const i = pick(random, indices);
    const by = 0.02;
    const [up, down] = [by, -by].map((change) => {
      const changed = Float32Array.from(weights);
      changed[i] = (weights[i] ?? 0) + change;
      return lossAt(changed);
    }) as [number, number];
    if (Math.abs(up - down) < 2e-5) continue;
    tried++;
    if (up > down === (moved[i] ?? 0) < (weights[i] ?? 0)) right++;
  }
  expect(right).toBeGreaterThanOrEqual(57);
});
