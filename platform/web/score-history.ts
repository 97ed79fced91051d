import { recordOf, replay } from '@chambord/kernel';
import type { Playing } from './playing.ts';

/** The points of every contender before each decision, and at the end. */
export function scoreHistory({
  page: { game },
  session,
}: Pick<Playing, 'page' | 'session'>): readonly (readonly number[])[] {
  const history: (readonly number[])[] = [];
  const end = replay(game, recordOf(session), ({ state }) => history.push(game.score(state).points));
  return [...history, game.score(end).points];
}
