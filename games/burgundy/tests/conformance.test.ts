import { describe, expect, test } from 'vitest';
import { burgundy, DICE, FACES, standardEdition } from '@chambord/burgundy/rules';
import type { Edition, Face, Die } from '@chambord/burgundy/rules';
import { conformance } from '@chambord/kernel/conformance';

describe('random games keep every promise of the Game contract', () => {
  test.each([
    [1, 200],
    [2, 80],
    [3, 60],
    [4, 40],
  ] as const)('%i players', (players, games) => {
    const decisions = conformance(burgundy, { options: { players }, games, seed: 'test' });
    expect(decisions).toBeGreaterThan(games * 20);
  });

  test('also with a start player chosen, and with another edition', () => {
    // All dice alike and bonuses of several things: many equal choices, and piles that run out.
    const dice = Object.fromEntries(
      FACES.map((face) => [face, standardEdition.dice[face].map((_, i) => DICE[i % 2] ?? 1)]),
    ) as Record<Face, Die[]>;
    const generous = [{ goods: 3, animals: 3, silver: 2 }, { points: 1 }];
    const edition: Edition = {
      ...standardEdition,
      name: 'test',
      dice,
      rounds: { A: generous, B: generous, C: generous, D: generous, E: [{ goods: 1 }] },
    };
    expect(
      conformance(burgundy, { options: { players: 3, startPlayer: 2, edition }, games: 30, seed: 'edition' }),
    ).toBeGreaterThan(3000);
  });
});
