import type { Emit } from '@chambord/kernel';
import type { Event } from './event.ts';
import { MAX_TOKENS, TAKE_DIFFERENT, TOKENS } from './material.ts';
import type { Purse, Token } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { covers, one, packPurse, unpack } from './packed.ts';
import type { Packed } from './packed.ts';
import { pour, total } from './purse.ts';
import { active } from './table.ts';
import type { State, PositionPlayer } from './table.ts';

/** Tokens above the limit of ten, to be given back (4.1). */
export function excess(player: PositionPlayer): number {
  const above = total(player.tokens) - MAX_TOKENS;
  return above > 0 ? above : 0;
}

/** Adds every way to give back what is too much, in one decision (4.1). */
export function returnMoves(player: PositionPlayer, moves: Move[]): void {
  const ways = RETURNS[excess(player)] ?? [];
  const have = packPurse(player.tokens);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i] as Way;
    if (covers(have, way.packed)) moves.push(way.move);
  }
}

export function giveBack(state: State, tokens: Readonly<Purse>, emit: Emit<Event>): void {
  pour(active(state).tokens, state.supply, tokens);
  emit?.({ event: 'returned', seat: state.seat, tokens });
}

interface Way {
  readonly packed: Packed;
  readonly move: MoveOf<'return'>;
}

/** Every choice of so many tokens, from this kind on. */
function choices(count: number, from: Token): Packed[] {
  if (count === 0) return [0];
  return TOKENS.filter((token) => token >= from).flatMap((token) =>
    choices(count - 1, token).map((rest) => rest + one(token)),
  );
}

/** All ways to give back so many tokens, made once; nobody has to give back more than can be taken in a turn. */
const RETURNS: readonly (readonly Way[])[] = Array.from({ length: TAKE_DIFFERENT + 1 }, (_, count) =>
  choices(count, 0).map((packed) => {
    const tokens: Readonly<Purse> = Object.freeze(unpack(packed));
    return { packed, move: Object.freeze<MoveOf<'return'>>({ do: 'return', tokens }) };
  }),
);
