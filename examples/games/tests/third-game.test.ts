import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advise, askLevel } from '@chambord/bots';
import { LEVELS, pick, randomFrom } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import { eights } from '../eights/rules/index.ts';
import { chambord } from './house.ts';

test('the terminal knows the game, its seats and its options by its description alone', () => {
  const { stdout } = chambord(['help']);
  expect(stdout).toContain('eights --players 2–4 --deal five|seven');
  const played = chambord(['play', 'eights', '--deal', 'seven', '--seed', 'a', '--lang', 'de'], '1\nh\nq\n');
  expect(played.stdout).toContain('verlangt');
  expect(played.stdout).toMatch(/\d+ %/);
  expect(played.status).toBe(0);
  const wrong = chambord(['play', 'eights', '--rules', 'court']);
  expect(wrong.stderr).toContain('unknown field "rules"');
});

test('games are simulated, kept, and replayed', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'eights-')), 'records.jsonl');
  writeFileSync(file, '');
  const made = chambord(['simulate', 'eights', '--players', '3', '--games', '20', '--records', file]);
  expect(JSON.parse(made.stdout)).toMatchObject({ game: 'eights', games: 20 });
  const replayed = chambord(['replay', file]);
  expect(replayed.status, replayed.stderr).toBe(0);
});

test('what needs a network says so', () => {
  const duel = ['arena', 'eights', '--b', 'random', '--games', '2', '--threads', '1', '--iterations', '4'];
  expect(chambord([...duel, '--a', 'king-1']).stderr).toContain('king-1 does not play eights');
  expect(JSON.parse(chambord([...duel, '--a', 'king']).stdout)).toMatchObject({ game: 'eights', games: 2 });
});

test('without a network bots know the rules, and play better than chance', () => {
  const game: Game = eights;
  const options = game.options({ players: 2 });
  const games = 30;
  let won = 0;
  for (let deal = 0; deal < games; deal++) {
    const state = game.setup(options, `strength/${deal}`);
    const better = deal % 2;
    for (let ply = 0, seat = game.actor(state); seat !== null; ply++, seat = game.actor(state)) {
      const seed = `${deal}/${ply}`;
      const asked = () => askLevel(game, null, 'baron', game.view(state, seat), seed);
      game.apply(state, seat === better ? asked() : pick(randomFrom(seed), game.legal(state)));
    }
    won += game.score(state).places[better] === 1 ? 1 : 0;
  }
  expect(won).toBeGreaterThan((2 * games) / 3);
});

test('the same question gets the same answer, and hints are moves that can be made', () => {
  const state = eights.setup(eights.options({ players: 2 }), 'same');
  const view = eights.view(state, 0);
  for (const level of LEVELS.slice(0, -1)) {
    expect(askLevel(eights, null, level, view, 'seed')).toEqual(askLevel(eights, null, level, view, 'seed'));
  }
  const [best] = advise(eights, null, view, { iterations: 50 });
  expect(eights.legal(view)).toContainEqual(best?.move);
});
