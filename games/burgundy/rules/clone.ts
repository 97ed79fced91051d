import { copyRandom } from '@chambord/kernel';
import type { Player, State } from './table.ts';

/** A copy that shares only what is never changed: options, columns, steps and frames, hand cards, Aaron's piles. */
export function clone(state: State): State {
  return {
    options: state.options,
    round: state.round,
    turn: state.turn,
    starter: state.starter,
    seat: state.seat,
    bought: state.bought,
    over: state.over,
    startCard: state.startCard,
    agenda: state.agenda.slice(),
    display: state.display.map((row) => row.slice()),
    goods: [state.goods[0].slice(), state.goods[1].slice()],
    animals: [state.animals[0].slice(), state.animals[1].slice()],
    firstTriples: { ...state.firstTriples },
    allSeven: state.allSeven.slice(),
    players: state.players.map(clonePlayer),
    aaron: state.aaron && {
      estate: state.aaron.estate.slice(),
      allSeven: state.aaron.allSeven,
      piles: state.aaron.piles.slice(),
    },
    discard: state.discard.slice(),
    deck: state.deck.slice(),
    random: copyRandom(state.random),
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    pile: player.pile.slice(),
    projects: player.projects.slice(),
    estate: player.estate.slice(),
    workers: player.workers,
    silver: player.silver,
    goods: { ...player.goods },
    sold: { ...player.sold },
    animals: { ...player.animals },
    points: player.points,
    allSeven: player.allSeven,
  };
}
