import { foresee } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import { afterFrame, Lock, Sheet } from '@chambord/ui';
import { lang, words } from '../shell/settings.ts';
import type { ShownGame } from '../game/shown-game.ts';

interface Props {
  readonly shown: ShownGame;
}

/** Asks whether the turn may end with what was touched: afterwards nothing can be taken back. */
export function EndQuestion({ shown }: Props) {
  const moves = shown.asked.value;
  if (moves === null) return null;
  const { page, options, reconsider } = shown;
  const end = () => {
    reconsider();
    // The table changes in a task of its own: together with closing this it would be a long frame.
    afterFrame(() => shown.playUnasked(...moves));
  };
  return (
    <Sheet
      lang={lang.value}
      title={words.value.endsTurn}
      label={words.value.endsTurn}
      class="narrow"
      onClose={reconsider}
    >
      <div class="endquestion">
        <Asked shown={shown} moves={moves} />
        <div class="ways">
          <button
            type="button"
            class="btn main"
            autofocus
            data-move={moves.map((move) => page.game.format(move, options)).join('; ')}
            onClick={end}
          >
            {words.value.endTurn}
            <Lock />
          </button>
          <button type="button" class="btn" onClick={reconsider}>
            {words.value.back}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

/** What is about to be done. Comes with what the sheet holds: to open it is enough for one frame. */
function Asked({ shown, moves }: Props & { readonly moves: readonly Shape['move'][] }) {
  return <p>{inTurn(shown, moves).join(' · ')}</p>;
}

/** What each of these moves is called when it comes to be made: what it costs is known only after those before it. */
function inTurn({ page: { game, text }, view, viewer }: ShownGame, moves: readonly Shape['move'][]): string[] {
  const said: string[] = [];
  foresee(game, view.value)(moves, (table, move) => {
    said.push(withoutCodes(text[lang.value].move(move, game.view(table, viewer.value))));
  });
  return said;
}
