import { at } from '@chambord/kernel';
import { burgundy } from '@chambord/burgundy/rules';
import type { State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import {
  card,
  codes,
  columns,
  EVERY,
  expectLegal,
  expectWhyNot,
  legalOf,
  legalTexts,
  only,
  play,
  randomGame,
  table,
} from './table.ts';

const three = ['castle6a', 'castle6b', 'mine6b'] as const;

/** Three silver, three known cards on the deck. */
function buyer() {
  return table({ players: 2 })
    .bare()
    .silver(0, 3)
    .display()
    .deckTop(...three);
}

/** The purchase is offered here, and what was open goes on after it. */
function buysIn(state: State): void {
  expect(legalTexts(state)).toContain('buy');
  const copy = burgundy.clone(state);
  const openBefore = legalTexts(copy).filter((text) => text !== 'buy');
  const money = at(copy.players, copy.seat).silver;
  play(copy, 'buy');
  expect(at(copy.players, copy.seat).silver).toBe(money - 3);
  expectLegal(copy, ...three.flatMap((code) => [`keep ${code}`, `use ${code}`]));
  play(copy, 'use mine6b', 'workers');
  if (openBefore.includes('end')) expect(copy.seat).toBe(1 - state.seat);
  else
    for (const text of openBefore.filter((move) => !/convert|workers/.test(move)))
      expect(legalTexts(copy)).toContain(text);
}

describe('5 Silver: buying three cards', () => {
  test('5.1 before the die is played', () => {
    buysIn(buyer().state());
  });

  test('5.1 after the die, before the action', () => {
    buysIn(buyer().played(2).state());
  });

  test('5.1 after the action: who still can is asked a last time', () => {
    const state = buyer().silver(0, 2).played(2).state();
    expectWhyNot(state, 'buy', '5.1', 'silverShort');
    play(state, 'silver');
    expectLegal(state, 'buy', 'end');
    buysIn(state);
    play(state, 'end');
    expect(burgundy.actor(state)).toBe(1);
    expect(at(state.players, 0).silver).toBe(3);
  });

  test('5.1 during the action: at a good or an animal to receive', () => {
    for (const code of ['ship2a', 'pasture2a', 'boardingHouse2']) {
      const state = buyer().projects(0, code).played(2).state();
      play(state, `place ${code}`);
      buysIn(state);
    }
  });

  test("5.1 during the action: at a workshop, a warehouse, a city hall, and before a castle's free action", () => {
    const church = buyer()
      .display({ 1: ['mine1a'] })
      .projects(0, 'church3')
      .played(3)
      .state();
    play(church, 'place church3');
    buysIn(church);
    const warehouse = buyer().goods(0, { dark: 1 }).projects(0, 'warehouse2').played(2).state();
    play(warehouse, 'place warehouse2');
    buysIn(warehouse);
    const cityHall = buyer().projects(0, 'cityHall2', 'mine1a').played(2).state();
    play(cityHall, 'place cityHall2');
    buysIn(cityHall);
    const castle = buyer().projects(0, 'castle2a').played(2).state();
    play(castle, 'place castle2a');
    buysIn(castle);
  });

  test('5.1 during the action: at the bonus of a triple, and between two goods of it', () => {
    const state = buyer().estate(0, ['cloister1a', 'cloister1b']).projects(0, 'cloister2a').played(2).state();
    play(state, 'place cloister2a on cloister1a');
    buysIn(state);
    play(state, 'bonus 2 goods');
    buysIn(state);
    play(state, 'receive goods left');
    buysIn(state);
  });

  test('5.1 silver that comes in the middle can be spent at once', () => {
    const state = buyer().silver(0, 1).estate(0, ['mine1a', 'mine1b']).projects(0, 'mine2a').played(2).state();
    expectWhyNot(state, 'buy', '5.1', 'silverShort');
    play(state, 'place mine2a on mine1a');
    expect(at(state.players, 0).silver).toBe(3);
    buysIn(state);
  });

  test('5.1 only once in a turn', () => {
    const state = buyer().silver(0, 9).played(2).state();
    play(state, 'buy');
    expectWhyNot(state, 'buy', '5.1', 'alreadyBought');
    play(state, 'keep castle6a');
    expectWhyNot(state, 'buy', '5.1', 'alreadyBought');
    const events = play(state, 'silver');
    // Nobody is asked again: it is the next player's turn.
    expect(only(events, 'turnBegan').map(({ seat }) => seat)).toEqual([1]);
  });

  test('5.1 again in the next turn', () => {
    const state = buyer().silver(0, 6).played(2).state();
    play(state, 'buy', 'keep castle6a', 'silver');
    expect(legalTexts(state)).not.toContain('buy'); // the other one is poor
    play(state, at(legalTexts(state), 0), 'silver');
    expect(burgundy.actor(state)).toBe(0);
    expect(legalTexts(state)).toContain('buy');
  });

  test('5.1 nobody is asked at the end who cannot buy', () => {
    const poor = buyer().silver(0, 1).played(2).state();
    play(poor, 'silver');
    expect(burgundy.actor(poor)).toBe(1);
    const spent = buyer().played(2).state();
    play(spent, 'convert 0 workers 3 silver');
    expect(burgundy.actor(spent)).toBe(1);
  });

  test('5.1 the turn cannot be ended while something is open', () => {
    const state = buyer().projects(0, 'ship2a').played(2).state();
    expectWhyNot(state, 'end', '3.3', 'actionOpen');
    play(state, 'place ship2a');
    expectWhyNot(state, 'end', '5.1', 'turnGoesOn');
    play(state, 'buy');
    expectWhyNot(state, 'end', '5.1', 'turnGoesOn');
  });

  test('5.1 over whole games it is offered at every decision of who has 3 silver and has not bought, and at no other', () => {
    for (const players of EVERY) {
      let bought = false;
      let turn = '';
      randomGame({ players }, `purchase ${players}`, (state, move) => {
        const now = `${state.round} ${state.turn} ${state.seat}`;
        if (now !== turn) bought = false;
        turn = now;
        const cards = state.deck.length + state.discard.length;
        const can = !bought && cards > 0 && at(state.players, state.seat).silver >= 3;
        expect(legalTexts(state).includes('buy')).toBe(can);
        if (move.do === 'buy') bought = true;
      });
    }
  });

  test('5.2 the chosen card becomes a project, the other two are discarded', () => {
    const state = buyer().played(2).state();
    const events = play(state, 'buy');
    expect(only(events, 'bought').map(({ cards }) => codes(state, cards))).toEqual([[...three]]);
    const before = state.discard.length;
    play(state, 'keep castle6b');
    expect(codes(state, at(state.players, 0).projects)).toEqual(['castle6b']);
    expect(codes(state, state.discard.slice(before)).sort()).toEqual(['castle6a', 'mine6b']);
    expect(at(state.players, 0).estate).toEqual([]);
  });

  test('5.2 or its die gives one extra action at once, and all three are discarded', () => {
    const state = buyer().projects(0, 'pasture6a').played(2).state();
    const before = state.discard.length;
    play(state, 'buy', 'use castle6a');
    expect(codes(state, state.discard.slice(before)).sort()).toEqual([...three].sort());
    expectLegal(state, 'place pasture6a', 'silver', 'workers');
    play(state, 'place pasture6a', 'receive animals left');
    // The action of the die that was played is still to come.
    expectLegal(state, 'silver', 'workers');
    play(state, 'silver');
    expect(burgundy.actor(state)).toBe(1);
  });

  test('5.2 the extra action can be helped by workers', () => {
    const state = buyer().workers(0, 2).projects(0, 'pasture2a', 'pasture3a').played(4).state();
    play(state, 'buy', 'use castle6a');
    expectWhyNot(state, 'place pasture3a', '3.4', 'workersShort');
    play(state, 'place pasture2a');
    expect(at(state.players, 0).workers).toBe(0);
  });

  test('5.2 the extra action comes before the die when bought before it', () => {
    const state = buyer().hand(0, 2, 5).projects(0, 'mine6a').state();
    play(state, 'buy', 'use castle6a', 'place mine6a');
    expect(columns(state, 0)).toEqual([['mine6a']]);
    expectLegal(state, 'play 2', 'play 5');
    play(state, 'play 5', 'silver');
    expect(burgundy.actor(state)).toBe(1);
  });

  test('5.2 the die waits while a purchase made before it is settled', () => {
    const state = buyer().hand(0, 2, 5).state();
    play(state, 'buy');
    // Nothing was played yet: the reason is what is open, not that the die was played.
    expect(legalTexts(state)).not.toContain('play 2');
    expect(burgundy.whyNot(state, { do: 'play', die: 2 })).toMatchObject({ rule: '6.8', reason: 'otherOpen' });
    play(state, 'use castle6a');
    expect(burgundy.whyNot(state, { do: 'play', die: 2 })).toMatchObject({ rule: '6.8', reason: 'otherOpen' });
  });

  test('5.2 what an effect still brings waits while a purchase is settled', () => {
    const state = buyer().projects(0, 'ship2a').played(2).state();
    play(state, 'place ship2a', 'buy');
    expect(legalTexts(state)).not.toContain('receive goods left');
    const why = burgundy.whyNot(state, { do: 'receive', from: 'goods', pile: 'left' });
    expect(why).toMatchObject({ rule: '6.8', reason: 'otherOpen' });
  });

  test('5.2 after the action the purchase is the last thing of the turn', () => {
    const state = buyer().silver(0, 2).played(2).state();
    play(state, 'silver', 'buy', 'use castle6a', 'silver');
    expect(burgundy.actor(state)).toBe(1);
    expect(at(state.players, 0).silver).toBe(1);
  });

  test('5.2 one of the three must be chosen', () => {
    const state = buyer().played(2).state();
    play(state, 'buy');
    expectWhyNot(state, 'decline', '7.9', 'notOptional');
    expectWhyNot(state, 'keep mine1a', '5.2', 'notBought');
    expectWhyNot(state, 'use mine1a', '5.2', 'notBought');
    expectWhyNot(state, 'silver', '6.8', 'otherOpen');
    play(state, 'keep castle6a');
    expectWhyNot(state, 'keep castle6b', '5.2', 'nothingBought');
    expectWhyNot(state, 'use castle6b', '5.2', 'nothingBought');
  });

  test('5.2 the extra action may place a card in the middle of another placement, which then goes on', () => {
    const laid = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display({ 1: ['ship1a'] })
      .projects(0, 'market3', 'castle6b')
      .deckTop('castle6a', 'mine1a', 'mine1b')
      .played(3)
      .state();
    play(laid, 'place market3', 'buy', 'use castle6a', 'place castle6b', 'workers');
    expectLegal(laid, 'take ship1a', 'decline');
  });

  test('5.3 the three cards are seen by everyone', () => {
    const state = buyer().played(2).state();
    const events = play(state, 'buy');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const open = burgundy.view(state, viewer).agenda.at(-1);
      expect(open).toEqual([{ step: 'keepOne', cards: three.map((code) => card(code)) }]);
      expect(events.every((event) => burgundy.sees(event, viewer))).toBe(true);
    }
  });

  test('5.3 a deck that runs short in the middle is made anew from the discard pile', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display()
      .hand(0, 2, 5)
      .onlyDraws(['mine1a'], ['ship1a', 'ship1b', 'ship1c', 'ship2a'], 1)
      .state();
    const events = play(state, 'buy');
    expect(only(events, 'reshuffled').map(({ count }) => count)).toEqual([4]);
    const [cards = []] = only(events, 'bought').map((event) => codes(state, event.cards));
    expect(cards[0]).toBe('mine1a');
    expect(cards.slice(1).every((code) => code.startsWith('ship'))).toBe(true);
    expect(cards).toHaveLength(3);
    expect(state.deck).toHaveLength(2);
    expect(state.discard).toEqual([]);
  });

  test('5.3 no reshuffle while the deck has enough', () => {
    const laid = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display()
      .onlyDraws(['mine1a', 'mine1b', 'mine2a'], ['ship1a'], 1)
      .state();
    const events = play(laid, 'buy');
    expect(only(events, 'reshuffled')).toEqual([]);
    expect(laid.deck).toEqual([]);
    expect(codes(laid, laid.discard)).toEqual(['ship1a']);
  });

  test('5.3 the card just played is shuffled in as well', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const state = table({ players: 2 }, `reshuffle ${i}`)
        .bare()
        .silver(0, 3)
        .display()
        .hand(0, 'castle2a', 'mine5a')
        .onlyDraws(['mine1a'], ['ship1a', 'ship1b', 'ship1c'], 1)
        .played(2)
        .state();
      const [cards = []] = only(play(state, 'buy'), 'bought').map((event) => codes(state, event.cards));
      expect(cards).toHaveLength(3);
      for (const code of cards) seen.add(code);
    }
    expect([...seen].sort()).toEqual(['castle2a', 'mine1a', 'ship1a', 'ship1b', 'ship1c']);
  });

  test('5.3 with fewer than three cards in all, what there is is turned up', () => {
    for (const [deck, discard] of [
      [['mine1a'], ['ship1a']],
      [['mine1a', 'ship1a'], []],
      [[], ['mine1a', 'ship1a']],
    ] as const) {
      const state = table({ players: 2 })
        .bare()
        .silver(0, 3)
        .display()
        .onlyDraws([...deck], [...discard], 1)
        .state();
      play(state, 'buy');
      expect(at(state.players, 0).silver).toBe(0);
      expectLegal(state, 'keep mine1a', 'use mine1a', 'keep ship1a', 'use ship1a');
      play(state, 'keep ship1a');
      expect(codes(state, state.discard)).toEqual(['mine1a']);
    }
  });

  test('5.3 a single card: the one that was just played', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display()
      .hand(0, 'castle2a', 'mine5a')
      .onlyDraws([], [], 1)
      .state();
    expectWhyNot(state, 'buy', '5.3', 'noCardsLeft');
    play(state, 'play 2', 'buy');
    expectLegal(state, 'keep castle2a', 'use castle2a');
    play(state, 'keep castle2a', 'silver');
    expect(codes(state, at(state.players, 0).projects)).toEqual(['castle2a']);
  });

  test('5.3 with no card at all nothing can be bought, and nobody is asked', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display()
      .hand(0, 2, 5)
      .onlyDraws([], [], 1)
      .step({ step: 'takeAction', die: 2, card: null })
      .state();
    expectWhyNot(state, 'buy', '5.3', 'noCardsLeft');
    expect(legalOf(state, 'buy')).toEqual([]);
    play(state, 'silver');
    expect(burgundy.actor(state)).toBe(1);
  });
});
