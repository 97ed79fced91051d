import type { Game, Shape } from '../game.ts';
import { BadInput } from '../input.ts';

/** A game by rules that this program does not have: it stopped playing them, or is too old to know them. */
export class UnknownRules extends BadInput {
  constructor(
    game: Game,
    readonly version: number,
    /** Whether a newer program has them; otherwise an older one has. */
    readonly newer = version > game.rulesVersion,
  ) {
    const known = versionsOf(game).map(({ rulesVersion }) => rulesVersion);
    const plays = `this program plays rules version ${known.join(', ')} of ${game.id}`;
    super(
      'rulesVersion',
      `the game was begun by rules version ${version}; ${plays}: ${newer ? 'a newer' : 'an older'} one goes on with it`,
    );
  }
}

/** The rules that new games are played by, then all earlier ones that are still played. */
export function versionsOf<G extends Shape>(game: Game<G>): readonly Game<G>[] {
  return [game, ...(game.earlier ?? [])];
}

/** The game by the rules of this version; throws `UnknownRules` if this program does not have them. */
export function rulesOf<G extends Shape>(game: Game<G>, version: number): Game<G> {
  const found = versionsOf(game).find(({ rulesVersion }) => rulesVersion === version);
  if (found === undefined) throw new UnknownRules(game, version);
  return found;
}
