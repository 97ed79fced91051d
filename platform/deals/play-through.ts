import { BadInput, IllegalMove, makeMove, newSession, within } from '@chambord/kernel';
import type { Game, GameRecord, Session, Shape } from '@chambord/kernel';

/** Plays moves from outside to the end of the game: what came of it is found, not believed. Throws `BadInput` with the place of what is wrong. */
export function playThrough(
  game: Game,
  { options, seed, names, moves }: Pick<GameRecord, 'options' | 'seed' | 'names' | 'moves'>,
): Session<Shape> {
  const session = newSession(game, options, seed, names);
  for (const [ply, text] of moves.entries()) {
    const place = `moves[${ply}]`;
    if (game.actor(session.state) === null) throw new BadInput(place, 'the game is over before this move');
    try {
      makeMove(
        session,
        within(place, () => game.parse(text, options)),
      );
    } catch (error) {
      if (error instanceof IllegalMove) throw new BadInput(place, error.message);
      throw error;
    }
  }
  if (game.actor(session.state) !== null) throw new BadInput('moves', 'the game is not over');
  return session;
}
