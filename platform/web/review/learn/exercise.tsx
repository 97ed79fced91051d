import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Shape } from '@chambord/kernel';
import { gradeOf, lossOf } from '@chambord/review';
import type { ReviewStep } from '@chambord/review';
import { Icon } from '@chambord/ui';
import { GameTable } from '../../frame/game-table.tsx';
import { Marks } from '../../frame/marks.tsx';
import { useRoomBelow } from '../../frame/room-below.ts';
import { positionToTry } from '../../replay/position-to-try.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { lang } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { Decision, inOneGo } from '../decision.tsx';
import { change } from '../charts/figures.ts';
import { linesAt } from '../lines.ts';
import { marksOf } from '../review-table.tsx';
import { contenderName } from '../reviewed-game.ts';
import type { ReviewedGame } from '../reviewed-game.ts';

type Move = Shape['move'];

/** What came of a try. */
type Answer =
  | { readonly is: 'asked' | 'judging' | 'failed' | 'same' | 'best' | 'shown' }
  | { readonly is: 'near' | 'wrong'; readonly loss: number };

interface ExerciseProps {
  readonly game: ReviewedGame;
  readonly step: ReviewStep;
  readonly count: string;
  readonly place: string;
  /** Where closing leads to. */
  readonly exit: string;
  readonly exitLabel: string;
  /** It is known whether it was found without help. */
  readonly answered: (right: boolean) => void;
  readonly next: () => void;
}

/** A mistake that was made: hides what was better, and lets one try on the table. */
export function Exercise({ game, step, count, place, exit, exitLabel, answered, next }: ExerciseProps) {
  const say = reviewPageWords[lang.value];
  const [answer, setAnswer] = useState<Answer>({ is: 'asked' });
  const solved = answer.is === 'best' || answer.is === 'near';
  const done = solved || answer.is === 'shown';
  const tell = game.why?.[lang.value] ?? null;
  const lines = useMemo(() => linesAt(game, step, tell), [step, tell]);
  const alive = useRef(true);
  useEffect(() => () => void (alive.current = false), []);

  async function attempt(move: Move): Promise<void> {
    const { replay, record, reviewing } = game;
    const text = replay.page.game.format(move, record.options);
    if (text === step.choice?.best) return setAnswer({ is: 'best' });
    if (text === step.made) return setAnswer({ is: 'same' });
    setAnswer({ is: 'judging' });
    try {
      const judged = await reviewing.judge(step.ply, text);
      if (!alive.current) return;
      const loss = lossOf(judged);
      setAnswer({ is: gradeOf(loss) === 'best' ? 'near' : 'wrong', loss });
    } catch (error) {
      console.warn(error);
      if (alive.current) setAnswer({ is: 'failed' });
    }
  }

  const table = useMemo(() => positionToTry(game.replay, step.ply, step.seat, (move) => void attempt(move)), [step]);
  const waits = done || answer.is === 'judging';
  table.deciding.value = !waits;
  // Nobody decides then: the bar says what is said below, too.
  useEffect(() => {
    if (waits) table.note.value = { title: sentenceOf(answer, say), rule: null };
  }, [answer]);
  const marks = useMemo(() => (done ? marksOf(game, lines, false) : []), [done, lines]);
  useEffect(() => {
    game.replay.viewer.value = step.seat;
    game.replay.goTo(step.ply);
  }, [step]);
  useEffect(() => {
    if (done) answered(solved);
  }, [done]);
  const panel = useRef<HTMLElement>(null);
  useRoomBelow(panel);
  return (
    <div class="trying">
      <PageTitle unseen name={say.learn} />
      <GameTable
        shown={table.shown}
        tools={
          <nav class="tools">
            <span class="cap">{place}</span>
            <a class="tool" href={exit} aria-label={exitLabel} title={exitLabel}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <Marks marks={marks} />
      <section ref={panel} class="review-panel exercise" aria-label={say.learn}>
        <div class="asked">
          <p>
            {say.learnAsk(
              contenderName(game, step.seat),
              lines === null ? step.made : inOneGo(game, lines.made.slice(0, 1)),
            )}
          </p>
          <p class={`answer ${solved ? 'right' : ''}`} role="status">
            {sentenceOf(answer, say)}
          </p>
        </div>
        {done && lines !== null && (
          <div class="said">
            <Decision game={game} step={step} lines={lines} />
          </div>
        )}
        <div class="ways">
          <small>{count}</small>
          {!done && (
            <button type="button" class="btn" onClick={() => setAnswer({ is: 'shown' })}>
              {say.showAnswer}
            </button>
          )}
          {done && (
            <button type="button" class="btn main" autofocus onClick={next}>
              {say.next}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

function sentenceOf(answer: Answer, say: (typeof reviewPageWords)['en']): string {
  switch (answer.is) {
    case 'asked':
      return say.learnHint;
    case 'judging':
      return say.judging;
    case 'failed':
      return say.failed;
    case 'same':
      return say.sameAgain;
    case 'best':
      return say.rightBest;
    case 'shown':
      return say.notFound;
    case 'near':
      return say.rightNear(change(0 - answer.loss));
    case 'wrong':
      return say.wrong(change(0 - answer.loss));
  }
}
