import { recordOf, replay } from '@chambord/kernel';
import type { Session, Shape } from '@chambord/kernel';

/** The points of every contender before each decision, and at the end. */
export function scoreHistory(session: Session<Shape>): readonly (readonly number[])[] {
  const { game } = session;
  const history: (readonly number[])[] = [];
  const end = replay(game, recordOf(session), ({ state }) => history.push(game.score(state).points));
  return [...history, game.score(end).points];
}
