import { at } from '@chambord/kernel';
import { burgundy, DICE, faceOf, ROUNDS } from '@chambord/burgundy/rules';
import type { Card, Event, State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import {
  codes,
  dealtTo,
  expectLegal,
  expectWhyNot,
  idle,
  legalOf,
  legalTexts,
  ofType,
  only,
  play,
  randomGame,
  SEVERAL,
  table,
} from './table.ts';

/** The last decision of a round: everyone has played but the last player, who holds one card. */
function endOfRound(players: 2 | 3 | 4, seed?: string) {
  return table({ players }, seed)
    .bare()
    .seat(players - 1)
    .lastTurn();
}

/** What is dealt to the display by 2.6. */
function rowsFor(state: State, cards: readonly Card[], inOrder: number): Card[][] {
  const rows: Card[][] = DICE.map(() => []);
  cards.forEach((card, i) => at(rows, i < inOrder ? i % 6 : faceOf(state, card).die - 1).push(card));
  return rows;
}

describe('8 End of a round', () => {
  test.each([
    [2, 7, 6],
    [3, 10, 6],
    [4, 13, 12],
  ] as const)(
    '8.1 with %i players: display, start player card, then six cards each from the new start player',
    (players, shown, inOrder) => {
      const state = endOfRound(players).startCard(1).state(); // face up: it will pass to the player after seat 1
      const next = [...state.deck].reverse();
      const old = state.display.flat();
      const events = idle(state);
      expect(state.round).toBe(1);
      expect(state.turn).toBe(0);
      expect(state.display).toEqual(rowsFor(state, next.slice(0, shown), inOrder));
      const starter = 2 % players;
      expect(state.starter).toBe(starter);
      for (let i = 0; i < players; i++) {
        const own = [0, 1, 2, 3, 4, 5].map((turn) => at(next, shown + turn * players + i));
        expect(dealtTo(state, (starter + i) % players)).toEqual(own);
        expect(at(state.players, (starter + i) % players).hand).toHaveLength(2);
      }
      for (const card of old) expect(state.discard).toContain(card);
      expect(only(events, 'dealt').map(({ count }) => count)).toEqual(Array.from({ length: players }, () => 6));
      expect(burgundy.actor(state)).toBe(starter);
    },
  );

  test('8.1 only after six turns', () => {
    const state = table({ players: 2 }).bare().state();
    for (let i = 0; i < 12; i++) {
      expect(state.round).toBe(0);
      const before = state.display.flat();
      idle(state);
      if (i < 11) expect(state.display.flat()).toEqual(before);
    }
    expect(state.round).toBe(1);
  });

  test('8.1 the next round card counts for the next triple', () => {
    const state = endOfRound(2).startCard(1).estate(0, ['cloister1a', 'cloister1b']).projects(0, 'cloister2a').state();
    idle(state);
    // Whatever dice were dealt: a free action places the cloister.
    state.agenda.push([{ step: 'takeAction', die: null, card: null }]);
    play(state, 'place cloister2a on cloister1a');
    expect(legalOf(state, 'bonus')).toContain('bonus 2 points');
    expect(legalOf(state, 'bonus')).not.toContain('bonus 3 points');
  });

  test('8.1 projects, estates and storages stay', () => {
    const state = endOfRound(2).projects(0, 'mine1a').estate(0, ['ship1a']).goods(0, { dark: 2 }).silver(0, 2).state();
    idle(state);
    expect(codes(state, at(state.players, 0).projects)).toEqual(['mine1a']);
    expect(at(state.players, 0)).toMatchObject({ silver: 2, goods: { light: 0, medium: 0, dark: 2 } });
    expect(at(state.players, 0).estate).toHaveLength(1);
  });

  test('8.2 face up, the start player card passes clockwise, and that player starts', () => {
    for (const players of SEVERAL) {
      for (let holder = 0; holder < players; holder++) {
        const state = table({ players }).bare().starter(holder);
        const last = (holder + players - 1) % players;
        const laid = state.seat(last).lastTurn().state();
        const events = idle(laid);
        const next = (holder + 1) % players;
        expect(only(events, 'startCardPassed')).toEqual([{ event: 'startCardPassed', seat: next, turnedUp: false }]);
        expect(laid.startCard).toEqual({ holder: next, faceDown: false });
        expect(burgundy.actor(laid)).toBe(next);
      }
    }
  });

  test('8.2 face down, its holder turns it up and starts', () => {
    for (const players of SEVERAL) {
      for (let holder = 0; holder < players; holder++) {
        const state = table({ players })
          .bare()
          .startCard(holder, true)
          .seat(players - 1)
          .lastTurn()
          .state();
        const events = idle(state);
        expect(only(events, 'startCardPassed')).toEqual([{ event: 'startCardPassed', seat: holder, turnedUp: true }]);
        expect(state.startCard).toEqual({ holder, faceDown: false });
        expect(state.starter).toBe(holder);
        expect(burgundy.actor(state)).toBe(holder);
      }
    }
  });

  test('8.2 over a whole game: a sale decides who starts the next round', () => {
    for (const players of SEVERAL) {
      for (let game = 0; game < 10; game++) {
        let seller: number | null = null;
        let starter = -1;
        let round = 0;
        randomGame({ players }, `starts ${players} ${game}`, (state, move) => {
          if (starter < 0) ({ starter } = state);
          if (state.round !== round) {
            starter = seller ?? (starter + 1) % players;
            ({ round } = state);
            seller = null;
          }
          expect(state.starter).toBe(starter);
          if (move.do === 'sell') seller = state.seat;
        });
      }
    }
  });

  test('8.3 not after round E: then the game is over where it lies', () => {
    const builder = endOfRound(2)
      .round('E')
      .startCard(0, true)
      .display({ 1: ['mine1a'] })
      .silver(1, 5)
      .hand(1, 3);
    const state = builder.state();
    const deck = state.deck.length;
    const events = play(state, 'play 3', 'silver', 'end');
    expect(only(events, 'gameOver')).toHaveLength(1);
    expect(burgundy.actor(state)).toBeNull();
    expect(burgundy.legal(state)).toEqual([]);
    expect(codes(state, state.display.flat())).toEqual(['mine1a']);
    expect(state.startCard).toEqual({ holder: 0, faceDown: true });
    expect(state.deck).toHaveLength(deck);
    for (const text of ['play 3', 'silver', 'buy', 'end']) expectWhyNot(state, text, '8.3', 'gameOver');
  });

  test('8.3 the round before E is followed by E', () => {
    const state = endOfRound(2).round('D').state();
    idle(state);
    expect(burgundy.actor(state)).not.toBeNull();
    expect(ROUNDS[state.round]).toBe('E');
  });

  test('8.4 a deck that runs out while the display is dealt is made anew, old display and played cards included', () => {
    const thrown = [...ofType('ship'), ...ofType('pasture')].slice(0, 30);
    const laid = endOfRound(2)
      .display({ 1: ['castle1a', 'castle1b', 'castle2a'] })
      .hand(1, 'mine6a')
      .onlyDraws(['mine1a', 'mine1b', 'mine2a'], thrown, 0)
      .state();
    const events = idle(laid);
    expect(only(events, 'reshuffled').map(({ count }) => count)).toEqual([34]); // 30, the display's 3, the card just played
    expect(
      codes(
        laid,
        laid.display.slice(0, 3).map((row) => at(row, 0)),
      ),
    ).toEqual(['mine1a', 'mine1b', 'mine2a']);
    expect(laid.display.flat()).toHaveLength(7);
    expect(laid.players.map((_, seat) => dealtTo(laid, seat).length)).toEqual([6, 6]);
    expect(laid.deck).toHaveLength(37 - 7 - 12);
    expect(laid.discard).toEqual([]);
  });

  test('8.4 a deck that runs out while hands are dealt is made anew', () => {
    const state = endOfRound(2)
      .display()
      .hand(1, 'mine6a')
      .onlyDraws(ofType('knowledge').slice(0, 10), ofType('ship').slice(0, 12), 0)
      .state();
    const events = idle(state);
    expect(only(events, 'reshuffled').map(({ count }) => count)).toEqual([13]);
    const [starter, other] = [dealtTo(state, state.starter), dealtTo(state, 1 - state.starter)];
    expect(codes(state, [at(starter, 0), at(other, 0), at(starter, 1)])).toEqual(ofType('knowledge').slice(7, 10));
    expect([starter.length, other.length]).toEqual([6, 6]);
  });

  test('8.4 the order of the new deck is random', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const state = endOfRound(2, `order ${i}`)
        .display()
        .hand(1, 'mine6a')
        .onlyDraws([], ofType('ship').slice(0, 10), 0)
        .state();
      idle(state);
      orders.add(state.display.join('|'));
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  test('8.4 with too few cards they are dealt in turn order as far as they go', () => {
    const deck = [...ofType('knowledge').slice(0, 7), ...ofType('ship').slice(0, 4)];
    const state = endOfRound(2).display().hand(1, 'mine6a').onlyDraws(deck, [], 0).startCard(0, true).state();
    idle(state); // the played mine is the twelfth card
    expect(state.display.flat()).toHaveLength(7);
    expect(codes(state, dealtTo(state, 0))).toEqual(['ship1a', 'ship1c', 'mine6a']);
    expect(codes(state, dealtTo(state, 1))).toEqual(['ship1b', 'ship2a']);
    expect(state.deck).toEqual([]);
    expect(burgundy.audit(state)).toBeNull();
  });

  test('8.4 a player without a card skips the turn, purchase included; the round goes on to its end', () => {
    const deck = [...ofType('knowledge').slice(0, 7), ...ofType('ship').slice(0, 4)];
    const state = endOfRound(2)
      .display()
      .hand(1, 'mine6a')
      .onlyDraws(deck, [], 0)
      .startCard(0, true)
      .silver(1, 9)
      .state();
    play(state, 'play 6', 'silver', 'end');
    // Now seat 0 has three cards, seat 1 two; seat 1 is rich and there is a discard pile to buy from.
    const events: Event[] = [];
    const turns: [number, number][] = [];
    while (state.round === 1) {
      turns.push([state.turn, state.seat]);
      events.push(...idle(state));
    }
    expect(turns).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(only(events, 'turnSkipped').map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(only(events, 'roundBegan').map(({ round }) => round)).toEqual([2]);
  });

  test('8.4 with no cards at all nobody has a turn any more, and the game ends', () => {
    const state = endOfRound(3).display().hand(2, 'mine6a').onlyDraws([], [], 0).state();
    const events = play(state, 'play 6', 'silver');
    // The card just played is the whole display of every later round.
    expect(only(events, 'roundBegan').map(({ round, display }) => [round, codes(state, display.flat())])).toEqual(
      [1, 2, 3, 4].map((round) => [round, ['mine6a']]),
    );
    expect(only(events, 'turnBegan')).toEqual([]);
    expect(only(events, 'turnSkipped')).toHaveLength(4 * 18);
    expect(burgundy.actor(state)).toBeNull();
    expect(burgundy.audit(state)).toBeNull();
  });

  test('8.4 with one card left for three players the start player alone has a turn', () => {
    const state = endOfRound(3)
      .display()
      .hand(2, 'mine6a')
      .onlyDraws(ofType('knowledge').slice(0, 10), [], 0)
      .startCard(1, true)
      .state();
    play(state, 'play 6', 'silver');
    expect(burgundy.actor(state)).toBe(1);
    expectLegal(state, 'play 6');
    const events = play(state, 'play 6', 'silver');
    expect(
      only(events, 'turnSkipped')
        .slice(0, 2)
        .map(({ seat }) => seat),
    ).toEqual([2, 0]);
  });

  test('8.4 nobody draws more than there is', () => {
    const state = endOfRound(2)
      .display()
      .hand(1, 'mine6a')
      .onlyDraws(ofType('knowledge').slice(0, 8), [], 0)
      .startCard(0)
      .state();
    idle(state);
    expect(state.players.map(({ hand, pile }) => [hand.length, pile.length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    idle(state);
    expect(burgundy.actor(state)).toBe(0);
    expect(legalTexts(state)).toHaveLength(1);
  });
});
