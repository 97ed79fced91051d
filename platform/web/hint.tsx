import { useEffect, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { withoutCodes } from '@chambord/kernel/prose';
import { Icon, Sheet, uiWords } from '@chambord/ui';
import type { HintAnswer, HintQuestion } from './bot-worker.ts';
import type { Playing } from './playing.ts';
import { lang, words } from './settings.ts';

/** The button for a hint, and the hint itself: for whoever decides at this screen. */
export function Hint({ playing }: { readonly playing: Playing }) {
  const [open, setOpen] = useState(false);
  const deciding = playing.deciding.value;
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
          <Advice playing={playing} done={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

/** Thinks in a worker of its own, which ends with it, so that the page never stutters. */
function Advice({ playing, done }: { readonly playing: Playing; readonly done: () => void }) {
  const [answers, setAnswers] = useState<readonly HintAnswer[] | null>(null);
  const [failed, setFailed] = useState(false);
  const { page, session, viewer } = playing;
  const { game } = page;
  const text = page.text[lang.value];
  useEffect(() => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<readonly HintAnswer[] | null>) => {
      setAnswers(data);
      setFailed(data === null);
    });
    worker.addEventListener('error', () => setFailed(true));
    const view = game.view(session.state, viewer.value);
    worker.postMessage({ id: null, game: game.id, view, options: session.options } satisfies HintQuestion);
    return () => worker.terminate();
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
  const view = game.view(session.state, viewer.value);
  const parse = (move: string) => game.parse(move, session.options);
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
                  step.seat === viewer.value ? null : at(session.names, step.seat),
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
              playing.play(parse(move));
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
