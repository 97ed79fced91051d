import { at, randomFrom, shuffle } from '@chambord/kernel';
import type { Viewer } from '@chambord/kernel';
import { burgundy, faceOf } from '@chambord/burgundy/rules';
import type { Card, Event, State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, legalTexts, play, randomGame, table } from './table.ts';

/** States of some random games, one in twenty. */
function someStates(visit: (state: State) => void): void {
  for (const players of EVERY) {
    for (let game = 0; game < 4; game++) {
      let count = 0;
      const final = randomGame({ players }, `views ${players} ${game}`, (state) => {
        if (count++ % 20 === 0) visit(burgundy.clone(state));
      });
      visit(final);
    }
  }
}

function viewersOf(state: State): Viewer[] {
  return [...state.players.keys(), 'spectator'];
}

const random = randomFrom('hidden things');

describe('12 What is hidden', () => {
  test('12.1 the order of the deck and of every pile is nowhere in any view', () => {
    someStates((state) => {
      const other = burgundy.clone(state);
      shuffle(random, other.deck);
      for (const player of other.players) shuffle(random, player.pile);
      for (const viewer of viewersOf(state)) expect(burgundy.view(other, viewer)).toEqual(burgundy.view(state, viewer));
    });
  });

  test('12.1 nor is which card lies in the deck, in a pile or in the coming piles of Aaron', () => {
    someStates((state) => {
      const other = burgundy.clone(state);
      const aaronsPiles = other.aaron?.piles ?? [];
      const pool = shuffle(random, [
        ...other.deck,
        ...other.players.flatMap(({ pile }) => pile),
        ...aaronsPiles.flat(),
      ]);
      const deal = (like: readonly Card[]) => pool.splice(0, like.length);
      other.deck = deal(other.deck);
      for (const player of other.players) player.pile = deal(player.pile);
      if (other.aaron) other.aaron.piles = aaronsPiles.map(deal);
      expect(burgundy.audit(other)).toBeNull();
      for (const viewer of viewersOf(state)) expect(burgundy.view(other, viewer)).toEqual(burgundy.view(state, viewer));
    });
  });

  test('12.1 of goods and animals only the tops are seen', () => {
    someStates((state) => {
      const other = burgundy.clone(state);
      for (const piles of [other.goods, other.animals] as string[][][]) {
        const [left = [], right = []] = piles;
        const under = shuffle(random, [...left.slice(0, -1), ...right.slice(0, -1)]);
        piles[0] = [...under.splice(0, Math.max(0, left.length - 1)), ...left.slice(-1)];
        piles[1] = [...under, ...right.slice(-1)];
      }
      expect(burgundy.audit(other)).toBeNull();
      for (const viewer of viewersOf(state)) expect(burgundy.view(other, viewer)).toEqual(burgundy.view(state, viewer));
    });
  });

  test('12.1 coming random numbers are hidden too', () => {
    someStates((state) => {
      const other = burgundy.clone(state);
      other.random = randomFrom('something else');
      for (const viewer of viewersOf(state)) {
        const view = burgundy.view(state, viewer);
        expect(burgundy.view(other, viewer)).toEqual(view);
        expect(Object.keys(view)).not.toContain('random');
      }
    });
  });

  test('12.2 the hand is hidden from the other players and from spectators', () => {
    someStates((state) => {
      for (const [seat, player] of state.players.entries()) {
        // Another hand from the deck, whatever its dice.
        const other = burgundy.clone(state);
        const changed = at(other.players, seat);
        changed.hand = changed.hand.map((held) => {
          const card = other.deck.shift();
          if (card === undefined) return held;
          other.deck.push(held.card);
          return { die: faceOf(other, card).die, card };
        });
        expect(burgundy.audit(other)).toBeNull();
        for (const viewer of viewersOf(state)) {
          const view = burgundy.view(state, viewer);
          if (viewer !== seat) expect(burgundy.view(other, viewer)).toEqual(view);
          const dice = viewer === seat ? player.hand.map(({ die }) => die) : player.hand.map(() => null);
          expect(at(view.players, seat).hand).toEqual(dice.map((die) => ({ die })));
        }
      }
    });
  });

  test('12.2 all of a hand card but its die is hidden from its owner', () => {
    const one = table({ players: 2 }).hand(0, 'mine3a', 'castle5a').state();
    const other = table({ players: 2 }).hand(0, 'ship3b', 'market5').state();
    expect(burgundy.view(one, 0).players[0]).toEqual(burgundy.view(other, 0).players[0]);
    expect(JSON.stringify(burgundy.view(one, 0).players[0]?.hand)).toBe('[{"die":3},{"die":5}]');
  });

  test('12.2 who does not see a hand cannot list its dice', () => {
    const state = table({ players: 2 }).bare().hand(0, 2, 5).state();
    expect(legalTexts(burgundy.view(state, 0))).toEqual(['play 2', 'play 5']);
    expect(legalTexts(burgundy.view(state, 1))).toEqual([]);
    expect(legalTexts(burgundy.view(state, 'spectator'))).toEqual([]);
  });

  test('12.2 only its player learns which die was drawn', () => {
    const events: Event[] = [];
    const state = randomGame({ players: 3 }, 'drawn', undefined, (event) => events.push(event));
    for (const event of events) {
      for (const viewer of viewersOf(state)) {
        const hidden = event.event === 'drew' && event.seat !== viewer;
        expect(burgundy.sees(event, viewer)).toBe(!hidden);
      }
    }
  });

  test('12.2 when a game is studied all dice lie open, and nothing else does', () => {
    someStates((state) => {
      const view = burgundy.view(state, 'open');
      expect(view.players.map(({ hand }) => hand)).toEqual(
        state.players.map(({ hand }) => hand.map(({ die }) => ({ die }))),
      );
      const hidden = ({ players, ...rest }: typeof view) => ({ ...rest, players: players.map(({ pile }) => pile) });
      expect(hidden(view)).toEqual({ ...hidden(burgundy.view(state, 'spectator')), viewer: 'open' });
    });
    for (const seat of [0, 1]) expect(burgundy.sees({ event: 'drew', seat, die: 4 }, 'open')).toBe(true);
  });

  test('12.2 a played die can be taken back: the other side of its card decides nothing', () => {
    const state = table({ players: 2 }).bare().hand(0, 'mine3a', 'castle5a').state();
    expect(play(state, 'play 3').some((event) => burgundy.reveals(event, 0))).toBe(false);
  });

  test('12.2 but the others learn of it, and a drawn die only its player sees', () => {
    const state = table({ players: 2 }).bare().hand(0, 'mine3a', 'castle5a').state();
    expect(play(state, 'play 3').some((event) => burgundy.reveals(event, 1))).toBe(true);
    const drew: Event = { event: 'drew', seat: 0, die: 4 };
    expect([0, 1].map((seat) => burgundy.reveals(drew, seat))).toEqual([true, false]);
  });

  test('12.2 the end of a turn shows nothing by itself', () => {
    const events = play(table({ players: 2 }).bare().silver(0, 0).hand(0, 3, 4).state(), 'play 3', 'silver');
    expect(events.map(({ event }) => event)).toContain('turnBegan');
    expect(events.some((event) => burgundy.reveals(event, 0))).toBe(false);
  });

  test('12.2 there is no undo behind bought cards, received goods and animals, and drawn dice', () => {
    const bought = table({ players: 2 }).silver(0, 3).state();
    expect(play(bought, 'buy').some((event) => burgundy.reveals(event, 0))).toBe(true);
    for (const [code, choice] of [
      ['ship3a', 'receive goods left'],
      ['pasture3a', 'receive animals left'],
    ] as const) {
      const state = table({ players: 2 }).bare().projects(0, code).silver(0, 3).played(3).state();
      play(state, `place ${code}`);
      expect(play(state, choice).some((event) => burgundy.reveals(event, 0))).toBe(true);
    }
  });

  test('12.3 the discard pile and the number of cards in each pile are known to all', () => {
    someStates((state) => {
      for (const viewer of viewersOf(state)) {
        const view = burgundy.view(state, viewer);
        expect(new Set(view.discard)).toEqual(new Set(state.discard));
        expect(view.deck.length).toBe(state.deck.length);
        expect(view.goods.map(({ length }) => length)).toEqual(state.goods.map(({ length }) => length));
        expect(view.animals.map(({ length }) => length)).toEqual(state.animals.map(({ length }) => length));
        expect(view.players.map(({ pile, hand }) => [pile.length, hand.length])).toEqual(
          state.players.map(({ pile, hand }) => [pile.length, hand.length]),
        );
        expect(view.aaron?.piles.map(({ length }) => length)).toEqual(state.aaron?.piles.map(({ length }) => length));
      }
    });
  });

  test('12.3 everything else on the table too', () => {
    someStates((state) => {
      for (const viewer of viewersOf(state)) {
        const view = burgundy.view(state, viewer);
        const open = ['round', 'turn', 'starter', 'seat', 'bought', 'over', 'startCard', 'display', 'agenda'] as const;
        for (const field of open) expect(view[field]).toEqual(state[field]);
        expect([view.firstTriples, view.allSeven]).toEqual([state.firstTriples, state.allSeven]);
        expect(view.goods.map(({ top }) => top)).toEqual(state.goods.map((pile) => pile.at(-1) ?? null));
        expect(view.animals.map(({ top }) => top)).toEqual(state.animals.map((pile) => pile.at(-1) ?? null));
        state.players.forEach((player, seat) => {
          const things = ['projects', 'estate', 'workers', 'silver', 'goods', 'sold', 'animals', 'points'] as const;
          for (const thing of things) expect(at(view.players, seat)[thing]).toEqual(player[thing]);
          expect(at(view.players, seat).allSeven).toBe(player.allSeven);
        });
        expect(view.aaron?.estate).toEqual(state.aaron?.estate);
        expect(view.aaron?.allSeven).toBe(state.aaron?.allSeven);
      }
    });
  });

  test('12.3 the player whose turn it is finds the same moves in the own view as at the table', () => {
    someStates((state) => {
      const viewer = burgundy.actor(state) ?? 'spectator';
      expect(legalTexts(burgundy.view(state, viewer))).toEqual(legalTexts(state));
    });
  });
});
