import { describe, expect, test } from 'vitest';
import { advise, judgeOf, playerOf } from '@chambord/bots';
import { selfPlay, sequentialHalving, Tree } from '@chambord/bots/training';
import { findBrain, findGame } from '@chambord/games';
import { at, randomFrom } from '@chambord/kernel';

describe.each(['burgundy', 'splendor'])('learning %s', (id) => {
  const { game } = findGame(id);
  const brain = findBrain(id);

  test('games against oneself give samples, the same for the same seed', () => {
    const schooling = { full: 8, cheap: 2, often: 0.5, lambda: 0.95 };
    const play = (players: number) =>
      selfPlay(game, brain, judgeOf(brain), game.options({ players }), 'x', randomFrom('y'), schooling);
    for (const players of [2, 4]) {
      const found = play(players);
      expect(found.samples.length).toBeGreaterThan(10);
      for (const sample of found.samples) {
        expect(sample[0]).toBe(players);
        expect(sample.every((number) => Number.isFinite(number))).toBe(true);
        const chances = sample.slice(2, 2 + players).reduce((sum, part) => sum + part, 0);
        expect(chances).toBeCloseTo(1);
      }
      expect(play(players)).toEqual(found);
    }
  });

  test('sequential halving spends what it may, and moves the policy towards what it found better', () => {
    const state = game.setup(game.options({ players: 2 }), 'halving');
    const view = game.view(state, game.actor(state) ?? 0);
    for (const simulations of [1, 7, 32, 100]) {
      const tree = new Tree(game, brain, judgeOf(brain), view, randomFrom('tree'));
      const { chosen, policy, values } = sequentialHalving(tree, simulations, 1, randomFrom('noise'));
      expect(tree.simulations).toBe(simulations);
      expect(tree.edges).toContain(chosen);
      expect(policy.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
      expect(values.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
      const gains = tree.edges
        .map((edge, i) => ({ value: tree.valueOf(edge), gain: at(policy, i) / edge.prior }))
        .filter(({ value }) => value !== null)
        .sort((one, other) => (one.value ?? 0) - (other.value ?? 0));
      for (let i = 1; i < gains.length; i++) expect(at(gains, i).gain).toBeGreaterThanOrEqual(at(gains, i - 1).gain);
    }
  });
});

describe.each(['burgundy', 'splendor'])('%s', (id) => {
  const { game } = findGame(id);
  const brain = findBrain(id);
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
