import { describe, expect, test } from 'vitest';
import { Environment, Environments, rewardsOf } from '@chambord/environment';
import type { InNumbers } from '@chambord/environment';
import { environmentConformance } from '@chambord/environment/conformance';
import { GAMES } from '@chambord/games';
import { at, below, randomFrom } from '@chambord/kernel';

const told: readonly InNumbers[] = GAMES.flatMap(({ game, numbers }) => (numbers === null ? [] : [{ game, numbers }]));
const tables = told.flatMap((entry) => entry.game.variants.map((options) => ({ entry, options, id: entry.game.id })));

test('every game of the house is told in numbers', () => {
  expect(told.map(({ game }) => game.id)).toEqual(GAMES.map(({ game }) => game.id));
});

describe.each(tables)('$id, $options', ({ entry, options }) => {
  test('random games keep every promise', () => {
    expect(environmentConformance(entry, { options, games: 6, seed: 'test' })).toBeGreaterThan(100);
  });

  test('every number is a move of its own', () => {
    const environment = new Environment(entry, options);
    environment.reset('numbers');
    const random = randomFrom('numbers');
    while (environment.actor !== null) {
      const texts = environment.legal.map((action) => environment.format(action));
      expect(new Set(texts).size).toBe(texts.length);
      environment.step(at(environment.legal, below(random, environment.legal.length)));
    }
  });
});

describe('an environment', () => {
  const entry = at(told, 0);
  const begun = () => {
    const environment = new Environment(entry, { players: 2 });
    environment.reset('begun');
    return environment;
  };

  test('refuses an action that is not legal and stays as it was', () => {
    const environment = begun();
    const hash = environment.hash();
    expect(() => environment.step(environment.actions)).toThrow(/is not legal now/);
    expect(environment.hash()).toBe(hash);
  });

  test('goes on in a copy without changing', () => {
    const environment = begun();
    const hash = environment.hash();
    const copy = environment.clone();
    expect(copy.hash()).toBe(hash);
    copy.step(at(copy.legal, 0));
    expect(copy.hash()).not.toBe(hash);
    expect(environment.hash()).toBe(hash);
  });

  test('refuses what was saved at another kind of table', () => {
    const other = new Environment(entry, { players: 3 });
    expect(() => other.load(begun().save())).toThrow(/another kind of table/);
  });

  test.each([
    [(state: object) => ({ ...state, players: [] }), /no position/],
    [() => null, /not built like one/],
  ])('refuses what is no position: %s', (change, message) => {
    const environment = begun();
    const hash = environment.hash();
    const saved = JSON.parse(environment.save());
    expect(() => environment.load(JSON.stringify({ ...saved, state: change(saved.state) }))).toThrow(message);
    expect(environment.hash()).toBe(hash);
    environment.load(JSON.stringify(saved));
    expect(environment.hash()).toBe(hash);
  });

  test('other seeds are other games', () => {
    const environment = begun();
    const hash = environment.hash();
    environment.reset('another');
    expect(environment.hash()).not.toBe(hash);
  });
});

describe('many environments', () => {
  const entry = at(told, 1);

  test('go on with the next game when one is over, and play the same whatever is beside them', () => {
    const hashes = (count: number) => {
      const many = new Environments(entry, { players: 2 }, count);
      many.reset('many');
      let ended = 0;
      for (let step = 0; step < 200; step++) {
        const rewarded = at(many.games, 0).rewards.some((reward) => reward !== 0);
        if (at(many.games, 0).actor === null) {
          expect(rewarded).toBe(at(many.games, 0).points[0] !== at(many.games, 0).points[1]);
          ended++;
        }
        many.step(many.games.map(({ legal }) => legal.at(-1) ?? 0));
      }
      expect(ended).toBeGreaterThan(0);
      return at(many.games, 0).hash();
    };
    expect(hashes(1)).toBe(hashes(3));
  });

  test('change nothing when one action is not legal', () => {
    const many = new Environments(entry, { players: 2 }, 2);
    many.reset('many');
    const before = many.games.map((game) => game.hash());
    expect(() => many.step([at(at(many.games, 0).legal, 0), 99_999])).toThrow(/not legal in game 1/);
    expect(() => many.step([0])).toThrow(/2 games, and 1 actions/);
    expect(many.games.map((game) => game.hash())).toEqual(before);
  });
});

test.each([
  [
    [1, 2],
    [1, -1],
  ],
  [
    [1, 1],
    [0, 0],
  ],
  [
    [2, 1, 3],
    [-0.5, 1, -0.5],
  ],
  [
    [1, 1, 3, 4],
    [1 / 3, 1 / 3, -1 / 3, -1 / 3],
  ],
])('places %j bring %j', (places, rewards) => {
  rewardsOf(places).forEach((reward, i) => expect(reward).toBeCloseTo(at(rewards, i)));
});
