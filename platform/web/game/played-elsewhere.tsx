import type { LocalGame } from './local-game.ts';
import { words } from '../shell/settings.ts';

/** The game is played in another tab: this one follows it, and can take over. */
export function PlayedElsewhere({ game }: { readonly game: LocalGame }) {
  if (!game.elsewhere.value) return null;
  return (
    <section class="overbar elsewhere" role="status">
      <b>{words.value.elsewhere}</b>
      <p>{words.value.elsewhereHint}</p>
      <button type="button" class="btn main" onClick={game.takeOver}>
        {words.value.playHere}
      </button>
    </section>
  );
}
