import { BadInput, recordOf } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { checkAnswers } from './answers.ts';
import { botsOf } from './bots-of.ts';
import type { Deal } from './deal.ts';
import { leadOf } from './outcome.ts';
import type { DealOutcome } from './outcome.ts';
import { playThrough } from './play-through.ts';

/** A try on a deal as somebody else tells it. */
export interface ToldTry {
  /** Who the bots were: `botsOf`. */
  readonly bots: string;
  readonly moves: readonly string[];
}

/** What a try came to, or why it does not count. */
export type JudgedTry =
  { readonly outcome: DealOutcome } | { readonly refused: 'otherBots' | 'badTry'; readonly reason: string };

/**
 * Plays a try through: all moves are legal on this deal, the game is over, and each bot has answered what it answers here. Who moved in the
 * person's seat, and how often the deal was tried before, nobody can tell from moves.
 */
export function judgeTry(game: Game, brain: Brain | null, deal: Deal, { bots, moves }: ToldTry): JudgedTry {
  const here = botsOf(game, brain);
  if (bots !== here)
    return { refused: 'otherBots', reason: `the try was played against bots ${bots}, here are ${here}` };
  const options = game.options(deal.options);
  const names = Array.from({ length: options.players }, (_, seat) => `${seat + 1}`);
  try {
    const session = playThrough(game, { options, seed: deal.seed, names, moves });
    const deviation = checkAnswers(game, brain, deal, recordOf(session));
    if (deviation === null) return { outcome: leadOf(game.score(session.state), deal.seat) };
    const { ply, found, expected } = deviation;
    return { refused: 'badTry', reason: `moves[${ply}]: the bot answers "${expected}", not "${found}"` };
  } catch (error) {
    if (error instanceof BadInput) return { refused: 'badTry', reason: error.message };
    throw error;
  }
}
