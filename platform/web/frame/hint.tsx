import { useEffect, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import { Icon, Sheet, uiWords } from '@chambord/ui';
import type { HintAnswer } from '../game/bot-worker.ts';
import { startThinker } from '../game/bots.ts';
import { lang, words } from '../shell/settings.ts';
import type { ShownGame } from '../game/shown-game.ts';

/** The button for a hint, and the hint itself: for whoever decides at this screen. */
export function Hint({ shown }: { readonly shown: ShownGame }) {
  const [open, setOpen] = useState(false);
  const deciding = shown.deciding.value;
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={words.value.hint}
        title={words.value.hint}
        disabled={!deciding}
        onClick={() => setOpen(true)}
      >
        <Icon id="hint" />
      </button>
      {open && deciding && (
        <Sheet lang={lang.value} title={words.value.hint} label={words.value.hint} onClose={() => setOpen(false)}>
          <Advice shown={shown} done={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

/** Thinks in a worker of its own, which ends with it, so that the page never stutters. */
function Advice({ shown, done }: { readonly shown: ShownGame; readonly done: () => void }) {
  const [answers, setAnswers] = useState<readonly HintAnswer[] | null>(null);
  const [failed, setFailed] = useState(false);
  const { page, options } = shown;
  const viewer = shown.viewer.value;
  const view = shown.view.value;
  const { game } = page;
  const text = page.text[lang.value];
  useEffect(() => {
    const thinker = startThinker();
    thinker
      .ask('hint', { game: game.id, rulesVersion: game.rulesVersion, view, options })
      .then(setAnswers, () => setFailed(true));
    return thinker.close;
  }, []);
  if (failed) {
    return (
      <p class="hint" role="alert">
        {words.value.hintFailed}
      </p>
    );
  }
  if (answers === null)
    return (
      <p class="hint" role="status">
        {words.value.hintThinking}
      </p>
    );
  const parse = (move: string) => game.parse(move, options);
  const said = (move: string, seen: unknown) => withoutCodes(text.move(parse(move), seen));
  return (
    <ol class="hints" aria-live="polite">
      {answers.map(({ move, chance, line }) => (
        <li key={move}>
          <b class="chance">{words.value.percent(Math.round(100 * chance))}</b>
          <span>
            {said(move, view)}
            {line.map((step, index) => (
              <small key={index}>
                {words.value.hintThen(
                  step.seat === viewer ? null : at(shown.names.value, step.seat),
                  said(step.move, step.view),
                )}
              </small>
            ))}
          </span>
          <button
            type="button"
            class="btn"
            data-move={move}
            aria-label={uiWords[lang.value].pair(words.value.hintPlay, said(move, view))}
            onClick={() => {
              done();
              shown.play(parse(move));
            }}
          >
            {words.value.hintPlay}
          </button>
        </li>
      ))}
      <p class="hint">{words.value.hintMeaning}</p>
    </ol>
  );
}
