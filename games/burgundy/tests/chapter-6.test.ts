import { at } from '@chambord/kernel';
import { burgundy, score, TYPES } from '@chambord/burgundy/rules';
import type { Column } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import {
  codes,
  columns,
  EVERY,
  expectLegal,
  expectWhyNot,
  legalOf,
  legalTexts,
  ofType,
  only,
  play,
  randomGame,
  table,
} from './table.ts';

/** A bare player with these columns and one project to be placed with its own die. */
function builds(project: string, ...estate: string[][]) {
  const die = at([1, 2, 3, 4, 5, 6] as const, Number(/\d/.exec(project)?.[0]) - 1);
  return table({ players: 2 })
    .bare()
    .display()
    .estate(0, ...estate)
    .projects(0, project)
    .played(die);
}

const bonusA = ['bonus 3 points', 'bonus 2 goods', 'bonus 2 animals', 'bonus 3 silver', 'bonus 3 workers'];
const bonusD = ['bonus 2 silver', 'bonus 2 workers', 'bonus 1 silver 1 workers'];
const receiveGoods = ['receive goods left', 'receive goods right'];
const receiveAnimals = ['receive animals left', 'receive animals right'];

const twoMineColumns = () => builds('mine3a', ['mine1a', 'mine1b'], ['cloister1a', 'mine2a']).state();

const lastPasture = () => builds('pasture3a', ['pasture1a', 'pasture1b']).state();

