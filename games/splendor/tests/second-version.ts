import { GOLD, splendor } from '@chambord/splendor/rules';
import type { Splendor, State } from '@chambord/splendor/rules';
import { versionsOf } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';

/** Splendor as it is. */
export const first: Game<Splendor> = { ...splendor };

/** Splendor with a rule that was really changed, as docs/rules-versions.md says: reserving no longer brings gold (3.3). */
export const second: Game<Splendor> = {
  ...first,
  rulesVersion: first.rulesVersion + 1,
  earlier: [],
  apply(state, move, emit) {
    if (isEarlier(state) || (move.do !== 'reserve' && move.do !== 'reserveBlind'))
      return first.apply(state, move, emit);
    const gold = state.supply[GOLD];
    state.supply[GOLD] = 0;
    first.apply(state, move, emit);
    state.supply[GOLD] = gold;
  },
};

/** The release that changes the rule and keeps what there was before: such tables are marked in their options. */
export const both: Game<Splendor> = {
  ...second,
  earlier: versionsOf(first).map((game) => ({
    ...second,
    rulesVersion: game.rulesVersion,
    setup(options, seed, emit) {
      const marked = { ...options, rulesVersion: game.rulesVersion };
      return game.setup(marked, seed, emit);
    },
  })),
};

function isEarlier({ options }: State): boolean {
  return 'rulesVersion' in options;
}

/** From now on this is Splendor, wherever it is asked for: as after a release. */
export function release(game: Game<Splendor>): void {
  Object.assign(splendor, { earlier: [] }, game);
}
