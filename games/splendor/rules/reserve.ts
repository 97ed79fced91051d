import type { Emit } from '@chambord/kernel';
import { CARDS } from './edition.ts';
import type { Event } from './event.ts';
import { draw, refill, reportEmpty } from './market.ts';
import { GOLD, LEVELS, MAX_HAND, MAX_TOKENS } from './material.ts';
import type { Card, Level } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { total } from './purse.ts';
import { active, deckOf } from './table.ts';
import type { Player, Reserved, State, Position, PositionPlayer } from './table.ts';

/** Adds every card that can be reserved (3.3). */
export function reserveMoves(table: Position, player: PositionPlayer, moves: Move[]): void {
  if (player.hand.length >= MAX_HAND) return;
  const { market } = table;
  for (let place = 0; place < market.length; place++) {
    const card = market[place] ?? null;
    if (card !== null) moves.push(RESERVE[card] as Move);
  }
  for (const level of LEVELS) if (deckOf(table, level).length > 0) moves.push(RESERVE_BLIND[level]);
}

export function reserve(state: State, card: Card, emit: Emit<Event>): void {
  const player = active(state);
  const place = state.market.indexOf(card);
  player.hand.push(FACE_UP[card] as Reserved);
  const gold = takeGold(state, player);
  state.busyRound = state.round;
  emit?.({ event: 'reserved', seat: state.seat, card, gold });
  refill(state, place, emit);
}

export function reserveBlind(state: State, level: Level, emit: Emit<Event>): void {
  const { seat } = state;
  const player = active(state);
  const card = draw(state, level);
  player.hand.push(BLIND[card] as Reserved);
  const gold = takeGold(state, player);
  state.busyRound = state.round;
  if (emit) {
    emit({ event: 'reservedBlind', seat, level, gold });
    emit({ event: 'drew', seat, card });
    reportEmpty(state, level, emit);
  }
}

/** Whether reserving brings 1 gold: if there is any (3.3), and if court leaves room for it (4.1). */
export function bringsGold({ supply, options }: Position, player: PositionPlayer): boolean {
  return supply[GOLD] > 0 && (options.rules === 'classic' || total(player.tokens) < MAX_TOKENS);
}

function takeGold(state: State, player: Player): boolean {
  if (!bringsGold(state, player)) return false;
  state.supply[GOLD]--;
  player.tokens[GOLD]++;
  return true;
}

// One for every card, made once: they are never changed, so all tables may share them.
const FACE_UP: readonly Reserved[] = CARDS.map(({ level }, card) => Object.freeze({ card, level, blind: false }));
const BLIND: readonly Reserved[] = CARDS.map(({ level }, card) => Object.freeze({ card, level, blind: true }));
const RESERVE = CARDS.map((_, card) => Object.freeze<MoveOf<'reserve'>>({ do: 'reserve', card }));
const RESERVE_BLIND: Readonly<Record<Level, MoveOf<'reserveBlind'>>> = {
  1: Object.freeze<MoveOf<'reserveBlind'>>({ do: 'reserveBlind', level: 1 }),
  2: Object.freeze<MoveOf<'reserveBlind'>>({ do: 'reserveBlind', level: 2 }),
  3: Object.freeze<MoveOf<'reserveBlind'>>({ do: 'reserveBlind', level: 3 }),
};
