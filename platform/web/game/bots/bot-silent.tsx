import { at } from '@chambord/kernel';
import type { LocalGame } from '../local-game.ts';
import { words } from '../../shell/settings.ts';

/** A bot that could not be asked: the game does not stand still in silence. */
export function BotSilent({ game }: { readonly game: LocalGame }) {
  const seat = game.silent.value;
  if (seat === null) return null;
  return (
    <section class="botsilent" role="alert">
      <b>{words.value.botSilent(at(game.seats.value, seat).name)}</b>
      <p>{words.value.botSilentHint}</p>
      <button type="button" class="btn main" onClick={game.start}>
        {words.value.tryAgain}
      </button>
    </section>
  );
}
