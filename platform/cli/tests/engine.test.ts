import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findGame } from '@chambord/games';
import { chambord, folder } from './chambord.ts';

const EXAMPLE = 'engine:sh examples/engines/last-move.sh';

/** Lets an engine meet the page, and reads the report. */
function arena(game: string, engine: string, ...rest: string[]) {
  const args = ['arena', game, '--a', engine, '--b', 'page', '--games', '2', '--threads', '1', '--seed', 'x', ...rest];
  const { status, stdout, stderr } = chambord(args);
  return { status, stderr, report: stdout === '' ? null : JSON.parse(stdout) };
}

/** An engine in the shell that greets well and then does this for every `go`; and whatever else for other words. */
function engineThat(answers: string, otherwise = '', greeting = ''): string {
  const file = join(folder(), 'engine.sh');
  const greet = `chambord) ${greeting} echo ready ;;`;
  const words = `${otherwise} ${greet} legal*) legal=$line ;; go) ${answers} ;; quit) exit ;;`;
  writeFileSync(
    file,
    `tab=$(printf '\\t')\nwhile IFS= read -r line; do word=\${line%% *}; case $word in ${words} esac; done\n`,
  );
  return `engine:sh "${file}"`;
}

/** Makes the last of the legal moves. */
const LAST = 'echo "move ${legal##*"$tab"}"';

