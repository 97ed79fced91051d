import { computed, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { BadInput, newSession, readRecord, resume } from '@chambord/kernel';
import type { Session, Shape } from '@chambord/kernel';
import type { Lesson } from '@chambord/ui';
import { unbroken } from '@chambord/prose';
import { afterFrame, allLanded, lessonMoves, stepAfter } from '@chambord/ui';
import { gameTitle } from '../game/game-title.ts';
import { BESIDE, lessonPlace } from './lesson-place.ts';
import { LocalFrame } from '../game/local-frame.tsx';
import { openLocalGame } from '../game/local-game.ts';
import type { LocalGame } from '../game/local-game.ts';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { deleteSaved, findSaved } from '../saved/store.ts';
import { lessonWords } from '../words/lesson.ts';

/** The kept game that is the lesson of a game: it is resumed like any other. */
const lessonId = ({ id }: GameDescription) => `learn-${id}`;

/** Which game's lesson a kept game is, if it is one. */
export function lessonOf(id: string): GameDescription | undefined {
  return HOUSE.find((game) => lessonId(game) === id);
}

interface Opened {
  readonly local: LocalGame;
  readonly lesson: Lesson;
}

interface PageProps {
  readonly game: GameDescription;
  readonly load: () => Promise<Lesson>;
}

/** A first game: the real table with a prepared deal, and someone who says why. */
export function LearnPage({ game, load }: PageProps) {
  const [opened, setOpened] = useState<Opened | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let local: LocalGame | undefined;
    open(game, load).then(
      (result) => {
        if (left) return;
        local = result.local;
        setOpened(result);
        local.start();
      },
      (error: unknown) => {
        console.warn(error);
        if (!left) setOpened('failed');
      },
    );
    return () => {
      left = true;
      local?.close();
    };
  }, [game, attempt]);
  if (opened === 'loading') return null;
  if (opened === 'failed') {
    return (
      <Message title={words.value.loadFailed}>
        <button type="button" class="btn main" onClick={() => setAttempt(attempt + 1)}>
          {words.value.tryAgain}
        </button>
      </Message>
    );
  }
  const again = () => {
    setOpened('loading');
    void deleteSaved(lessonId(game)).then(() => setAttempt(attempt + 1));
  };
  return (
    <div class={`learning of-${game.id}`}>
      <PageTitle unseen name={`${lessonWords[lang.value].lesson} – ${gameTitle(game.id)}`} />
      <Teacher key={attempt} opened={opened} game={game} again={again} />
      <LocalFrame game={opened.local} />
    </div>
  );
}

/** What the lesson says now, and the way through it. Before the table, so that it is read first. */
function Teacher({
  opened,
  game,
  again,
}: {
  readonly opened: Opened;
  readonly game: GameDescription;
  readonly again: () => void;
}) {
  const { local, lesson } = opened;
  const made = local.plies.value.length;
  const due = stepAfter(lesson, made);
  const [step, setStep] = useState(due);
  const [shut, setShut] = useState(false);
  const [place, setPlace] = useState(BESIDE);
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
  useLayoutEffect(() => {
    const settle = () => {
      const find = (selector: string | null | undefined) =>
        typeof selector === 'string' ? document.querySelector(selector) : null;
      if (aside.current !== null) setPlace(lessonPlace(aside.current, find(shown?.spot), find(lesson.floor)));
    };
    settle();
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
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
      <aside
        ref={aside}
        tabIndex={-1}
        class={`lesson ${place.page ?? ''}`}
        style={place.top === null ? undefined : { top: `${place.top}px` }}
        aria-label={text.lesson}
      >
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
function show({ local, lesson }: Opened): void {
  const { page, options } = local;
  const made = local.plies.value.length;
  const step = lesson.steps[stepAfterLooks(lesson, made)];
  const before = lesson.steps.slice(0, step === undefined ? 0 : lesson.steps.indexOf(step));
  const done = made - before.reduce((sum, { moves, answer }) => sum + moves.length + answer.length, 0);
  local.playUnasked(...(step?.moves.slice(done) ?? []).map((move) => page.game.parse(move, options)));
}

/** What the step waits for, where it is asked for in a sheet: one decision, or several that are made with one touch. */
function meant({ local, lesson }: Opened): string {
  const due = lessonMoves(lesson).slice(local.plies.value.length);
  const several = due.slice(0, 2).map((_, index) => due.slice(0, index + 1).join('; '));
  return several.map((moves) => `dialog[open] [data-move="${moves}"]`).join(',');
}

/** The first step that waits for a decision. */
function stepAfterLooks(lesson: Lesson, plies: number): number {
  const due = stepAfter(lesson, plies);
  return lesson.steps.findIndex(({ moves }, index) => index >= due && moves.length > 0);
}

async function open(game: GameDescription, load: () => Promise<Lesson>): Promise<Opened> {
  const [page, lesson, kept] = await Promise.all([game.load.page(), load(), findSaved(lessonId(game))]);
  const names = [words.value.person1, 'Rolin'];
  const fresh = () => newSession(page.game, page.game.options(lesson.options), lesson.seed, names);
  // A lesson is about the newest rules: one that was begun by others begins anew.
  const session =
    kept === undefined || kept.record.rulesVersion !== page.game.rulesVersion
      ? fresh()
      : resumeOr(fresh, () => resume(page.game, readRecord(page.game, kept.record)));
  const moves = lessonMoves(lesson);
  const seats = [
    { name: names[0] ?? '', arms: 1, bot: null },
    { name: 'Rolin', arms: 2, bot: 'page' },
  ];
  const local = openLocalGame(lessonId(game), page, session, seats, (plies) => moves[plies] ?? null);
  return { local: guided(local, moves), lesson };
}

/** A lesson kept from before it was changed begins anew. */
function resumeOr(fresh: () => Session<Shape>, kept: () => Session<Shape>): Session<Shape> {
  try {
    return kept();
  } catch (error) {
    if (error instanceof BadInput) return fresh();
    throw error;
  }
}

/** Only what the lesson waits for is done; anything else is answered with a note. */
function guided(local: LocalGame, moves: readonly string[]): LocalGame {
  const { page, options, plies } = local;
  const astray = signal(false);
  const permits = (made: readonly Shape['move'][]) =>
    made.every((move, index) => {
      const due = moves[plies.value.length + index];
      return due === undefined || due === page.game.format(move, options);
    });
  const through =
    (act: LocalGame['play']): LocalGame['play'] =>
    (...made) => {
      astray.value = !permits(made);
      if (!astray.value) act(...made);
    };
  const note = computed(() => (astray.value ? { title: lessonWords[lang.value].other, rule: null } : local.note.value));
  return {
    ...local,
    note,
    play: through(local.play),
    playUnasked: through(local.playUnasked),
    clearNote() {
      astray.value = false;
      local.clearNote();
    },
  };
}
