import { useLayoutEffect, useRef } from 'preact/hooks';
import { foresee } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import { afterFrame, Lock } from '@chambord/ui';
import { confirmEnd, lang, words } from '../../shell/settings.ts';
import { decidersView, listenerOf } from '../../game/shown-game.ts';
import type { ShownGame } from '../../game/shown-game.ts';

interface Props {
  readonly shown: ShownGame;
}

/** Asks in the bar whether the turn may end with what was touched: the table stays in sight, and another touch means something else. */
export function EndQuestion({ shown }: Props) {
  const moves = shown.asked.value;
  const main = useRef<HTMLButtonElement>(null);
  const { page, options, reconsider } = shown;
  useLayoutEffect(() => {
    const before = document.activeElement;
    main.current?.focus({ preventScroll: true });
    // Before the table hears of it: what was chosen for this stays chosen.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      reconsider();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      // Whoever goes back is where they were, unless they have gone on by then.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    };
  }, []);
  if (moves === null) return null;
  const end = () => {
    reconsider();
    // The table changes in a task of its own: together with closing this it would be a long frame.
    afterFrame(() => shown.playUnasked(...moves));
  };
  const { said, reveals } = inTurn(shown, moves);
  return (
    <div class="endquestion" role="group" aria-label={words.value.endsTurn}>
      <div class="say">
        <h2>{words.value.endsTurn}</h2>
        <p>{said.join(' · ')}</p>
      </div>
      <button type="button" class="btn" onClick={reconsider}>
        {words.value.back}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          confirmEnd.value = 'off';
          end();
        }}
      >
        {words.value.askNoMore}
      </button>
      <button
        ref={main}
        type="button"
        class="btn main"
        data-move={moves.map((move) => page.game.format(move, options)).join('; ')}
        onClick={end}
      >
        {words.value.endTurn}
        {reveals && <Lock />}
      </button>
    </div>
  );
}

/** What each of these moves is called when it comes to be made, for what it costs is known only after those before it; and what comes of them. */
function inTurn(shown: ShownGame, moves: readonly Shape['move'][]) {
  const { game, text } = shown.page;
  const said: string[] = [];
  const { reveals } = foresee(game, decidersView(shown))(moves, (table, move) => {
    said.push(withoutCodes(text[lang.value].move(move, game.view(table, listenerOf(shown)))));
  });
  return { said, reveals };
}
