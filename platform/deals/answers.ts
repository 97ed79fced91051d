import { askLevel } from '@chambord/bots';
import { replay, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord, Level } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { botSeed } from './deal.ts';
import type { Deal } from './deal.ts';

/** What the bot answers whose turn it is, after so many decisions. */
export function answerOf(
  game: Game,
  brain: Brain | null,
  state: unknown,
  { seed, level }: { readonly seed: string; readonly level: Level },
  plies: number,
): { readonly do: string } {
  const seat = game.actor(state);
  if (seat === null) throw new Error('the game is over');
  return askLevel(game, brain, level, game.view(state, seat), botSeed(seed, plies));
}

/** The first decision of a bot that it would have made otherwise. */
export interface Deviation {
  readonly ply: number;
  readonly found: string;
  readonly expected: string;
}

/** Whether the bots of a record have answered as they answer here; null if all have. Throws `BadInput` for a record that is not right. */
export function checkAnswers(newest: Game, brain: Brain | null, deal: Deal, record: GameRecord): Deviation | null {
  const game = rulesOf(newest, record.rulesVersion);
  let first: Deviation | null = null;
  replay(game, record, ({ ply, state, move }) => {
    if (first !== null || game.actor(state) === deal.seat) return;
    const expected = game.format(answerOf(game, brain, state, deal, ply), record.options);
    const found = game.format(move, record.options);
    if (found !== expected) first = { ply, found, expected };
  });
  return first;
}
