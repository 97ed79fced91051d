import { at, wins } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Judging } from './mind.ts';

type Move = { readonly do: string };

/** Deals that a move is also tried on, to know what it could have come to. */
const DEALS = 8;

/** What a judge thinks of a state, by contender: the chances to win, or who has won. */
export function chancesOf(game: Game, judge: Judging, state: unknown): number[] {
  const actor = game.actor(state);
  if (actor === null) return wins(game.score(state).places);
  const { chances, contenders } = judge.judge(state, actor, []);
  return Array.from(chances.subarray(0, contenders));
}

/**
 * The luck of a move, by contender: what the state after it is worth, less what it is worth on average over other deals of what nobody at the
 * table could know before. Its expectation is 0 however bad the judge is, because the true deal is one of these deals like any other; so the
 * sum over a game can be taken off its result without changing what it is on average (a control variate). The state is not changed.
 */
export function luckOf(game: Game, judge: Judging, state: unknown, move: Move, random: Random): number[] {
  const known = game.view(state, 'open');
  const worth = (deal: unknown) => {
    game.apply(deal, move);
    return chancesOf(game, judge, deal);
  };
  const found = worth(game.clone(state));
  const others = Array.from({ length: DEALS }, () => worth(game.resample(known, random)));
  return found.map((chance, c) => chance - others.reduce((sum, chances) => sum + at(chances, c), 0) / DEALS);
}
