import { copyGems, copyPurse } from './purse.ts';
import type { Player, State } from './table.ts';

/** A copy that shares only what is never changed: the options and reserved cards. */
export function clone(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    seat: state.seat,
    round: state.round,
    lastRound: state.lastRound,
    passes: state.passes,
    busyRound: state.busyRound,
    supply: copyPurse(state.supply),
    market: state.market.slice(),
    decks: [state.decks[0].slice(), state.decks[1].slice(), state.decks[2].slice()],
    nobles: state.nobles.slice(),
    players: state.players.map(clonePlayer),
  };
}

function clonePlayer(player: Player): Player {
  return {
    tokens: copyPurse(player.tokens),
    cards: player.cards.slice(),
    bonuses: copyGems(player.bonuses),
    points: player.points,
    nobles: player.nobles.slice(),
    hand: player.hand.slice(),
  };
}
