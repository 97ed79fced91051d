import { signal } from '@preact/signals';
import { at } from '@chambord/kernel';
import type { Seat, Shape } from '@chambord/kernel';
import type { Note } from '@chambord/ui';
import { noteOf, ONLY_LOOKED_AT } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import type { ReplayGame } from './replay-game.ts';

/** The table before a decision, seen by whoever is to make it: what is touched is an answer, nothing is played. */
export function positionToTry(replay: ReplayGame, ply: number, seat: Seat, answer: (move: Shape['move']) => void) {
  const { page, options, seats, names, begin } = replay;
  const deciding = signal(true);
  const note = signal<Note | null>(null);
  const tryOut = (...moves: Shape['move'][]) => {
    note.value = null;
    if (deciding.peek()) answer(at(moves, 0));
  };
  const shown: ShownGame = {
    ...ONLY_LOOKED_AT,
    page,
    options,
    seats,
    names,
    begin,
    viewer: signal(seat),
    view: signal(page.game.view(replay.stateAt(ply), seat)),
    plies: signal([]),
    over: signal(false),
    verdict: signal(null),
    deciding,
    note,
    play: tryOut,
    playUnasked: tryOut,
    forbid: (why) => void (note.value = noteOf(page, why, options)),
    clearNote: () => void (note.value = null),
  };
  return { shown, deciding, note };
}
