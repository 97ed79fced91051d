import { chances, wins } from '@chambord/kernel';
import { cardOf, GEMS, GOLD, NOBLE_POINTS, nobleOf, score } from '@chambord/splendor/rules';
import type { Card, GemCounts, State, Table, TablePlayer } from '@chambord/splendor/rules';
import type { Weights } from './weights.ts';

export function evaluate(state: State, weights: Weights): number[] {
  if (state.phase === 'over') return wins(score(state).places);
  const estimates = state.players.map((player, seat) => {
    const tempo = seat === state.seat && state.phase === 'action' ? weights.tempo : 0;
    return tempo + strength(state, player, weights);
  });
  return chances(estimates, weights.scale);
}

/** Points, and what will become points. */
function strength(table: Table, player: TablePlayer, weights: Weights): number {
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
function reach(card: Card, { bonuses, tokens }: TablePlayer, weights: Weights): number {
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
function patronage(table: Table, { bonuses, nobles }: TablePlayer): number {
  const court = table.options.rules === 'court';
  if (court && nobles.length > 0) return 0;
  let sum = 0;
  let nearest = 0;
  for (const noble of table.nobles) {
    const part = met(nobleOf(noble).asks, bonuses);
    const worth = NOBLE_POINTS * part * part;
    sum += worth;
    if (worth > nearest) nearest = worth;
  }
  return court ? nearest : sum;
}

/** The part of the bonuses that a noble asks for which is there. */
export function met(asks: Readonly<GemCounts>, bonuses: Readonly<GemCounts>): number {
  let total = 0;
  let there = 0;
  for (const gem of GEMS) {
    total += asks[gem];
    there += Math.min(asks[gem], bonuses[gem]);
  }
  return there / total;
}
