import { at } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import { estimate, estimates, errorOfSum } from './estimate.ts';
import type { Estimate } from './estimate.ts';
import { byUnit } from '../search/values.ts';
import type { Evaluate, Unit, Values } from '../search/values.ts';

type Move = { readonly do: string };

/** By unit, then by contender. */
export type Estimates = Readonly<Record<Unit, readonly Estimate[]>>;

/** What chance made of a move. */
export interface Luck {
  readonly amounts: Estimates;
  /** How many different things were seen to come of the move: 1 where nothing was left to chance. */
  readonly outcomes: number;
}

/** Where deals come to the same outcomes again and again, they are few: so many times as many deals tell how likely each of them is. */
const FEW = 2 / 3;
const MORE = 7;

/** How often what really came is evaluated: a search is random, and this one is not averaged over many outcomes. */
const REPEATS = 4;

/** An estimate from several evaluations of one state. */
export function worthOf(evaluate: Evaluate, state: unknown): Estimates {
  const found = Array.from({ length: REPEATS }, () => evaluate(state));
  return byUnit((unit) => estimates(found.map((values) => values[unit])));
}

/**
 * The luck of a move: what the state after it is worth, less the mean over other deals of what nobody at the table could know before. The true deal
 * is one of these deals like any other, so its expectation is 0 however bad the evaluation is. Each outcome is evaluated once, however many deals
 * lead to it. The state is not changed.
 */
export function luckOfMove(
  game: Game,
  evaluate: Evaluate,
  state: unknown,
  move: Move,
  random: Random,
  deals: number,
): Luck {
  const outcomeOf = (deal: unknown): string => {
    game.apply(deal, move);
    return JSON.stringify(game.view(deal, 'open'));
  };
  const after = game.clone(state);
  const found = outcomeOf(after);
  const view = game.view(state, 'open');
  const outcomes = new Map<string, { readonly state: unknown; deals: number }>();
  const dealAnew = () => {
    const deal = game.resample(view, random);
    const outcome = outcomeOf(deal);
    const known = outcomes.get(outcome);
    if (known === undefined) outcomes.set(outcome, { state: deal, deals: 1 });
    else known.deals++;
  };
  for (let i = 0; i < deals; i++) dealAnew();
  if (outcomes.size > 1 && outcomes.size <= FEW * deals) for (let i = 0; i < MORE * deals; i++) dealAnew();
  const count = outcomes.size + (outcomes.has(found) ? 0 : 1);
  if (count === 1) {
    const none = game.score(after).places.map(() => ({ mean: 0, error: 0 }));
    return { amounts: byUnit(() => none), outcomes: 1 };
  }
  const own = worthOf(evaluate, after);
  const others = [...outcomes.values()].map((outcome) => ({ deals: outcome.deals, values: evaluate(outcome.state) }));
  const amounts = byUnit((unit) => own[unit].map((here, c) => luckOver(here, others, unit, c)));
  return { amounts, outcomes: count };
}

function luckOver(
  here: Estimate,
  others: readonly { readonly deals: number; readonly values: Values }[],
  unit: Unit,
  contender: number,
): Estimate {
  const list = others.flatMap(({ deals, values }) => Array.from({ length: deals }, () => at(values[unit], contender)));
  const { mean, error } = estimate(list);
  // Deals with the same outcome share one evaluation, so its own noise is averaged over fewer of them than the spread lets think.
  const shared = others.reduce((sum, { deals }) => sum + (deals / list.length) ** 2, 0) - 1 / list.length;
  const noise = here.error * Math.sqrt(REPEATS * Math.max(0, shared));
  return { mean: here.mean - mean, error: errorOfSum([here.error, error, noise]) };
}

/** What the seats are worth before anything is dealt: the mean over so many deals for the same table. */
export function worthOfSeats(
  game: Game,
  evaluate: Evaluate,
  options: { readonly players: number },
  seed: string,
  deals: number,
): Estimates {
  const dealt = Array.from({ length: deals }, (_, number) => evaluate(game.setup(options, `${seed}/${number}`)));
  return byUnit((unit) => estimates(dealt.map((values) => values[unit])));
}
