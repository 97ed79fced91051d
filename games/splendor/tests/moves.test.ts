import { BadInput, pick, randomFrom } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Move, Why } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, randomGame, table } from './table.ts';

describe('the notation', () => {
  test('reads what it writes, over whole games', () => {
    for (const options of EVERY) {
      randomGame(options, 'notation', (state) => {
        for (const move of splendor.legal(state)) {
          expect(splendor.parse(splendor.format(move, options), options)).toEqual(move);
        }
      });
    }
  });

  test.each([
    ['take diamond sapphire ruby', { do: 'take', gems: [0, 1, 3] }],
    ['take emerald emerald', { do: 'take', gems: [2, 2] }],
    ['reserve 1diamond-c', { do: 'reserve', card: 2 }],
    ['reserve level 2', { do: 'reserveBlind', level: 2 }],
    ['buy 1diamond-c for 2 sapphire 1 gold', { do: 'buy', card: 2, pay: [0, 2, 0, 0, 0, 1] }],
    ['buy 1diamond-c free', { do: 'buy', card: 2, pay: [0, 0, 0, 0, 0, 0] }],
    ['noble henry', { do: 'noble', noble: 4 }],
    ['return 1 ruby 1 gold', { do: 'return', tokens: [0, 0, 0, 1, 0, 1] }],
    ['pass', { do: 'pass' }],
  ] as [string, Move][])('%s', (text, move) => {
    const { options } = table().state();
    expect(splendor.parse(text, options)).toEqual(move);
    expect(splendor.format(move, options)).toBe(text);
  });

  test('takes tokens in any order, and writes them in one', () => {
    const { options } = table().state();
    const texts = ['take ruby diamond sapphire', 'return 1 gold 1 ruby', '  buy  1diamond-c for 1 gold 2 sapphire '];
    expect(texts.map((text) => splendor.format(splendor.parse(text, options), options))).toEqual([
      'take diamond sapphire ruby',
      'return 1 ruby 1 gold',
      'buy 1diamond-c for 2 sapphire 1 gold',
    ]);
  });

  test('refuses everything else', () => {
    const { options } = table().state();
    const wrong = [
      '',
      'take',
      'take pearl',
      'reserve',
      'reserve level 4',
      'reserve 4ruby-a',
      'reserve level',
      'buy 1ruby-a',
    ];
    wrong.push(
      'buy 1ruby-a for',
      'buy 1ruby-a for 2',
      'buy 1ruby-a for 0 ruby',
      'buy 1ruby-a for 1 ruby 1 ruby',
      'noble',
    );
    wrong.push('noble napoleon', 'return', 'return ruby', 'return 1 ruby 1', 'pass now', 'dance', 'buy 1ruby-z free');
    for (const text of wrong) expect(() => splendor.parse(text, options), text).toThrow(BadInput);
  });
});

describe('why not?', () => {
  test('null exactly for legal moves, over whole games and moves from elsewhere', () => {
    const random = randomFrom('foreign');
    const universe = new Map<string, Move>();
    const collect = (move: Move) => universe.set(splendor.format(move, { players: 2, rules: 'court' }), move);
    for (const options of EVERY) randomGame(options, 'collect', (state) => splendor.legal(state).forEach(collect));
    for (const text of ['take gold', 'take ruby ruby onyx', 'pass', 'take ruby', 'take ruby onyx', 'noble henry'])
      collect(splendor.parse(text, { players: 2, rules: 'court' }));
    const all = [...universe.values()];
    expect(all.length).toBeGreaterThan(500);
    const reasons = new Set<Why['reason']>();
    for (const options of EVERY) {
      const end = randomGame(options, 'why', (state) => {
        const legal = new Set(splendor.legal(state).map((move) => splendor.format(move, options)));
        for (let i = 0; i < 40; i++) {
          const move = pick(random, all);
          const why = splendor.whyNot(state, move);
          expect(why === null, splendor.format(move, options)).toBe(legal.has(splendor.format(move, options)));
          if (why !== null) reasons.add(why.reason);
        }
      });
      expect(splendor.whyNot(end, pick(random, all))).toEqual({ rule: '6.1', reason: 'gameOver' });
    }
    // Nearly every reason comes up by itself; each has its own test in its chapter besides.
    expect(reasons.size).toBeGreaterThan(17);
  });
});

describe('the audit', () => {
  const spoil: Record<string, (state: ReturnType<ReturnType<typeof table>['state']>) => void> = {
    'a token too many': (state) => state.supply[0]++,
    'a token owed': (state) => {
      state.supply[0] += 1;
      state.players.forEach((player, seat) => (player.tokens[0] -= seat === 0 ? 1 : 0));
    },
    'a card lost': (state) => state.decks[0].pop(),
    'a card twice': (state) => state.decks[0].push(...state.decks[0].slice(0, 1)),
    'a card in the wrong deck': (state) => state.decks[0].push(...state.decks[1].splice(0, 1)),
    'an empty place': (state) =>
      state.decks[0].push(...state.market.splice(0, 1, null).filter((card) => card !== null)),
    'a noble lost': (state) => state.nobles.pop(),
    'a noble twice': (state) => state.nobles.splice(0, 1, ...state.nobles.slice(1, 2)),
    'two nobles in court': (state) => state.players.at(0)?.nobles.push(...state.nobles.splice(0, 2)),
    'a bonus of nothing': (state) => state.players.forEach((player) => player.bonuses[0]++),
    'points of nothing': (state) => state.players.forEach((player) => player.points++),
    'a question without reason': (state) => (state.phase = 'return'),
    'four in hand': (state) => {
      for (const card of state.decks[0].splice(0, 4)) state.players.at(0)?.hand.push({ card, level: 1, blind: true });
    },
  };

  test.each(Object.entries(spoil))('finds %s', (_name, change) => {
    const state = table().state();
    change(state);
    expect(splendor.audit(state)).not.toBeNull();
  });
});
