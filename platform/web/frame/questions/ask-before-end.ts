import { computed, signal } from '@preact/signals';
import { foresee } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';
import { asksBeforeEnd } from '../../shell/settings.ts';
import { decidersView } from '../../game/shown-game.ts';
import type { ShownGame } from '../../game/shown-game.ts';

type Move = Shape['move'];
type Position = ShownGame['plies']['value'];

/** Lets a player who wants it be asked before moves that end the turn; `make` makes moves. */
export function askBeforeEnd(
  { page, plies, deciding, ...seen }: Pick<ShownGame, 'page' | 'shared' | 'view' | 'plies' | 'deciding'>,
  make: (...moves: readonly Move[]) => void,
): Pick<ShownGame, 'play' | 'playUnasked' | 'asked' | 'reconsider'> {
  /** What was touched, and at which position: at another one it is asked no longer. */
  const touched = signal<{ readonly moves: readonly Move[]; readonly at: Position } | null>(null);
  const reconsider = () => void (touched.value = null);
  const playUnasked = (...moves: readonly Move[]) => {
    reconsider();
    make(...moves);
  };
  return {
    play(...moves) {
      const { legal, endsTurn } =
        deciding.value && asksBeforeEnd()
          ? foresee(page.game, decidersView(seen))(moves)
          : { legal: false, endsTurn: false };
      if (legal && endsTurn) touched.value = { moves, at: plies.value };
      else playUnasked(...moves);
    },
    playUnasked,
    asked: computed(() => {
      const { value } = touched;
      return value !== null && deciding.value && value.at === plies.value ? value.moves : null;
    }),
    reconsider,
  };
}
