import { useEffect, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import type { Viewer } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import { bottomSeat, Icon, Sheet, uiWords } from '@chambord/ui';
import type { HintAnswer } from '../game/bots/bot-worker.ts';
import { startThinker } from '../game/bots/bots.ts';
import { lang, words } from '../shell/settings.ts';
import { listenerOf } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import type { Mark } from './marks.tsx';
import { wholeTurn } from './whole-turn.ts';

interface Props {
  readonly shown: ShownGame;
  /** Marks what is advised on the table, until something has been decided. */
  readonly mark: (marks: readonly Mark[]) => void;
}

/** The button for a hint, and the hint itself: for whoever decides at this screen. */
export function Hint({ shown, mark }: Props) {
  const [open, setOpen] = useState(false);
  const deciding = shown.deciding.value;
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-keyshortcuts="H"
        aria-label={words.value.hint}
        title={words.value.hint}
        disabled={!deciding}
        onClick={() => setOpen(true)}
      >
        <Icon id="hint" />
      </button>
      {open && deciding && (
        <Sheet lang={lang.value} title={words.value.hint} label={words.value.hint} onClose={() => setOpen(false)}>
          <Advice shown={shown} mark={mark} done={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

/** Thinks in a worker of its own, which ends with it, so that the page never stutters. */
export function Advice({ shown, mark, done }: Props & { readonly done?: () => void }) {
  const [answers, setAnswers] = useState<readonly HintAnswer[] | null>(null);
  const [failed, setFailed] = useState(false);
  const { page, options } = shown;
  const decider = listenerOf(shown);
  const view = shown.view.value;
  const { game } = page;
  const text = page.text[lang.value];
  useEffect(() => {
    const thinker = startThinker();
    thinker.ask('hint', { game: game.id, rulesVersion: game.rulesVersion, view, options }).then(
      (found) => {
        setAnswers(found);
        mark(marksOf(shown, found));
      },
      () => setFailed(true),
    );
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
    <>
      <ol class="hints" aria-live="polite">
        {answers.map(({ move, chance, line }) => (
          <li key={move}>
            <b class="chance">{words.value.percent(Math.round(100 * chance))}</b>
            <span>
              {said(move, view)}
              {line.map((step, index) => (
                <small key={index}>
                  {words.value.hintThen(
                    step.seat === decider ? null : at(shown.names.value, step.seat),
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
                done?.();
                const turn = ownTurn(decider, view, { move, line });
                shown.play(
                  ...wholeTurn(
                    game,
                    view,
                    turn.map((step) => parse(step.move)),
                  ),
                );
              }}
            >
              {words.value.hintPlay}
            </button>
          </li>
        ))}
      </ol>
      <p class="hint">{words.value.hintMeaning}</p>
      {done !== undefined && page.thingsOf !== undefined && (
        <button type="button" class="btn" onClick={done}>
          {words.value.hintShow}
        </button>
      )}
    </>
  );
}

type Advised = Pick<HintAnswer, 'move' | 'line'>;

/** What is advised, with what whoever decides would then do next in the same turn. */
function ownTurn(
  seat: Viewer,
  view: unknown,
  { move, line }: Advised,
): readonly Pick<HintAnswer['line'][0], 'move' | 'view'>[] {
  const others = line.findIndex((step) => step.seat !== seat);
  return [{ move, view }, ...line.slice(0, others === -1 ? line.length : others)];
}

/** By rank. */
const KINDS = ['best', 'second', 'third'] as const;

/** The things that each advised turn is about, with its chance. */
function marksOf(shown: ShownGame, answers: readonly HintAnswer[]): readonly Mark[] {
  const { page, options, viewer, view } = shown;
  const { game, thingsOf } = page;
  if (thingsOf === undefined) return [];
  const seat = listenerOf(shown);
  const bottom = bottomSeat(viewer.peek());
  return answers.map((answer, rank) => ({
    kind: KINDS[rank] ?? 'third',
    things: ownTurn(seat, view.peek(), answer).flatMap((step) =>
      thingsOf(game.parse(step.move, options), step.view, bottom),
    ),
    sign: words.value.percent(Math.round(100 * answer.chance)),
    signedOnce: true,
  }));
}
