import { remove } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { NOBLE_POINTS, NOBLES } from './edition.ts';
import type { Event } from './event.ts';
import type { Noble } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { covers, packGems } from './packed.ts';
import type { Packed } from './packed.ts';
import { active } from './table.ts';
import type { State, Position, PositionPlayer } from './table.ts';

/** Adds the nobles whose bonuses are met: in court the actions of who has none yet, in classic those who come (3.5). */
export function nobleMoves(table: Position, player: PositionPlayer, moves: Move[]): void {
  if (table.options.rules === 'court' && player.nobles.length > 0) return;
  const { nobles } = table;
  const bonuses = packGems(player.bonuses);
  for (let i = 0; i < nobles.length; i++) {
    const noble = nobles[i] as Noble;
    if (covers(bonuses, ASKS[noble] as Packed)) moves.push(NOBLE[noble] as Move);
  }
}

export function winNoble(state: State, noble: Noble, emit: Emit<Event>): void {
  const player = active(state);
  remove(state.nobles, noble); // 1.4: not replaced
  player.nobles.push(noble);
  player.points += NOBLE_POINTS;
  emit?.({ event: 'nobleCame', seat: state.seat, noble });
}

const ASKS: readonly Packed[] = NOBLES.map(({ asks }) => packGems(asks));
const NOBLE = NOBLES.map((_, noble) => Object.freeze<MoveOf<'noble'>>({ do: 'noble', noble }));
