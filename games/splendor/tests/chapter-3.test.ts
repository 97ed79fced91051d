import { at } from '@chambord/kernel';
import { active, GEM_NAMES, GEMS, splendor, total } from '@chambord/splendor/rules';
import type { Gem, Rules, State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { card, codes, EVERY, expectWhyNot, legalTexts, noble, only, play, randomGame, table } from './table.ts';

/** Rules 3.1 and 3.2 once more, by trying every list of up to four gems. */
function takesByForce(state: State): string[] {
  const { supply, options } = state;
  const room = options.rules === 'court' ? 10 - total(active(state).tokens) : 10;
  const there = supply.slice(0, 5).filter((left) => left > 0).length;
  const found = new Set<string>();
  const tryOut = (gems: readonly Gem[]): void => {
    if (gems.length < 4) for (const gem of GEMS) if (gem >= (gems.at(-1) ?? 0)) tryOut([...gems, gem]);
    const different = new Set(gems).size === gems.length;
    const enough = gems.every((gem) => supply[gem] > 0) && gems.length <= room;
    const three = different && gems.length > 0 && gems.length === Math.min(3, there, room);
    const two = gems.length === 2 && !different && supply[at(gems, 0)] >= 4;
    if (enough && (three || two)) found.add(`take ${gems.map((gem) => GEM_NAMES[gem]).join(' ')}`);
  };
  tryOut([]);
  return [...found].sort();
}

describe('3 A turn', () => {
  test('3 exactly one action, then the next player', () => {
    const state = table().state();
    play(state, 'take diamond sapphire ruby');
    expect(state.seat).toBe(1);
    play(state, 'reserve level 1');
    expect(state.seat).toBe(0);
  });

  test('3.1 three tokens of different gems', () => {
    const state = table().state();
    expect(legalTexts(state, 'take').filter((text) => text.split(' ').length === 4)).toHaveLength(10);
    const events = play(state, 'take diamond emerald onyx');
    expect(at(state.players, 0).tokens).toEqual([1, 0, 1, 0, 1, 0]);
    expect(state.supply).toEqual([3, 4, 3, 4, 3, 5]);
    expect(only(events, 'took')).toEqual([{ event: 'took', seat: 0, gems: [0, 2, 4] }]);
  });

  test('3.1 exactly three, of different gems, and no gold', () => {
    const state = table().state();
    expectWhyNot(state, 'take diamond sapphire', '3.1', 'takeExactly', { count: 3 });
    expectWhyNot(state, 'take diamond', '3.1', 'takeExactly', { count: 3 });
    expectWhyNot(state, 'take diamond sapphire emerald ruby', '3.1', 'takeExactly', { count: 3 });
    expectWhyNot(state, 'take diamond diamond ruby', '3.1', 'notDifferent');
    expectWhyNot(state, 'take diamond ruby gold', '3.3', 'goldNotTaken');
  });

  test.each(['court', 'classic'] as const)('3.1 if fewer gems are to be had, as many as possible (%s)', (rules) => {
    const some = table(rules)
      .tokens(0, { diamond: 2, sapphire: 2 })
      .tokens(1, { sapphire: 2, emerald: 4, ruby: 4 })
      .state();
    expect(legalTexts(some, 'take')).toEqual(['take diamond onyx', 'take onyx onyx']);
    expectWhyNot(some, 'take diamond', '3.1', 'takeExactly', { count: 2 });
    expectWhyNot(some, 'take diamond ruby onyx', '3.1', 'noneLeft');
    const one = table(rules).tokens(0, { diamond: 4, sapphire: 4 }).tokens(1, { emerald: 4, ruby: 4, onyx: 1 }).state();
    expect(legalTexts(one, 'take')).toEqual(['take onyx']);
    expectWhyNot(one, 'take onyx diamond', '3.1', 'noneLeft', { gem: 0 });
    const none = table(rules)
      .tokens(0, { diamond: 4, sapphire: 4, emerald: 2 })
      .tokens(1, { emerald: 2, ruby: 4, onyx: 4 })
      .state();
    expect(legalTexts(none, 'take')).toEqual([]);
  });

  test('3.1 court: with less room, exactly as many as there is room for', () => {
    const two = table().tokens(0, { diamond: 4, sapphire: 4 }).state();
    expect(legalTexts(two, 'take')).toEqual([
      'take emerald ruby',
      'take emerald onyx',
      'take ruby onyx',
      'take emerald emerald',
      'take ruby ruby',
      'take onyx onyx',
    ]);
    expectWhyNot(two, 'take emerald ruby onyx', '4.1', 'noRoom');
    expectWhyNot(two, 'take emerald', '3.1', 'takeExactly', { count: 2 });
    const one = table().tokens(0, { diamond: 4, sapphire: 3, gold: 2 }).state();
    expect(legalTexts(one, 'take')).toEqual(['take sapphire', 'take emerald', 'take ruby', 'take onyx']);
    const none = table().tokens(0, { diamond: 4, sapphire: 4, gold: 2 }).state();
    expect(legalTexts(none, 'take')).toEqual([]);
    expectWhyNot(none, 'take ruby', '4.1', 'noRoom');
  });

  test('3.1 classic: room does not matter', () => {
    const state = table('classic').tokens(0, { diamond: 4, sapphire: 4, gold: 2 }).state();
    expect(legalTexts(state, 'take')).toEqual([
      'take emerald ruby onyx',
      'take emerald emerald',
      'take ruby ruby',
      'take onyx onyx',
    ]);
  });

  test('3.2 two tokens of one gem, if there were at least four of it', () => {
    const state = table().tokens(1, { ruby: 1 }).state();
    expect(legalTexts(state, 'take')).toContain('take emerald emerald');
    expectWhyNot(state, 'take ruby ruby', '3.2', 'fewerThanFour');
    play(state, 'take emerald emerald');
    expect(at(state.players, 0).tokens).toEqual([0, 0, 2, 0, 0, 0]);
    expectWhyNot(state, 'take emerald emerald', '3.2', 'fewerThanFour');
  });

  test('3.2 court: and there is room for two', () => {
    const state = table().tokens(0, { diamond: 4, sapphire: 4, gold: 1 }).state();
    expectWhyNot(state, 'take onyx onyx', '4.1', 'noRoom');
    expect(legalTexts(table().tokens(0, { diamond: 4, sapphire: 4 }).state())).toContain('take onyx onyx');
  });

  test('3.1 3.2 over whole games, exactly what every list of gems tried out gives', () => {
    for (const options of EVERY) {
      for (let i = 0; i < 5; i++) {
        randomGame(options, `takes ${i}`, (state) => {
          const expected = state.phase === 'action' ? takesByForce(state) : [];
          expect(legalTexts(state, 'take').sort()).toEqual(expected);
        });
      }
    }
  });

  test('3.3 a face-up card goes to the hand and brings 1 gold', () => {
    const state = table().market('2ruby-a').state();
    const events = play(state, 'reserve 2ruby-a');
    const [player] = state.players;
    expect(player?.hand).toEqual([{ card: card('2ruby-a'), level: 2, blind: false }]);
    expect(player?.tokens).toEqual([0, 0, 0, 0, 0, 1]);
    expect(state.supply[5]).toBe(4);
    expect(only(events, 'reserved')).toEqual([{ event: 'reserved', seat: 0, card: card('2ruby-a'), gold: true }]);
  });

  test('3.3 so does the top of a deck', () => {
    const state = table().deckTop('3onyx-b').state();
    const market = [...state.market];
    const events = play(state, 'reserve level 3');
    expect(at(state.players, 0).hand).toEqual([{ card: card('3onyx-b'), level: 3, blind: true }]);
    expect(at(state.players, 0).tokens[5]).toBe(1);
    expect(state.market).toEqual(market);
    expect(state.decks[2]).toHaveLength(15);
    expect(only(events, 'reservedBlind')).toEqual([{ event: 'reservedBlind', seat: 0, level: 3, gold: true }]);
    expect(only(events, 'drew')).toEqual([{ event: 'drew', seat: 0, card: card('3onyx-b') }]);
  });

  test('3.3 every face-up card and every deck can be reserved, and nothing else', () => {
    const state = table().deckLeft(3, 0).state();
    const expected = [...codes(state.market).map((code) => `reserve ${code}`), 'reserve level 1', 'reserve level 2'];
    expect(legalTexts(state, 'reserve', 'reserveBlind')).toEqual(expected);
    expectWhyNot(state, 'reserve level 3', '3.3', 'deckEmpty');
    const [hidden = 0] = state.decks[0];
    expectWhyNot(state, `reserve ${codes([hidden]).join('')}`, '3.3', 'notInMarket');
  });

  test('3.3 at most three in hand', () => {
    const state = table().hand(0, '1ruby-a', '2ruby-a', '3ruby-a').market('1onyx-a').state();
    expect(legalTexts(state, 'reserve', 'reserveBlind')).toEqual([]);
    expectWhyNot(state, 'reserve 1onyx-a', '3.3', 'handFull');
    expectWhyNot(state, 'reserve level 1', '3.3', 'handFull');
    const two = table().hand(0, '1ruby-a', '2ruby-a').state();
    expect(legalTexts(two, 'reserve', 'reserveBlind')).toHaveLength(15);
  });

  test.each(['court', 'classic'] as const)('3.3 no gold if there is none (%s)', (rules) => {
    const state = table(rules).market('2ruby-a').tokens(1, { gold: 5 }).state();
    const events = play(state, 'reserve 2ruby-a');
    expect(only(events, 'reserved').map(({ gold }) => gold)).toEqual([false]);
    expect(at(state.players, 0).tokens).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('3.4 buy a card, face-up or from the own hand, no other', () => {
    const state = table()
      .market('1diamond-h', '1diamond-a')
      .hand(0, '1emerald-a')
      .blind(0, '1onyx-b')
      .hand(1, '1ruby-b')
      .tokens(0, { diamond: 2, sapphire: 3, emerald: 3, ruby: 1 })
      .state();
    const bought = new Set(legalTexts(state, 'buy').map((text) => text.split(' ')[1]));
    expect(bought).toContain('1diamond-a');
    expect(bought).toContain('1emerald-a');
    expect(bought).toContain('1onyx-b');
    expectWhyNot(state, 'buy 1ruby-b for 2 sapphire 1 emerald', '3.4', 'notForSale');
    expectWhyNot(state, 'buy 1diamond-h for 3 emerald', '5.1', 'tooDear');
    const events = play(state, 'buy 1onyx-b for 2 emerald 1 ruby');
    expect(only(events, 'bought').map(({ from }) => from)).toEqual(['blind']);
    const [player] = state.players;
    expect(codes(player?.cards ?? [])).toEqual(['1onyx-b']);
    expect(codes(player?.hand.map((held) => held.card) ?? [])).toEqual(['1emerald-a']);
  });

  test('3.4 where it came from is told', () => {
    const state = table()
      .market('1diamond-a')
      .hand(1, '1emerald-b')
      .tokens(0, { sapphire: 3 })
      .tokens(1, { ruby: 3 })
      .state();
    const events = play(state, 'buy 1diamond-a for 3 sapphire', 'buy 1emerald-b for 3 ruby');
    expect(only(events, 'bought').map(({ from }) => from)).toEqual(['market', 'hand']);
  });

  const four = ['1ruby-a', '1ruby-b', '1ruby-c', '1ruby-d', '1onyx-a', '1onyx-b', '1onyx-c', '1onyx-d'];

  test('3.5 court: seek the patronage of a noble, if the bonuses suffice', () => {
    const state = table()
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four)
      .state();
    expect(legalTexts(state, 'noble')).toEqual(['noble henry']);
    expectWhyNot(state, 'noble mary', '3.5', 'bonusesShort');
    expectWhyNot(state, 'noble charles', '3.5', 'nobleNotThere');
    const events = play(state, 'noble henry');
    expect(only(events, 'nobleCame')).toEqual([{ event: 'nobleCame', seat: 0, noble: noble('henry') }]);
    expect(at(state.players, 0)).toMatchObject({ nobles: [noble('henry')], points: 3 });
    expect(state.nobles).toEqual([noble('mary'), noble('anne')]);
    expect(state.seat).toBe(1);
  });

  test('3.5 court: one bonus short is not enough, and nobody comes unasked', () => {
    const short = table()
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four.slice(1))
      .state();
    expect(legalTexts(short, 'noble')).toEqual([]);
    const state = table()
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four)
      .state();
    play(state, 'take diamond sapphire emerald');
    expect(at(state.players, 0).nobles).toEqual([]);
  });

  test('3.5 court: one noble for each player, ever', () => {
    const state = table()
      .nobles('henry', 'mary')
      .patron(0, 'anne')
      .bought(0, ...four)
      .state();
    expect(legalTexts(state, 'noble')).toEqual([]);
    expectWhyNot(state, 'noble henry', '3.5', 'hasNoble');
  });

  test('3.5 classic: comes by itself at the end of any turn, also one of taking tokens', () => {
    const state = table('classic')
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four)
      .state();
    expect(legalTexts(state, 'noble')).toEqual([]);
    expectWhyNot(state, 'noble henry', '3.5', 'comesByItself');
    const events = play(state, 'take diamond sapphire emerald');
    expect(only(events, 'nobleCame')).toEqual([{ event: 'nobleCame', seat: 0, noble: noble('henry') }]);
    expect(at(state.players, 0).points).toBe(3);
    expect(state.seat).toBe(1);
  });

  test('3.5 classic: with the card that completes the bonuses', () => {
    const state = table('classic')
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four.slice(1))
      .market('1ruby-a')
      .tokens(0, { diamond: 3 })
      .state();
    const events = play(state, 'buy 1ruby-a for 3 diamond');
    expect(events.map(({ event }) => event)).toEqual(['bought', 'refilled', 'nobleCame', 'turnBegan']);
  });

  test('3.5 classic: with several the player chooses, and cannot refuse', () => {
    const emeralds = ['1emerald-a', '1emerald-b', '1emerald-c', '1emerald-d'];
    const state = table('classic')
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four, ...emeralds)
      .state();
    play(state, 'take diamond sapphire emerald');
    expect(state).toMatchObject({ seat: 0, phase: 'noble' });
    expect(legalTexts(state)).toEqual(['noble henry', 'noble mary']);
    expectWhyNot(state, 'pass', '3.5', 'chooseNobleFirst');
    expectWhyNot(state, 'take ruby', '3.5', 'chooseNobleFirst');
    expectWhyNot(state, 'noble anne', '3.5', 'bonusesShort');
    expectWhyNot(state, 'noble charles', '3.5', 'nobleNotThere');
    play(state, 'noble mary');
    expect(at(state.players, 0).nobles).toEqual([noble('mary')]);
    expect(state).toMatchObject({ seat: 1, phase: 'action' });
  });

  test('3.5 classic: one a turn, no limit: the other comes at the end of the next', () => {
    const emeralds = ['1emerald-a', '1emerald-b', '1emerald-c', '1emerald-d'];
    const state = table('classic')
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four, ...emeralds)
      .state();
    play(state, 'take diamond sapphire emerald', 'noble mary', 'take diamond sapphire emerald', 'reserve level 1');
    expect(at(state.players, 0).nobles).toEqual([noble('mary'), noble('henry')]);
    expect(at(state.players, 0).points).toBe(6);
  });

  /** Cards that ask for something of everything, or for very much of one gem. */
  const dear = '1diamond-d 1sapphire-c 1emerald-c 1ruby-d 2diamond-a 2sapphire-b 2emerald-a 2onyx-a'
    .concat(' 3diamond-a 3sapphire-a 3emerald-a 3ruby-a')
    .split(' ');
  /** Seat 0 can do nothing at all. */
  const stuckIn = (rules: Rules) =>
    table(rules)
      .market(...dear)
      .hand(0, '3diamond-b', '3diamond-c', '3diamond-d')
      .tokens(0, { sapphire: 4, emerald: 4, ruby: 2 });

  test('3.6 who can do nothing passes', () => {
    const state = stuckIn('court').state();
    const texts = legalTexts(state);
    expect(texts).toEqual(['pass']);
    const events = play(state, 'pass');
    expect(only(events, 'passed')).toEqual([{ event: 'passed', seat: 0 }]);
    expect(state).toMatchObject({ seat: 1, phase: 'action', passes: 1 });
  });

  test('3.6 and only then', () => {
    expectWhyNot(table().state(), 'pass', '3.6', 'canAct');
    for (const options of EVERY) {
      randomGame(options, 'pass', (state) => {
        const moves = splendor.legal(state);
        if (moves.some((move) => move.do === 'pass')) expect(moves).toHaveLength(1);
      });
    }
  });

  test('3.6 if everyone passes in a row the game ends at once', () => {
    const state = stuckIn('court')
      .hand(1, '3sapphire-b', '3sapphire-c', '3sapphire-d')
      .tokens(1, { diamond: 4, onyx: 4, ruby: 2 })
      .state();
    const texts = legalTexts(state);
    expect(texts).toEqual(['pass']);
    const events = play(state, 'pass', 'pass');
    expect(only(events, 'gameOver')).toEqual([{ event: 'gameOver', by: 'passes' }]);
    expect(splendor.actor(state)).toBeNull();
    expect(splendor.score(state).places).toEqual([1, 1]);
  });

  test('3.6 classic: passing is for who has three cards in hand, no gem to take and nothing to buy', () => {
    const state = stuckIn('classic').tokens(1, { diamond: 4, onyx: 4, ruby: 2 }).state();
    expect(legalTexts(state)).toEqual(['pass']);
    expect(legalTexts(stuckIn('classic').tokens(1, { diamond: 4, onyx: 4, ruby: 1 }).state())).toEqual(['take ruby']);
  });

  test('3.6 classic: a noble still comes to who passes, and choosing one does not undo the pass', () => {
    const rubies = ['1ruby-a', '1ruby-b', '1ruby-c', '1ruby-e'];
    const onyxes = ['1onyx-a', '1onyx-b', '1onyx-c', '1onyx-d'];
    const emeralds = ['1emerald-a', '1emerald-b', '1emerald-d', '1emerald-e'];
    const state = table('classic')
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...rubies, ...onyxes, ...emeralds)
      .market('1diamond-a', '1diamond-c', '1sapphire-e', '1onyx-e', '2sapphire-e', '2emerald-d', '2ruby-d', '2onyx-a')
      .market('3sapphire-b', '3sapphire-d', '3emerald-b', '3emerald-d')
      .hand(0, '3diamond-a', '3sapphire-a', '3emerald-a')
      .hand(1, '3diamond-b', '3diamond-c', '3diamond-d')
      .tokens(0, { emerald: 4, ruby: 4, onyx: 2 })
      .tokens(1, { diamond: 4, sapphire: 4, onyx: 2 })
      .state();
    play(state, 'pass');
    expect(state).toMatchObject({ seat: 0, phase: 'noble', passes: 1 });
    play(state, 'noble mary');
    expect(state).toMatchObject({ seat: 1, phase: 'action', passes: 1 });
  });

  test('3.6 not if someone did something in between', () => {
    const state = stuckIn('court').state();
    play(state, 'pass', 'reserve level 1');
    expect(state.passes).toBe(0);
    play(state, 'pass', 'reserve level 1', 'pass');
    expect(splendor.actor(state)).toBe(1);
  });

  test('3.7 classic: ten rounds without a card bought or reserved end the game at the end of the round', () => {
    // With the gold out of the way there are always some gems to take.
    const state = table('classic').tokens(0, { gold: 5 }).state();
    for (let round = 1; round <= 10; round++) {
      expect(state).toMatchObject({ round, phase: 'action' });
      for (const seat of [0, 1]) {
        expect(state.seat).toBe(seat);
        const [take = ''] = legalTexts(state, 'take');
        const events = play(state, take);
        if (state.phase === 'return') events.push(...play(state, at(legalTexts(state), 0)));
        const ends = only(events, 'gameOver').map(({ by }) => by);
        expect(ends).toEqual(round === 10 && seat === 1 ? ['quiet'] : []);
      }
    }
    expect(splendor.actor(state)).toBeNull();
  });

  test.each(['reserve level 1', 'buy 1diamond-a for 3 sapphire'])('3.7 "%s" begins the count anew', (busy) => {
    const state = table('classic').round(10, 0).market('1diamond-a').tokens(0, { sapphire: 3 }).state();
    play(state, busy, 'take diamond emerald ruby');
    expect(state).toMatchObject({ round: 11, busyRound: 10, phase: 'action' });
  });

  test('3.7 nine quiet rounds are not ten', () => {
    const nine = table('classic').round(10, 1).seat(1).state();
    play(nine, 'take diamond emerald ruby');
    expect(nine.phase).toBe('action');
    const ten = table('classic').round(10, 0).seat(1).state();
    play(ten, 'take diamond emerald ruby');
    expect(ten.phase).toBe('over');
  });

  test('3.7 court knows no such end', () => {
    const state = table('court').round(30, 0).seat(1).state();
    play(state, 'take diamond emerald ruby');
    expect(state.phase).toBe('action');
  });
});
