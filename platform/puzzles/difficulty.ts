import { askLevel, NEWCOMER, rate } from '@chambord/bots';
import type { Game, Level } from '@chambord/kernel';
import type { Brain } from '@chambord/network';

/** How strong the levels count as that try to solve it, and how often each does. */
const SOLVERS: readonly (readonly [Level, number, number])[] = [
  ['page', 900, 4],
  ['squire', 1150, 4],
  ['knight', 1400, 4],
  ['baron', 1650, 3],
  ['duke', 1950, 2],
];

/** A decision to be found. */
export interface Wanted {
  readonly view: unknown;
  /** In the notation of the game. */
  readonly best: string;
}

/** How hard it is to find all of these: a rating, started from how often bots of each level do. */
export function difficultyOf(
  game: Game,
  brain: Brain,
  wanted: readonly Wanted[],
  options: { readonly players: number },
) {
  const finds = (level: Level, number: number) =>
    wanted.every(({ view, best }, index) => {
      const seed = `solver ${level} ${number}${index === 0 ? '' : ` ${index}`}`;
      return game.format(askLevel(game, brain, level, view, seed), options) === best;
    });
  const results = SOLVERS.flatMap(([level, rating, times]) =>
    Array.from({ length: times }, (_, number) => ({
      opponent: { rating, deviation: 60, volatility: 0.06 },
      score: finds(level, number) ? 0 : 1,
    })),
  );
  const { rating, deviation } = rate(NEWCOMER, results);
  return { rating: Math.round(Math.min(2600, Math.max(500, rating))), deviation: Math.round(deviation) };
}
