import { expect, test } from 'vitest';
import { burgundyBrain } from '@chambord/burgundy/brain';
import { ANIMALS, burgundy, cardsOf, GOODS } from '@chambord/burgundy/rules';
import type { Animal, Card, Die, Good, Move, State } from '@chambord/burgundy/rules';
import { at, pick, randomFrom } from '@chambord/kernel';
import { Network, newWeights, TERMS } from '@chambord/network';

const { shape } = burgundyBrain;
const { input } = new Network(shape, newWeights(shape, randomFrom('any')));

/** The same table with dice two further, goods one further and animals one further: the rules cannot tell them apart. */
function rotated(state: State): State {
  const deck = cardsOf(state);
  const copies = (card: Card) => {
    const { face, die } = at(deck, card);
    const alike = deck.flatMap((other, index) => (other.face === face && other.die === die ? [index] : []));
    return alike.indexOf(card);
  };
  const die = (number: Die) => (((number + 1) % 6) + 1) as Die;
  const card = (old: Card): Card => {
    const { face, die: number } = at(deck, old);
    const alike = deck.flatMap((other, index) => (other.face === face && other.die === die(number) ? [index] : []));
    return at(alike, copies(old));
  };
  const good = (old: Good) => at(GOODS, (GOODS.indexOf(old) + 1) % GOODS.length);
  const animal = (old: Animal) => at(ANIMALS, (ANIMALS.indexOf(old) + 1) % ANIMALS.length);
  const column = ({ type, cards }: State['players'][number]['estate'][number]) => ({ type, cards: cards.map(card) });
  const counts = <Kind extends string>(of: Readonly<Record<Kind, number>>, to: (kind: Kind) => Kind) =>
    Object.fromEntries(Object.entries<number>(of).map(([kind, count]) => [to(kind as Kind), count])) as Record<
      Kind,
      number
    >;
  return {
    ...state,
    agenda: state.agenda.map((frame) =>
      frame.map((step) =>
        step.step === 'takeAction' && step.die !== null
          ? { ...step, die: die(step.die) }
          : step.step === 'keepOne'
            ? { ...step, cards: step.cards.map(card) }
            : step,
      ),
    ),
    display: state.display.map((_, row) => at(state.display, (row + 4) % 6).map(card)),
    goods: [state.goods[0].map(good), state.goods[1].map(good)],
    animals: [state.animals[0].map(animal), state.animals[1].map(animal)],
    players: state.players.map((player) => ({
      ...player,
      hand: player.hand.map((held) => ({ die: die(held.die), card: card(held.card) })),
      projects: player.projects.map(card),
      estate: player.estate.map(column),
      goods: counts(player.goods, good),
      sold: counts(player.sold, good),
      animals: counts(player.animals, animal),
    })),
    aaron: state.aaron && { ...state.aaron, estate: state.aaron.estate.map(column) },
    discard: state.discard.map(card),
  };
}

/** Everything that an encoder wrote; things in any order, since a rotated display is gone through from another row on. */
function seen(state: State, rotation: number) {
  burgundyBrain.encoder().encode(state, input, rotation);
  return {
    globals: [...input.globals],
    kinds: input.kinds.map(({ facts, groups, count }) => {
      const width = facts.length / groups.length;
      return Array.from({ length: count }, (_, thing) =>
        [groups[thing], ...facts.subarray(thing * width, (thing + 1) * width)].join(),
      ).sort();
    }),
  };
}

test('dice, goods and animals that go round look the same as a table where they did', () => {
  const random = randomFrom('rotated');
  for (const players of [1, 2, 3, 4] as const) {
    const state = burgundy.setup({ players }, 'rotated');
    for (let ply = 0; ply < 120 && !state.over; ply++) {
      // One further of three, and one further of four.
      expect(seen(state, 1 + GOODS.length)).toEqual(seen(rotated(state), 0));
      burgundy.apply(state, pick(random, burgundy.legal(state)));
    }
  }
});

test('every move has terms, and moves of different meaning different ones', () => {
  const random = randomFrom('terms');
  const network = new Network(shape, newWeights(shape, random));
  const encoder = burgundyBrain.encoder();
  for (const players of [1, 2, 4] as const) {
    const state = burgundy.setup({ players }, 'terms');
    while (!state.over) {
      const moves: Move[] = burgundy.legal(state);
      encoder.encode(state, network.input, 0);
      const terms = moves.map((move) => {
        const into = new Int16Array(TERMS).fill(-1);
        const count = encoder.terms(move, into, 0);
        expect(count).toBeGreaterThan(0);
        expect(Math.max(...into)).toBeLessThan(network.logits.length);
        expect([...into.subarray(0, count)].every((term) => term >= 0)).toBe(true);
        return into.join();
      });
      // Piles with the same top, and ways to pay for the same points, may be alike; nothing else is.
      const alike = moves.filter((_, i) => terms.indexOf(at(terms, i)) !== i);
      expect(alike.every((move) => move.do === 'receive' || move.do === 'convert')).toBe(true);
      burgundy.apply(state, pick(random, moves));
    }
  }
});
