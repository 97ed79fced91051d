import './lesson.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import { unbroken } from '@chambord/prose';
import type { Lesson } from '@chambord/ui';
import { afterFrame, allLanded, lessonMoves, stepAfter, useFloating } from '@chambord/ui';
import { lessonPlace } from './lesson-place.ts';
import type { OpenedLesson } from './open-lesson.ts';
import { lang, words } from '../shell/settings.ts';
import { lessonWords } from '../words/lesson.ts';

/** What the lesson says now, and the way through it. Before the table, so that it is read first. */
export function Teacher({
  opened,
  game,
  again,
}: {
  readonly opened: OpenedLesson;
  readonly game: GameDescription;
  readonly again: () => void;
}) {
  const { local, lesson } = opened;
  const made = local.plies.value.length;
  const due = stepAfter(lesson, made);
  const [step, setStep] = useState(due);
  const [shut, setShut] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const [watching, setWatching] = useState(false);
  useEffect(() => setStep((now) => Math.max(now, due)), [due]);
  // What was taken back is to be done again.
  const waiting = lesson.steps.findIndex(
    ({ moves, answer }, index) => index >= due && moves.length + answer.length > 0,
  );
  const index = waiting >= 0 ? Math.min(step, waiting) : step;
  const shown = lesson.steps[index];
  const text = lessonWords[lang.value];
  const plain = (shown && lesson.text[lang.value][shown.id]) ?? '';
  const said = lang.value === 'fr' ? unbroken(plain) : plain;
  const find = (teacher: HTMLElement) => lessonPlace(teacher, firstShown(shown?.spot), firstShown(lesson.floor));
  // When the table has been laid out: to ask where things lie before that would have it laid out twice.
  const follows = () => [...document.querySelectorAll('.table')];
  const settle = useFloating(aside, { find, follows }, [said]);
  useLayoutEffect(() => {
    // What it speaks of may be drawn later, as after the end of a round.
    const spot = shown?.spot ?? null;
    const drawing = new MutationObserver(() => {
      if (spot === null || document.querySelector(spot) === null) return;
      drawing.disconnect();
      settle();
    });
    if (spot !== null && document.querySelector(spot) === null)
      drawing.observe(document.body, { childList: true, subtree: true });
    return () => drawing.disconnect();
  }, [said]);
  // Whoever plays by keyboard is with the teacher again when what had the focus is gone.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current && document.activeElement === document.body) aside.current?.focus({ preventScroll: true });
    begun.current = true;
  }, [said]);
  // What is only watched is done for the learner, too, until it is over.
  const deciding = local.deciding.value;
  useEffect(() => {
    const move = lessonMoves(lesson)[made];
    if (!watching) return undefined;
    if (index !== waiting || move === undefined) setWatching(false);
    else if (deciding) {
      let left = false;
      // What the other one did is seen first.
      void allLanded().then(() => {
        if (!left) local.playUnasked(local.page.game.parse(move, local.options));
      });
      return () => {
        left = true;
      };
    }
    return undefined;
  }, [watching, deciding, index, waiting, made]);
  if (shown === undefined || shut) return null;
  const last = index === lesson.steps.length - 1;
  const doing = shown.moves.length > 0 && index === waiting;
  const next = () => (index === waiting ? setWatching(true) : setStep(index + 1));
  return (
    <>
      {shown.spot !== null && (
        <style>{`${shown.spot}:not(:focus-visible){outline:3px solid var(--rubric);outline-offset:var(--spot-gap)}`}</style>
      )}
      {doing && <style>{`${meant(opened)}{box-shadow:0 0 0 3px var(--rubric)}`}</style>}
      <aside ref={aside} tabIndex={-1} class="lesson" aria-label={text.lesson}>
        <header>
          <b>{text.lesson}</b>
          <span>{text.stepOf(index + 1, lesson.steps.length)}</span>
        </header>
        <p aria-live="polite">{said}</p>
        <footer>
          {index > due && (
            <button type="button" class="btn" onClick={() => setStep(index - 1)}>
              {text.back}
            </button>
          )}
          {doing && (
            <Way busy={!deciding} act={() => show(opened)}>
              {text.show}
            </Way>
          )}
          {!doing && !last && (
            <Way main busy={watching} act={next}>
              {text.next}
            </Way>
          )}
          {last && (
            <>
              <button
                type="button"
                class="btn main"
                onClick={() => {
                  setShut(true);
                  afterFrame(turnToTable);
                }}
              >
                {text.playOn}
              </button>
              <a class="btn" href={`/new/${game.id}`}>
                {words.value.newTable}
              </a>
              <button type="button" class="btn" onClick={again}>
                {text.again}
              </button>
            </>
          )}
        </footer>
      </aside>
    </>
  );
}

/** What is spoken of may look different on small and on large tables: what is not shown is meant for the other. */
function firstShown(selector: string | null | undefined): Element | null {
  if (typeof selector !== 'string') return null;
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null;
}

interface WayProps {
  readonly main?: boolean;
  /** Whether something has to come to its end first. The focus waits here for it: what is disabled loses it. */
  readonly busy: boolean;
  readonly act: () => void;
  readonly children: string;
}

/** A way through the lesson. */
function Way({ main = false, busy, act, children }: WayProps) {
  return (
    <button
      type="button"
      class={`btn ${busy ? 'off' : main ? 'main' : ''}`}
      aria-disabled={busy}
      onClick={() => !busy && act()}
    >
      {children}
    </button>
  );
}

/** Whoever leaves the teacher by keyboard is at the table. */
function turnToTable(): void {
  document.querySelector<HTMLElement>('.table [data-zone] button:not(:disabled)')?.focus();
}

/** Does what the step waits for, decision by decision. */
function show({ local, lesson }: OpenedLesson): void {
  const { page, options } = local;
  const made = local.plies.value.length;
  const step = lesson.steps[stepAfterLooks(lesson, made)];
  const before = lesson.steps.slice(0, step === undefined ? 0 : lesson.steps.indexOf(step));
  const done = made - before.reduce((sum, { moves, answer }) => sum + moves.length + answer.length, 0);
  local.playUnasked(...(step?.moves.slice(done) ?? []).map((move) => page.game.parse(move, options)));
}

/** What the step waits for, where it is asked for in a sheet: one decision, or several that are made with one touch. */
function meant({ local, lesson }: OpenedLesson): string {
  const due = lessonMoves(lesson).slice(local.plies.value.length);
  const several = due.slice(0, 2).map((_, index) => due.slice(0, index + 1).join('; '));
  return several.map((moves) => `dialog[open] [data-move="${moves}"]`).join(',');
}

/** The first step that waits for a decision. */
function stepAfterLooks(lesson: Lesson, plies: number): number {
  const due = stepAfter(lesson, plies);
  return lesson.steps.findIndex(({ moves }, index) => index >= due && moves.length > 0);
}
