import { SEARCH } from '@chambord/bots';
import { hash } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';

/**
 * Who the bots of a game are, in eight letters: by its rules, the weights and habits of its brain, and the search. While these letters stay the same
 * they answer the same to the same moves; results that were reached against others are not compared.
 */
export function botsOf({ id, rulesVersion }: Game, brain: Brain | null): string {
  const habits = brain?.levels.map((habit) => ('temperature' in habit ? [habit.temperature] : habit.simulations));
  const facts = [SEARCH, id, rulesVersion, brain?.cPuct ?? null, habits ?? null, brain?.weights.weights ?? null];
  return hash(JSON.stringify(facts)).slice(0, 8);
}
