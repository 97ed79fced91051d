import { describe, expect, test } from 'vitest';
import { chambord } from './chambord.ts';

const golden = 'games/splendor/tests/golden/v1-2-court.json';
const lineAt = (...args: readonly string[]) => chambord(['position', golden, ...args]).stdout.trim();

describe('position and analyse', () => {
  test('a line that position prints is what analyse judges, the same for the same budget', () => {
    const line = lineAt('--ply', '20');
    expect(line).toMatch(/^rules=court players=2 viewer=0 /u);
    const run = () => chambord(['analyse', 'splendor', line, '--iterations', '30', '--json']);
    const { status, stdout, stderr } = run();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { actor, moves } = JSON.parse(stdout);
    expect(actor).toBe(0);
    expect(moves[0].chance).toBeGreaterThan(0);
    expect(moves[0].move).toMatch(/^(take|reserve|buy) /u);
    expect(run().stdout).toBe(stdout);
    const told = chambord(['analyse', 'splendor', line, '--iterations', '30', '--lang', 'de']);
    expect(told.stdout).toMatch(/^ +\d+ % {2}/u);
  });

  test('the end of a game shows its score sheet', () => {
    const { status, stdout } = chambord(['analyse', 'splendor', lineAt(), '--lang', 'en']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Player 1/u);
  });

  test.each<[string, readonly string[], number, RegExp]>([
    ['a ply that there is not', ['position', golden, '--ply', '9999'], 1, /this game has \d+ decisions, not 9999/u],
    ['a viewer who is none', ['position', golden, '--viewer', '7'], 1, /--viewer takes 0 to 1, spectator or open/u],
    ['no position', ['analyse', 'splendor'], 2, /Which position\?/u],
    ['a broken line', ['analyse', 'splendor', 'rules=court players=9'], 1, /^players: expected one of 2, 3, 4/u],
  ])('%s is refused, and why', (_, args, wanted, message) => {
    const { status, stdout, stderr } = chambord(args);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(status).toBe(wanted);
  });

  test('who does not decide is told whose view is wanted', () => {
    const { status, stderr } = chambord(['analyse', 'splendor', lineAt('--ply', '20', '--viewer', '1')]);
    expect(stderr).toMatch(/^viewer: seat 0 decides: .* viewer=0 or open/u);
    expect(status).toBe(1);
  });
});
