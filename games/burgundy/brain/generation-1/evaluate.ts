import { at, wins } from '@chambord/kernel';
import { chances, judge } from '@chambord/network/generation-1';
import type { Seat } from '@chambord/kernel';
import type { Network } from '@chambord/network/generation-1';
import { AARON, ANIMALS, GOODS, ROUNDS, score, TURNS } from '@chambord/burgundy/rules';
import type { State, Step, Position } from '@chambord/burgundy/rules';
import { describe, INPUTS } from './describe.ts';
import { allSevenWorth, bestPlacement, columnWorth, purseWorth, turnsLeft, typesIn } from './worth.ts';
import type { Weights } from './weights.ts';

type TablePlayer = Position['players'][number];

export function evaluate(state: State, weights: Weights, network: Network | null): number[] {
  const { points, places } = score(state);
  if (state.over) return wins(places);
  const strengths = strengthsOf(state, points, weights);
  if (network !== null) {
    for (let contender = 0; contender < strengths.length; contender++) {
      const strength = at(strengths, contender);
      look(state, contender, strength, SEEN);
      strengths[contender] = strength + judge(network, SEEN);
    }
  }
  return chances(strengths, 1);
}

/** What a network sees of one contender; written anew for each. */
const SEEN = new Float64Array(INPUTS);

/** What a network sees of a contender. Of Aaron it sees nothing: he decides nothing, and the player's strength is measured against him. */
export function look(state: State, contender: Seat, strength: number, into: Float64Array): void {
  if (contender < state.players.length) describe(state, contender, strength, into);
  else into.fill(0);
}

/** The strength of a contender by hand, in logits. */
export function strengthOf(state: State, contender: Seat, weights: Weights): number {
  return at(strengthsOf(state, score(state).points, weights), contender);
}

function strengthsOf(state: State, points: readonly number[], weights: Weights): number[] {
  const scale = scaleOf(state, weights);
  const strengths = state.players.map(
    (player, seat) => estimate(state, seat, player, points[seat] ?? 0, weights) / scale,
  );
  if (state.aaron === null) return strengths;
  const aarons = ((points[AARON] ?? 0) + aaronsFuture(state)) / scale;
  const wins = chance(at(strengths, 0) - aarons) * survival(state, points, weights);
  return [logit(wins), 0];
}

function chance(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}

/** Nothing is so sure that a network could not say otherwise. */
function logit(chance: number): number {
  return Math.log((chance + 1e-4) / (1 - chance + 1e-4));
}

function estimate(state: State, seat: Seat, player: TablePlayer, points: number, weights: Weights): number {
  const turns = turnsLeft(state, player);
  const open = seat === state.seat ? openWorth(state, player, turns, weights) : 0;
  return points + open + future(state, seat, player, turns, weights);
}

/** Points of lead that make e times as likely to win. */
function scaleOf({ round, turn }: Position, { scaleEarly, scaleLate }: Weights): number {
  const rest = (ROUNDS.length - round - turn / TURNS) / ROUNDS.length;
  return scaleLate + (scaleEarly - scaleLate) * rest;
}

/**
 * Alone one also has to be level with Aaron at the end of each round (10.4). His points of this round lie on the table already, so what counts
 * is whether the rest of the round brings what is missing.
 */
function survival(state: State, points: readonly number[], weights: Weights): number {
  const player = at(state.players, 0);
  const coming = (player.hand.length + player.pile.length) * weights.turn;
  return chance((at(points, 0) + coming - at(points, AARON)) / weights.scaleLate);
}

/** What will become of turns, columns, projects and storage. */
function future(table: Position, seat: number, player: TablePlayer, turns: number, weights: Weights): number {
  let sum = turns * weights.turn + purseWorth(player.workers, player.silver, turns, weights);
  for (const { type, cards } of player.estate) sum += columnWorth(table, type, cards.length, turns, weights);
  for (let i = 0; i < Math.min(player.projects.length, turns); i++) {
    sum += (weights.projects[i] ?? 0) * bestPlacement(table, player, at(player.projects, i), turns, weights);
  }
  if (player.allSeven === 0) sum += allSevenWorth(table, typesIn(table, player.estate), turns, weights);
  if (turns > 0) {
    for (const good of GOODS) sum += goodsWorth(player.goods[good], turns, weights);
    for (const animal of ANIMALS) if (player.animals[animal] > 0) sum += weights.animal * Math.min(1, turns / 12);
  }
  // The card is worth its point only to who has it at the end, and it wanders.
  if (table.startCard?.holder === seat) sum -= turns > 6 ? 0.7 : 0.4;
  return sum;
}

/** All goods of a kind are sold in one action: the more there are, the less of it falls on each. */
function goodsWorth(count: number, turns: number, weights: Weights): number {
  if (count === 0) return 0;
  const one = turns >= 3 ? weights.good : weights.good * 0.6;
  return one * count + (count - 1) * 0.2;
}

/** What is still owed to the player on turn. */
function openWorth(table: Position, player: TablePlayer, turns: number, weights: Weights): number {
  let sum = 0;
  for (const frame of table.agenda) for (const step of frame) sum += stepWorth(table, player, step, turns, weights);
  return sum;
}

function stepWorth(table: Position, player: TablePlayer, step: Step, turns: number, weights: Weights): number {
  switch (step.step) {
    case 'takeAction':
      return weights.turn + (step.die === null ? 0.3 : 0);
    case 'keepOne': {
      let best = weights.turn;
      for (const card of step.cards) {
        best = Math.max(best, weights.project * bestPlacement(table, player, card, turns, weights));
      }
      return best;
    }
    case 'takeOf':
      return turns > 1 ? 0.6 : 0;
    case 'receive':
      return 0.9;
    case 'sellOne':
      return 0.5;
    case 'placeAnother':
      return player.projects.length > 0 ? 1 : 0.2;
    case 'tripleBonus':
      return weights.bonus[table.round] ?? 0;
    case 'playDie':
    case 'endTurn':
      return 0;
  }
}

/** Aaron lays 25 cards and ends at about 24 points; most of it comes late, with his big piles. */
function aaronsFuture(table: Position): number {
  let cards = 0;
  for (const { length } of table.aaron?.piles ?? []) cards += length;
  return cards * 1.05;
}
