import { at, pick, randomFrom } from '@chambord/kernel';
import { burgundy } from '@chambord/burgundy/rules';
import type { Card, Event, Options, State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';

const LINES = 24;
const EVERY: readonly Options[] = burgundy.variants;

/** What lies face down before each seat in a round, hand included. */
const handsOf = ({ players }: State): Card[][] =>
  players.map(({ pile, hand }) => [...pile, ...hand.map(({ card }) => card)].sort((a, b) => a - b));

/** Plays one deal in one of many ways; `look` sees the table after every move, with what came of it. */
function line(options: Options, way: number, look: (state: State, events: readonly Event[]) => void): void {
  const random = randomFrom(`way ${way}`);
  const state = burgundy.setup(options, 'the deal');
  while (burgundy.actor(state) !== null) {
    const events: Event[] = [];
    burgundy.apply(state, pick(random, burgundy.sensible(state)), (event) => events.push(event));
    look(state, events);
  }
}

const reshuffles = (events: readonly Event[]) => events.some(({ event }) => event === 'reshuffled');

describe('one deal, played in several ways (docs/duplicate.md)', () => {
  test.each(EVERY)(
    'until the deck is made anew its n-th card is the same in every line: $players players',
    (options) => {
      const { deck: dealt } = burgundy.setup(options, 'the deal');
      const orders = new Set<string>();
      for (let way = 0; way < LINES; way++) {
        let asDealt = true;
        line(options, way, ({ deck }, events) => {
          if (asDealt && reshuffles(events)) orders.add(deck.join());
          asDealt &&= !reshuffles(events);
          // The top is last: what is left is the beginning of what lay there.
          if (asDealt) expect(deck).toEqual(dealt.slice(0, deck.length));
        });
        if (options.players === 1) expect(asDealt).toBe(true);
      }
      // From then on each line has its own order.
      if (options.players === 4) expect(orders.size).toBe(LINES);
    },
  );

  test.each(EVERY)('piles of goods and animals keep their order: $players players', (options) => {
    const dealt = burgundy.setup(options, 'the deal');
    for (let way = 0; way < LINES; way++) {
      line(options, way, ({ goods, animals }) => {
        const among = (piles: readonly (readonly string[])[]) => piles.map((pile) => `${pile.join()},`);
        for (const [now, first] of [
          [goods, dealt.goods],
          [animals, dealt.animals],
        ] as const) {
          for (const pile of among(now))
            expect(among(first).some((lay) => pile === ',' || lay.includes(pile))).toBe(true);
        }
      });
    }
  });

  test.each(EVERY)('the first round deals the same to every seat: $players players', (options) => {
    const dealt = burgundy.setup(options, 'the deal');
    const first = JSON.stringify([handsOf(dealt), dealt.display, dealt.starter]);
    for (const seed of ['another', 'a third']) {
      const other = burgundy.setup(options, seed);
      expect(JSON.stringify([handsOf(other), other.display, other.starter])).not.toBe(first);
    }
    expect(burgundy.setup(options, 'the deal')).toEqual(dealt);
  });

  test('later hands depend on who begins and on how many cards were bought before, and on nothing else', () => {
    const options = burgundy.options({ players: 2 });
    const dealt = new Map<string, Set<string>>();
    for (let way = 0; way < 200; way++) {
      let bought = 0;
      line(options, way, (state, events) => {
        const began = events.some(({ event }) => event === 'roundBegan');
        for (const event of events) if (event.event === 'bought') bought += event.cards.length;
        if (state.round !== 1 || !began) return;
        const place = `${bought} bought, ${state.starter} begins`;
        dealt.set(place, (dealt.get(place) ?? new Set()).add(JSON.stringify([handsOf(state), state.display])));
      });
    }
    // Several came to the same place by different ways, and several places were come to.
    expect(dealt.size).toBeGreaterThan(3);
    for (const hands of dealt.values()) expect(hands.size).toBe(1);
    expect(new Set([...dealt.values()].map((hands) => at([...hands], 0))).size).toBe(dealt.size);
  });
});
