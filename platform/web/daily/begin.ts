import type { DailyDeal } from '@chambord/deals/daily';
import { dayOf } from '@chambord/deals/day';
import { inHouse } from '@chambord/games/page';
import { BadInput } from '@chambord/kernel';
import { startThinker } from '../game/bots/bots.ts';
import { botSeats, newGame, ownSeat, setUpGame } from '../game/new-game.ts';
import type { GamePlan } from '../game/new-game.ts';
import { go } from '../shell/route.ts';
import { keepTry, refreshTries, tries } from './tries.ts';

/** Whether the try on this deal would count: on its own day, and if there was none. */
export function isOpen({ key, day }: DailyDeal): boolean {
  return tries.value[key] === undefined && day === dayOf(Date.now());
}

/** Begins the try that counts, if there still is one. */
export async function beginTry(deal: DailyDeal): Promise<void> {
  const bots = await whoPlays(deal.game);
  const id = await setUpGame({ ...planOf(deal), counts: deal.key });
  refreshTries();
  // Another tab may have been quicker.
  if (isOpen(deal)) keepTry(deal.key, { id, bots });
  go(`/play/${tries.value[deal.key]?.id ?? id}`);
}

/** Plays the deal without counting: with hints, and back and forth at will. */
export function practise(deal: DailyDeal): Promise<void> {
  return newGame(planOf(deal));
}

function planOf({ game: id, options, seed, seat, level }: DailyDeal): GamePlan {
  const game = inHouse(id);
  if (game === undefined) throw new BadInput('game', `"${id}"`);
  const bots = botSeats(game, options.players - 1, level);
  return { game: id, options, seed, seats: [...bots.slice(0, seat), ownSeat(), ...bots.slice(seat)] };
}

/** Who the bots of a game are on this page. */
export async function whoPlays(game: string): Promise<string> {
  const thinker = startThinker();
  try {
    return await thinker.ask('bots', { game });
  } finally {
    thinker.close();
  }
}
