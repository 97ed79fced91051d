import { describe, expect, test } from 'vitest';
import { splendor } from '@chambord/splendor/rules';
import { conformance } from '@chambord/kernel/conformance';

describe('random games keep every promise of the Game contract', () => {
  test.each(splendor.variants)('%j', (options) => {
    const games = Math.floor(120 / options.players);
    expect(conformance(splendor, { options, games, seed: 'test' })).toBeGreaterThan(games * 30);
  });
});
