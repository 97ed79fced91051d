import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chambord, folder } from './chambord.ts';

const home = folder();
const file = (...path: string[]) => readFileSync(join(home, ...path), 'utf8');
const make = (name: string, ...more: string[]) =>
  chambord(['dataset', 'splendor', '--out', join(home, name), '--games', '6', '--seed', 'test', ...more]);

test('a data set is the same on one thread and on several, and says how it was made', () => {
  const bots = ['--bots', 'squire,random,first', '--players', '2', '--rules', 'classic'];
  const { status, stdout, stderr } = make('one', ...bots, '--threads', '1');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(make('three', ...bots, '--threads', '3').status).toBe(0);
  expect(readdirSync(join(home, 'one')).sort()).toEqual(['games.jsonl', 'manifest.json']);
  for (const name of ['games.jsonl', 'manifest.json']) expect(file('three', name)).toBe(file('one', name));
  expect(JSON.parse(stdout)).toEqual(JSON.parse(file('one', 'manifest.json')));
  expect(JSON.parse(stdout)).toMatchObject({
    format: 1,
    licence: 'MIT',
    game: 'splendor',
    options: { players: 2, rules: 'classic' },
    seed: 'test',
    bots: ['squire', 'random', 'first'],
    iterations: null,
    file: { name: 'games.jsonl', games: 6 },
  });
  const records = file('one', 'games.jsonl').trim().split('\n');
  const seated = records.map((line) => (JSON.parse(line) as { readonly names: string[] }).names);
  // Everybody moves on by a seat with each game.
  expect(seated.slice(0, 3)).toEqual([
    ['squire 1', 'random 2'],
    ['random 1', 'first 2'],
    ['first 1', 'squire 2'],
  ]);
  const checked = chambord(['dataset', '--check', join(home, 'one')]);
  expect(JSON.parse(checked.stdout)).toMatchObject({ game: 'splendor', games: 6, ok: true });
});

test('what thinks as long as its budget lasts is the same again by iterations', () => {
  const king = ['--bots', 'montecarlo,page', '--games', '1', '--iterations', '3'];
  expect(make('king', ...king).status).toBe(0);
  expect(make('king again', ...king).status).toBe(0);
  expect(file('king again', 'games.jsonl')).toBe(file('king', 'games.jsonl'));
  expect(JSON.parse(file('king', 'manifest.json'))).toMatchObject({ iterations: 3 });
});

describe('is refused in words:', () => {
  test.each([
    [['dataset', 'splendor'], /--out FOLDER is missing/],
    [['dataset', 'splendor', '--out', 'x', '--bots', 'king'], /king needs --iterations/],
    [['dataset', 'splendor', '--out', 'x', '--bots', 'page', '--iterations', '3'], /--iterations is for king/],
    [['dataset', 'splendor', '--out', 'x', '--bots', 'genius'], /--bots takes page, .* not "genius"/],
  ])('%j', (args, words) => {
    const { status, stderr } = chambord(args);
    expect(stderr).toMatch(words);
    expect(status).toBe(2);
    expect(existsSync('x')).toBe(false);
  });

  test('a folder that holds a data set already', () => {
    expect(make('kept', '--bots', 'first', '--games', '1').status).toBe(0);
    const { status, stderr } = make('kept', '--bots', 'first', '--games', '2');
    expect(stderr).toContain('holds a data set already');
    expect(status).toBe(1);
  });

  test.each([
    ['a game that is missing', (text: string) => text.slice(text.indexOf('\n') + 1), /bytes: the manifest says/],
    ['another letter', (text: string) => text.replace('ruby', 'onyx'), /SHA-256: the manifest says/],
  ])('%s', (name, change, words) => {
    const place = join(home, name);
    cpSync('examples/samples/splendor', place, { recursive: true });
    writeFileSync(join(place, 'games.jsonl'), change(readFileSync(join(place, 'games.jsonl'), 'utf8')));
    const { status, stderr } = chambord(['dataset', '--check', place]);
    expect(stderr).toMatch(words);
    expect(status).toBe(1);
  });
});

test.each(readdirSync('examples/samples'))('the sample %s is whole, and can be played again', (name) => {
  const { status, stdout, stderr } = chambord(['dataset', '--check', join('examples', 'samples', name)]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ game: name, games: 20, ok: true });
});
