import { at } from '@chambord/kernel';
import type { LocalGame } from './local-game.ts';
import { sentences } from '../telling/log.tsx';
import { words } from '../shell/settings.ts';

/** What the one at the screen alone may know is seen before the curtain falls. */
export function PassOn({ game }: { readonly game: LocalGame }) {
  const learned = game.learned.value;
  if (learned === null) return null;
  return (
    <section class="overbar" role="status">
      <b>{sentences(game, learned.events, game.viewer.value).join(' ')}</b>
      <p>{words.value.onlyYouSee}</p>
      <button type="button" class="btn main" onClick={learned.passOn}>
        {words.value.passTo(at(game.seats.value, learned.next).name)}
      </button>
    </section>
  );
}
