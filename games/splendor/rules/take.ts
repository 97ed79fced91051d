import type { Emit } from '@chambord/kernel';
import type { Event } from './event.ts';
import { ENOUGH_ALIKE, GEMS, MAX_TOKENS, TAKE_ALIKE, TAKE_DIFFERENT } from './material.ts';
import type { Gem, Token } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { total } from './purse.ts';
import { active } from './table.ts';
import type { State, Position, PositionPlayer } from './table.ts';

/** Tokens that a player may still come to have: court knows no giving back (4.1). */
export function room(table: Position, player: PositionPlayer): number {
  return table.options.rules === 'court' ? MAX_TOKENS - total(player.tokens) : TAKE_DIFFERENT;
}

/** How many different gems are to be taken (3.1): three, or as many as there are and there is room for. */
export function differentToTake(table: Position, player: PositionPlayer): number {
  const there = GEMS.filter((gem) => table.supply[gem] > 0).length;
  return Math.min(TAKE_DIFFERENT, there, room(table, player));
}

/** Adds every way to take tokens. */
export function takeMoves(table: Position, player: PositionPlayer, moves: Move[]): void {
  const { supply } = table;
  const most = room(table, player);
  if (most === 0) return;
  const there =
    (supply[0] > 0 ? 1 : 0) |
    (supply[1] > 0 ? 2 : 0) |
    (supply[2] > 0 ? 4 : 0) |
    (supply[3] > 0 ? 8 : 0) |
    (supply[4] > 0 ? 16 : 0);
  const sets = DIFFERENT[there]?.[Math.min(TAKE_DIFFERENT, most)] ?? []; // 3.1
  for (let i = 0; i < sets.length; i++) moves.push(sets[i] as Move);
  if (most < TAKE_ALIKE) return;
  if (supply[0] >= ENOUGH_ALIKE) moves.push(ALIKE[0]); // 3.2
  if (supply[1] >= ENOUGH_ALIKE) moves.push(ALIKE[1]);
  if (supply[2] >= ENOUGH_ALIKE) moves.push(ALIKE[2]);
  if (supply[3] >= ENOUGH_ALIKE) moves.push(ALIKE[3]);
  if (supply[4] >= ENOUGH_ALIKE) moves.push(ALIKE[4]);
}

export function take(state: State, gems: readonly Token[], emit: Emit<Event>): void {
  const { supply, seat } = state;
  const { tokens } = active(state);
  for (let i = 0; i < gems.length; i++) {
    const gem = gems[i] as Gem;
    supply[gem]--;
    tokens[gem]++;
  }
  emit?.({ event: 'took', seat, gems: gems as readonly Gem[] });
}

type Take = MoveOf<'take'>;

/** Moves are plain values: there are few ways to take, so all of them are made once and handed out again and again. */
function takeOf(gems: readonly Gem[]): Take {
  return Object.freeze<Take>({ do: 'take', gems: Object.freeze(gems) });
}

/** Every way to take exactly `count` of these gems, each at most once. */
function choose(count: number, from: readonly Gem[]): Gem[][] {
  if (count === 0) return [[]];
  return from.flatMap((gem, index) => choose(count - 1, from.slice(index + 1)).map((rest) => [gem].concat(rest)));
}

/** Takes of different gems, by the set of gems that are there (as bits) and by the most that can be taken. */
const DIFFERENT: readonly (readonly (readonly Take[])[])[] = Array.from({ length: 1 << GEMS.length }, (_, bits) => {
  const there = GEMS.filter((gem) => (bits >> gem) & 1);
  return Array.from({ length: TAKE_DIFFERENT + 1 }, (__, most) => {
    const count = Math.min(most, there.length);
    return count === 0 ? [] : choose(count, there).map(takeOf);
  });
});

const ALIKE: Readonly<Record<Gem, Take>> = {
  0: takeOf([0, 0]),
  1: takeOf([1, 1]),
  2: takeOf([2, 2]),
  3: takeOf([3, 3]),
  4: takeOf([4, 4]),
};