/** What was said in the thoughts of an arena. */
function thoughtsOf(file: string): { game: number; side: string; move: string; lines: object[]; said: string[] }[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
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
    ['hears nothing any more', 'cat > /dev/null', /did not move within 50 ms/],
    ['cannot be ended kindly', "trap '' TERM; cat > /dev/null; cat", /did not move within 50 ms/],
    ['never ends its line', 'cat /dev/zero', /said a line of more than 1048576 characters/],
    ['says what is wrong', 'echo error no idea', /says: no idea/],
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

  test('that fails once loses that game, and is started again for the next one', () => {
    const file = join(folder(), 'failed');
    const { report } = arena(
      'splendor',
      engineThat(`if [ -e "${file}" ]; then ${LAST}; else : > "${file}"; kill -9 $$; fi`),
    );
    expect(report.a.faults).toEqual([expect.stringMatching(/^game 1, decision 1: .* ended with status 137$/u)]);
    expect(report.b.wins).toBeGreaterThanOrEqual(1);
  });

  test('that makes an illegal move once loses that game alone, and is asked on', () => {
    const file = join(folder(), 'moved');
    const { report } = arena(
      'splendor',
      engineThat(`if [ -e "${file}" ]; then ${LAST}; else : > "${file}"; echo move pass; fi`),
    );
    expect(report.a.faults).toEqual([expect.stringMatching(/^game 1, decision 1: "pass" is not legal here/u)]);
  });

  test.each(['1', '2'])(
    'ends when the arena is broken off, with %s threads, even if it does not listen',
    async (threads) => {
      const file = join(folder(), 'engine.pid');
      const engine = engineThat(`echo $$ > "${file}.new"; mv "${file}.new" "${file}"; trap '' TERM; sleep 600`);
      const players = ['--a', engine, '--b', 'page', '--time', '600000'];
      const args = ['arena', 'splendor', ...players, '--games', '2', '--threads', threads];
      const child = spawn(process.execPath, ['scripts/run.mjs', 'platform/cli/main.ts', ...args], { stdio: 'ignore' });
      const isThinking = () => existsSync(file);
      await vi.waitUntil(isThinking, { timeout: 600_000 });
      const pid = Number(readFileSync(file, 'utf8'));
      child.kill('SIGINT');
      const [status] = await once(child, 'exit');
      expect(status).toBe(130);
      const isThere = () =>
        spawnSync('ps', ['-p', `${pid}`, '-o', 'stat='])
          .stdout.toString()
          .match(/^[^Z]/u) !== null;
      await vi.waitUntil(() => !isThere(), { timeout: 600_000 });
    },
  );

  test('that leaves after a game is started again, and has lost nothing', () => {
    const { report } = arena('splendor', engineThat(LAST, 'over) exit 0 ;;'));
    expect(report.a.faults).toBeUndefined();
  });

  test('that says more than it was asked for loses: it would be taken for the next answer', () => {
    const { report } = arena('splendor', engineThat(`${LAST}; ${LAST}`));
    expect(report.a.faults).toHaveLength(2);
    for (const fault of report.a.faults) expect(fault).toMatch(/said "move reserve level 3" without being asked$/u);
  });

  test('is told why it has lost', () => {
    const file = join(folder(), 'told');
    arena('splendor', engineThat('echo move pass', `fault) echo "$line" >> "${file}" ;;`));
    expect(readFileSync(file, 'utf8')).toMatch(/^fault "pass" is not legal here \(rule 3\.6\)\n/u);
  });

  const OPTIONS = 'echo option depth number 5 1 20; echo option style choice calm calm wild; echo option note text;';

  test('gets the options that it has', () => {
    const file = join(folder(), 'set');
    const engine = engineThat(LAST, `set) echo "$line" >> "${file}" ;;`, OPTIONS);
    const { report } = arena('splendor', engine, '--set-a', 'depth=7, style=wild, note=a b');
    expect(report.a.faults).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe('set depth 7\nset style wild\nset note a b\n');
  });

  test.each<[string, RegExp]>([
    ['depth=21', /: option "depth" takes a number from 1 to 20, not "21"\./],
    ['style=rude', /: option "style" takes calm, wild, not "rude"\./],
    ['speed=1', /: there is no option "speed", only depth, style, note\./],
    ['depth', /--set-a takes NAME=VALUE,NAME=VALUE, not "depth"/],
  ])('is not sent what it cannot be set to: %s', (settings, reason) => {
    const { stderr, report } = arena('splendor', engineThat(LAST, '', OPTIONS), '--set-a', settings);
    expect(stderr).toMatch(reason);
    expect(report).toBeNull();
  });

  test.each<[string, RegExp]>([
    ['option depth number 5', /option "depth" is a number: behind its default stand the least and the most/],
    ['option depth number 50 1 20', /option "depth" takes a number from 1 to 20, not "50"/],
    ['option depth integer 5', /option "depth" has the type number, check, choice, text, not "integer"/],
  ])('that declares an option badly is told so: %s', (line, reason) => {
    const { stderr, report } = arena('splendor', engineThat(LAST, '', `echo ${line};`));
    expect(stderr).toMatch(reason);
    expect(report).toBeNull();
  });

  test('has a clock for the whole game, and loses on time', () => {
    const file = join(folder(), 'clocks');
    const noting = engineThat(LAST, `clock) echo "$line" >> "${file}" ;;`);
    expect(arena('splendor', noting, '--clock', '60000+10').report.a.faults).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toMatch(/^clock 60000 10\nclock \d+ 10\n/u);
    const { report } = arena('splendor', engineThat('cat > /dev/null'), '--clock', '40');
    expect(report.a.faults[0]).toMatch(/did not move within 40 ms/);
    expect(report.clock).toEqual({ time: 40, increment: 0 });
  });

  test('says what it thinks, in several lines', () => {
    const file = join(folder(), 'thoughts.jsonl');
    const first = 'printf "info line 1 chance 0.5 visits 12 mood 3\\tbuy me\\tpass\\n"';
    const engine = engineThat(`${first}; printf "info line 2 value -3\\tpass\\ninfo hm\\ninfo line x\\n"; ${LAST}`);
    arena('splendor', engine, '--thoughts', file);
    const [thought] = thoughtsOf(file);
    expect(thought).toMatchObject({ game: 1, side: 'a', decision: 1, said: ['hm', 'line x'] });
    expect(thought?.lines).toEqual([
      { chance: 0.5, visits: 12, moves: ['buy me', 'pass'] },
      { value: -3, moves: ['pass'] },
    ]);
  });

  test('that can ponder is shown what it may know while others decide, if the arena lets it', () => {
    const file = join(folder(), 'pondered');
    const engine = () =>
      engineThat(LAST, `ponder|set) echo "$line" >> "${file}" ;;`, 'echo option ponder check false;');
    arena('splendor', engine(), '--ponder');
    const [set, ...views] = readFileSync(file, 'utf8').trim().split('\n');
    expect(set).toBe('set ponder true');
    expect(views.length).toBeGreaterThan(10);
    for (const line of views) {
      const view = JSON.parse(line.slice('ponder '.length));
      expect(view.seat).not.toBe(view.viewer);
    }
    writeFileSync(file, '');
    arena('splendor', engine());
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  test.each(['burgundy', 'splendor'])('in Python plays %s sensibly', (game) => {
    const args = ['arena', game, '--a', 'engine:python3 examples/engines/thumb.py', '--b', 'random', '--games', '20'];
    // As long as it likes: a busy machine is no fault of its.
    const { stdout } = chambord([...args, '--threads', '1', '--set-a', 'lines=3,seed=7', '--time', '60000']);
    const { a } = JSON.parse(stdout);
    expect(a.faults).toBeUndefined();
    expect(a.wins).toBeGreaterThanOrEqual(18);
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
    const [name, level, lineCount, canPonder, seed, ready, move = ''] = stdout.split('\n');
    expect([name, level, lineCount, canPonder, seed, ready]).toEqual([
      'name Chambord page',
      'option level choice page page squire knight baron duke king',
      'option lines number 1 0 10',
      'option ponder check false',
      'option seed text chambord',
      'ready',
    ]);
    expect(splendor.whyNot(view, splendor.parse(move.replace(/^move /, ''), options))).toBeNull();
    expect(status).toBe(0);
  });

  const house = `engine:"${process.execPath}" scripts/run.mjs platform/cli/main.ts engine`;

  test('says several lines with chances, and thinks on while others decide', () => {
    const file = join(folder(), 'thoughts.jsonl');
    const { report } = arena('burgundy', house, '--set-a', 'lines=3', '--ponder', '--time', '5', '--thoughts', file);
    expect(report.a.faults).toBeUndefined();
    const thoughts = thoughtsOf(file);
    expect(thoughts.some(({ lines }) => lines.length === 3)).toBe(true);
    for (const { move, lines } of thoughts) {
      const [best] = lines as { chance: number; visits: number; moves: string[] }[];
      if (best === undefined) continue;
      expect(best.moves[0]).toBe(move);
      expect(best.chance).toBeGreaterThanOrEqual(0);
      expect(best.chance).toBeLessThanOrEqual(1);
    }
  });

  test('says what cannot be set', () => {
    const { stdout } = chambord(['engine'], 'chambord 1\nset lines 99\nset depth 3\nquit\n');
    expect(stdout).toMatch(/\nerror option "lines" takes a number from 0 to 10, not "99"\n/u);
    expect(stdout).toMatch(/\nerror set: there is no option "depth"\n/u);
  });

  test('meets itself in the arena', () => {
    const command = `${house} --level page`;
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
    [
      'new splendor 0 {"players":2}\nview {"x":1}',
      /^view: this is no position of splendor in which somebody decides\n$/,
    ],
    ['new splendor 0 {"players":2}\nview []', /^view: this is no position of splendor/],
    ['new splendor 0 {"players":2}\nview null', /^view: this is no position of splendor/],
    ['new burgundy 0 {"players":2}\nview "x"', /^view: this is no position of burgundy/],
  ])('refuses what it cannot understand: %s', (line, reason) => {
    const { status, stderr } = chambord(['engine'], `${line}\n`);
    expect(stderr).toMatch(reason);
    expect(status).toBe(1);
  });
});
