import { foresee } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';
import { withoutCodes } from '@chambord/kernel/prose';
import { afterFrame, Lock, Sheet } from '@chambord/ui';
import type { Playing } from './playing.ts';
import { lang, words } from './settings.ts';
import type { Told } from './told.ts';

interface Props {
  readonly playing: Told & Pick<Playing, 'asked' | 'finish'>;
  /** What the viewer sees of the table now. */
  readonly view: unknown;
}

/** Asks whether the turn may end with what was touched: afterwards nothing can be taken back. */
export function EndQuestion({ playing, view }: Props) {
  const moves = playing.asked.value;
  if (moves === null) return null;
  const { page, session } = playing;
  const back = () => (playing.asked.value = null);
  const end = () => {
    back();
    // The table changes in a task of its own: together with closing this it would be a long frame.
    afterFrame(() => playing.finish(...moves));
  };
  return (
    <Sheet lang={lang.value} title={words.value.endsTurn} label={words.value.endsTurn} class="narrow" onClose={back}>
      <div class="endquestion">
        <Asked playing={playing} view={view} moves={moves} />
        <div class="ways">
          <button
            type="button"
            class="btn main"
            autofocus
            data-move={moves.map((move) => page.game.format(move, session.options)).join('; ')}
            onClick={end}
          >
            {words.value.endTurn}
            <Lock />
          </button>
          <button type="button" class="btn" onClick={back}>
            {words.value.back}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

/** What is about to be done. Comes with what the sheet holds: to open it is enough for one frame. */
function Asked({ playing, view, moves }: Props & { readonly moves: readonly Shape['move'][] }) {
  return <p>{inTurn(playing, view, moves).join(' · ')}</p>;
}

/** What each of these moves is called when it comes to be made: what it costs is known only after those before it. */
function inTurn({ page: { game, text }, viewer }: Told, view: unknown, moves: readonly Shape['move'][]): string[] {
  const said: string[] = [];
  foresee(game, view)(moves, (table, move) => {
    said.push(withoutCodes(text[lang.value].move(move, game.view(table, viewer.value))));
  });
  return said;
}
