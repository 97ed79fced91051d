import type { Ply, Seat, Shape } from '@chambord/kernel';

/** What one player did in a turn. */
export interface Turn {
  readonly actor: Seat;
  readonly events: readonly Shape['event'][];
}

/**
 * What the others did before the viewer's turn, turn by turn: still the same while the viewer plays a long one. `end` tells it from
 * what they do later.
 */
export function othersTurns(
  plies: readonly Ply<Shape>[],
  viewer: unknown,
  endsTurn: (event: Shape['event']) => boolean,
): { readonly turns: readonly Turn[]; readonly end: number } {
  const end = plies.findLastIndex(({ actor }) => actor !== viewer) + 1;
  // Who is at turn again at once has seen the table since.
  if (plies.slice(end).some(({ events }) => events.some(endsTurn))) return { turns: [], end };
  const begin = plies.slice(0, end).findLastIndex(({ actor }) => actor === viewer) + 1;
  const turns: { readonly actor: Seat; events: Shape['event'][]; ended: boolean }[] = [];
  for (const { actor, events } of plies.slice(begin, end)) {
    const last = turns.at(-1);
    // Whose turn it is then the table says itself.
    const done = events.filter((event) => !endsTurn(event));
    const ended = done.length < events.length;
    if (last?.actor === actor && !last.ended) {
      last.events.push(...done);
      last.ended = ended;
    } else turns.push({ actor, events: done, ended });
  }
  return { turns: turns.map(({ actor, events }) => ({ actor, events })), end };
}
