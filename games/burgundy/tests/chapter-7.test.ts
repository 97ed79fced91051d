import { at } from '@chambord/kernel';
import { burgundy, DICE, TYPES } from '@chambord/burgundy/rules';
import type { Animal, Good } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import {
  card,
  codes,
  columns,
  expectLegal,
  expectWhyNot,
  legalOf,
  legalTexts,
  ofType,
  only,
  play,
  table,
} from './table.ts';

/** A bare player places this card with its own die. */
function places(project: string) {
  const die = at(DICE, Number(/\d/.exec(project)?.[0]) - 1);
  return table({ players: 2 }).bare().display().projects(0, project).played(die);
}

const halved = (right: Good[]) => {
  const state = places('ship3a').goodsPiles(['dark'], right).state();
  play(state, 'place ship3a', 'receive goods left');
  return state.goods;
};

describe('7 Effects', () => {
  test('7.1 a mine brings 2 silver', () => {
    const state = places('mine3a').silver(0, 4).workers(0, 1).state();
    play(state, 'place mine3a');
    expect(at(state.players, 0)).toMatchObject({ silver: 6, workers: 1, points: 0 });
  });

  test('7.1 knowledge brings 2 workers, without a limit', () => {
    const state = places('knowledge3a').workers(0, 5).state();
    play(state, 'place knowledge3a');
    expect(at(state.players, 0)).toMatchObject({ workers: 7, silver: 0, points: 0 });
  });

  test('7.1 a ship brings the top good of either pile', () => {
    const state = places('ship3a').goodsPiles(['light', 'dark'], ['dark', 'medium']).state();
    play(state, 'place ship3a');
    expectLegal(state, 'receive goods left', 'receive goods right');
    expectWhyNot(state, 'receive animals left', '7.1', 'receiveOther');
    const other = burgundy.clone(state);
    play(state, 'receive goods left');
    expect(at(state.players, 0).goods).toEqual({ light: 0, medium: 0, dark: 1 });
    expect(state.goods).toEqual([['light'], ['dark', 'medium']]);
    play(other, 'receive goods right');
    expect(at(other.players, 0).goods).toEqual({ light: 0, medium: 1, dark: 0 });
    expect(burgundy.actor(other)).toBe(1);
  });

  test('7.1 a pasture brings the top animal of either pile', () => {
    const state = places('pasture3a').animalPiles(['pig', 'sheep'], ['pig', 'cattle']).state();
    play(state, 'place pasture3a');
    expectLegal(state, 'receive animals left', 'receive animals right');
    expectWhyNot(state, 'receive goods left', '7.1', 'receiveOther');
    play(state, 'receive animals right');
    expect(at(state.players, 0).animals).toEqual({ chicken: 0, sheep: 0, pig: 0, cattle: 1 });
    expect(state.animals).toEqual([['pig', 'sheep'], ['pig']]);
  });

  test('7.1 nothing is received without such an effect', () => {
    const state = places('mine3a').state();
    expectWhyNot(state, 'receive goods left', '7.1', 'nothingToReceive');
  });

  test('7.2 when a pile is emptied, the lower half of the other takes its place in the same order', () => {
    const right: Good[] = ['light', 'light', 'medium', 'dark', 'medium'];
    const state = places('ship3a').goodsPiles(['dark'], right).state();
    play(state, 'place ship3a');
    const events = play(state, 'receive goods left');
    expect(state.goods).toEqual([
      ['light', 'light'],
      ['medium', 'dark', 'medium'],
    ]);
    expect(only(events, 'pileHalved')).toEqual([{ event: 'pileHalved', of: 'goods', into: 'left', count: 2 }]);
    const view = burgundy.view(state, 1);
    expect(view.goods).toEqual([
      { length: 2, top: 'light' },
      { length: 3, top: 'medium' },
    ]);
  });

  test('7.2 the right pile likewise, and animals likewise', () => {
    const left: Animal[] = ['pig', 'sheep', 'cattle', 'chicken'];
    const state = places('pasture3a').animalPiles(left, ['pig']).state();
    play(state, 'place pasture3a', 'receive animals right');
    expect(state.animals).toEqual([
      ['cattle', 'chicken'],
      ['pig', 'sheep'],
    ]);
  });

  test('7.2 two and three cards are halved, a last single card stays alone', () => {
    expect(halved(['light', 'medium', 'dark'])).toEqual([['light'], ['medium', 'dark']]);
    expect(halved(['light', 'medium'])).toEqual([['light'], ['medium']]);
    expect(halved(['light'])).toEqual([[], ['light']]);
    expect(halved([])).toEqual([[], []]);
  });

  test('7.2 from a single pile only that one can be taken', () => {
    const state = places('ship3a').goodsPiles([], ['dark']).state();
    play(state, 'place ship3a');
    expectLegal(state, 'receive goods right');
    expectWhyNot(state, 'receive goods left', '7.2', 'pileEmpty');
    play(state, 'receive goods right');
    expect(state.goods).toEqual([[], []]);
  });

  test('7.2 if all are gone, nothing is received', () => {
    const ship = places('ship3a').goodsPiles([], []).state();
    expect(only(play(ship, 'place ship3a'), 'lost')).toHaveLength(1);
    expect(burgundy.actor(ship)).toBe(1);
    const pasture = places('pasture3a').animalPiles([], []).state();
    play(pasture, 'place pasture3a');
    expect(burgundy.actor(pasture)).toBe(1);
  });

  test('7.2 two goods of a bonus with a halving between them', () => {
    const state = places('cloister3a')
      .estate(0, ['cloister1a', 'cloister1b'])
      .goodsPiles(['light'], ['light', 'medium', 'dark', 'dark'])
      .state();
    play(state, 'place cloister3a on cloister1a', 'bonus 2 goods', 'receive goods left');
    expect(state.goods).toEqual([
      ['light', 'medium'],
      ['dark', 'dark'],
    ]);
    play(state, 'receive goods left');
    expect(at(state.players, 0).goods).toEqual({ light: 1, medium: 1, dark: 0 });
  });

  const wanted = {
    carpenter3: ['knowledge', 'building'],
    church3: ['castle', 'mine', 'cloister'],
    market3: ['ship', 'pasture'],
  } as const;

  test.each(['carpenter3', 'church3', 'market3'] as const)(
    '7.3 %s takes its types from any row as a project',
    (code) => {
      const shown = Object.fromEntries(DICE.map((die) => [die, [at(ofType(at(TYPES, die - 1)), 0)]]));
      const state = places(code)
        .display({ ...shown, 1: [...(shown[1] ?? []), 'bank2'] })
        .state();
      play(state, `place ${code}`);
      const types: readonly string[] = wanted[code];
      const expected = TYPES.slice(0, 6).filter((type) => types.includes(type));
      expectLegal(
        state,
        ...expected.map((type) => `take ${at(ofType(type), 0)}`),
        ...(types.includes('building') ? ['take bank2'] : []),
        'decline',
      );
      for (const type of TYPES.slice(0, 6).filter((name) => !types.includes(name)))
        expectWhyNot(state, `take ${at(ofType(type), 0)}`, '7.3', 'notOfThese');
      const [first = ''] = legalOf(state, 'take');
      play(state, first);
      expect(codes(state, at(state.players, 0).projects)).toEqual([first.split(' ')[1]]);
      expect(at(state.players, 0)).toMatchObject({ silver: 0, workers: 0 }); // no number, no workers
      expect(burgundy.actor(state)).toBe(1);
    },
  );

  test('7.3 only from the display', () => {
    const state = places('church3')
      .display({ 2: ['castle1a'] })
      .projects(1, 'castle2a')
      .state();
    play(state, 'place church3');
    expectWhyNot(state, 'take castle2a', '4.1', 'notInDisplay');
  });

  test('7.3 nothing of the kind there: nothing', () => {
    for (const code of ['carpenter3', 'church3', 'market3'] as const) {
      const others = TYPES.filter((type) => !wanted[code].some((name) => name === type));
      const state = places(code)
        .display({ 1: others.map((type) => at(ofType(type), 0)) })
        .state();
      expect(only(play(state, `place ${code}`), 'lost')).toEqual([{ event: 'lost', seat: 0, step: 'takeOf' }]);
      expect(burgundy.actor(state)).toBe(1);
    }
  });

  test('7.3–7.7 what a card opens says that it was this card, in views too', () => {
    const everything = Object.fromEntries(DICE.map((row) => [row, [at(ofType(at(TYPES, row - 1)), 11)]]));
    for (const code of ['castle3a', 'ship3a', 'pasture3a', 'carpenter3', 'church3', 'market3', 'boardingHouse4']) {
      const state = places(code).display(everything).state();
      play(state, `place ${code}`);
      expect(state.agenda.at(-1), code).toMatchObject([{ card: card(code) }]);
      expect(burgundy.view(state, 1).agenda, code).toEqual(state.agenda);
    }
    const warehouse = places('warehouse4').goods(0, { dark: 1 }).state();
    play(warehouse, 'place warehouse4');
    expect(warehouse.agenda.at(-1)).toEqual([{ step: 'sellOne', card: card('warehouse4') }]);
    const cityHall = table({ players: 2 }).bare().projects(0, 'cityHall4', 'mine1a').played(4).state();
    play(cityHall, 'place cityHall4');
    expect(cityHall.agenda.at(-1)).toEqual([{ step: 'placeAnother', card: card('cityHall4') }]);
  });

  test('6.6, 3.3 no card opens the goods of a bonus and the action of a die', () => {
    const state = places('mine3a').estate(0, ['mine1a', 'mine1b']).state();
    expect(state.agenda.at(-1)).toEqual([{ step: 'takeAction', die: 3, card: null }]);
    play(state, 'place mine3a on mine1a', 'bonus 2 goods');
    expect(state.agenda.at(-1)).toEqual([{ step: 'receive', of: ['goods'], card: null }]);
  });

  test('7.4 a watchtower brings 1 point, a bank 3 silver', () => {
    const watchtower = places('watchtower3').state();
    play(watchtower, 'place watchtower3');
    expect(at(watchtower.players, 0)).toMatchObject({ points: 1, silver: 0 });
    expect(burgundy.actor(watchtower)).toBe(1);
    const bank = places('bank4').state();
    play(bank, 'place bank4');
    expect(at(bank.players, 0)).toMatchObject({ points: 0, silver: 3 });
    expectLegal(bank, 'buy', 'end');
  });

  test('7.4 a boarding house brings the top of any of the four piles', () => {
    const four = ['receive goods left', 'receive goods right', 'receive animals left', 'receive animals right'];
    for (const choice of four) {
      const state = places('boardingHouse4')
        .goodsPiles(['light', 'dark'], ['light', 'medium'])
        .animalPiles(['sheep', 'pig'], ['sheep', 'cattle'])
        .state();
      play(state, 'place boardingHouse4');
      expectLegal(state, ...four);
      play(state, choice);
      const { goods, animals } = at(state.players, 0);
      const all = { ...goods, ...animals };
      const got = Object.entries(all).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
      expect(got).toEqual([at(['dark', 'medium', 'pig', 'cattle'], four.indexOf(choice))]);
      expect(burgundy.actor(state)).toBe(1);
    }
  });

  test('7.4 a boarding house of a table without goods brings an animal', () => {
    const state = places('boardingHouse4').goodsPiles([], []).state();
    play(state, 'place boardingHouse4');
    expectLegal(state, 'receive animals left', 'receive animals right');
    expectWhyNot(state, 'receive goods left', '7.2', 'pileEmpty');
  });

  test('7.5 a warehouse sells one kind of goods with any number, for the start player card too', () => {
    const state = places('warehouse4').startCard(1).goods(0, { light: 2, dark: 1 }).state();
    play(state, 'place warehouse4');
    expectLegal(state, 'sell light', 'sell dark', 'decline');
    expectWhyNot(state, 'sell medium', '4.3', 'noSuchGoods');
    play(state, 'sell light');
    const player = at(state.players, 0);
    expect(player).toMatchObject({ silver: 2, workers: 0 });
    expect(player.goods).toEqual({ light: 0, medium: 0, dark: 1 });
    expect(player.sold).toEqual({ light: 2, medium: 0, dark: 0 });
    expect(state.startCard).toEqual({ holder: 0, faceDown: true });
    expect(burgundy.actor(state)).toBe(1);
  });

  test('7.5 without goods it brings nothing', () => {
    const state = places('warehouse4').state();
    play(state, 'place warehouse4');
    expect(burgundy.actor(state)).toBe(1);
  });

  test('7.6 a city hall places another project with any number and all its effects', () => {
    const state = places('cityHall4').projects(0, 'mine1a', 'ship6a').state();
    play(state, 'place cityHall4');
    expectLegal(state, 'place mine1a', 'place ship6a', 'decline');
    play(state, 'place ship6a', 'receive goods left');
    expect(columns(state, 0)).toEqual([['cityHall4'], ['ship6a']]);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('7.6 columns are chosen as always', () => {
    const state = places('cityHall4').estate(0, ['mine2a'], ['cloister1a']).projects(0, 'mine1a').state();
    play(state, 'place cityHall4');
    expectLegal(state, 'place mine1a on mine2a', 'place mine1a on cloister1a', 'decline');
    expectWhyNot(state, 'place mine1a', '6.2', 'columnOpen');
    expectWhyNot(state, 'place mine3a', '4.2', 'notYourProject');
  });

  test('7.6 city halls in a row', () => {
    const state = places('cityHall4').projects(0, 'cityHall2', 'cityHall6').state();
    play(state, 'place cityHall4', 'place cityHall2 on cityHall4', 'place cityHall6 on cityHall4', 'bonus 3 points');
    expect(columns(state, 0)).toEqual([['cityHall4', 'cityHall2', 'cityHall6']]);
    expect(burgundy.actor(state)).toBe(1);
  });

  test('7.6 without a project it brings nothing', () => {
    const state = places('cityHall4').state();
    play(state, 'place cityHall4');
    expect(burgundy.actor(state)).toBe(1);
  });

  test('7.7 a castle gives one of the six actions with any number, without workers', () => {
    const state = places('castle3a')
      .display({ 1: ['ship1a'], 6: ['ship1b'] })
      .projects(0, 'mine1a', 'pasture5a')
      .goods(0, { light: 1, dark: 2 })
      .silver(0, 2)
      .workers(0, 1)
      .state();
    play(state, 'place castle3a');
    const six = [
      'take ship1a',
      'take ship1b',
      'place mine1a',
      'place pasture5a',
      'sell light',
      'sell dark',
      'workers',
      'silver',
      'convert 1 workers 2 silver',
    ];
    expectLegal(state, ...six);
    const took = burgundy.clone(state);
    play(took, 'take ship1b');
    expect(at(took.players, 0).workers).toBe(1);
    expect(burgundy.actor(took)).toBe(1);
    play(state, 'sell dark');
    expect(at(state.players, 0)).toMatchObject({ silver: 4, workers: 1 });
  });

  test('7.7 castles in a row', () => {
    const state = places('castle3a').projects(0, 'castle1a', 'castle6a').state();
    play(state, 'place castle3a', 'place castle1a on castle3a', 'place castle6a on castle3a');
    expect(legalTexts(state)).toContain('silver');
    play(state, 'silver', 'bonus 3 points');
    expect(burgundy.actor(state)).toBe(1);
  });

  test('7.7 workers are not refilled with two or more in a free action either', () => {
    const state = places('castle3a').workers(0, 2).state();
    play(state, 'place castle3a');
    expectWhyNot(state, 'workers', '4.4', 'enoughWorkers');
  });

  test('7.8 a cloister has no effect, wherever it is placed', () => {
    for (const [column, on] of [
      [[], ''],
      [['mine1a'], ' on mine1a'],
      [['castle1a'], ' on castle1a'],
      [['bank2'], ' on bank2'],
      [['ship1a'], ' on ship1a'],
      [['knowledge1a'], ' on knowledge1a'],
    ] as const) {
      const state = places('cloister3a')
        .estate(0, ...(column.length > 0 ? [[...column]] : []))
        .state();
      const before = burgundy.clone(state).players[0];
      play(state, `place cloister3a${on}`);
      expect(burgundy.actor(state)).toBe(1);
      const { silver, workers, points, goods, animals } = at(state.players, 0);
      expect(before).toMatchObject({ silver, workers, points, goods, animals });
    }
  });

  test('7.9 workshops, warehouse and city hall may be declined', () => {
    const carpenter = places('carpenter3')
      .display({ 1: ['bank2'] })
      .state();
    const warehouse = places('warehouse4').goods(0, { dark: 1 }).state();
    const cityHall = places('cityHall4').projects(0, 'mine1a').state();
    for (const [state, code, step] of [
      [carpenter, 'carpenter3', 'takeOf'],
      [warehouse, 'warehouse4', 'sellOne'],
      [cityHall, 'cityHall4', 'placeAnother'],
    ] as const) {
      play(state, `place ${code}`);
      const before = at(burgundy.clone(state).players, 0);
      const events = play(state, 'decline');
      expect(only(events, 'declined')).toEqual([{ event: 'declined', seat: 0, step }]);
      const { silver, goods, projects } = at(state.players, 0);
      expect({ silver, goods, projects }).toEqual({
        silver: before.silver,
        goods: before.goods,
        projects: before.projects,
      });
      expect(burgundy.actor(state)).toBe(1);
    }
  });

  test('7.9 nothing else may', () => {
    for (const code of ['ship3a', 'pasture3a', 'boardingHouse4', 'castle3a']) {
      const state = places(code).state();
      play(state, `place ${code}`);
      expect(burgundy.actor(state)).toBe(0);
      expectWhyNot(state, 'decline', '7.9', 'notOptional');
    }
    const bonus = places('cloister3a').estate(0, ['cloister1a', 'cloister1b']).state();
    play(bonus, 'place cloister3a on cloister1a');
    expectWhyNot(bonus, 'decline', '7.9', 'notOptional');
  });

  test('7.9 declining leaves the bonus of the triple open', () => {
    const state = places('cityHall4').estate(0, ['bank2', 'church1']).projects(0, 'mine1a').state();
    play(state, 'place cityHall4 on bank2', 'decline');
    expect(legalOf(state, 'bonus')).toHaveLength(5);
    expect(legalTexts(state)).toHaveLength(5);
  });
});
