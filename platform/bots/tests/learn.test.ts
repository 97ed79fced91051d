import { describe, expect, test } from 'vitest';
import { advise, Learner, lossOf, newNetwork, playerOf, selfPlay } from '@chambord/bots';
import type { Lesson } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { below, randomFrom } from '@chambord/kernel';

describe('learning', () => {
  /** Who has more of the first number wins; judged by hand both are equal. */
  function lessons(count: number, seed: string): Lesson[] {
    const random = randomFrom(seed);
    return Array.from({ length: count }, () => {
      const seen = Float32Array.from({ length: 4 }, () => below(random, 100) / 100);
      const first = (seen[0] ?? 0) > (seen[2] ?? 0);
      return { seen, strengths: [0, 0], target: first ? [1, 0] : [0, 1] };
    });
  }

  test('starts with what is judged by hand, and gets better on positions that it has not seen', () => {
    const random = randomFrom('network');
    const network = newNetwork(2, 6, random);
    const unseen = lessons(500, 'unseen');
    expect(lossOf(unseen, network)).toBeCloseTo(lossOf(unseen, null));
    const learner = new Learner(network);
    for (let pass = 0; pass < 10; pass++) learner.learn(lessons(1000, `pass ${pass}`), 0.01, random);
    expect(lossOf(unseen, network)).toBeLessThan(0.5 * lossOf(unseen, null));
  });

  test.each(['burgundy', 'splendor'])('games of %s against oneself give lessons, the same for the same seed', (id) => {
    const { game, brain } = findGame(id);
    const schooling = { iterations: 2, whim: 0.6, adventures: 4, trust: 0.5 };
    const play = () => selfPlay(game, brain, game.options({ players: 2 }), 'x', randomFrom('y'), schooling);
    const found = play();
    expect(found.length).toBeGreaterThan(3);
    for (const { seen, strengths, target } of found) {
      expect(seen).toHaveLength(2 * brain.learning.inputs);
      expect(strengths).toHaveLength(2);
      expect((target[0] ?? 0) + (target[1] ?? 0)).toBeCloseTo(1);
      expect(seen.every((number) => Number.isFinite(number))).toBe(true);
    }
    expect(play()).toEqual(found);
  });
});

describe.each(['burgundy', 'splendor'])('%s', (id) => {
  const { game, brain } = findGame(id);
  const options = game.options({ players: 2 });
  const state = game.setup(options, 'advice');
  const view = game.view(state, game.actor(state) ?? 0);

  test('advice names legal moves, the likeliest line after them, and chances', () => {
    const advice = advise(game, brain, view, { iterations: 3000 });
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    expect(advice.some(({ line }) => line.length > 0)).toBe(true);
    for (const { move, chance, line } of advice) {
      expect(game.whyNot(view, move)).toBeNull();
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      for (const step of line) expect(game.whyNot(step.view, step.move)).toBeNull();
    }
  });

  test('plain tree search makes a legal move, the same for the same seed', async () => {
    const player = playerOf('plain', { iterations: 40 });
    const ask = () => player({ game, brain, options, seat: 0, view, random: randomFrom('plain') });
    const move = await ask();
    expect(game.whyNot(view, move)).toBeNull();
    expect(await ask()).toEqual(move);
  });
});
