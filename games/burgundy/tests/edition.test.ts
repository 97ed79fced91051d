import { at, BadInput } from '@chambord/kernel';
import { burgundy, faceOf, score, standardEdition } from '@chambord/burgundy/rules';
import type { Edition, Options } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { allCards, expectLegal, EVERY, legalOf, play, randomGame, table, tally } from './table.ts';

/** An edition as it would come from a file. */
function fileOf(change: (edition: Record<string, unknown>) => void): unknown {
  const file = JSON.parse(JSON.stringify(standardEdition)) as Record<string, unknown>;
  change(file);
  return file;
}

/** What is wrong with these options, and where. */
function complaint(value: unknown): { place: string; reason: string } {
  try {
    burgundy.options(value);
  } catch (error) {
    if (error instanceof BadInput) return { place: error.place, reason: error.reason };
    throw error;
  }
  throw new Error('nothing is wrong with it');
}

function editionComplaint(change: (edition: Record<string, unknown>) => void): { place: string; reason: string } {
  return complaint({ players: 2, edition: fileOf(change) });
}

function changed(change: Partial<Edition>, players: Options['players'] = 2): Options {
  const file: unknown = JSON.parse(JSON.stringify({ ...standardEdition, name: 'Test', ...change }));
  return burgundy.options({ players, edition: file });
}

describe('Options', () => {
  test('good ones are read', () => {
    for (const players of EVERY) expect(burgundy.options({ players })).toEqual({ players });
    expect(burgundy.options({ players: 3, startPlayer: 2 })).toEqual({ players: 3, startPlayer: 2 });
    expect(burgundy.options({ players: 2, edition: fileOf(() => {}) })).toEqual({
      players: 2,
      edition: standardEdition,
    });
  });

  test('the number of players is checked', () => {
    for (const players of [0, 5, '2', 2.5, null, undefined]) {
      expect(complaint({ players }).place).toBe('players');
      expect(complaint({ players }).reason).toContain('expected one of 1, 2, 3, 4');
    }
  });

  test('the start player is one of the players', () => {
    for (const startPlayer of [-1, 2, 1.5, '0', null]) {
      const { place, reason } = complaint({ players: 2, startPlayer });
      expect(place).toBe('startPlayer');
      expect(reason).toContain('from 0 to 1');
    }
    expect(complaint({ players: 1, startPlayer: 1 }).place).toBe('startPlayer');
  });

  test('unknown fields and other things than objects are rejected', () => {
    expect(complaint({ players: 2, rounds: 4 }).reason).toContain('unknown field "rounds"');
    for (const value of [null, undefined, 2, 'two', [], [2]])
      expect(complaint(value).reason).toContain('expected an object');
  });
});

const dice = (change: Record<string, unknown>) =>
  editionComplaint((file) => (file['dice'] = { ...standardEdition.dice, ...change }));

const triple = (change: Record<string, unknown>) =>
  editionComplaint((file) => (file['triple'] = { ...standardEdition.triple, ...change }));

