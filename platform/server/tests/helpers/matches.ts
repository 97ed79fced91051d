import { expect } from 'vitest';
import { findGame } from '@chambord/games';
import { pick, randomFrom } from '@chambord/kernel';
import type { MatchTerms } from '@chambord/protocol';
import type { Pilot } from './pilot.ts';

const { game } = findGame('splendor');

export const TERMS: MatchTerms = {
  game: 'splendor',
  options: { players: 2 },
  seats: [{ kind: 'bot', level: 'page', name: 'Cosimo' }, { kind: 'person' }],
  tables: 3,
  days: 3,
};

/** Plays a table of a match to its end: the n-th decision is the same in every game of this way. */
export async function playOut(pilot: Pilot, table: string, way: string): Promise<void> {
  const random = randomFrom(way);
  let copy = await pilot.watch(table);
  for (;;) {
    copy = await pilot.until(table, ({ status }) => status.phase === 'over' || status.turn === copy.viewer);
    if (copy.status.phase === 'over') return;
    const move = game.format(pick(random, game.sensible(copy.view)), game.options(TERMS.options));
    const answer = await pilot.ask({ type: 'move', table, version: copy.version, move });
    expect(answer.type).toBe('ack');
    const { version } = answer as { version: number };
    copy = await pilot.until(table, (now) => now.version >= version);
  }
}
