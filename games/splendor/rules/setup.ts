import { randomFrom, shuffle } from '@chambord/kernel';
import type { Emit, Random } from '@chambord/kernel';
import { ALL_NOBLES, cardsOf } from './edition.ts';
import type { Event } from './event.ts';
import { levelAt } from './market.ts';
import { GEM_TOKENS, GOLD_TOKENS, LEVELS, ROW } from './material.ts';
import type { Options } from './options.ts';
import { deckOf } from './table.ts';
import type { Player, State } from './table.ts';
import { beginTurn } from './turn.ts';

/** Sets up a game and begins its first turn (2). The order of the draws is part of the rules version. */
export function setup(options: Options, seed: string, emit?: Emit<Event>): State {
  const random = randomFrom(seed);
  const gems = GEM_TOKENS[options.players];
  const decks: State['decks'] = [
    shuffled(random, cardsOf(1)),
    shuffled(random, cardsOf(2)),
    shuffled(random, cardsOf(3)),
  ];
  const nobles = shuffled(random, ALL_NOBLES).slice(0, options.players + 1); // 1.4
  const state: State = {
    options,
    phase: 'action',
    seat: 0,
    round: 1,
    lastRound: false,
    passes: 0,
    busyRound: 0,
    supply: [gems, gems, gems, gems, gems, GOLD_TOKENS], // 1.2
    market: [],
    decks,
    nobles,
    players: Array.from({ length: options.players }, newPlayer),
  };
  for (let place = 0; place < LEVELS.length * ROW; place++) {
    state.market.push(deckOf(state, levelAt(place)).pop() ?? null); // 2.2
  }
  emit?.({ event: 'gameBegan', market: state.market.slice(), nobles: nobles.slice() });
  beginTurn(state, 0, emit); // 2.1
  return state;
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return shuffle(random, list.slice());
}

function newPlayer(): Player {
  return { tokens: [0, 0, 0, 0, 0, 0], cards: [], bonuses: [0, 0, 0, 0, 0], points: 0, nobles: [], hand: [] };
}
