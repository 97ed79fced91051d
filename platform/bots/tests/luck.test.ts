import { describe, expect, test } from 'vitest';
import { mean, outcomes, playerOf, playMatch } from '@chambord/bots';
import type { Match } from '@chambord/bots';
import { Judge } from '@chambord/bots/training';
import { findBrain, findGame } from '@chambord/games';
import { at, randomFrom } from '@chambord/kernel';
import { newWeights } from '@chambord/network';

describe.each([
  ['burgundy', 1, 60],
  ['burgundy', 3, 24],
  ['splendor', 2, 60],
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
    const first = mean(matches.map(({ luck }) => at(luck, 0)));
    const deviation = (first.high - first.low) / 2 / 1.96;
    expect(deviation).toBeGreaterThan(0.0005);
    expect(Math.abs(first.estimate)).toBeLessThan(4 * deviation);
    if (players > 1) for (const { luck } of matches) expect(luck.reduce((sum, part) => sum + part, 0)).toBeCloseTo(0);
    const [a] = outcomes(matches);
    expect(a.corrected.estimate).toBeCloseTo(a.wins / a.games - mean(matches.map(lucky)).estimate * (games / a.games));
  });
});

/** The luck of the first side. */
function lucky({ luck, sides }: Match): number {
  return sides.reduce((sum: number, side, seat) => sum + (side === 0 ? at(luck, seat) : 0), 0);
}
