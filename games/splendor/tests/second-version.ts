import { GOLD, splendor } from '@chambord/splendor/rules';
import type { Splendor } from '@chambord/splendor/rules';
import type { Game } from '@chambord/kernel';

/** Splendor as it is. */
export const first: Game<Splendor> = { ...splendor };

/** Splendor with a rule that was really changed: reserving no longer brings gold (3.3). */
export const second: Game<Splendor> = {
  ...first,
  rulesVersion: first.rulesVersion + 1,
  apply(state, move, emit) {
    const { supply } = state;
    if (move.do !== 'reserve' && move.do !== 'reserveBlind') return first.apply(state, move, emit);
    const gold = supply[GOLD];
    supply[GOLD] = 0;
    first.apply(state, move, emit);
    supply[GOLD] = gold;
  },
};

/** From now on this is Splendor, wherever it is asked for: as after a release. */
export function release(game: Game<Splendor>): void {
  Object.assign(splendor, { earlier: [] }, game);
}
