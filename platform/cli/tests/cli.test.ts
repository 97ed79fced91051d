import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { fairSeed, hash } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { readWeights, saveWeights } from '@chambord/network';
import { chambord, folder } from './chambord.ts';

describe('wrong arguments print what is wrong and the usage, status 2', () => {
  test.each<[string[], RegExp]>([
    [['fly'], /no command "fly"/],
    [['toString'], /no command "toString"/],
    [['simulate'], /Which game\?/],
    [['simulate', 'chess'], /no game "chess"/],
    [['simulate', 'burgundy', '--players', '5'], /players: expected one of 1, 2, 3, 4, found 5/],
    [['simulate', 'burgundy', '--games', 'many'], /--games takes a whole number from 1 .* not "many"/],
    [['simulate', 'burgundy', '--games', '0'], /--games takes/],
    [['simulate', 'burgundy', '--policy', 'genius'], /--policy takes random, first, montecarlo, policy, not "genius"/],
    [['simulate', 'burgundy', '--colour', 'red'], /Unknown option '--colour'/],
    [['simulate', 'burgundy', '--rules', 'court'], /unknown field "rules"/],
    [['simulate', 'burgundy', 'splendor'], /"splendor" is one argument too many/],
    [['simulate', 'burgundy', '--seed'], /'--seed <value>' argument missing/],
    [['arena', 'burgundy', '--a', 'king'], /Who plays\? --b is missing/],
    [
      ['arena', 'burgundy', '--a', 'king', '--b', 'emperor'],
      /--b takes page, squire, .* king-1 .* or engine:COMMAND, not "emperor"/,
    ],
    [['arena', 'splendor', '--a', 'king', '--b', 'king-1@weights.json'], /king-1 has weights of his own/],
    [['arena', 'splendor', '--a', 'king', '--b', 'king@none.json', '--games', '1'], /"none.json" has no weights/],
    [['arena', 'splendor', '--a', 'king', '--b', 'page', '--time', '5', '--iterations', '5'], /Either --time or/],
    [['arena', 'splendor', '--a', 'king', '--b', 'page', '--iterations', '0'], /--iterations takes a whole number/],
    [['simulate', 'burgundy', '--seed', 'x'.repeat(181)], /--seed takes up to 180 characters, not 181/],
    [['play', 'burgundy', '--seed', 'x'.repeat(201)], /--seed takes up to 180 characters, not 201/],
    [['play', 'burgundy', '--names', 'Ann\u001b[2J'], /characters that can be shown/],
    [['play', '--resume', 'file', '--seed', 'x'], /--resume goes on with a game as it was begun: it takes no --seed/],
    [['play', 'burgundy', '--resume', 'file'], /leave "burgundy" away/],
    [['serve', '--port', 'abc'], /--port takes a whole number from 0 to 65535, not "abc"/],
    [['prune', '--days', '7'], /--days takes a whole number from 30/],
    [['ladder'], /Which game\?/],
    [['ladder', 'burgundy', '--players', '1'], /--players takes a whole number from 2/],
    [['replay'], /Which file\?/],
    [['review'], /Which file\?/],
    [['review', 'file', '--depth', '0'], /--depth takes a whole number from 1 to 1000000, not "0"/],
    [['review', 'file', '--lang', 'it'], /--lang takes en, fr, de, not "it"/],
    [['review', 'file', 'file'], /"file" is one argument too many/],
    [['daily', '--date', '2026-02-30'], /--date: expected a day from 2026-01-01 on/],
    [['daily', 'splendor'], /"splendor" is one argument too many/],
    [['daily', '--check', 'file', '--par'], /it goes alone/],
    [['verify'], /Which file\?/],
    [['bench', 'burgundy', '--milliseconds', 'x'], /--milliseconds takes/],
    [['play', 'burgundy', '--lang', 'it'], /--lang takes en, fr, de, not "it"/],
    [['play', 'burgundy', '--players', '2', '--names', 'Anna'], /--names takes 2 names, not 1/],
  ])('%j', (args, message) => {
    const { status, stdout, stderr } = chambord(args);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('Usage:');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

test.each([
  ['PORT', 'abc', /PORT takes a whole number from 0 to 65535, not "abc"/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL takes silent, fatal, error, warn, info, debug, trace, not "loud"/],
])('%s=%s is wrong', (name, value, message) => {
  const { status, stderr } = chambord(['serve'], '', { [name]: value });
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

test('the longest seed gives records that can be read again', () => {
  const file = join(folder(), 'seed.jsonl');
  chambord(['simulate', 'splendor', '--games', '2', '--seed', 'x'.repeat(180), '--records', file]);
  expect(chambord(['replay', file]).stderr).toContain('2 records are right');
});

test.each([['-h'], ['play', '-h'], ['serve', '--help']])('%s %s prints the usage', (...args) => {
  expect(chambord(args)).toMatchObject({ status: 0, stdout: expect.stringContaining('simulate GAME') });
});

test.each([['--version'], ['serve', '--version']])('%s %s prints the version', (...args) => {
  expect(chambord(args).stdout).toMatch(/^Chambord \d+\.\d+\.\d+\n$/);
});

test('a reader that goes away is no error', () => {
  const command = `"${process.execPath}" scripts/run.mjs platform/cli/main.ts help | true`;
  const { stderr, status } = spawnSync('bash', ['-o', 'pipefail', '-c', command], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.each([['help'], ['simulate', 'splendor', '--games', '1'], ['play', 'burgundy', '--seed', 'full']])(
  '%s: what cannot be written because the disk is full is not taken for written',
  (...args) => {
    const full = openSync('/dev/full', 'w');
    const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'platform/cli/main.ts', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(stderr).toMatch(/^What was to be told could not be written: ENOSPC.*\n$/u);
    expect(status).toBe(1);
  },
);

test('help is no error', () => {
  const { status, stdout } = chambord(['help']);
  expect(status).toBe(0);
  expect(stdout).toContain('simulate GAME');
});

describe('simulate', () => {
  test('prints one JSON object, and the same for the same seed', () => {
    const run = () =>
      JSON.parse(chambord(['simulate', 'burgundy', '--players', '3', '--games', '20', '--seed', 'x']).stdout);
    const one = run();
    expect(Object.keys(one)).toEqual(
      expect.arrayContaining([
        'games',
        'decisions',
        'seconds',
        'gamesPerSecond',
        'decisionsPerSecond',
        'meanScores',
        'actions',
      ]),
    );
    expect(one.games).toBe(20);
    expect(one.meanScores).toHaveLength(3);
    const chosen: number[] = Object.values(one.actions);
    expect(chosen.reduce((sum, count) => sum + count, 0)).toBe(one.decisions);
    const { decisions, meanScores, actions } = run();
    expect({ decisions, meanScores, actions }).toEqual({
      decisions: one.decisions,
      meanScores: one.meanScores,
      actions: one.actions,
    });
  });

  test.each(['splendor', 'burgundy'])(
    '%s: the same games on any number of threads, with or without records',
    (game) => {
      const run = (...more: string[]) => {
        const { stdout } = chambord(['simulate', game, '--games', '250', '--seed', 'threads', ...more]);
        const { decisions, meanScores, winRates, actions } = JSON.parse(stdout);
        return { decisions, meanScores, winRates, actions };
      };
      const file = join(folder(), 'many.jsonl');
      const one = run('--threads', '1');
      expect(run('--threads', '3')).toEqual(one);
      expect(run('--threads', '2', '--records', file)).toEqual(one);
      const seeds = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).seed);
      expect(seeds).toEqual(Array.from({ length: 250 }, (_, i) => `threads/${i}`));
    },
  );

  test('first always takes the first move; montecarlo scores far more than random', () => {
    const mean = (policy: string) => {
      const { stdout } = chambord(['simulate', 'burgundy', '--games', '3', '--policy', policy]);
      return Number(JSON.parse(stdout).meanScores[0]);
    };
    expect(mean('montecarlo')).toBeGreaterThan(mean('random') + 3);
    expect(mean('first')).toBeGreaterThanOrEqual(0);
  });

  test('a file that cannot be written is named before anything is played', () => {
    const { status, stdout, stderr } = chambord(['simulate', 'burgundy', '--records', '/no/such/folder/x.jsonl']);
    expect(stderr).toContain('/no/such/folder/x.jsonl');
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});

test('Splendor is simulated by both sets of rules, and its records replay', () => {
  for (const rules of ['court', 'classic']) {
    const file = join(folder(), 'gems.jsonl');
    const args = ['simulate', 'splendor', '--players', '4', '--rules', rules, '--games', '5', '--records', file];
    expect(JSON.parse(chambord(args).stdout).options).toEqual({ players: 4, rules });
    expect(chambord(['replay', file]).stderr).toContain('5 records are right');
  }
});

describe('replay', () => {
  const dir = folder();
  const file = join(dir, 'some records.jsonl');
  chambord(['simulate', 'burgundy', '--players', '2', '--games', '3', '--records', file]);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const [first = ''] = lines;
  const record = JSON.parse(first) as GameRecord;

  function replayed(content: string, ...flags: string[]) {
    const path = join(dir, 'broken.jsonl');
    writeFileSync(path, content);
    return { path, ...chambord(['replay', path, ...flags]) };
  }

  test('files that are too large or nested too deeply are refused, not a crash', () => {
    const deep = replayed('['.repeat(1e5) + ']'.repeat(1e5));
    expect(deep.stderr).toBe(`${deep.path}: expected an object, found something that is nested too deeply\n`);
    const inside = replayed(first.replace('"seed":', `"seed":${'['.repeat(1e5)}${']'.repeat(1e5)},"was":`));
    expect(inside.stderr).not.toContain('at ');
    expect([deep.status, inside.status]).toEqual([1, 1]);
    const large = join(dir, 'large.jsonl');
    writeFileSync(large, '');
    truncateSync(large, 600 * 2 ** 20);
    expect(chambord(['replay', large])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('larger than 400 MB'),
    });
  });

  test('names from a file do not command the terminal', () => {
    const path = join(dir, 'names.json');
    writeFileSync(
      path,
      JSON.stringify({ ...record, moves: [], result: null, names: ['\u001b[2JAda', 'B\u009b31mob'] }),
    );
    const { stdout, stderr } = chambord(['play', '--resume', path, '--lang', 'en'], 'q\n');
    expect(stdout).toContain('[2JAda');
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(stdout + stderr).not.toMatch(/[\u001b\u009b]/);
  });

  test('accepts what simulate wrote', () => {
    const { status, stdout, stderr } = chambord(['replay', file]);
    expect(stderr).toContain('3 records are right');
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  test('accepts one record written over several lines', () => {
    expect(replayed(JSON.stringify(record, null, 2)).status).toBe(0);
  });

  test('--trace prints a line a decision: ply, actor, the complete state, all legal moves, the move', () => {
    const { status, stdout } = replayed(first, '--trace');
    expect(status).toBe(0);
    const trace = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(trace).toHaveLength(record.moves.length);
    trace.forEach((line, ply) => {
      expect(line.ply).toBe(ply);
      expect(line.actor).toBe(line.state.seat);
      expect(line.legal).toContainEqual(line.move);
      expect(line.notation).toBe(record.moves[ply]);
      expect(line.state.deck.length + line.state.discard.length).toBeGreaterThan(0);
    });
  });

  test.each<[string, string, RegExp]>([
    ['an empty file', ' \n', /broken\.jsonl: the file is empty/],
    ['a file that is cut off', first.slice(0, 300), /broken\.jsonl: this is not JSON, or it is cut off/],
    ['a second line that is cut off', `${first}\n${first.slice(0, 300)}\n`, /broken\.jsonl:2: this is not JSON/],
    ['a foreign file', '{"pgn": "1. e4 e5"}', /broken\.jsonl: unknown field "pgn"/],
    ['another game', first.replace('"burgundy"', '"chess"'), /game: there is no game "chess"/],
    ['another version', first.replace(/"rulesVersion":\d+/, '"rulesVersion":9'), /rulesVersion: .*version 9/],
    ['a changed move', JSON.stringify({ ...record, moves: ['end', ...record.moves.slice(1)] }), /moves\[0\]: .*rule/],
    ['a changed result', first.replace(/"points":\[\d+/, '"points":[99'), /result: expected/],
    ['a changed seed', JSON.stringify({ ...record, seed: 'other' }), /moves\[\d+\]: /],
  ])('rejects %s with the place and the reason, status 1', (_name, content, reason) => {
    const { status, stderr } = replayed(content);
    expect(stderr).toMatch(reason);
    expect(status).toBe(1);
  });

  test('names a file that is not there', () => {
    const { status, stderr } = chambord(['replay', join(dir, 'nothing.json')]);
    expect(stderr).toContain('nothing.json');
    expect(status).toBe(1);
  });
});

describe('play', () => {
  test.each(['en', 'fr', 'de'])('a whole solo game in %s by always typing 1', (lang) => {
    const { status, stdout, stderr } = chambord(
      ['play', 'burgundy', '--seed', 'solo', '--lang', lang],
      '1\n'.repeat(400),
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(lang === 'de' ? /Egon/ : /Aaron/);
    expect(stdout).not.toMatch(/undefined|\[object|NaN/);
  });

  test('a whole hot-seat game of four', () => {
    const args = ['play', 'burgundy', '--players', '4', '--seed', 'four', '--names', 'Anna,Ben,Cleo,Dan'];
    const { status, stdout } = chambord(args, '1\n'.repeat(2000));
    expect(status).toBe(0);
    expect(stdout).toContain('Dan');
  });

  test.each([
    ['court', 'en'],
    ['classic', 'fr'],
    ['classic', 'de'],
  ])('a whole game of Splendor, %s, in %s', (rules, lang) => {
    const args = ['play', 'splendor', '--players', '3', '--rules', rules, '--seed', 'gems', '--lang', lang];
    const { status, stdout, stderr } = chambord(args, '1\n'.repeat(3000));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/undefined|\[object|NaN/);
    expect(stdout).toContain('─');
  });

  test('undo, save, quit and resume lose nothing', () => {
    const file = join(folder(), 'my game.json');
    const args = ['play', 'burgundy', '--players', '2', '--seed', 'save', '--lang', 'en'];
    const saved = chambord(args, `1\nu\nsave\n1\nsilver\nsave ${file}\nq\n`);
    expect(saved.stdout).toContain('Taken back.');
    expect(saved.stdout).toContain('Type: save FILE');
    expect(saved.stdout).toContain('Goodbye.');
    expect(saved.status).toBe(0);
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    expect(record.moves).toHaveLength(2);
    expect(record.moves[1]).toBe('silver');
    expect(record.result).toBeNull();
    const resumed = chambord(['play', '--resume', file, '--lang', 'en'], 'log\nu\nq\n');
    expect(resumed.stdout).toContain('after 2 moves');
    expect(resumed.stdout).toContain('nothing to take back');
    expect(resumed.status).toBe(0);
  });

  test('what cannot be done is answered with the rule, what cannot be read with help', () => {
    const { stdout, status } = chambord(
      ['play', 'burgundy', '--players', '2', '--seed', 'why', '--lang', 'en'],
      'silver\n99\nabracadabra\n?\nsave /no/such/folder/x\n',
    );
    expect(stdout).toMatch(/rule 3\.3/);
    expect(stdout.match(/Please type a number/g)).toHaveLength(2);
    expect(stdout).toContain('u undo');
    expect(stdout).toContain('Not saved:');
    expect(status).toBe(0);
  });

  test.each(['burgundy', 'splendor'])('a hint names up to three moves with chances: %s', (game) => {
    const { stdout } = chambord(['play', game, '--players', '2', '--seed', 'hint', '--lang', 'en'], 'h\nq\n');
    const [, told = ''] = stdout.split('and what probably follows:\n');
    const lines = told.split('\n').filter((line) => / %  /.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(line).toMatch(/^ +\d+ %  \S/);
  });

  test('at 80 × 24 the table stays on the screen: its moves are listed when they are asked for', () => {
    const play = (rows: number, input: string) => {
      const command = [process.execPath, 'scripts/run.mjs', 'platform/cli/main.ts', 'play', 'splendor', '--lang', 'en'];
      const { stdout } = spawnSync('python3', ['platform/cli/tests/terminal.py', `${rows}`, input, ...command], {
        encoding: 'utf8',
      });
      return stdout.replaceAll('\r', '');
    };
    const low = play(24, 'm\nq\n');
    const [shown = '', asked = ''] = low.split('moves: m lists them, t shows the table again.');
    expect(shown).toContain('Player 1');
    expect(shown).not.toMatch(/^ *1 {2}/mu);
    expect(asked).toMatch(/^ *1 {2}/mu);
    expect(low.split(shown.trim())).toHaveLength(2);
    const high = play(100, 'q\n');
    expect(high).toMatch(/^ *1 {2}/mu);
    expect(high).not.toContain('m lists them');
  });

  test('a broken file to resume is refused with its place', () => {
    const file = join(folder(), 'bad.json');
    writeFileSync(file, '{"game":"burgundy"}');
    const { status, stderr } = chambord(['play', '--resume', file]);
    expect(stderr).toMatch(/bad\.json: the field "rulesVersion" is missing/);
    expect(status).toBe(1);
  });
});

describe('arena', () => {
  const args = ['--games', '4', '--seed', 'x', '--iterations', '20'];
  test.each(['burgundy', 'splendor'])('prints one JSON object, the same for the same seed: %s', (game) => {
    const run = () => {
      const { stdout } = chambord(['arena', game, '--a', 'king', '--b', 'random', ...args]);
      const { a, b, games, iterations } = JSON.parse(stdout);
      return { a, b, games, iterations };
    };
    const report = run();
    expect(report).toMatchObject({ games: 4, iterations: 20, a: { player: 'king', wins: 4 }, b: { wins: 0 } });
    expect(report.a.winRate).toMatchObject({ estimate: 1, high: 1 });
    expect(report.a.winRate.low).toBeGreaterThan(0.4);
    expect(run()).toEqual(report);
  });

  test('plays the same games with any number of threads, and keeps their records', () => {
    const run = (threads: string) => {
      const file = join(folder(), 'games.jsonl');
      const players = ['--a', 'knight', '--b', 'squire', '--threads', threads, '--records', file];
      const { a, b } = JSON.parse(chambord(['arena', 'splendor', ...players, ...args]).stdout);
      return { a, b, records: readFileSync(file, 'utf8'), file };
    };
    const one = run('1');
    const three = run('3');
    expect([three.a, three.b, three.records]).toEqual([one.a, one.b, one.records]);
    expect(chambord(['replay', one.file]).stderr).toMatch(/^4 records are right/);
  });

  test('weights of another network are refused, in a thread, too', () => {
    const file = join(folder(), 'weights.json');
    writeFileSync(file, JSON.stringify({ games: 1, weights: 'AAAA' }));
    for (const threads of ['1', '2']) {
      const { status, stderr } = chambord([
        'arena',
        'splendor',
        '--a',
        `king@${file}`,
        '--b',
        'page',
        '--threads',
        threads,
      ]);
      expect(stderr).toMatch(/weights\.json.*train it again/u);
      expect(stderr).not.toMatch(/at file:|node:internal/u);
      expect(status).not.toBe(0);
    }
  });

  test('weights of 8 bits play as those of 16, of other sizes they are refused', () => {
    const file = join(folder(), 'weights.json');
    const play = (kept: object) => {
      writeFileSync(file, JSON.stringify(kept));
      return chambord([
        'arena',
        'splendor',
        '--a',
        `policy@${file}`,
        '--b',
        'random',
        '--games',
        '2',
        '--threads',
        '1',
      ]);
    };
    const { brain } = findGame('splendor');
    if (brain === null) throw new Error('Splendor has a network');
    const weights = readWeights(brain.weights);
    expect(play(saveWeights(weights, 1, 8)).status).toBe(0);
    const refused = play({ ...saveWeights(weights, 1, 8), bits: 4 });
    expect(refused.stderr).toMatch(/weights\.json.*expected 8 or 16/u);
    expect(refused.status).not.toBe(0);
  });

  test('of a single game there are no bounds, and nothing that is null', () => {
    const single = ['--games', '1', '--seed', 'x', '--threads', '1'];
    const { stdout } = chambord(['arena', 'splendor', '--a', 'page', '--b', 'random', ...single]);
    const { a, rounds } = JSON.parse(stdout);
    expect(stdout).not.toContain('null');
    expect(Object.keys(rounds)).toEqual(['estimate']);
    expect(Object.keys(a.points)).toEqual(['estimate']);
    expect(Object.keys(a.winRate)).toEqual(['estimate', 'low', 'high']);
  });

  test('a side may have a budget of its own', () => {
    const { stdout } = chambord([
      'arena',
      'splendor',
      '--a',
      'king:5',
      '--b',
      'king-1:5',
      '--games',
      '2',
      '--seed',
      'x',
    ]);
    const { a, b } = JSON.parse(stdout);
    expect([a.player, b.player]).toEqual(['king:5', 'king-1:5']);
    expect(a.wins + b.wins).toBe(2);
    expect(a.corrected.estimate + b.corrected.estimate).toBeCloseTo(1);
  });

  test('alone both sides play every deal against the game', () => {
    const { stdout } = chambord(['arena', 'burgundy', '--players', '1', '--a', 'policy', '--b', 'policy', ...args]);
    const { a, b } = JSON.parse(stdout);
    expect(a.games).toBe(2);
    expect(a.points).toEqual(b.points);
  });
});

test('ladder rates all levels, the page lowest', () => {
  const { stdout } = chambord(['ladder', 'splendor', '--games', '2', '--iterations', '20']);
  const { elo, results } = JSON.parse(stdout);
  expect(Object.keys(elo)).toEqual(['page', 'squire', 'knight', 'baron', 'duke', 'king']);
  expect(results).toHaveLength(15);
  expect(elo.page.estimate).toBeLessThan(elo.duke.estimate);
});

test('bench measures every kind of table beside the calibration loop', () => {
  const report = JSON.parse(chambord(['bench', 'burgundy', '--milliseconds', '20']).stdout);
  expect(report.tables.map(({ options }: { options: { players: number } }) => options.players)).toEqual([1, 2, 3, 4]);
  for (const line of report.tables) {
    expect(line.decisionsPerThousandSteps).toBeGreaterThan(0);
    expect(line.evaluationsPerSecond).toBeGreaterThan(0);
    expect(line.simulationsPerSecond).toBeGreaterThan(0);
  }
});

describe('verify', () => {
  const serverSeed = 'ab'.repeat(32);
  const proof = { commitment: hash(serverSeed), serverSeed, parts: ['01'.repeat(16), '02'.repeat(16)] };
  const record = {
    game: 'splendor',
    rulesVersion: 1,
    options: { players: 2, rules: 'court' },
    seed: fairSeed(proof),
    names: ['Ada', 'Bob'],
    moves: [],
    result: null,
    proof,
  };
  const verify = (value: object) => {
    const file = join(folder(), 'game.json');
    writeFileSync(file, JSON.stringify(value));
    return chambord(['verify', file]);
  };

  test('says that a shuffle is fair', () => {
    const { status, stdout } = verify(record);
    expect(stdout).toContain(`the shuffle is fair. The server was bound to ${proof.commitment}; 2 players had a part.`);
    expect(status).toBe(0);
  });

  test('says what is wrong with one that is not', () => {
    const { status, stderr } = verify({ ...record, seed: hash('chosen') });
    expect(stderr).toContain('seed: this is not what the server seed and the parts of the players lead to');
    expect(status).toBe(1);
    const { proof: _, ...without } = record;
    expect(verify(without).stderr).toContain('proof: the record carries none');
  });
});
