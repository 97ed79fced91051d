import { at } from '@chambord/kernel';
import { burgundy, score } from '@chambord/burgundy/rules';
import type { Animal } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { play, randomGame, SEVERAL, table } from './table.ts';

const tied = () => table({ players: 2 }).bare().startCard(0).points(0, 9).points(1, 10);

describe('9 Scoring', () => {
  test('9.1 triples, first-triple and all-seven cards, points taken and sold goods', () => {
    const state = table({ players: 3 })
      .bare()
      .startCard(2)
      .estate(1, ['castle3a', 'castle3b', 'castle4a'])
      .estate(
        0,
        ['mine1a', 'mine1b', 'mine2a'], // 4
        ['castle1a', 'castle1b', 'cloister1a'], // 2, but not the first
        ['cloister2a', 'cloister2b', 'cloister3a'], // 6
        ['mine3a', 'mine3b'],
        ['knowledge1a'],
        ['ship1a'],
        ['pasture1a'],
        ['bank2'],
      )
      .points(0, 5)
      .sold(0, { light: 2, dark: 1 })
      .state();
    const [sheet, other] = score(state).sheets;
    expect(sheet).toEqual({
      triples: { castle: 2, mine: 4, cloister: 6, knowledge: 0, ship: 0, pasture: 0, building: 0 },
      firstTriples: 2,
      allSeven: 4,
      points: 5,
      sold: 3,
      animals: 0,
      startCard: 0,
      total: 26,
      storage: 0,
    });
    expect(other?.total).toBe(3);
    expect(burgundy.score(state).points).toEqual([26, 3, 1]);
  });

  test('9.1 two triples of a type score twice', () => {
    const state = table({ players: 2 })
      .bare()
      .estate(1, ['mine1a', 'mine1b', 'mine2a'], ['mine3a', 'mine3b', 'cloister1a'])
      .state();
    expect(at(score(state).sheets, 1).triples.mine).toBe(8);
    expect(at(burgundy.score(state).points, 1)).toBe(9);
  });

  test('9.1 projects, incomplete columns, workers, silver and unsold goods score nothing', () => {
    const state = table({ players: 2 })
      .bare()
      .projects(1, 'mine1a', 'mine1b', 'mine2a')
      .estate(1, ['ship1a', 'ship1b'])
      .workers(1, 5)
      .silver(1, 5)
      .goods(1, { light: 4 })
      .state();
    expect(at(burgundy.score(state).points, 1)).toBe(0);
  });

  test.each([
    [{ chicken: 1 }, 0, 1],
    [{ chicken: 3 }, 0, 3],
    [{ chicken: 1, sheep: 1 }, 1, 0],
    [{ chicken: 1, sheep: 1, pig: 1 }, 2, 0],
    [{ chicken: 1, sheep: 1, pig: 1, cattle: 1 }, 4, 0],
    [{ sheep: 3, cattle: 2, chicken: 1 }, 3, 1],
    [{ chicken: 2, sheep: 2 }, 2, 0],
    [{ chicken: 5, sheep: 5, pig: 5, cattle: 5 }, 20, 0],
    [{ chicken: 2, sheep: 2, pig: 1, cattle: 1 }, 5, 0], // 4 + 1, not 2 + 2
    [{ chicken: 4, sheep: 1, pig: 1, cattle: 1 }, 4, 3],
  ] as [Partial<Record<Animal, number>>, number, number][])(
    '9.2 the animals %j score %i',
    (animals, points, unused) => {
      const state = table({ players: 2 }).bare().animals(1, animals).state();
      expect(at(score(state).sheets, 1)).toMatchObject({ animals: points, storage: unused });
      expect(at(burgundy.score(state).points, 1)).toBe(points);
    },
  );

  test('9.2 all combinations: biggest sets of different animals first', () => {
    const state = table({ players: 2 }).bare().state();
    const worth = [0, 0, 1, 2, 4];
    for (let n = 0; n < 6 ** 4; n++) {
      const counts = [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36) % 6, Math.floor(n / 216)];
      const [chicken = 0, sheep = 0, pig = 0, cattle = 0] = counts;
      at(state.players, 1).animals = { chicken, sheep, pig, cattle };
      // Lay out sets by hand, each as big as possible.
      let left = counts;
      let points = 0;
      let single = 0;
      while (left.some((count) => count > 0)) {
        const size = left.filter((count) => count > 0).length;
        points += at(worth, size);
        if (size === 1) single++;
        left = left.map((count) => Math.max(0, count - 1));
      }
      expect(at(score(state).sheets, 1)).toMatchObject({ animals: points, storage: single });
    }
  });

  test('9.3 the holder of the start player card has 1 point, either side up', () => {
    for (const faceDown of [false, true]) {
      for (const holder of [0, 1, 2]) {
        const state = table({ players: 3 }).bare().startCard(holder, faceDown).state();
        expect(burgundy.score(state).points).toEqual([0, 1, 2].map((seat) => (seat === holder ? 1 : 0)));
        expect(at(score(state).sheets, holder).startCard).toBe(1);
      }
    }
  });

  test('9.4 most points win', () => {
    const state = table({ players: 4 })
      .bare()
      .startCard(0)
      .points(0, 9)
      .points(1, 12)
      .points(2, 3)
      .points(3, 11)
      .state();
    expect(burgundy.score(state).points).toEqual([10, 12, 3, 11]);
    expect(burgundy.score(state).places).toEqual([3, 1, 4, 2]);
  });

  test('9.4 a tie goes to the fuller storage: workers, silver, unsold goods and animals in no scored set', () => {
    expect(burgundy.score(tied().workers(1, 1).state()).places).toEqual([2, 1]);
    expect(burgundy.score(tied().silver(0, 1).state()).places).toEqual([1, 2]);
    expect(burgundy.score(tied().goods(1, { dark: 1 }).state()).places).toEqual([2, 1]);
    expect(burgundy.score(tied().animals(0, { pig: 1 }).state()).places).toEqual([1, 2]);
    const sum = tied().workers(0, 2).silver(1, 1).goods(1, { light: 1 }).animals(1, { pig: 1 }).state();
    expect(score(sum).sheets.map(({ storage }) => storage)).toEqual([2, 3]);
    expect(burgundy.score(sum).places).toEqual([2, 1]);
  });

  test('9.4 animals that scored, sold goods and projects do not count as storage', () => {
    const state = table({ players: 2 })
      .bare()
      .startCard(0)
      .points(0, 2)
      .silver(0, 1)
      .animals(1, { pig: 1, sheep: 1 })
      .sold(1, { dark: 2 })
      .projects(1, 'mine1a', 'mine1b')
      .state();
    expect(burgundy.score(state).points).toEqual([3, 3]);
    expect(burgundy.score(state).places).toEqual([1, 2]);
  });

  test('9.4 the storage decides only between equal points', () => {
    const state = table({ players: 2 }).bare().startCard(0).silver(1, 9).state();
    expect(burgundy.score(state).places).toEqual([1, 2]);
  });

  test('9.4 still tied: the place is shared, and lower places are ranked the same way', () => {
    const two = table({ players: 2 }).bare().startCard(0).points(1, 1).silver(0, 2).workers(1, 2).state();
    expect(burgundy.score(two).places).toEqual([1, 1]);
    const four = table({ players: 4 }).bare().startCard(0).points(0, 9).points(1, 10).points(2, 4).points(3, 4);
    const shared = burgundy.score(four.silver(3, 1).state());
    expect(shared.points).toEqual([10, 10, 4, 4]);
    expect(shared.places).toEqual([1, 1, 4, 3]);
    const low = table({ players: 4 }).bare().startCard(3).points(0, 5).points(1, 5).points(2, 5).points(3, 11).state();
    expect(burgundy.score(low).places).toEqual([2, 2, 2, 1]);
    const all = table({ players: 3 }).bare().startCard(0).points(1, 1).points(2, 1).state();
    expect(burgundy.score(all).places).toEqual([1, 1, 1]);
  });

  test('9.4 over whole games: the places follow points and storage, and the score is the same from every view', () => {
    for (const players of SEVERAL) {
      const state = randomGame({ players }, `result ${players}`);
      const { points, places, sheets } = score(state);
      expect(places).toContain(1);
      for (let a = 0; a < players; a++) {
        for (let b = 0; b < players; b++) {
          const ahead = at(points, a) - at(points, b) || at(sheets, a).storage - at(sheets, b).storage;
          expect(Math.sign(at(places, b) - at(places, a))).toBe(Math.sign(ahead));
        }
      }
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(burgundy.score(burgundy.view(state, viewer))).toEqual(burgundy.score(state));
      }
    }
  });

  test('9.1 a conversion, a watchtower and a sale are seen in the score at once', () => {
    const state = table({ players: 2 }).bare().startCard(1).silver(0, 3).projects(0, 'watchtower3').played(3).state();
    play(state, 'place watchtower3');
    expect(burgundy.score(state).points).toEqual([1, 1]);
    const convert = table({ players: 2 }).bare().startCard(1).silver(0, 3).played(3).state();
    play(convert, 'convert 0 workers 3 silver');
    expect(burgundy.score(convert).points).toEqual([1, 1]);
  });
});