describe('6 The estate', () => {
  test('6.1 three cards of one type form a column, and a complete one takes no more', () => {
    const state = builds('mine3a', ['mine1a', 'mine1b', 'mine2a']).state();
    expectWhyNot(state, 'place mine3a on mine1a', '6.1', 'columnComplete');
    expect(legalOf(state, 'place')).toEqual(['place mine3a']);
  });

  test('6.1 the kinds of building count as one type', () => {
    const state = builds('watchtower3', ['bank2', 'church1']).state();
    const events = play(state, 'place watchtower3 on bank2');
    expect(only(events, 'tripleCompleted')).toEqual([{ event: 'tripleCompleted', seat: 0, type: 'building' }]);
  });

  test('6.1 placed cards never move', () => {
    for (const players of EVERY) {
      let before: readonly (readonly Column[])[] = Array.from({ length: players }, () => []);
      randomGame({ players }, `estates ${players}`, (state) => {
        state.players.forEach(({ estate }, seat) => {
          at(before, seat).forEach(({ cards }, index) => {
            expect(at(estate, index).cards.slice(0, cards.length)).toEqual(cards);
          });
        });
        before = state.players.map(({ estate }) => [...estate]);
      });
    }
  });

  test('6.2 a card joins the incomplete column of its type and cannot start another', () => {
    const state = builds('mine3a', ['castle1a'], ['mine1a', 'mine1b']).state();
    expect(legalOf(state, 'place')).toEqual(['place mine3a on mine1a']);
    expectWhyNot(state, 'place mine3a', '6.2', 'columnOpen');
    expectWhyNot(state, 'place mine3a on castle1a', '6.2', 'otherType');
    play(state, 'place mine3a on mine1a');
    expect(columns(state, 0)).toEqual([['castle1a'], ['mine1a', 'mine1b', 'mine3a']]);
  });

  test('6.2 it starts a column if there is none of its type', () => {
    const state = builds('mine3a', ['castle1a']).state();
    expect(legalOf(state, 'place')).toEqual(['place mine3a']);
    expectWhyNot(state, 'place mine3a on castle1a', '6.2', 'otherType');
    expectWhyNot(state, 'place mine3a on mine1a', '6.2', 'noSuchColumn');
    play(state, 'place mine3a');
    expect(columns(state, 0)).toEqual([['castle1a'], ['mine3a']]);
  });

  test('6.2 a fourth card starts a new column, and a fifth joins that', () => {
    const state = builds('mine3a', ['mine1a', 'mine1b', 'mine2a']).projects(0, 'mine4a').state();
    play(state, 'place mine3a');
    expect(columns(state, 0)).toEqual([['mine1a', 'mine1b', 'mine2a'], ['mine3a']]);
    const fifth = builds('mine4a', ['mine1a', 'mine1b', 'mine2a'], ['mine3a']).state();
    expect(legalOf(fifth, 'place')).toEqual(['place mine4a on mine3a']);
  });

  test("6.2 another player's columns do not count", () => {
    const state = builds('mine3a').estate(1, ['mine1a']).state();
    expect(legalOf(state, 'place')).toEqual(['place mine3a']);
    expectWhyNot(state, 'place mine3a on mine1a', '6.2', 'noSuchColumn');
  });

  test('6.3 a cloister may join any incomplete column and counts as its type', () => {
    const state = builds('cloister3a', ['mine1a'], ['castle1a', 'castle1b'], ['ship1a', 'ship1b', 'ship1c']).state();
    expect(legalOf(state, 'place')).toEqual([
      'place cloister3a on mine1a',
      'place cloister3a on castle1a',
      'place cloister3a',
    ]);
    expectWhyNot(state, 'place cloister3a on ship1a', '6.1', 'columnComplete');
    const events = play(state, 'place cloister3a on castle1a');
    expect(only(events, 'tripleCompleted').map(({ type }) => type)).toEqual(['castle']);
    expect(at(state.players, 0).estate.map(({ type }) => type)).toEqual(['mine', 'castle', 'ship']);
  });

  test('6.3 the column that a cloister joined takes no other type', () => {
    const state = builds('castle3a', ['mine1a', 'cloister1a']).state();
    expect(legalOf(state, 'place')).toEqual(['place castle3a']);
    expectWhyNot(state, 'place castle3a on mine1a', '6.2', 'otherType');
    const mine = builds('mine3a', ['mine1a', 'cloister1a']).state();
    expect(legalOf(mine, 'place')).toEqual(['place mine3a on mine1a']);
  });

  test('6.3 any card may be put on a column of one or two cloisters, which take its type', () => {
    for (const type of TYPES.filter((name) => name !== 'cloister')) {
      const project = at(ofType(type), 0);
      for (const cloisters of [['cloister1a'], ['cloister1a', 'cloister1b']]) {
        const state = builds(project, cloisters).state();
        expect(legalOf(state, 'place').sort()).toEqual([`place ${project}`, `place ${project} on cloister1a`]);
        const events = play(state, `place ${project} on cloister1a`);
        expect(at(at(state.players, 0).estate, 0).type).toBe(type);
        expect(only(events, 'tripleCompleted').map((event) => event.type)).toEqual(
          cloisters.length === 2 ? [type] : [],
        );
      }
    }
  });

  test('6.3 cloisters that took a type keep it', () => {
    const state = builds('castle3a', ['cloister1a', 'mine1a']).state();
    expect(legalOf(state, 'place')).toEqual(['place castle3a']);
    expectWhyNot(state, 'place castle3a on cloister1a', '6.2', 'otherType');
  });

  test('6.3 a card of a type with an incomplete column may still go on cloisters, but not on its own', () => {
    const state = builds('mine3a', ['mine1a'], ['cloister1a', 'cloister1b']).state();
    expect(legalOf(state, 'place')).toEqual(['place mine3a on mine1a', 'place mine3a on cloister1a']);
    expectWhyNot(state, 'place mine3a', '6.2', 'columnOpen');
  });

  test('6.3 with two incomplete columns of a type the player chooses', () => {
    expect(legalOf(twoMineColumns(), 'place')).toEqual(['place mine3a on mine1a', 'place mine3a on cloister1a']);
    for (const [on, index] of [
      ['mine1a', 0],
      ['cloister1a', 1],
    ] as const) {
      const state = twoMineColumns();
      play(state, `place mine3a on ${on}`);
      expect(columns(state, 0).map(({ length }) => length)).toEqual(index === 0 ? [3, 2] : [2, 3]);
    }
  });

  test('6.3 two incomplete columns come about by putting the second card on cloisters', () => {
    const state = builds('mine3a', ['mine1a'], ['cloister1a']).state();
    play(state, 'place mine3a on cloister1a');
    expect(at(state.players, 0).estate.map(({ type, cards }) => [type, codes(state, cards)])).toEqual([
      ['mine', ['mine1a']],
      ['mine', ['cloister1a', 'mine3a']],
    ]);
  });

  test('6.3 a cloister has the choice of both columns of a type as well', () => {
    const state = builds('cloister3a', ['mine1a', 'mine1b'], ['cloister1a', 'mine2a']).state();
    expect(legalOf(state, 'place')).toEqual([
      'place cloister3a on mine1a',
      'place cloister3a on cloister1a',
      'place cloister3a',
    ]);
  });

  test('6.3 a cloister on its own joins the incomplete cloister column, else it starts one', () => {
    const open = builds('cloister3a', ['mine1a'], ['cloister1a']).state();
    expect(legalOf(open, 'place')).toEqual(['place cloister3a on mine1a', 'place cloister3a on cloister1a']);
    expectWhyNot(open, 'place cloister3a', '6.3', 'cloistersOpen');
    const first = builds('cloister3a').state();
    expect(legalOf(first, 'place')).toEqual(['place cloister3a']);
    const fourth = builds('cloister3a', ['cloister1a', 'cloister1b', 'cloister2a']).state();
    expect(legalOf(fourth, 'place')).toEqual(['place cloister3a']);
  });

  test('6.4 three cloisters alone are a cloister triple of 6 points', () => {
    const state = builds('cloister3a', ['cloister1a', 'cloister1b']).state();
    play(state, 'place cloister3a on cloister1a');
    expect(state.firstTriples.cloister).toBe(0);
    expect(at(score(state).sheets, 0).triples.cloister).toBe(6);
  });

  test.each([
    [['mine1a', 'mine1b', 'cloister1a'], 'mine', 4],
    [['mine1a', 'cloister1b', 'cloister1a'], 'mine', 4],
    [['cloister1a', 'cloister1b', 'castle1a'], 'castle', 2],
    [['cloister1a', 'ship1a', 'cloister1b'], 'ship', 3],
  ] as const)('6.4 the mixed triple %j scores as %s', (cards, type, points) => {
    const [first, second, third] = cards;
    const state = builds(third, [first, second]).state();
    play(state, `place ${third} on ${first}`);
    const { triples, firstTriples } = at(score(state).sheets, 0);
    expect(triples[type]).toBe(points);
    expect(triples.cloister).toBe(0);
    expect(state.firstTriples[type]).toBe(0);
    expect(state.firstTriples.cloister).toBeNull();
    expect(firstTriples).toBe(1);
  });

  test('6.5 the first to complete a triple of a type takes its card, once for all', () => {
    for (const type of TYPES) {
      const cards = ofType(type);
      const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((i) => at(cards, i));
      if (!a || !b || !c || !d || !e || !f) throw new Error('too few cards');
      const first = builds(c, [a, b]).state();
      const events = play(first, `place ${c} on ${a}`);
      expect(only(events, 'firstTriple')).toEqual([{ event: 'firstTriple', seat: 0, type }]);
      expect(first.firstTriples[type]).toBe(0);

      const late = builds(c, [a, b]).estate(1, [d, e, f]).state();
      expect(only(play(late, `place ${c} on ${a}`), 'firstTriple')).toEqual([]);
      expect(late.firstTriples[type]).toBe(1);

      const again = builds(c, [d, e, f], [a, b]).state();
      expect(only(play(again, `place ${c} on ${a}`), 'firstTriple')).toEqual([]);
      expect(again.firstTriples[type]).toBe(0);
    }
  });

  test('6.5 two cards are no triple', () => {
    const state = builds('mine3a', ['mine1a']).state();
    const events = play(state, 'place mine3a on mine1a');
    expect(only(events, 'tripleCompleted')).toEqual([]);
    expect(state.firstTriples.mine).toBeNull();
  });

  test('6.6 every triple brings one bonus of the current round card', () => {
    const state = builds('mine3a', ['mine1a', 'mine1b']).estate(1, ['mine4a', 'mine4b', 'mine5a']).state();
    play(state, 'place mine3a on mine1a');
    expectLegal(state, ...bonusA);
    play(state, 'bonus 3 workers');
    expect(at(state.players, 0).workers).toBe(3);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('6.6 the bonus is that of the round', () => {
    const state = builds('mine3a', ['mine1a', 'mine1b']).round('D').state();
    play(state, 'place mine3a on mine1a');
    expectLegal(state, ...bonusD);
    expectWhyNot(state, 'bonus 3 points', '6.6', 'notOnRoundCard');
    expectWhyNot(state, 'bonus 1 silver', '6.6', 'notOnRoundCard');
    play(state, 'bonus 1 silver 1 workers');
    expect(at(state.players, 0)).toMatchObject({ silver: 3, workers: 1 }); // 2 from the mine
  });

  test('6.6 no bonus without a triple', () => {
    const state = builds('ship3a', ['ship1a']).state();
    expectWhyNot(state, 'bonus 3 points', '6.6', 'noBonusOpen');
    play(state, 'place ship3a on ship1a');
    expectLegal(state, ...receiveGoods);
    expectWhyNot(state, 'bonus 3 points', '6.6', 'noBonusOpen');
  });

  test('6.6 the bonus must be taken', () => {
    const state = builds('mine3a', ['mine1a', 'mine1b']).state();
    play(state, 'place mine3a on mine1a');
    expectWhyNot(state, 'decline', '7.9', 'notOptional');
    expectWhyNot(state, 'silver', '6.8', 'otherOpen');
  });

  test('6.6 goods come one after the other, each from the top of either pile', () => {
    const state = builds('cloister3a', ['cloister1a', 'cloister1b'])
      .goodsPiles(['medium', 'light'], ['light', 'medium', 'dark'])
      .state();
    play(state, 'place cloister3a on cloister1a', 'bonus 2 goods');
    expectLegal(state, ...receiveGoods);
    play(state, 'receive goods right');
    expectLegal(state, ...receiveGoods);
    expect(state.goods[1]).toEqual(['light', 'medium']);
    play(state, 'receive goods left');
    expect(at(state.players, 0).goods).toEqual({ light: 1, medium: 0, dark: 1 });
    expect(burgundy.actor(state)).toBe(1);
  });

  test('6.6 animals too', () => {
    const state = builds('cloister3a', ['cloister1a', 'cloister1b'])
      .animalPiles(['pig', 'sheep'], ['chicken', 'cattle', 'cattle'])
      .state();
    play(state, 'place cloister3a on cloister1a', 'bonus 2 animals');
    expectLegal(state, ...receiveAnimals);
    play(state, 'receive animals left', 'receive animals right');
    expect(at(state.players, 0).animals).toEqual({ chicken: 0, sheep: 1, pig: 0, cattle: 1 });
  });

  test('6.6 a choice that would bring nothing is not offered', () => {
    const state = builds('cloister3a', ['cloister1a', 'cloister1b']).goodsPiles([], []).animalPiles([], []).state();
    play(state, 'place cloister3a on cloister1a');
    expectLegal(state, 'bonus 3 points', 'bonus 3 silver', 'bonus 3 workers');
    expectWhyNot(state, 'bonus 2 goods', '6.6', 'bringsNothing');
    expectWhyNot(state, 'bonus 2 animals', '6.6', 'bringsNothing');
  });

  test('6.6 one that brings less is', () => {
    const state = builds('cloister3a', ['cloister1a', 'cloister1b']).goodsPiles(['dark'], []).state();
    play(state, 'place cloister3a on cloister1a');
    expectLegal(state, ...bonusA);
    play(state, 'bonus 2 goods');
    expectLegal(state, 'receive goods left');
    const events = play(state, 'receive goods left');
    expect(only(events, 'lost')).toEqual([{ event: 'lost', seat: 0, step: 'receive' }]);
    expect(at(state.players, 0).goods.dark).toBe(1);
    expect(burgundy.actor(state)).toBe(1);
  });

  const six = [['castle1a'], ['cloister1a'], ['knowledge1a'], ['ship1a'], ['pasture1a'], ['church1']];

  test('6.7 the seventh type takes the top card that is left, at once', () => {
    const state = builds('mine3a', ...six).state();
    const events = play(state, 'place mine3a');
    expect(only(events, 'allSevenTypes')).toEqual([{ event: 'allSevenTypes', seat: 0, points: 3 }]);
    expect(at(score(state).sheets, 0).allSeven).toBe(3);
    expect(state.allSeven).toEqual([1]);
  });

  test('6.7 not with six types', () => {
    const state = builds('mine3a', ...six.slice(1)).state();
    expect(only(play(state, 'place mine3a'), 'allSevenTypes')).toEqual([]);
    expect(state.allSeven).toEqual([3, 1]);
  });

  test('6.7 the next player takes the next card', () => {
    const second = [['castle2a'], ['cloister2a'], ['knowledge2a'], ['ship2a'], ['pasture2a'], ['bank2'], ['mine2a']];
    const state = builds('mine3a', ...six)
      .estate(1, ...second)
      .state();
    expect(at(state.players, 1).allSeven).toBe(3);
    play(state, 'place mine3a');
    expect(at(state.players, 0).allSeven).toBe(1);
    expect(state.allSeven).toEqual([]);
  });

  test('6.7 only the first time', () => {
    const state = builds('mine3a', ...six, ['mine1a', 'mine1b', 'mine2a']).state();
    expect(at(state.players, 0).allSeven).toBe(3);
    expect(only(play(state, 'place mine3a'), 'allSevenTypes')).toEqual([]);
    expect(state.allSeven).toEqual([1]);
  });

  test('6.7 a cloister counts as a cloister wherever it lies', () => {
    const hidden = [['castle1a', 'cloister1a'], ['knowledge1a'], ['ship1a'], ['pasture1a'], ['church1']];
    const state = builds('mine3a', ...hidden).state();
    expect(only(play(state, 'place mine3a'), 'allSevenTypes')).toHaveLength(1);
    const joins = builds('cloister3a', ['castle1a'], ['mine1a'], ...six.slice(2)).state();
    expect(only(play(joins, 'place cloister3a on mine1a'), 'allSevenTypes')).toHaveLength(1);
  });

  test('6.7 a cloister does not stand for the type it joined', () => {
    const state = builds(
      'knowledge3a',
      ['castle1a'],
      ['cloister1a'],
      ['ship1a', 'cloister2a'],
      ['pasture1a'],
      ['church1'],
    );
    expect(only(play(state.state(), 'place knowledge3a'), 'allSevenTypes')).toEqual([]);
  });

  test('6.8 counters, first-triple and all-seven cards come at once, before any choice', () => {
    const others = [['castle1a'], ['cloister1a'], ['knowledge1a'], ['ship1a'], ['pasture1a']];
    const state = builds('bank4', ['mine1a', 'mine1b'], ...others).projects(0, 'mine4a');
    const mine = state.state();
    play(mine, 'place mine4a on mine1a');
    expect(at(mine.players, 0).silver).toBe(2);
    expect(mine.firstTriples.mine).toBe(0);
    expectLegal(mine, ...bonusA);

    const ship = builds(
      'ship4a',
      ['mine1a'],
      ['castle1a'],
      ['cloister1a'],
      ['knowledge1a'],
      ['church1'],
      ['pasture1a'],
    );
    const seventh = ship.state();
    play(seventh, 'place ship4a');
    expect(at(seventh.players, 0).allSeven).toBe(3);
    expectLegal(seventh, ...receiveGoods);
  });

  test('6.8 effect and bonus are open together and taken in any order', () => {
    const one = lastPasture();
    play(one, 'place pasture3a on pasture1a');
    expectLegal(one, ...bonusA, ...receiveAnimals);
    play(one, 'receive animals left');
    expectLegal(one, ...bonusA);
    play(one, 'bonus 3 points');
    expect(burgundy.actor(one)).toBe(1);

    const other = lastPasture();
    play(other, 'place pasture3a on pasture1a', 'bonus 3 points');
    expectLegal(other, ...receiveAnimals);
    play(other, 'receive animals right');
    expect(burgundy.actor(other)).toBe(1);
  });

  test('6.8 the goods of a bonus are received before what was open beside it', () => {
    const state = builds('pasture3a', ['pasture1a', 'pasture1b']).state();
    play(state, 'place pasture3a on pasture1a', 'bonus 2 goods');
    expectLegal(state, ...receiveGoods);
    play(state, 'receive goods left', 'receive goods left');
    expectLegal(state, ...receiveAnimals);
  });

  test('6.8 each effect beside its bonus', () => {
    const castle = builds('castle3a', ['castle1a', 'castle1b']).state();
    play(castle, 'place castle3a on castle1a');
    expectLegal(castle, ...bonusA, 'silver', 'workers');
    const carpenter = builds('carpenter3', ['bank2', 'church1'])
      .display({ 1: ['market1'] })
      .state();
    play(carpenter, 'place carpenter3 on bank2');
    expectLegal(carpenter, ...bonusA, 'take market1', 'decline');
    const warehouse = builds('warehouse4', ['bank2', 'church1']).goods(0, { dark: 1 }).state();
    play(warehouse, 'place warehouse4 on bank2');
    expectLegal(warehouse, ...bonusA, 'sell dark', 'decline');
    const cityHall = builds('cityHall4', ['bank2', 'church1']).projects(0, 'mine1a').state();
    play(cityHall, 'place cityHall4 on bank2');
    expectLegal(cityHall, ...bonusA, 'place mine1a', 'decline');
  });

  test('6.8 a placement made while something is open is settled first, then the older goes on', () => {
    const state = builds('castle3a', ['castle1a', 'castle1b'], ['ship1a', 'ship1b']).projects(0, 'ship2a').state();
    play(state, 'place castle3a on castle1a', 'place ship2a on ship1a');
    // Now the ship's good and the bonus of the ship triple; the castle triple's bonus waits.
    expectLegal(state, ...bonusA, ...receiveGoods);
    play(state, 'bonus 3 points');
    expectLegal(state, ...receiveGoods);
    play(state, 'receive goods left');
    expectLegal(state, ...bonusA);
    play(state, 'bonus 3 workers');
    expect(burgundy.actor(state)).toBe(1);
    expect(at(state.players, 0)).toMatchObject({ points: 3, workers: 3 });
  });

  test('6.8 a waiting bonus cannot be taken before the newer placement is settled', () => {
    const state = builds('castle3a', ['castle1a', 'castle1b']).projects(0, 'ship2a').state();
    play(state, 'place castle3a on castle1a', 'place ship2a');
    expectLegal(state, ...receiveGoods);
    expect(burgundy.whyNot(state, burgundy.parse('bonus 3 points', state.options))).toMatchObject({ rule: '6.8' });
    play(state, 'receive goods left');
    expectLegal(state, ...bonusA);
  });

  test('6.8 a purchase in between is settled first as well', () => {
    const state = builds('ship3a', ['ship1a', 'ship1b']).silver(0, 3).deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(state, 'place ship3a on ship1a', 'buy');
    expectWhyNot(state, 'silver', '6.8', 'otherOpen');
    play(state, 'keep mine6a');
    expectLegal(state, ...bonusA, ...receiveGoods);
  });

  test('6.9 a warehouse without goods waits for the goods of its triple', () => {
    const state = builds('warehouse4', ['bank2', 'church1']).goodsPiles(['dark', 'dark'], ['dark', 'dark']).state();
    play(state, 'place warehouse4 on bank2');
    expectLegal(state, ...bonusA, 'decline');
    expectWhyNot(state, 'sell dark', '4.3', 'noSuchGoods');
    play(state, 'bonus 2 goods', 'receive goods left', 'receive goods right');
    expectLegal(state, 'sell dark', 'decline');
    play(state, 'sell dark');
    expect(at(state.players, 0)).toMatchObject({ silver: 2, sold: { light: 0, medium: 0, dark: 2 } });
  });

  test('6.9 with another bonus it is lost', () => {
    const state = builds('warehouse4', ['bank2', 'church1']).state();
    play(state, 'place warehouse4 on bank2');
    const events = play(state, 'bonus 3 points');
    expect(only(events, 'lost')).toEqual([{ event: 'lost', seat: 0, step: 'sellOne' }]);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('6.9 lost at once where nothing can bring goods', () => {
    const alone = builds('warehouse4').state();
    expect(only(play(alone, 'place warehouse4'), 'lost')).toHaveLength(1);
    expect(burgundy.actor(alone)).toBe(1);

    const roundD = builds('warehouse4', ['bank2', 'church1']).round('D').state();
    expect(only(play(roundD, 'place warehouse4 on bank2'), 'lost')).toHaveLength(1);
    expectLegal(roundD, ...bonusD);

    const noneLeft = builds('warehouse4', ['bank2', 'church1']).goodsPiles([], []).state();
    expect(only(play(noneLeft, 'place warehouse4 on bank2'), 'lost')).toHaveLength(1);
    expectLegal(noneLeft, 'bonus 3 points', 'bonus 2 animals', 'bonus 3 silver', 'bonus 3 workers');
  });

  test('6.9 a warehouse waits for a purchase whose die can place a ship', () => {
    const state = builds('warehouse4').silver(0, 3).projects(0, 'ship6a').deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(state, 'place warehouse4');
    expectLegal(state, 'buy', 'decline');
    play(state, 'buy', 'use mine6a', 'place ship6a', 'receive goods left');
    expect(legalOf(state, 'sell')).toHaveLength(1);
    play(state, at(legalOf(state, 'sell'), 0));
    expect(state.startCard).toEqual({ holder: 0, faceDown: true });
  });

  test('6.9 after the purchase was used otherwise it is lost', () => {
    const state = builds('warehouse4').silver(0, 3).projects(0, 'ship6a').deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(state, 'place warehouse4', 'buy');
    expect(only(play(state, 'keep mine6a'), 'lost')).toHaveLength(1);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('6.9 a purchase without a project to place brings no goods', () => {
    const state = builds('warehouse4').silver(0, 3).state();
    expect(only(play(state, 'place warehouse4'), 'lost')).toHaveLength(1);
    expectLegal(state, 'buy', 'end');
  });

  test('6.9 nor one whose only project brings none, wherever it is placed', () => {
    const state = builds('warehouse4').silver(0, 3).projects(0, 'mine6a').state();
    expect(only(play(state, 'place warehouse4'), 'lost')).toHaveLength(1);
    expectLegal(state, 'buy', 'end');
  });

  /** A warehouse without goods, placed by someone with 3 silver, these projects and these columns: whether it waits. */
  function warehouseWaits(round: 'A' | 'B' | 'D', projects: readonly string[], ...estate: string[][]): boolean {
    const builder = builds('warehouse4', ...estate)
      .round(round)
      .silver(0, 3);
    const state = builder.projects(0, ...projects).state();
    const lost = only(play(state, 'place warehouse4'), 'lost');
    expectLegal(state, 'buy', lost.length > 0 ? 'end' : 'decline');
    return lost.length === 0;
  }

  test('6.9 what brings goods by itself is a ship or a boarding house, in any round', () => {
    for (const round of ['A', 'B', 'D'] as const) {
      for (const project of ['ship6a', 'boardingHouse6']) expect(warehouseWaits(round, [project])).toBe(true);
      for (const project of ['pasture6a', 'market5', 'bank6', 'cityHall6', 'castle6a', 'knowledge6a']) {
        expect(warehouseWaits(round, [project]), `${project} in round ${round}`).toBe(false);
      }
    }
  });

  test('6.9 it is enough that one of several projects does', () => {
    expect(warehouseWaits('D', ['mine6a', 'ship6a'])).toBe(true);
    expect(warehouseWaits('D', ['mine6a', 'pasture6a'])).toBe(false);
  });

  test('6.9 a boarding house, placed with the die of a bought card, brings what the warehouse then sells', () => {
    const state = builds('warehouse4').round('D').silver(0, 3).projects(0, 'boardingHouse6');
    const waits = state.deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(waits, 'place warehouse4', 'buy', 'use mine6a', 'place boardingHouse6 on warehouse4', 'receive goods left');
    expect(legalOf(waits, 'sell')).toHaveLength(1);
    play(waits, at(legalOf(waits, 'sell'), 0));
    expect(at(waits.players, 0).silver).toBe(1);
  });

  test('6.9 a project that completes a triple brings goods while the round card has some', () => {
    const pair = ['mine1a', 'mine1b'];
    expect(warehouseWaits('A', ['mine6a'], pair)).toBe(true);
    expect(warehouseWaits('B', ['mine6a'], pair)).toBe(true);
    expect(warehouseWaits('D', ['mine6a'], pair)).toBe(false);
    expect(warehouseWaits('A', ['knowledge6a', 'mine6a'], ['castle1a'], pair)).toBe(true);
  });

  test('6.9 one that does not complete it brings none', () => {
    expect(warehouseWaits('A', ['mine6a'], ['mine1a'])).toBe(false);
    expect(warehouseWaits('A', ['mine6a'], ['mine1a', 'mine1b', 'mine2a'])).toBe(false);
    expect(warehouseWaits('A', ['mine6a'], ['ship1a', 'ship1b'])).toBe(false);
    expect(warehouseWaits('A', ['mine6a', 'knowledge6a'], ['mine1a'], ['knowledge1a'])).toBe(false);
  });

  test('6.9 cloisters complete triples of others, and others theirs', () => {
    expect(warehouseWaits('A', ['cloister6a'], ['mine1a', 'mine1b'])).toBe(true);
    expect(warehouseWaits('A', ['mine6a'], ['cloister1a', 'cloister1b'])).toBe(true);
    expect(warehouseWaits('D', ['cloister6a'], ['mine1a', 'mine1b'])).toBe(false);
  });

  test('6.9 what lets another project follow may build up a triple, if there is another one', () => {
    for (const first of ['castle6a', 'cityHall6']) {
      expect(warehouseWaits('A', [first, 'mine6a'])).toBe(true);
      expect(warehouseWaits('A', [first])).toBe(false);
      expect(warehouseWaits('D', [first, 'mine6a'])).toBe(false);
    }
    expect(warehouseWaits('A', ['church5', 'mine6a'])).toBe(false);
  });

  test('6.9 a castle, then the castle that its action places: the goods of their triple are sold', () => {
    const state = builds('warehouse4', ['castle1a'])
      .silver(0, 3)
      .projects(0, 'castle6a', 'castle5a')
      .deckTop('mine6a', 'mine6b', 'mine5a')
      .goodsPiles(['dark', 'dark'], ['dark', 'dark'])
      .state();
    play(state, 'place warehouse4', 'buy', 'use mine6a', 'place castle6a on castle1a', 'place castle5a on castle1a');
    play(state, 'bonus 2 goods', 'receive goods left', 'receive goods right', 'silver');
    expectLegal(state, 'sell dark', 'decline');
    play(state, 'sell dark');
    expect(at(state.players, 0)).toMatchObject({ silver: 3, sold: { light: 0, medium: 0, dark: 2 } });
  });

  test('6.9 a warehouse waits for a single good of its triple, too', () => {
    const state = builds('warehouse4', ['bank2', 'church1']).round('B').state();
    expect(only(play(state, 'place warehouse4 on bank2'), 'lost')).toEqual([]);
    expect(legalTexts(state)).toContain('decline');
  });

  test('6.9 the silver of the bonus can pay for the purchase', () => {
    const state = builds('warehouse4', ['bank2', 'church1'])
      .round('D')
      .silver(0, 1)
      .projects(0, 'ship6a')
      .deckTop('mine6a', 'mine6b', 'mine5a')
      .state();
    play(state, 'place warehouse4 on bank2');
    expectLegal(state, ...bonusD, 'decline');
    play(state, 'bonus 2 silver', 'buy', 'use mine6a', 'place ship6a', 'receive goods left');
    expect(legalOf(state, 'sell')).toHaveLength(1);
    expect(legalTexts(state)).toContain('decline');
  });

  test('6.9 a city hall without a project waits for a purchase', () => {
    const state = builds('cityHall4').silver(0, 3).deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(state, 'place cityHall4');
    expectLegal(state, 'buy', 'decline');
    play(state, 'buy', 'keep mine5a');
    expectLegal(state, 'place mine5a', 'decline');
    play(state, 'place mine5a');
    expect(columns(state, 0)).toEqual([['cityHall4'], ['mine5a']]);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('6.9 or for a project that the die of the bought card takes', () => {
    const state = builds('cityHall4')
      .silver(0, 3)
      .display({ 6: ['pasture1a'] })
      .deckTop('mine6a', 'mine6b', 'mine5a')
      .state();
    play(state, 'place cityHall4', 'buy', 'use mine6a', 'take pasture1a');
    expectLegal(state, 'place pasture1a', 'decline');
  });

  test('6.9 or for the silver that its triple earns', () => {
    const state = builds('cityHall4', ['bank2', 'church1']).deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(state, 'place cityHall4 on bank2');
    expectLegal(state, ...bonusA, 'decline');
    play(state, 'bonus 3 silver', 'buy', 'keep mine6a');
    expectLegal(state, 'place mine6a', 'decline');
  });

  test('6.9 else it is lost', () => {
    const poor = builds('cityHall4').silver(0, 2).state();
    expect(only(play(poor, 'place cityHall4'), 'lost')).toEqual([{ event: 'lost', seat: 0, step: 'placeAnother' }]);
    expect(burgundy.actor(poor)).toBe(1);

    const points = builds('cityHall4', ['bank2', 'church1']).state();
    play(points, 'place cityHall4 on bank2');
    expect(only(play(points, 'bonus 3 points'), 'lost')).toHaveLength(1);

    const tooLittle = builds('cityHall4', ['bank2', 'church1']).round('D').state();
    expect(only(play(tooLittle, 'place cityHall4 on bank2'), 'lost')).toHaveLength(1);

    const bought = builds('cityHall4').silver(0, 6).deckTop('mine6a', 'mine6b', 'mine5a').state();
    play(bought, 'buy', 'use mine6a', 'silver');
    expect(only(play(bought, 'place cityHall4'), 'lost')).toHaveLength(1);

    const noCards = table({ players: 2 }).bare().silver(0, 3).display().projects(0, 'cityHall4');
    const empty = noCards.onlyDraws([], [], 1).step({ step: 'takeAction', die: 4, card: null }).state();
    expect(only(play(empty, 'place cityHall4'), 'lost')).toHaveLength(1);
  });

  test('6.9 a bonus of another placement does not keep it open', () => {
    const state = builds('castle3a', ['castle1a', 'castle1b']).projects(0, 'warehouse4').state();
    const events = play(state, 'place castle3a on castle1a', 'place warehouse4');
    expect(only(events, 'lost')).toEqual([{ event: 'lost', seat: 0, step: 'sellOne' }]);
    expectLegal(state, ...bonusA);
  });

  test('6.9 an effect whose object was taken away in between is lost', () => {
    const state = builds('church3')
      .silver(0, 3)
      .display({ 6: ['castle1a'] })
      .deckTop('mine6a', 'mine6b', 'mine5a')
      .state();
    play(state, 'place church3', 'buy', 'use mine6a');
    const events = play(state, 'take castle1a');
    expect(only(events, 'lost')).toEqual([{ event: 'lost', seat: 0, step: 'takeOf' }]);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('6.9 over whole games something is always open, and what is open can be answered', () => {
    for (const players of EVERY) {
      const lost = new Set<string>();
      randomGame(
        { players },
        `lost ${players}`,
        (state) => expect(legalTexts(state).length).toBeGreaterThan(0),
        (event) => {
          if (event.event === 'lost') lost.add(event.step);
        },
      );
      expect([...lost].every((step) => ['takeOf', 'receive', 'sellOne', 'placeAnother'].includes(step))).toBe(true);
    }
  });
});
