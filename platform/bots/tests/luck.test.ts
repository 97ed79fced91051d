import { describe, expect, test } from 'vitest';
import { evaluator, luckOfMove, meanInterval, outcomes, playerOf, playMatch, UNITS } from '@chambord/bots';
import type { Match } from '@chambord/bots';
import { Judge } from '@chambord/bots/training';
import { findBrain, findGame } from '@chambord/games';
import { at, below, pick, randomFrom } from '@chambord/kernel';
import { newWeights } from '@chambord/network';

describe.each([
  ['burgundy', 1, 16],
  ['burgundy', 3, 6],
  ['splendor', 2, 16],
] as const)('%s for %i', (id, players, games) => {
  test('luck is 0 on average, however bad the judge is, and adds up to 0 at every table', async () => {
    const { game } = findGame(id);
    const brain = findBrain(id);
    const judge = new Judge(
      brain,
      newWeights(brain.shape, randomFrom('a bad judge')).map((weight) => 1.5 * weight),
    );
    const options = game.options({ players });
    const random = playerOf('random', {});
    const matches: Match[] = [];
    for (let number = 0; number < games; number++) {
      const venue = { game, brain, options, seed: 'luck', judge };
      matches.push(await playMatch(venue, [random, random], ['a', 'b'], number));
    }
    const first = meanInterval(matches.map(({ luck }) => at(luck, 0)));
    const deviation = (first.high - first.low) / 2 / 1.96;
    expect(deviation).toBeGreaterThan(0.0005);
    expect(Math.abs(first.estimate)).toBeLessThan(4 * deviation);
    if (players > 1) for (const { luck } of matches) expect(luck.reduce((sum, part) => sum + part, 0)).toBeCloseTo(0);
  });
});

/** So many chance events, half of them in each game. */
const EVENTS = 10_000;

test(`over ${EVENTS} chance events luck is 0 on average, by a judge that knows nothing`, { timeout: 120_000 }, () => {
  for (const id of ['burgundy', 'splendor']) {
    const { game } = findGame(id);
    const brain = findBrain(id);
    const weights = newWeights(brain.shape, randomFrom('another bad judge')).map((weight) => 1.5 * weight);
    const random = randomFrom(`events of ${id}`);
    const evaluate = evaluator(game, brain, new Judge(brain, weights), 1, random);
    const options = game.options({ players: 2 });
    const luck: { readonly chance: number; readonly points: number }[] = [];
    for (let number = 0; luck.length < EVENTS / 2; number++) {
      const state = game.setup(options, `${id} ${number}`);
      for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
        const move = pick(random, game.legal(state));
        const { amounts, outcomes: seen } = luckOfMove(game, evaluate, state, move, random, 2);
        if (seen > 1) luck.push({ chance: at(amounts.chance, 0).mean, points: at(amounts.points, 0).mean });
        game.apply(state, move);
      }
    }
    for (const unit of UNITS) {
      const all = meanInterval(luck.map((event) => event[unit]));
      const error = (all.high - all.low) / 2 / 1.96;
      // Each event is worth something to it, whatever it thinks.
      expect(error * Math.sqrt(luck.length)).toBeGreaterThan(unit === 'chance' ? 0.01 : 0.05);
      expect(Math.abs(all.estimate)).toBeLessThan(3.5 * error);
    }
  }
});

/** Games between equals in which luck decides so much of the result that the judge sees, and so much that nobody sees. */
function contests(seen: number): Match[] {
  const random = randomFrom('contests');
  const unit = () => below(random, 1000) / 1000 - 0.4995;
  return Array.from({ length: 400 }, (_, number) => {
    const luck = unit();
    const first = seen * luck + (1 - seen) * unit() > 0 ? 1 : 0;
    const sides: (0 | 1)[] = number % 2 === 0 ? [0, 1] : [1, 0];
    const record = { game: '', rulesVersion: 1, options: { players: 2 }, seed: '', names: [], moves: [], result: null };
    return {
      sides,
      wins: [first, 1 - first],
      points: null,
      luck: [luck, -luck],
      turns: 0,
      rounds: 0,
      record,
      fault: null,
    };
  });
}

test('the more luck the judge sees, the fewer games are needed', () => {
  const [blind, half, all] = [0, 0.5, 1].map((seen) => at(outcomes(contests(seen)), 0));
  expect(blind?.saving).toBeCloseTo(1, 1);
  expect(half?.saving).toBeGreaterThan(1.3);
  expect(all?.saving).toBeGreaterThan(2.5);
  for (const one of [blind, half, all]) {
    expect(one?.corrected.low).toBeLessThan(0.5);
    expect(one?.corrected.high).toBeGreaterThan(0.5);
  }
});
