import type { Viewer } from '@chambord/kernel';
import { copyGems, copyPurse } from './purse.ts';
import type { Player, Reserved, State, Position, PositionPlayer, PositionReserved } from './table.ts';

/** What one viewer may know (7). */
export interface View extends Position {
  readonly viewer: Viewer;
}

/** Built field by field: what is not named here is not seen. */
export function view(state: State, viewer: Viewer): View {
  const [first, second, third] = state.decks;
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    seat: state.seat,
    round: state.round,
    lastRound: state.lastRound,
    passes: state.passes,
    busyRound: state.busyRound,
    supply: copyPurse(state.supply),
    market: [...state.market],
    decks: [{ length: first.length }, { length: second.length }, { length: third.length }],
    nobles: [...state.nobles],
    players: state.players.map((player, seat) => playerView(player, seat === viewer || viewer === 'open')),
  };
}

function playerView(player: Player, open: boolean): PositionPlayer {
  return {
    tokens: copyPurse(player.tokens),
    cards: [...player.cards],
    bonuses: copyGems(player.bonuses),
    points: player.points,
    nobles: [...player.nobles],
    hand: player.hand.map((reserved) => reservedView(reserved, open)),
  };
}

/** What was reserved from a deck only its owner sees, or who studies the game; the others know its level (7.1). */
function reservedView({ card, level, blind }: Reserved, open: boolean): PositionReserved {
  return { card: open || !blind ? card : null, level, blind };
}
