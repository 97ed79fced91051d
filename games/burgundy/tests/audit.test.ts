import { at } from '@chambord/kernel';
import { burgundy } from '@chambord/burgundy/rules';
import type { Aaron, Card, Players, State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, randomGame } from './table.ts';

/** What the audit says after this was done to a table in order. */
function audited(fault: (state: State) => void, players: Players = 2): string | null {
  const state = burgundy.setup({ players }, 'audit');
  expect(burgundy.audit(state)).toBeNull();
  fault(state);
  return burgundy.audit(state);
}
const one = (state: State) => at(state.players, 1);
const top = (state: State) => at(state.deck, state.deck.length - 1);
function aaronOf({ aaron }: State): Aaron {
  if (aaron === null) throw new Error('Aaron does not play');
  return aaron;
}

describe('every card is somewhere, once', () => {
  test.each<[string, (state: State, card: Card) => void]>([
    ['the discard pile', (state, card) => state.discard.push(card)],
    ['row 3', (state, card) => at(state.display, 2).push(card)],
    ['pile 1', (state, card) => one(state).pile.push(card)],
    ['hand 1', (state, card) => one(state).hand.push({ die: 1, card })],
    ['projects 1', (state, card) => one(state).projects.push(card)],
    ['estate 1', (state, card) => one(state).estate.push({ type: 'mine', cards: [card] })],
    ['the purchase', (state, card) => state.agenda.push([{ step: 'endTurn' }, { step: 'keepOne', cards: [card] }])],
  ])('not in the deck and in %s', (place, lay) => {
    let doubled = -1;
    const said = audited((state) => {
      doubled = top(state);
      lay(state, doubled);
    });
    expect(said).toBe(`card ${doubled} lies in the deck and in ${place}`);
  });

  test('nor twice in the deck, nor with Aaron', () => {
    expect(audited((state) => state.deck.push(top(state)))).toMatch(/^card \d+ lies in the deck and in the deck$/);
    const piles = audited((state) => void (aaronOf(state).piles[0] = [...at(aaronOf(state).piles, 0), top(state)]), 1);
    expect(piles).toMatch(/^card \d+ lies in the deck and in Aaron's piles$/);
    const estate = audited((state) => aaronOf(state).estate.push({ type: 'mine', cards: [top(state)] }), 1);
    expect(estate).toMatch(/^card \d+ lies in the deck and in Aaron's estate$/);
  });

  test('none is lost', () => {
    let lost = -1;
    expect(audited((state) => void (lost = state.deck.pop() ?? -1))).toBe(`card ${lost} is nowhere`);
  });
});

describe('six of each kind of goods, five of each animal', () => {
  test.each<[string, (state: State) => void, string]>([
    ['one too many on a pile', (state) => state.goods[1].push('light'), 'there are 7 light goods'],
    ['one too many with a player', (state) => one(state).goods.dark++, 'there are 7 dark goods'],
    ['one sold that never was', (state) => one(state).sold.medium++, 'there are 7 medium goods'],
    ['one lost', (state) => void (state.goods[0] = state.goods[0].filter((good) => good !== 'light')), 'light goods'],
    ['an animal too many on a pile', (state) => state.animals[0].push('pig'), 'there are 6 of pig'],
    ['an animal too many with a player', (state) => one(state).animals.sheep++, 'there are 6 of sheep'],
  ])('%s', (_name, fault, said) => {
    expect(audited(fault)).toContain(said);
  });
});

describe('awards', () => {
  test('"all seven types" cards are with those who have earned them, or still there', () => {
    expect(audited((state) => state.allSeven.pop())).toMatch(/^"all seven types" cards are /);
    expect(audited((state) => (one(state).allSeven = 2))).toMatch(/^"all seven types" cards are /);
    const earned = (state: State) => {
      one(state).allSeven = state.allSeven.shift() ?? 0;
    };
    expect(audited(earned)).toBeNull();
    const aarons = (state: State) => {
      aaronOf(state).allSeven = state.allSeven.shift() ?? 0;
    };
    expect(audited(aarons, 1)).toBeNull();
  });

  test('the card for the first triple of a type is taken when somebody has one, and not before', () => {
    const wrong = 'the first mine triple card is in the wrong place';
    expect(audited((state) => (state.firstTriples.mine = 0))).toBe(wrong);
    const triple = (count: number) => (state: State) => {
      const cards = state.deck.splice(0, count);
      one(state).estate.push({ type: 'mine', cards });
    };
    expect(audited(triple(3))).toBe(wrong);
    expect(audited(triple(2))).toBeNull();
    const taken = (state: State) => {
      triple(3)(state);
      state.firstTriples.mine = 1;
    };
    expect(audited(taken)).toBeNull();
  });
});

describe('what a player has', () => {
  test.each<[string, (state: State) => void]>([
    ['workers', (state) => (one(state).workers = -1)],
    ['silver', (state) => (one(state).silver = 0.5)],
    ['points', (state) => (one(state).points = -1)],
    [
      'goods',
      (state) => {
        one(state).goods.light -= 2;
        at(state.players, 0).goods.light += 2;
      },
    ],
    [
      'sold goods',
      (state) => {
        one(state).sold.light--;
        at(state.players, 0).sold.light++;
      },
    ],
    [
      'animals',
      (state) => {
        one(state).animals.pig -= 2;
        at(state.players, 0).animals.pig += 2;
      },
    ],
  ])('no debts and nothing by halves: %s', (_name, fault) => {
    expect(audited(fault)).toBe('seat 1 owes something');
  });

  test('three projects, and columns of three', () => {
    const projects = (count: number) => (state: State) => void one(state).projects.push(...state.deck.splice(0, count));
    expect(audited(projects(3))).toBeNull();
    expect(audited(projects(4))).toBe('seat 1 has 4 projects');
    const long = audited((state) => one(state).estate.push({ type: 'mine', cards: state.deck.splice(0, 4) }));
    expect(long).toBe('seat 1 has too long a column');
  });
});

test('and over whole games all of it holds', () => {
  for (const players of EVERY) {
    randomGame({ players }, `audit ${players}`, (state) => expect(burgundy.audit(state)).toBeNull());
  }
});
