import type { Judge } from '@chambord/bots';
import { at } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import { estimates } from './estimate.ts';
import type { Estimate } from './estimate.ts';
import { byUnit, valuesOf } from './values.ts';
import type { Unit, Values } from './values.ts';

type Move = { readonly do: string };

/** By unit, then by contender. */
export type Estimates = Readonly<Record<Unit, readonly Estimate[]>>;

/** What chance made of a move. */
export interface Luck {
  readonly amounts: Estimates;
  /** How many different things were seen to come of the move: 1 where nothing was left to chance. */
  readonly outcomes: number;
}

/**
 * The luck of a move: what the state after it is worth, less the mean over other deals of what nobody at the table could know before. The true deal
 * is one of these deals like any other, so its expectation is 0 however bad the judge is. Each outcome is judged once, however many deals lead to
 * it. The state is not changed.
 */
export function luckOfMove(game: Game, judge: Judge, state: unknown, move: Move, random: Random, deals: number): Luck {
  const judged = new Map<string, Values>();
  const worth = (deal: unknown): Values => {
    game.apply(deal, move);
    const outcome = JSON.stringify(game.view(deal, 'open'));
    const known = judged.get(outcome) ?? valuesOf(game, judge, deal);
    judged.set(outcome, known);
    return known;
  };
  const found = worth(game.clone(state));
  const view = game.view(state, 'open');
  const others = Array.from({ length: deals }, () => worth(game.resample(view, random)));
  const amounts = byUnit((unit) => {
    const means = estimates(others.map((values) => values[unit]));
    return means.map(({ mean, error }, c) => ({ mean: at(found[unit], c) - mean, error }));
  });
  return { amounts, outcomes: judged.size };
}

/** What the seats are worth before anything is dealt: the mean over so many deals for the same table. */
export function worthOfSeats(
  game: Game,
  judge: Judge,
  options: { readonly players: number },
  seed: string,
  deals: number,
): Estimates {
  const dealt = Array.from({ length: deals }, (_, number) =>
    valuesOf(game, judge, game.setup(options, `${seed}/${number}`)),
  );
  return byUnit((unit) => estimates(dealt.map((values) => values[unit])));
}