describe('Editions', () => {
  test('the standard edition, spelt out, plays the same game', () => {
    const options = burgundy.options({ players: 3, edition: fileOf(() => {}) });
    const spelt = randomGame(options, 'same');
    const standard = randomGame({ players: 3 }, 'same');
    expect({ ...spelt, options: null }).toEqual({ ...standard, options: null });
    expect(burgundy.score(spelt)).toEqual(burgundy.score(standard));
  });

  test('1.3 other points of a triple change the score', () => {
    const options = changed({ triple: { ...standardEdition.triple, mine: 17, castle: 0 } });
    const state = table(options)
      .bare()
      .startCard(1)
      .estate(0, ['mine1a', 'mine1b', 'cloister2a'], ['castle1a', 'castle1b', 'castle2a'])
      .state();
    expect(at(score(state).sheets, 0).triples).toMatchObject({ mine: 17, castle: 0 });
    expect(burgundy.score(state).points).toEqual([19, 1]);
  });

  test('1.2 other dice change names, rows and what can be placed', () => {
    const options = changed({ dice: { ...standardEdition.dice, carpenter: [6, 6, 2] } });
    const state = table(options).bare().display().projects(0, 'carpenter6b', 'carpenter2').played(6).state();
    const faces = allCards(state).map((card) => faceOf(state, card));
    const carpenters = faces.filter(({ face }) => face === 'carpenter').map(({ code }) => code);
    expect(carpenters.sort()).toEqual(['carpenter2', 'carpenter6a', 'carpenter6b']);
    expect(tally(faces.map(({ die }) => die))).toEqual({ 1: 18, 2: 20, 3: 18, 4: 19, 5: 18, 6: 21 });
    expect(legalOf(state, 'place')).toEqual(['place carpenter6b']);
    expect(() => burgundy.parse('place carpenter1', options)).toThrow(/carpenter1/);
    expect(() => burgundy.parse('place carpenter6a', { players: 2 })).toThrow(/carpenter6a/);
  });

  test('1.2 a seventh card of the display goes by the die of the edition', () => {
    const options = changed({ dice: { ...standardEdition.dice, castle: standardEdition.dice.castle.map(() => 4) } });
    const state = table(options)
      .bare()
      .seat(1)
      .lastTurn()
      .deckTop('mine1a', 'mine1b', 'mine2a', 'mine2b', 'mine3a', 'mine3b', 'castle4l')
      .state();
    const [first] = at(state.players, 1).hand;
    play(state, `play ${first?.die}`, 'silver');
    expect(at(state.display, 3)).toHaveLength(2);
  });

  test('1.8 other round cards are offered', () => {
    const rounds = {
      ...standardEdition.rounds,
      A: [{ points: 9 }, { goods: 1, animals: 1 }, { silver: 1, workers: 2 }],
    };
    const state = table(changed({ rounds }))
      .bare()
      .estate(0, ['cloister1a', 'cloister1b'])
      .projects(0, 'cloister2a')
      .played(2)
      .state();
    play(state, 'place cloister2a on cloister1a');
    expectLegal(state, 'bonus 9 points', 'bonus 1 goods 1 animals', 'bonus 1 silver 2 workers');
    const other = burgundy.clone(state);
    play(state, 'bonus 1 goods 1 animals');
    expect(legalOf(state, 'receive')).toEqual(['receive goods left', 'receive goods right']);
    play(state, 'receive goods left', 'receive animals left');
    expect(burgundy.actor(state)).toBe(1);
    play(other, 'bonus 1 silver 2 workers');
    expect(at(other.players, 0)).toMatchObject({ silver: 1, workers: 2 });
  });

  test('1.4 other numbers sell the goods', () => {
    const options = changed({ soldWith: { light: [5, 2], medium: [6, 4], dark: [1, 3] } });
    const board = () => table(options).bare().display().goods(0, { light: 1, medium: 1, dark: 1 });
    expect(legalOf(board().played(5).state(), 'sell')).toEqual(['sell light']);
    expect(legalOf(board().played(6).state(), 'sell')).toEqual(['sell medium']);
    expect(legalOf(board().played(6).workers(0, 1).state(), 'sell')).toEqual([
      'sell light',
      'sell medium',
      'sell dark',
    ]);
    const state = board().played(1).state();
    expect(legalOf(state, 'sell')).toEqual(['sell dark']);
    play(state, 'sell dark');
    expect(at(state.players, 0).sold).toEqual({ light: 0, medium: 0, dark: 1 });
  });

  test('1.4 an older edition, which says nothing of them, has the numbers of then', () => {
    const file = fileOf((edition) => delete edition['soldWith']);
    expect(burgundy.options({ players: 2, edition: file })).toEqual({ players: 2, edition: standardEdition });
  });

  test('6.6 a choice of which a part can be had is offered, one that brings nothing is not', () => {
    const rounds = { ...standardEdition.rounds, A: [{ goods: 1, animals: 1 }, { goods: 2 }] };
    const state = table(changed({ rounds }))
      .bare()
      .goodsPiles([], [])
      .estate(0, ['cloister1a', 'cloister1b'])
      .projects(0, 'cloister2a')
      .played(2)
      .state();
    play(state, 'place cloister2a on cloister1a');
    expectLegal(state, 'bonus 1 goods 1 animals');
    play(state, 'bonus 1 goods 1 animals');
    expectLegal(state, 'receive animals left', 'receive animals right');
  });

  test('6.6 a round card of which nothing can be had is lost', () => {
    const rounds = { ...standardEdition.rounds, A: [{ goods: 1 }] };
    const state = table(changed({ rounds }))
      .bare()
      .goodsPiles([], [])
      .estate(0, ['cloister1a', 'cloister1b'])
      .projects(0, 'cloister2a')
      .played(2)
      .state();
    play(state, 'place cloister2a on cloister1a');
    expect(burgundy.actor(state)).toBe(1);
  });

  test('whole games with another edition keep every card', () => {
    for (const players of EVERY) {
      const options = changed(
        {
          dice: { ...standardEdition.dice, ship: standardEdition.dice.ship.map(() => 1) },
          rounds: { ...standardEdition.rounds, E: [{ goods: 9 }, { animals: 9 }] },
        },
        players,
      );
      randomGame(options, `other ${players}`, (state) => expect(burgundy.audit(state)).toBeNull());
    }
  });

  test('an edition survives JSON inside a state', () => {
    const options = changed({ dice: { ...standardEdition.dice, market: [2, 2, 2] } });
    const state = burgundy.setup(options, 'json');
    const again = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(burgundy.legal(again)).toEqual(burgundy.legal(state));
    expect(burgundy.audit(again)).toBeNull();
  });

  test('what is missing or unknown is named', () => {
    expect(complaint({ players: 2, edition: 'mine' }).place).toBe('edition');
    expect(editionComplaint((file) => delete file['name']).place).toBe('edition.name');
    expect(editionComplaint((file) => (file['name'] = 3)).reason).toContain('expected a text');
    expect(editionComplaint((file) => delete file['dice']).place).toBe('edition.dice');
    expect(editionComplaint((file) => delete file['triple']).place).toBe('edition.triple');
    expect(editionComplaint((file) => delete file['rounds']).place).toBe('edition.rounds');
    expect(editionComplaint((file) => (file['goods'] = 3)).reason).toContain('unknown field "goods"');
  });

  test('1.2 dice: as many as there are cards, each from 1 to 6', () => {
    expect(dice({ castle: [1, 2, 3] })).toMatchObject({ place: 'edition.dice.castle' });
    expect(dice({ castle: [1, 2, 3] }).reason).toMatch(/12.*3/);
    expect(dice({ bank: [2, 4, 6, 6] }).place).toBe('edition.dice.bank');
    expect(dice({ bank: [2, 7, 6] })).toMatchObject({ place: 'edition.dice.bank[1]' });
    expect(dice({ bank: [2, 7, 6] }).reason).toContain('found 7');
    expect(dice({ bank: ['2', 4, 6] }).place).toBe('edition.dice.bank[0]');
    expect(dice({ bank: '246' }).reason).toContain('expected a list');
    expect(dice({ bank: undefined }).place).toBe('edition.dice.bank');
    expect(dice({ building: [1] }).reason).toContain('unknown field "building"');
  });

  test('1.3 points of a triple: whole numbers for all seven types', () => {
    for (const points of [-1, 1.5, 100, '4', null, undefined]) {
      expect(triple({ ship: points }).place).toBe('edition.triple.ship');
      expect(triple({ ship: points }).reason).toContain('from 0 to 99');
    }
    expect(triple({ bank: 3 }).reason).toContain('unknown field "bank"');
  });

  test('1.4 goods: two numbers for each kind, none of them twice', () => {
    const sold = (change: Record<string, unknown>) =>
      editionComplaint((file) => (file['soldWith'] = { ...standardEdition.soldWith, ...change }));
    expect(sold({ medium: [3] })).toMatchObject({ place: 'edition.soldWith.medium' });
    expect(sold({ medium: [3] }).reason).toContain('two numbers');
    expect(sold({ dark: [5, 6, 4] })).toMatchObject({ place: 'edition.soldWith.dark[2]' });
    expect(sold({ dark: [5, 6, 4] }).reason).toContain('4 is there already');
    expect(sold({ dark: [5, 7] }).place).toBe('edition.soldWith.dark[1]');
    expect(sold({ light: undefined }).place).toBe('edition.soldWith.light');
    expect(sold({ golden: [1, 2] }).reason).toContain('unknown field "golden"');
  });

  test('1.8 round cards: choices that bring something, each once', () => {
    const roundB = (value: unknown) =>
      editionComplaint((file) => (file['rounds'] = { ...standardEdition.rounds, B: value }));
    expect(roundB([])).toMatchObject({ place: 'edition.rounds.B' });
    expect(roundB(undefined).place).toBe('edition.rounds.B');
    expect(roundB([{ points: 1 }, {}]).place).toBe('edition.rounds.B[1]');
    expect(roundB([{ points: 0 }]).place).toBe('edition.rounds.B[0].points');
    expect(roundB([{ silver: 10 }]).reason).toContain('from 1 to 9');
    expect(roundB([{ gold: 1 }]).reason).toContain('unknown field "gold"');
    expect(roundB([{ silver: 1, workers: 1 }, { points: 1 }, { workers: 1, silver: 1 }])).toEqual({
      place: 'edition.rounds.B[2]',
      reason: 'this choice is there already',
    });
    expect(editionComplaint((file) => (file['rounds'] = { ...standardEdition.rounds, F: [] })).reason).toContain('"F"');
  });
});
