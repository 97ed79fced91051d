import { at } from '@chambord/kernel';
import type { Emit, Seat } from '@chambord/kernel';
import type { Event } from './event.ts';
import { PILES } from './material.ts';
import type { Pile, Supply } from './material.ts';
import type { State, Position } from './table.ts';

/** Whether anything of it is left to receive. */
export function isLeft(table: Position, supply: Supply): boolean {
  const piles = table[supply];
  return piles[0].length > 0 || piles[1].length > 0;
}

export function pileOf(table: Position, supply: Supply, pile: Pile): { readonly length: number } {
  return table[supply][pile === 'left' ? 0 : 1];
}

/** Divides shuffled goods or animals into two piles; the first has the odd card (2.3). */
export function twoPiles<T>(all: readonly T[]): [T[], T[]] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

/** The top of a pile comes into the storage (7.1). */
export function receive(state: State, seat: Seat, from: Supply, pile: Pile, emit: Emit<Event>): void {
  const index = pile === 'left' ? 0 : 1;
  const player = at(state.players, seat);
  if (from === 'goods') {
    const good = state.goods[index].pop();
    if (good === undefined) throw new Error('the pile is empty');
    player.goods[good]++;
    emit?.({ event: 'receivedGood', seat, good, pile });
  } else {
    const animal = state.animals[index].pop();
    if (animal === undefined) throw new Error('the pile is empty');
    player.animals[animal]++;
    emit?.({ event: 'receivedAnimal', seat, animal, pile });
  }
  if (state[from][index].length === 0) halve(state[from], index, from, emit);
}

/** An emptied pile is made anew from the lower half of the other one (7.2). Piles have their top last. */
function halve<T>(piles: [T[], T[]], empty: 0 | 1, of: Supply, emit: Emit<Event>): void {
  const other = piles[empty === 0 ? 1 : 0];
  const lower = other.splice(0, Math.floor(other.length / 2));
  piles[empty] = lower;
  if (lower.length > 0) emit?.({ event: 'pileHalved', of, into: PILES[empty], count: lower.length });
}
