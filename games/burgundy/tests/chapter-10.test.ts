import { at } from '@chambord/kernel';
import { burgundy, faceOf, score } from '@chambord/burgundy/rules';
import type { Event, State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { codes, dealtTo, expectWhyNot, idle, legalOf, only, play, randomGame, table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `solo ${i}`);
const all = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function aaronOf(state: State) {
  if (state.aaron === null) throw new Error('Aaron does not play here');
  return state.aaron;
}

/** The last decision of a solo round; Aaron's estate is empty. */
function endOfRound() {
  return table({ players: 1 }).bare().aaronEstate().lastTurn();
}

const aaronsSeven = ['cloister1a', 'cloister1b', 'cloister2a']; // 6 points and the "first triple" card

describe('10 Solo against Aaron', () => {
  test('10.1 set up as for two; the player begins with 1 silver, 1 worker, 1 good and 1 animal', () => {
    for (const seed of seeds) {
      const state = burgundy.setup({ players: 1 }, seed);
      expect(state.players).toHaveLength(1);
      expect(state.display.flat()).toHaveLength(7);
      const aarons = aaronOf(state);
      expect([...state.allSeven, aarons.allSeven].filter((points) => points > 0)).toEqual([3, 1]);
      const player = at(state.players, 0);
      expect(player).toMatchObject({ silver: 1, workers: 1, projects: [], estate: [] });
      expect([all(player.goods), all(player.animals)]).toEqual([1, 1]);
      expect([state.goods[0].length, state.goods[1].length]).toEqual([9, 8]);
      expect([state.animals[0].length, state.animals[1].length]).toEqual([10, 9]);
      expect(dealtTo(state, 0)).toHaveLength(6);
      expect(state.deck).toHaveLength(114 - 6 - 25 - 7);
      expect(burgundy.actor(state)).toBe(0);
    }
  });

  test('10.1 the six cards are dealt first, then piles, then the display: as the first cards of a table for two', () => {
    // With a chosen start player the shuffle does not depend on the number of players (see 2.5).
    for (const seed of seeds.slice(0, 5)) {
      const solo: Event[] = [];
      const state = burgundy.setup({ players: 1, startPlayer: 0 }, seed, (event) => solo.push(event));
      const two = burgundy.setup({ players: 2, startPlayer: 0 }, seed);
      const [first, second] = [dealtTo(two, 0), dealtTo(two, 1)];
      const deck = first.flatMap((card, i) => [card, at(second, i)]);
      expect(dealtTo(state, 0)).toEqual(deck.slice(0, 6));
      const laid = only(solo, 'aaronLaid').map(({ card }) => card);
      expect(laid).toEqual(deck.slice(6, 9));
      expect(at(aaronOf(state).piles, 0).slice(0, 3)).toEqual(deck.slice(9, 12));
      const three = burgundy.setup({ players: 4, startPlayer: 0 }, seed);
      // Cards 31 to 36 of the deck lie in the first six rows here, and in the second half of the display of four.
      const fourth = three.display.flatMap((row) => row.slice(1));
      const shown = state.display.map((row) => at(row, 0));
      expect(shown.slice(0, 5).every((card) => fourth.includes(card))).toBe(true);
    }
  });

  test('10.2 Aaron has five piles of 3, 4, 5, 6 and 7 cards, and the first is laid out at once', () => {
    for (const seed of seeds) {
      const aaron = aaronOf(burgundy.setup({ players: 1 }, seed));
      expect(aaron.piles.map(({ length }) => length)).toEqual([4, 5, 6, 7]);
      expect(aaron.estate.flatMap(({ cards }) => cards)).toHaveLength(3);
    }
  });

  test('10.2 a pile is laid out at the start of each round', () => {
    const state = table({ players: 1 }).points(0, 50).state();
    const laid: number[] = [];
    while (burgundy.actor(state) !== null) {
      laid.push(aaronOf(state).estate.reduce((sum, { cards }) => sum + cards.length, 0));
      idle(state);
    }
    expect(laid).toEqual([3, 7, 12, 18, 25].flatMap((count) => Array.from({ length: 6 }, () => count)));
    expect(aaronOf(state).piles).toEqual([]);
  });

  test('10.2 by type; his cloisters are always their own type; a fourth card starts a new triple', () => {
    const state = endOfRound()
      .aaronEstate(['mine1a', 'mine1b', 'mine2a'], ['ship1a', 'ship1b'], ['cloister1a'])
      .points(0, 50)
      .aaronNext('mine3a', 'cloister1b', 'castle1a', 'ship2a')
      .state();
    idle(state);
    expect(aaronOf(state).estate.map(({ type, cards }) => [type, codes(state, cards)])).toEqual([
      ['mine', ['mine1a', 'mine1b', 'mine2a']],
      ['ship', ['ship1a', 'ship1b', 'ship2a']],
      ['cloister', ['cloister1a', 'cloister1b']],
      ['mine', ['mine3a']],
      ['castle', ['castle1a']],
    ]);
  });

  test('10.2 no other card joins his cloisters', () => {
    for (const seed of seeds) {
      const state = randomGame({ players: 1 }, seed);
      for (const { type, cards } of aaronOf(state).estate)
        expect(cards.every((card) => faceOf(state, card).type === type)).toBe(true);
    }
  });

  test('10.2 the player gets 1 point for each of his cloisters when it is laid', () => {
    const state = endOfRound().aaronNext('cloister1a', 'mine1a', 'cloister1b', 'ship1a').points(0, 4).state();
    const events = idle(state);
    expect(at(state.players, 0).points).toBe(6);
    expect(only(events, 'gainedPoints').filter(({ by }) => by === 'aaron')).toHaveLength(2);
  });

  test('10.2 also for those of the first round', () => {
    let some = 0;
    for (const seed of seeds) {
      const state = burgundy.setup({ players: 1 }, seed);
      const cloisters = aaronOf(state)
        .estate.filter(({ type }) => type === 'cloister')
        .flatMap(({ cards }) => cards).length;
      expect(at(state.players, 0).points).toBe(cloisters);
      some += cloisters;
    }
    expect(some).toBeGreaterThan(0);
  });

  test('10.3 he takes a first-triple card when he is first', () => {
    const state = endOfRound()
      .aaronEstate(['mine1a', 'mine1b'])
      .aaronNext('mine2a', 'castle1a', 'ship1a', 'pasture1a')
      .state();
    const events = idle(state);
    expect(only(events, 'firstTriple')).toEqual([{ event: 'firstTriple', seat: 1, type: 'mine' }]);
    expect(state.firstTriples.mine).toBe(1);
    expect(score(state).sheets.map(({ firstTriples }) => firstTriples)).toEqual([0, 1]);
  });

  test('10.3 not when the player was first; and the player not when he was', () => {
    const state = endOfRound()
      .aaronEstate(['mine1a', 'mine1b'])
      .aaronNext('mine2a', 'castle1a', 'ship1a', 'pasture1a')
      .estate(0, ['mine3a', 'mine3b', 'mine4a'])
      .state();
    idle(state);
    expect(state.firstTriples.mine).toBe(0);
    const late = table({ players: 1 })
      .bare()
      .aaronEstate(['mine1a', 'mine1b', 'mine2a'])
      .estate(0, ['mine3a', 'mine3b'])
      .projects(0, 'mine4a')
      .played(4)
      .state();
    expect(only(play(late, 'place mine4a on mine3a'), 'firstTriple')).toEqual([]);
    expect(late.firstTriples.mine).toBe(1);
    expect(legalOf(late, 'bonus')).toHaveLength(5); // the bonus comes all the same
  });

  const six = [['castle1a'], ['cloister1a'], ['knowledge1a'], ['ship1a'], ['pasture1a'], ['church1']];

  test('10.3 he takes the top all-seven card in the moment he has all types', () => {
    const state = endOfRound()
      .aaronEstate(...six)
      .aaronNext('castle2a', 'mine1a', 'ship2a', 'ship2b')
      .state();
    const events = idle(state);
    expect(only(events, 'allSevenTypes')).toEqual([{ event: 'allSevenTypes', seat: 1, points: 3 }]);
    expect(aaronOf(state).allSeven).toBe(3);
    expect(state.allSeven).toEqual([1]);
  });

  test('10.3 after the player he takes the second one', () => {
    const own = [['castle3a'], ['cloister3a'], ['knowledge3a'], ['ship3a'], ['pasture3a'], ['church3'], ['mine3a']];
    const state = endOfRound()
      .aaronEstate(...six)
      .aaronNext('castle2a', 'mine1a', 'ship2a', 'ship2b')
      .estate(0, ...own)
      .state();
    idle(state);
    expect([at(state.players, 0).allSeven, aaronOf(state).allSeven]).toEqual([3, 1]);
  });

  test("10.3 the player's all-seven card is the player's", () => {
    const state = table({ players: 1 })
      .bare()
      .aaronEstate(['castle2a'], ['ship2a'])
      .estate(0, ...six)
      .projects(0, 'mine3a')
      .played(3)
      .state();
    const events = play(state, 'place mine3a');
    expect(only(events, 'allSevenTypes')).toEqual([{ event: 'allSevenTypes', seat: 0, points: 3 }]);
    expect([at(state.players, 0).allSeven, aaronOf(state).allSeven]).toEqual([3, 0]);
    expect(score(state).sheets.map(({ allSeven }) => allSeven)).toEqual([3, 0]);
  });

  test('10.3 nothing else: no effects, no bonuses', () => {
    const state = endOfRound()
      .aaronEstate(['bank2', 'church1'], ['pasture1a'])
      .aaronNext('watchtower1', 'ship1a', 'knowledge1a', 'pasture2a')
      .points(0, 9)
      .state();
    const goods = state.goods.flat().length;
    const animals = state.animals.flat().length;
    const { silver, workers } = at(state.players, 0);
    const events = idle(state);
    expect(only(events, 'tripleCompleted')).toEqual([{ event: 'tripleCompleted', seat: 1, type: 'building' }]);
    expect([state.goods.flat().length, state.animals.flat().length]).toEqual([goods, animals]);
    expect(at(state.players, 0)).toMatchObject({ silver: silver + 1, workers, points: 9 });
    expect(legalOf(state, 'play').length).toBeGreaterThan(0); // the player goes on
    expect(score(state).points[1]).toBe(4); // 3 and the first triple
  });

  test('10.4 if he has more after a round, the player loses at once', () => {
    for (const round of ['A', 'B', 'C', 'D', 'E'] as const) {
      const state = endOfRound().round(round).aaronEstate(aaronsSeven).points(0, 6).state();
      const events = idle(state);
      expect(only(events, 'compared')).toEqual([
        { event: 'compared', round: ['A', 'B', 'C', 'D', 'E'].indexOf(round), player: 6, aaron: 7 },
      ]);
      expect(only(events, 'gameOver')).toHaveLength(1);
      expect(only(events, 'roundBegan')).toEqual([]);
      expect(burgundy.actor(state)).toBeNull();
      expect(burgundy.legal(state)).toEqual([]);
      expect(burgundy.score(state).places).toEqual([2, 1]);
    }
  });

  test('10.4 with as many points the game goes on', () => {
    for (const round of ['A', 'B', 'C', 'D'] as const) {
      const state = endOfRound().round(round).aaronEstate(aaronsSeven).points(0, 7).state();
      idle(state);
      expect(burgundy.actor(state)).toBe(0);
    }
  });

  test('10.4 equal or more after round E: the player wins', () => {
    for (const points of [7, 8]) {
      const state = endOfRound().round('E').aaronEstate(aaronsSeven).points(0, points).state();
      idle(state);
      expect(burgundy.actor(state)).toBeNull();
      expect(burgundy.score(state)).toMatchObject({ points: [points, 7], places: [1, 2] });
    }
  });

  test('10.4 animals are included, unsold goods and storage are not', () => {
    const saved = endOfRound()
      .aaronEstate(aaronsSeven)
      .points(0, 5)
      .animals(0, { pig: 1, sheep: 1, cattle: 1 })
      .state();
    idle(saved);
    expect(burgundy.actor(saved)).toBe(0);
    const lost = endOfRound().aaronEstate(aaronsSeven).points(0, 6).goods(0, { dark: 6 }).workers(0, 9).state();
    idle(lost);
    expect(burgundy.actor(lost)).toBeNull();
  });

  test('10.4 only at the end of a round', () => {
    const state = table({ players: 1 }).bare().aaronEstate(aaronsSeven).state();
    for (let i = 0; i < 5; i++) {
      idle(state);
      expect(burgundy.actor(state)).toBe(0);
    }
    idle(state);
    expect(burgundy.actor(state)).toBeNull();
  });

  test('10.4 after an early end nothing can be done', () => {
    const state = endOfRound().aaronEstate(aaronsSeven).state();
    idle(state);
    for (const text of ['play 1', 'silver', 'buy', 'end']) expectWhyNot(state, text, '10.4', 'gameOver');
  });

  test('10.4 the start player card is not used', () => {
    const state = table({ players: 1 }).bare().aaronEstate().points(0, 50).goods(0, { light: 1 }).played(1).state();
    expect(state.startCard).toBeNull();
    play(state, 'sell light');
    expect(state.startCard).toBeNull();
    expect(at(score(state).sheets, 0)).toMatchObject({ startCard: 0, sold: 1, total: 51 });
    const events: Event[] = [];
    while (state.round === 0) events.push(...idle(state));
    expect(only(events, 'startCardPassed')).toEqual([]);
  });

  test('10.5 his points: complete triples, first-triple and all-seven cards', () => {
    const state = table({ players: 1 })
      .bare()
      .aaronEstate(
        ['mine1a', 'mine1b', 'mine2a'], // 4 + 1
        ['mine3a', 'mine3b', 'mine4a'], // 4
        ['ship1a', 'ship1b', 'ship1c'], // 3 + 1
        ['castle1a', 'castle1b'],
        ['cloister1a'],
        ['knowledge1a'],
        ['pasture1a'],
        ['watchtower1'], // all seven: 3
      )
      .state();
    expect(at(score(state).sheets, 1)).toEqual({
      triples: { castle: 0, mine: 8, cloister: 0, knowledge: 0, ship: 3, pasture: 0, building: 0 },
      firstTriples: 2,
      allSeven: 3,
      points: 0,
      sold: 0,
      animals: 0,
      startCard: 0,
      total: 16,
      storage: 0,
    });
    expect(burgundy.score(state).points).toEqual([0, 16]);
  });
});
