import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGS, LEVELS } from '@chambord/kernel';
import { HOUSE } from '../house.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function filesOf(folder: string, kinds: RegExp): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => kinds.test(path) && !/\/(node_modules|dist)\//.test(path));
}

/** What the platform ships: its tests may play any game, its pages of docs may tell of them. What is made of all games of the house names them. */
const platform = filesOf('platform', /\.(tsx?|mjs|css|html|svg|json|js)$/).filter(
  (path) => !path.includes('/tests/') && !path.startsWith('platform/schemas/files/'),
);

describe('the platform knows no game', () => {
  test('the files are found', () => expect(platform.length).toBeGreaterThan(250));

  test.each(HOUSE.map(({ id }) => id))('none names %s', (id) => {
    const name = new RegExp(`\\b${id}\\b`, 'i');
    expect(platform.filter((path) => name.test(readFileSync(`${root}/${path}`, 'utf8')))).toEqual([]);
  });
});

describe.each(HOUSE)('$id', (game) => {
  const { id, seats, options, words, load } = game;

  test('names no other game', () => {
    const folder = id === 'eights' ? `examples/games/${id}` : `games/${id}`;
    const others = HOUSE.filter((other) => other !== game).map((other) => other.id);
    const foreign = new RegExp(`from '[^']*\\b(${others.join('|')})/`);
    expect(filesOf(folder, /\.tsx?$/).filter((path) => foreign.test(readFileSync(`${root}/${path}`, 'utf8')))).toEqual(
      [],
    );
  });

  test('says what its rules say: seats, options, who begins', async () => {
    const rules = await load.rules();
    expect(rules.id).toBe(id);
    const players = rules.variants.map((variant) => variant.players);
    expect([Math.min(...players), Math.max(...players)]).toEqual([seats.least, seats.most]);
    expect(game.playNow).toBeGreaterThanOrEqual(seats.least);
    expect(game.playNow).toBeLessThanOrEqual(seats.most);
    for (const { name, values } of options) {
      for (const value of values) {
        expect(rules.options({ players: seats.most, [name]: value })).toMatchObject({ [name]: value });
      }
      // The first is what the game takes by itself.
      expect(rules.options({ players: seats.most })).toMatchObject({ [name]: values[0] });
    }
    const start = () => rules.options({ players: seats.most, startPlayer: 1 });
    if (game.begins === 'startPlayer') expect(start()).toMatchObject({ startPlayer: 1 });
    else {
      expect(start).toThrow();
      expect(rules.actor(rules.setup(rules.options({ players: seats.most }), 'who'))).toBe(0);
    }
  });

  test('illustrates rules that there are with drawings that there are', async () => {
    const drawn = [`games/${id}/sign/drawings.svg`, 'platform/ui/parts/symbols.svg']
      .map((path) => (existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : ''))
      .join('');
    const { en } = await load.ruleBook();
    for (const [rule, drawings] of Object.entries((await load.illustrations?.()) ?? {})) {
      expect(Object.keys(en.rules)).toContain(rule);
      for (const drawing of drawings) expect(drawn).toContain(`id="${drawing}"`);
    }
  });

  test('has a name for every bot, and different ones', () => {
    expect(new Set(game.botNames).size).toBeGreaterThanOrEqual(seats.most - 1);
  });

  test.each(LANGS)('has all its words: %s', (lang) => {
    const { title, blurb, levelHints, options: own } = words[lang];
    for (const text of [title, blurb, ...LEVELS.map((level) => levelHints[level])]) expect(text).toMatch(/\S/);
    for (const { name, values } of options) {
      expect(own[name]?.title).toMatch(/\S/);
      for (const value of values) {
        expect(own[name]?.values[value]?.name, value).toMatch(/\S/);
        expect(own[name]?.values[value]?.hint, value).toMatch(/\S/);
      }
    }
  });
});
