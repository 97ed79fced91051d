import { describe, expect, test } from 'vitest';
import { attempt, at } from '@chambord/kernel';
import { conformance } from '@chambord/kernel/conformance';
import { codeOf, DECK, DEALS, eights } from '../rules/index.ts';
import type { Card, State } from '../rules/index.ts';

const cards = (codes: string): Card[] => codes.split(' ').map((code) => at(DECK, DECK.map(codeOf).indexOf(code)));

/** A table for two: their hands, the card that lies open, and what is left to draw. */
function table(own: string, other: string, top: string, pile = ''): State {
  const options = eights.options({ players: 2 });
  const state = eights.setup(options, 'a test');
  const [first = 0] = cards(top);
  return {
    ...state,
    hands: [cards(own), cards(other)],
    played: [first],
    suit: codeOf(first).startsWith('H') ? 'H' : 'S',
    pile: pile === '' ? [] : cards(pile),
  };
}

function play(state: State, ...moves: readonly string[]): State {
  for (const move of moves) attempt(eights, state, eights.parse(move, state.options), state.options);
  return state;
}

const legal = (state: State) => eights.legal(state).map((move) => eights.format(move, state.options));
const why = (state: State, move: string) => eights.whyNot(state, eights.parse(move, state.options));

describe('random games keep every promise of the Game contract', () => {
  test.each(eights.variants)('%j', (options) => {
    expect(conformance(eights, { options, games: 8, seed: 'test' })).toBeGreaterThan(80);
  });
});

test('1.2 everyone is dealt five or seven cards, one lies open', () => {
  for (const options of eights.variants) {
    const { hands, played, pile } = eights.setup(options, 'deal');
    expect(hands.map(({ length }) => length)).toEqual(hands.map(() => DEALS[options.deal]));
    expect(played.length).toBe(1);
    expect(pile.length).toBe(51 - options.players * DEALS[options.deal]);
  }
});

test('2.1 a card follows suit or rank', () => {
  const state = table('H2 S9 C5', 'C2 C3', 'H9', 'D2');
  expect(legal(state)).toEqual(['play H2', 'play S9', 'draw']);
  expect(why(state, 'play C5')).toEqual({ rule: '2.1', reason: 'noMatch' });
  expect(why(state, 'play H3')).toEqual({ rule: '2.1', reason: 'notYours' });
});

test('2.2 an eight goes on anything and calls for a suit, which must follow', () => {
  const state = play(table('C8 S9', 'D2 H3', 'H9', 'D5'), 'play C8');
  expect(legal(state)).toEqual(['suit S', 'suit H', 'suit D', 'suit C']);
  expect(why(state, 'draw')).toEqual({ rule: '2.2', reason: 'callFirst' });
  play(state, 'suit D');
  expect(legal(state)).toEqual(['play D2', 'draw']);
  expect(why(state, 'suit S')).toEqual({ rule: '2.2', reason: 'noEight' });
});

test('2.3 who draws may still play, but draws only once', () => {
  const state = play(table('C2 C3', 'C4 C5', 'H9', 'S5 H7'), 'draw');
  expect(legal(state)).toEqual(['play H7', 'pass']);
  expect(why(state, 'draw')).toEqual({ rule: '2.3', reason: 'drewAlready' });
  expect(why(table('C2', 'C4', 'H9'), 'draw')).toEqual({ rule: '2.3', reason: 'pileEmpty' });
});

test('2.4 nobody passes who could have drawn', () => {
  expect(why(table('C2', 'C4', 'H9', 'S5'), 'pass')).toEqual({ rule: '2.4', reason: 'drawFirst' });
  expect(legal(table('C2', 'C4', 'H9'))).toEqual(['pass']);
});

test('3.1 the game ends with the last card, or when all pass and nothing is left to draw', () => {
  const won = play(table('H2', 'C4 C5', 'H9', 'S5'), 'play H2');
  expect(eights.actor(won)).toBeNull();
  expect(why(won, 'draw')).toEqual({ rule: '3.1', reason: 'over' });
  const stuck = table('C2', 'C4', 'H9');
  expect(eights.actor(play(stuck, 'pass'))).toBe(1);
  expect(eights.actor(play(stuck, 'pass'))).toBeNull();
});

test('3.2 each card that another one holds is a point', () => {
  const { points, places } = eights.score(play(table('H8', 'C4 C5', 'H9', 'S5'), 'play H8'));
  expect([points, places]).toEqual([
    [2, 0],
    [1, 2],
  ]);
});
