import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { chambord, folder } from './chambord.ts';

const EXAMPLE = 'engine:sh examples/engines/last-move.sh';

/** Lets an engine meet the page, and reads the report. */
function arena(game: string, engine: string, ...rest: string[]) {
  const args = ['arena', game, '--a', engine, '--b', 'page', '--games', '2', '--threads', '1', '--seed', 'x', ...rest];
  const { status, stdout, stderr } = chambord(args);
  return { status, stderr, report: stdout === '' ? null : JSON.parse(stdout) };
}

/** An engine in the shell that greets well and then does this for every `go`. */
function engineThat(answers: string): string {
  const file = join(folder(), 'engine.sh');
  writeFileSync(
    file,
    `while read -r word rest; do case $word in chambord) echo ready ;; go) ${answers} ;; quit) exit ;; esac; done\n`,
  );
  return `engine:sh "${file}"`;
}

describe('an outside engine', () => {
  test.each(['burgundy', 'splendor'])('plays whole games of %s, the same every time', (game) => {
    const { status, report } = arena(game, EXAMPLE);
    expect(status).toBe(0);
    expect(report).toMatchObject({ games: 2, a: { player: EXAMPLE, games: 2 }, b: { games: 2 } });
    expect(report.a.faults).toBeUndefined();
    expect(report.a.wins + report.b.wins).toBeCloseTo(2);
    expect(arena(game, EXAMPLE).report.a).toEqual(report.a);
  });

  test('plays for several seats at a larger table', () => {
    const { report } = arena('splendor', EXAMPLE, '--players', '3');
    expect(report.a.faults).toBeUndefined();
    expect(report.a.wins + report.b.wins).toBeCloseTo(2);
  });

  test.each<[string, string, RegExp]>([
    ['makes an illegal move', 'echo move pass', /"pass" is not legal here: .* \(rule 3\.6\)/],
    ['does not know the notation', 'echo move e2e4', /answered with no move of the notation: /],
    ['says something else', 'echo hello', /said "hello" instead of a move/],
    ['ends', 'exit 3', /ended with status 3/],
    ['is late', 'sleep 60', /did not move within 50 ms/],
  ])('that %s loses the game, and the report says why', (_what, answers, reason) => {
    const { status, report } = arena('splendor', engineThat(answers), '--time', '50');
    expect(status).toBe(0);
    expect(report.a).toMatchObject({ games: 2, wins: 0 });
    expect(report.b).toMatchObject({ games: 2, wins: 2 });
    expect(report.a.faults).toHaveLength(2);
    expect(report.a.faults[0]).toMatch(/^game 1, decision 1: /);
    expect(report.a.faults[0]).toMatch(reason);
    expect(report.b.faults).toBeUndefined();
  });

  test('that cannot be started ends the contest with an error', () => {
    const { status, stderr, report } = arena('splendor', 'engine:exit 7');
    expect(stderr).toMatch(/The engine "exit 7" ended with status 7/);
    expect(report).toBeNull();
    expect(status).toBe(1);
  });
});

describe('a bot of the house as an engine', () => {
  const splendor = findGame('splendor').game;
  const options = splendor.options({ players: 2 });
  const view = splendor.view(splendor.setup(options, 'engine'), 0);

  test('answers with a legal move', () => {
    const lines = [
      'chambord 1',
      `new splendor 0 ${JSON.stringify(options)}`,
      `view ${JSON.stringify(view)}`,
      'go 1000',
    ];
    const { status, stdout } = chambord(['engine', '--level', 'page'], `${lines.join('\n')}\nquit\n`);
    const [name, ready, move = ''] = stdout.split('\n');
    expect([name, ready]).toEqual(['name Chambord page', 'ready']);
    expect(splendor.whyNot(view, splendor.parse(move.replace(/^move /, ''), options))).toBeNull();
    expect(status).toBe(0);
  });

  test('meets itself in the arena', () => {
    const command = `engine:"${process.execPath}" scripts/run.mjs platform/cli/main.ts engine --level page`;
    const { report } = arena('burgundy', command);
    expect(report.a.faults).toBeUndefined();
    expect(report.a.points.estimate).toBeGreaterThan(3);
  });

  test.each<[string, RegExp]>([
    ['chambord 99', /expected protocol version 1/],
    ['view {}', /expected "new" before it/],
    ['go 100', /expected "new" and "view" before it/],
    ['new chess 0 {}', /there is no game "chess"/],
    ['new splendor 0 {', /new: expected JSON/],
  ])('refuses what it cannot understand: %s', (line, reason) => {
    const { status, stderr } = chambord(['engine'], `${line}\n`);
    expect(stderr).toMatch(reason);
    expect(status).toBe(1);
  });
});
