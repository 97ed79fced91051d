import { at } from '@chambord/kernel';
import type { Playing } from './playing.ts';
import { words } from './settings.ts';

/** A bot that could not be asked: the game does not stand still in silence. */
export function BotSilent({ playing }: { readonly playing: Playing }) {
  const seat = playing.silent.value;
  if (seat === null) return null;
  return (
    <section class="botsilent" role="alert">
      <b>{words.value.botSilent(at(playing.seats.value, seat).name)}</b>
      <p>{words.value.botSilentHint}</p>
      <button type="button" class="btn main" onClick={playing.start}>
        {words.value.tryAgain}
      </button>
    </section>
  );
}
