import { at } from '@chambord/kernel';
import { burgundy, DICE, faceOf } from '@chambord/burgundy/rules';
import type { Card, State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { dealtTo, SEVERAL, tally } from './table.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);
const all = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * The first 38 cards of the shuffled deck: with a chosen start player the shuffle does not depend on the number of players,
 * and solo shows most of it (10.1: six cards, Aaron's 25, the display's seven).
 */
function shuffledDeck(seed: string): Card[] {
  const laid: Card[] = [];
  const solo = burgundy.setup({ players: 1, startPlayer: 0 }, seed, (event) => {
    if (event.event === 'aaronLaid') laid.push(event.card);
  });
  const shown = solo.display.map((row) => at(row, 0));
  const seventh = solo.display.flatMap((row) => row.slice(1));
  return [...dealtTo(solo, 0), ...laid, ...(solo.aaron?.piles ?? []).flat(), ...shown, ...seventh];
}

describe('2 Set-up', () => {
  test('2.1 everyone begins with one random good, one random animal and 1 silver', () => {
    for (const players of SEVERAL) {
      const goods: string[] = [];
      const animals: string[] = [];
      for (const seed of seeds) {
        for (const player of burgundy.setup({ players }, seed).players) {
          expect(player.silver).toBe(1);
          expect(all(player.goods)).toBe(1);
          expect(all(player.animals)).toBe(1);
          expect(all(player.sold) + player.points + player.allSeven).toBe(0);
          expect([...player.projects, ...player.estate]).toEqual([]);
          goods.push(...Object.entries(player.goods).flatMap(([kind, count]) => (count > 0 ? [kind] : [])));
          animals.push(...Object.entries(player.animals).flatMap(([kind, count]) => (count > 0 ? [kind] : [])));
        }
      }
      expect(Object.keys(tally(goods)).sort()).toEqual(['dark', 'light', 'medium']);
      expect(Object.keys(tally(animals)).sort()).toEqual(['cattle', 'chicken', 'pig', 'sheep']);
    }
  });

  test('2.2 workers go 0, 1, 1, 2 from the start player', () => {
    const expected = [[], [], [0, 1], [0, 1, 1], [0, 1, 1, 2]];
    for (const players of SEVERAL) {
      for (let startPlayer = 0; startPlayer < players; startPlayer++) {
        const state = burgundy.setup({ players, startPlayer }, 'workers');
        const workers = state.players.map((_, i) => at(state.players, (startPlayer + i) % players).workers);
        expect(workers).toEqual(expected[players]);
      }
    }
  });

  test('2.3 goods and animals lie in two piles as equal as can be, the first with the odd card', () => {
    const lengths = SEVERAL.map((players) => {
      const { goods, animals } = burgundy.setup({ players }, 'piles');
      return [...goods, ...animals].map(({ length }) => length);
    });
    expect(lengths).toEqual([
      [8, 8, 9, 9],
      [8, 7, 9, 8],
      [7, 7, 8, 8],
    ]);
  });

  test('2.3 the piles are shuffled, and only their tops are seen', () => {
    const tops = new Set<string>();
    for (const seed of seeds) {
      const state = burgundy.setup({ players: 2 }, seed);
      const [goods] = burgundy.view(state, 0).goods;
      expect(goods).toEqual({ length: 8, top: state.goods[0].at(-1) });
      expect(burgundy.view(state, 1).animals[1]).toEqual({ length: 9, top: state.animals[1].at(-1) });
      tops.add(state.goods[0].join());
    }
    expect(tops.size).toBeGreaterThan(50);
  });

  test('2.4 the start player is drawn at random and has the start player card face up', () => {
    for (const players of SEVERAL) {
      const starters = seeds.map((seed) => {
        const state = burgundy.setup({ players }, seed);
        expect(state.startCard).toEqual({ holder: state.starter, faceDown: false });
        expect(burgundy.actor(state)).toBe(state.starter);
        return state.starter;
      });
      expect(Object.keys(tally(starters))).toHaveLength(players);
    }
  });

  test('2.4 or the start player is chosen at the table', () => {
    for (const players of SEVERAL) {
      for (let startPlayer = 0; startPlayer < players; startPlayer++) {
        const state = burgundy.setup({ players, startPlayer }, 'chosen');
        expect(burgundy.actor(state)).toBe(startPlayer);
        expect(state.startCard).toEqual({ holder: startPlayer, faceDown: false });
      }
    }
  });

  test('2.5 six cards each are dealt one at a time from the start player', () => {
    for (const seed of seeds.slice(0, 10)) {
      const deck = shuffledDeck(seed);
      for (const players of SEVERAL) {
        for (let startPlayer = 0; startPlayer < players; startPlayer++) {
          const state = burgundy.setup({ players, startPlayer }, seed);
          for (let i = 0; i < players; i++) {
            const turns = [0, 1, 2, 3, 4, 5].map((turn) => at(deck, turn * players + i));
            expect(dealtTo(state, (startPlayer + i) % players)).toEqual(turns);
          }
        }
      }
    }
  });

  test('2.5 the cards are shuffled, and nobody knows the order of the own pile', () => {
    expect(new Set(seeds.map((seed) => shuffledDeck(seed).join())).size).toBe(seeds.length);
    const state = burgundy.setup({ players: 2, startPlayer: 0 }, 'hidden');
    expect(at(burgundy.view(state, 0).players, 0).pile).toEqual({ length: 4 });
  });

  test('2.6 the display has 7, 10 or 13 cards, dealt after the hands', () => {
    for (const seed of seeds.slice(0, 10)) {
      const deck = shuffledDeck(seed);
      for (const players of SEVERAL) {
        const count = at([0, 0, 7, 10, 13], players);
        const state = burgundy.setup({ players, startPlayer: 0 }, seed);
        expect(new Set(state.display.flat())).toEqual(new Set(deck.slice(6 * players, 6 * players + count)));
        expect(state.display.flat()).toHaveLength(count);
        expect(state.deck).toHaveLength(114 - 6 * players - count);
        expect(state.discard).toEqual([]);
      }
    }
  });

  test('2.6 the first six (four players: twelve) go to rows 1 to 6 in order, the others to the row of their die', () => {
    let elsewhere = 0;
    for (const seed of seeds) {
      const deck = shuffledDeck(seed);
      for (const players of SEVERAL) {
        const state = burgundy.setup({ players, startPlayer: 0 }, seed);
        const inOrder = players === 4 ? 12 : 6;
        const rows: Card[][] = DICE.map(() => []);
        deck.slice(6 * players, 6 * players + at([0, 0, 7, 10, 13], players)).forEach((card, i) => {
          const row = i < inOrder ? i % 6 : dieOf(state, card) - 1;
          if (row !== dieOf(state, card) - 1) elsewhere++;
          at(rows, row).push(card);
        });
        expect(state.display).toEqual(rows);
      }
    }
    expect(elsewhere).toBeGreaterThan(500); // the rows of the first cards have nothing to do with their dice
  });
});

function dieOf(state: State, card: Card): number {
  return faceOf(state, card).die;
}
