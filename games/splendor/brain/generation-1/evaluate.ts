import { at, wins } from '@chambord/kernel';
import { chances, judge } from '@chambord/network/generation-1';
import type { Seat } from '@chambord/kernel';
import type { Network } from '@chambord/network/generation-1';
import { cardOf, GEMS, GOLD, NOBLE_POINTS, nobleOf, score } from '@chambord/splendor/rules';
import type { Card, State, Position, PositionPlayer } from '@chambord/splendor/rules';
import { describe, INPUTS } from './describe.ts';
import type { Weights } from './weights.ts';
import { covered } from './wishes.ts';

export function evaluate(state: State, weights: Weights, network: Network | null): number[] {
  if (state.phase === 'over') return wins(score(state).places);
  const strengths = state.players.map((_, seat) => {
    const strength = strengthOf(state, seat, weights);
    if (network === null) return strength;
    describe(state, seat, strength, SEEN);
    return strength + judge(network, SEEN);
  });
  return chances(strengths, 1);
}

/** What a network sees of one player; written anew for each. */
const SEEN = new Float64Array(INPUTS);

/** The strength of a player by hand, in logits. */
export function strengthOf(table: Position, seat: Seat, weights: Weights): number {
  const tempo = seat === table.seat && table.phase === 'action' ? weights.tempo : 0;
  return (tempo + strength(table, at(table.players, seat), weights)) / weights.scale;
}

/** Points, and what will become points. */
function strength(table: Position, player: PositionPlayer, weights: Weights): number {
  const { bonuses, tokens, hand } = player;
  let sum = player.points + tokens[GOLD] * weights.gold - hand.length * weights.hand;
  for (const gem of GEMS) {
    sum += tokens[gem] * weights.token;
    for (let i = 0; i < bonuses[gem]; i++) sum += weights.bonus[i] ?? 0.1;
  }
  for (const card of table.market) if (card !== null) sum += reach(card, player, weights);
  for (const { card } of hand) if (card !== null) sum += reach(card, player, weights) * weights.own;
  return sum + patronage(table, player) * weights.noble;
}

/** How near a card with points is: squared, because the last gems are the ones that count. */
function reach(card: Card, { bonuses, tokens }: PositionPlayer, weights: Weights): number {
  const { points, cost } = cardOf(card);
  if (points === 0) return 0;
  let total = 0;
  let byBonuses = 0;
  let byTokens = 0;
  for (const gem of GEMS) {
    const due = cost[gem];
    if (due === 0) continue;
    total += due;
    const free = Math.min(due, bonuses[gem]);
    byBonuses += free;
    byTokens += Math.min(due - free, tokens[gem]);
  }
  byTokens = Math.min(total - byBonuses, byTokens + tokens[GOLD]);
  const part = (byBonuses + weights.tokenPart * byTokens) / total;
  return points * part * part * weights.reach;
}

/** Court knows one noble a player, so only the nearest counts; in classic each of them does. */
function patronage(table: Position, { bonuses, nobles }: PositionPlayer): number {
  const court = table.options.rules === 'court';
  if (court && nobles.length > 0) return 0;
  let sum = 0;
  let nearest = 0;
  for (const noble of table.nobles) {
    const part = covered(nobleOf(noble).asks, bonuses);
    const worth = NOBLE_POINTS * part * part;
    sum += worth;
    if (worth > nearest) nearest = worth;
  }
  return court ? nearest : sum;
}
