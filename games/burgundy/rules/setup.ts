import { below, randomFrom, shuffle } from '@chambord/kernel';
import type { Emit, Random } from '@chambord/kernel';
import { dealDisplay } from './display.ts';
import { cardsOf } from './edition.ts';
import type { Event } from './event.ts';
import {
  ALL_SEVEN,
  ANIMAL_COPIES,
  ANIMALS,
  DICE,
  GOOD_COPIES,
  GOODS,
  SOLO_WORKERS,
  START,
  START_WORKERS,
} from './material.ts';
import type { Animal, Good } from './material.ts';
import type { Options } from './options.ts';
import { beginRound, dealHands } from './round.ts';
import { dealAaron } from './solo.ts';
import { twoPiles } from './supply.ts';
import type { Player, State } from './table.ts';

/** Sets up a game and begins its first round (2, 10.1). The order of the draws is part of the rules version. */
export function setup(options: Options, seed: string, emit: Emit<Event>): State {
  const random = randomFrom(seed);
  const solo = options.players === 1;
  const starter = options.startPlayer ?? below(random, options.players); // 2.4
  const goods = shuffled(random, GOODS, GOOD_COPIES);
  const animals = shuffled(random, ANIMALS, ANIMAL_COPIES);
  const players = Array.from({ length: options.players }, (_, seat) => {
    const place = (seat - starter + options.players) % options.players;
    return newPlayer(solo ? SOLO_WORKERS : (START_WORKERS[place] ?? 0)); // 2.2, 10.1
  });
  for (const player of players) {
    for (const good of goods.splice(-START.goods)) player.goods[good]++; // 2.1
    for (const animal of animals.splice(-START.animals)) player.animals[animal]++;
  }
  const state: State = {
    options,
    round: 0,
    turn: 0,
    starter,
    seat: starter,
    bought: false,
    over: false,
    startCard: solo ? null : { holder: starter, faceDown: false },
    agenda: [],
    display: DICE.map(() => []),
    goods: twoPiles(goods), // 2.3
    animals: twoPiles(animals),
    firstTriples: {
      castle: null,
      mine: null,
      cloister: null,
      knowledge: null,
      ship: null,
      pasture: null,
      building: null,
    },
    allSeven: [...ALL_SEVEN[options.players]],
    players,
    aaron: null,
    discard: [],
    deck: shuffle(random, Array.from(cardsOf({ options }).keys())),
    random,
  };
  emit?.({ event: 'gameBegan', starter: solo ? null : starter });
  dealHands(state, emit); // 2.5
  if (solo) state.aaron = dealAaron(state, emit); // 10.1
  dealDisplay(state, emit); // 2.6
  beginRound(state, emit);
  return state;
}

function newPlayer(workers: number): Player {
  return {
    hand: [],
    pile: [],
    projects: [],
    estate: [],
    workers,
    silver: START.silver, // 2.1
    goods: { light: 0, medium: 0, dark: 0 },
    sold: { light: 0, medium: 0, dark: 0 },
    animals: { chicken: 0, sheep: 0, pig: 0, cattle: 0 },
    points: 0,
    allSeven: 0,
  };
}

function shuffled<T extends Good | Animal>(random: Random, kinds: readonly T[], copies: number): T[] {
  return shuffle(
    random,
    kinds.flatMap((kind) => Array.from({ length: copies }, () => kind)),
  );
}
