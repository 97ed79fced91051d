import { askLevel } from '@chambord/bots';
import { randomFrom } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { answerOf } from './answers.ts';
import type { Deal } from './deal.ts';
import { leadOf } from './outcome.ts';
import type { DealOutcome } from './outcome.ts';

/** Simulations of each of his decisions: counted, so that par is the same everywhere. */
const SIMULATIONS = 200;

/** A try of the king's on this deal: in the person's seat, against the same bots. The same number gives the same try. */
export function tryOf(game: Game, brain: Brain | null, deal: Deal, number: number): DealOutcome {
  const random = randomFrom(`${deal.seed}/par/${number}`);
  const state = game.setup(game.options(deal.options), deal.seed);
  for (let plies = 0; ; plies++) {
    const seat = game.actor(state);
    if (seat === null) return leadOf(game.score(state), deal.seat);
    const move =
      seat === deal.seat
        ? askLevel(game, brain, 'king', game.view(state, seat), random, { iterations: SIMULATIONS })
        : answerOf(game, brain, state, deal, plies);
    game.apply(state, move);
  }
}
