import { at } from '@chambord/kernel';
import { chances } from '@chambord/network/generation-1';
import { actionMoves, agenda, ANIMALS, faceOf, MAX_PROJECTS, TYPES, workersNeeded } from '@chambord/burgundy/rules';
import type { Action, Animal, Card, Column, Die, Good, Move, State, Step, Position } from '@chambord/burgundy/rules';
import { allSevenWorth, bestPlacement, bitOf, effectWorth, growth, purseWorth, turnsLeft, typesIn } from './worth.ts';
import type { Weights } from './weights.ts';

type TablePlayer = Position['players'][number];

/** Points of difference that make a move e times as likely. */
const SCALE = 0.4;

export function prior(state: State, moves: readonly Move[], weights: Weights): number[] {
  const player = at(state.players, state.seat);
  const turns = turnsLeft(state, player);
  const mind: Mind = {
    state,
    player,
    turns,
    weights,
    die: openDie(agenda.open(state)),
    purse: purseWorth(player.workers, player.silver, turns, weights),
    types: player.allSeven === 0 ? typesIn(state, player.estate) : ALL_TYPES,
  };
  return chances(
    moves.map((move) => promise(mind, move)),
    SCALE,
  );
}

/** What every judgement of one decision looks at. */
interface Mind {
  readonly state: State;
  readonly player: TablePlayer;
  /** Turns left after this one's card was played. */
  readonly turns: number;
  readonly weights: Weights;
  /** The number of the open action; null for any, and where there is none. */
  readonly die: Die | null;
  /** What workers and silver are worth as they are. */
  readonly purse: number;
  /** The types in the estate, as bits: all of them for who has an "all seven types" card already. */
  readonly types: number;
}

const ALL_TYPES = 2 ** TYPES.length - 1;

function openDie(steps: readonly Step[]): Die | null {
  for (const step of steps) if (step.step === 'takeAction') return step.die;
  return null;
}

function promise(mind: Mind, move: Move): number {
  const { state, player, turns, weights, die, purse } = mind;
  switch (move.do) {
    case 'play':
      return bestAction(mind, move.die);
    case 'take':
    case 'place':
    case 'sell':
    case 'workers':
    case 'silver':
    case 'convert':
      return actionPromise(mind, move, die);
    case 'buy':
      return toBuy(mind);
    case 'keep':
      return projectPromise(mind, move.card, move.drop);
    case 'use':
      return bestAction(mind, faceOf(state, move.card).die);
    case 'bonus': {
      const { points = 0, goods = 0, animals = 0, silver = 0, workers = 0 } = move.gain;
      const then = purseWorth(player.workers + workers, player.silver + silver, turns, weights);
      return points + goods * weights.effect.ship + animals * weights.effect.pasture + then - purse;
    }
    case 'receive':
      return receivePromise(state, player, move.from, move.pile === 'left' ? 0 : 1);
    case 'decline':
      return 0;
    case 'end':
      return 0;
  }
}

/** The best that can be done with a number. */
function bestAction(mind: Mind, die: Die): number {
  const actions: Move[] = [];
  actionMoves(mind.state, die, actions);
  let best = 0;
  for (const action of actions) {
    const worth = actionPromise(mind, action as Action, die);
    if (worth > best) best = worth;
  }
  return best;
}

function actionPromise(mind: Mind, move: Action, die: Die | null): number {
  const { state, player, turns, weights, purse: now } = mind;
  const needed = workersNeeded(state, die, move);
  const price = needed === 0 ? 0 : now - purseWorth(player.workers - needed, player.silver, turns, weights);
  switch (move.do) {
    case 'place':
      return placePromise(mind, move.card, move.on) - price;
    case 'take':
      return projectPromise(mind, move.card, move.drop) - price;
    case 'sell':
      return sellPromise(mind, move.good) - price;
    case 'workers':
      return purseWorth(2, player.silver, turns, weights) - now;
    case 'silver':
      return purseWorth(player.workers, player.silver + 1, turns, weights) - now;
    case 'convert': {
      const left = purseWorth(player.workers - move.workers, player.silver - move.silver, turns, weights);
      return (move.workers + move.silver) / 3 + left - now;
    }
  }
}

/** A placed card is no project any more, but what it brings comes now, and its place is free for another one. */
function placePromise({ state, player, turns, weights, types }: Mind, card: Card, on: Card | null): number {
  const { type, face } = faceOf(state, card);
  const column = on === null ? null : columnOf(player.estate, on);
  let worth = growth(state, type, column, turns, weights) + effectWorth(state, player, face, turns, weights);
  const bit = bitOf(type);
  if ((types & bit) === 0) {
    worth += allSevenWorth(state, types | bit, turns, weights) - allSevenWorth(state, types, turns, weights);
  }
  return worth * (1 - weights.project) + weights.haste;
}

function columnOf(estate: readonly Column[], on: Card): Column | null {
  for (const column of estate) if (column.cards[0] === on) return column;
  return null;
}

/** A project is worth part of what it will bring, if there is time to place it and those before it. */
function projectPromise({ state, player, turns, weights, types }: Mind, card: Card, drop: Card | null): number {
  if (turns <= player.projects.length - (drop === null ? 0 : 1)) return -0.2;
  let worth = bestPlacement(state, player, card, turns, weights) * weights.project;
  // Dice that are close at hand make it likelier to be placed soon.
  const { die, type } = faceOf(state, card);
  for (const held of player.hand) if (held.die === die) worth += weights.atHand;
  if ((types & bitOf(type)) === 0) worth += 0.15;
  // Two of a type wait for each other's columns; a dropped one was a turn's work.
  if (drop !== null) worth -= bestPlacement(state, player, drop, turns, weights) * weights.project + 0.3;
  return worth;
}

function sellPromise({ state, player, turns, weights, purse: now }: Mind, good: Good): number {
  const count = player.goods[good];
  const silver = purseWorth(player.workers, player.silver + count, turns, weights) - now;
  // With time left the goods keep, and more of a kind may come.
  const kept = turns >= 3 ? weights.good * count + (count - 1) * 0.2 : turns > 0 ? 0.4 * count : 0;
  const startCard = state.startCard === null ? 0 : state.startCard.holder === state.seat ? 0.1 : turns < 6 ? 0.7 : 0.35;
  return count + silver - kept + startCard + 0.1;
}

/** Three cards to choose from, for a project or another action: worth about a turn and a half, if there is room. */
function toBuy({ player, turns, weights, purse }: Mind): number {
  const price = purse - purseWorth(player.workers, player.silver - 3, turns, weights);
  const room = player.projects.length < MAX_PROJECTS;
  return (room ? weights.choice : weights.choiceWithoutRoom) - price + (turns < 3 ? 0.1 : 0);
}

function receivePromise(state: State, player: TablePlayer, from: 'goods' | 'animals', pile: 0 | 1): number {
  if (from === 'goods') {
    const good = state.goods[pile].at(-1);
    // Goods of a kind that is there already are sold together.
    return good === undefined ? 0 : 0.9 + 0.2 * Math.min(2, player.goods[good]);
  }
  const animal = state.animals[pile].at(-1);
  return animal === undefined ? 0 : animalWorth(player.animals, animal);
}

/** By the set that it joins: a second kind brings 1, a third 1, a fourth 2. */
function animalWorth(animals: Readonly<Record<Animal, number>>, animal: Animal): number {
  const size = animals[animal] + 1;
  let others = 0;
  for (const kind of ANIMALS) if (animals[kind] >= size) others++;
  return [0.4, 1.1, 1.3, 2][others] ?? 1;
}
