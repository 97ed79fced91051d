import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { inHouse } from '@chambord/games/page';
import type { Themes } from '@chambord/prose';
import { stagesOf } from '@chambord/puzzles/pack';
import { gradeOf, lossOf } from '@chambord/review';
import type { ReviewStep } from '@chambord/review';
import { Icon } from '@chambord/ui';
import { GameTable } from '../frame/game-table.tsx';
import { Marks } from '../frame/marks.tsx';
import { useRoomBelow } from '../frame/room-below.ts';
import { positionToTry } from '../replay/position-to-try.ts';
import { Decision } from '../review/decision.tsx';
import { linesAt } from '../review/lines.ts';
import { marksOf } from '../review/review-table.tsx';
import type { ReviewedGame } from '../review/reviewed-game.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { lang } from '../shell/settings.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { reviewPageWords } from '../words/review.ts';
import type { Offered } from './choose.ts';
import { openPuzzle } from './load-packs.ts';
import { noteAnswer, skillIn } from './progress.ts';

/** What came of an answer. A move that the review finds as good counts as right. */
type Answer =
  | { readonly is: 'asked' | 'best' }
  | { readonly is: 'judging' | 'unexplained'; readonly tried: string }
  | {
      readonly is: 'near' | 'wrong' | 'shown';
      readonly tried: string;
      readonly game: ReviewedGame;
      readonly step: ReviewStep;
    };

interface Props {
  readonly offered: Offered;
  readonly game: ReviewedGame;
  /** Which of its decisions. */
  readonly stage: number;
  /** Which of how many. */
  readonly place: string;
  /** To the next decision of the same puzzle. */
  readonly goOn: () => void;
  readonly next: () => void;
}

/** A position in which one move is clearly the best, to be found on the table. Of a puzzle of several decisions each is asked for once the one before is found. */
export function Solve({ offered, game, stage, place, goOn, next }: Props) {
  const say = puzzleWords[lang.value];
  const { position } = offered;
  const stages = stagesOf(position);
  const { moves, best: wanted } = at(stages, stage);
  const ply = moves.length;
  const isLast = stage === stages.length - 1;
  const [answer, setAnswer] = useState<Answer>({ is: 'asked' });
  const alive = useRef(true);
  useEffect(() => () => void (alive.current = false), []);
  const themes = useThemes(offered.game);

  /** Solved is what was found to its last decision. */
  const note = (right: boolean) => {
    if (!right || isLast) noteAnswer(offered.game, position.id, position, right);
  };

  /** The first answer counts; to be shown the solution is one, too. */
  async function judge(tried: string, shown: boolean): Promise<void> {
    if (!shown && tried === wanted) {
      note(true);
      return setAnswer({ is: 'best' });
    }
    setAnswer({ is: 'judging', tried });
    try {
      const judged = await openPuzzle(offered, stage, tried);
      const step = await judged.reviewing.judge(ply, tried).finally(judged.reviewing.close);
      const near = !shown && gradeOf(lossOf(step)) === 'best';
      note(near);
      if (alive.current) setAnswer({ is: shown ? 'shown' : near ? 'near' : 'wrong', tried, game: judged, step });
    } catch (error) {
      console.warn(error);
      note(false);
      if (alive.current) setAnswer({ is: 'unexplained', tried });
    }
  }

  const { page, options } = game.replay;
  const deciding = page.game.actor(game.replay.stateAt(ply)) ?? 0;
  const table = useMemo(
    () => positionToTry(game.replay, ply, deciding, (move) => void judge(page.game.format(move, options), false)),
    [game],
  );
  const open = answer.is === 'asked';
  table.deciding.value = open;
  const found = answer.is === 'best' || answer.is === 'near';
  const answered = found && !isLast ? `${tell(answer, say)} ${say.further}` : tell(answer, say);
  useEffect(() => {
    if (!open) table.note.value = { title: answered, rule: null };
  }, [answer]);
  const explained = 'step' in answer ? answer : null;
  const lines = useMemo(
    () => explained && linesAt(explained.game, explained.step, explained.game.why?.[lang.value] ?? null),
    [explained, lang.value],
  );
  const marks = useMemo(
    () =>
      explained === null ? [] : marksOf(explained.game, lines, explained.step.choice?.best === explained.step.made),
    [explained, lines],
  );
  const panel = useRef<HTMLElement>(null);
  useRoomBelow(panel);
  const done = !open && answer.is !== 'judging';
  const best = page.text[lang.value].move(page.game.parse(wanted, options), table.shown.view.value);
  return (
    <div class="trying">
      <PageTitle unseen name={say.title} />
      <GameTable
        shown={table.shown}
        tools={
          <nav class="tools">
            <span class="cap">{place}</span>
            <a class="tool" href="/puzzles" aria-label={say.title} title={say.title}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <Marks marks={marks} />
      <section ref={panel} class="review-panel exercise" aria-label={say.title}>
        <div class="asked">
          <p>
            {say.ask}
            {stages.length > 1 && <small class="stage"> {say.stage(stage + 1, stages.length)}</small>}
          </p>
          <p class={`answer ${found ? 'right' : ''}`} role="status">
            {answered}
          </p>
          {done && stage === 0 && position.themes.length > 0 && (
            <p>
              <small>{say.about(position.themes.map((theme) => themes?.[lang.value][theme] ?? theme))}</small>
            </p>
          )}
          {done && stage === 0 && position.proven === true && (
            <p>
              <small>{say.proven}</small>
            </p>
          )}
        </div>
        {explained !== null && lines !== null && (
          <div class="said">
            <Decision game={explained.game} step={explained.step} lines={lines} />
          </div>
        )}
        {answer.is === 'unexplained' && (
          <div class="said">
            <p>{say.solution(best)}</p>
          </div>
        )}
        <div class="ways">
          <small>{say.rating(Math.round(skillIn(offered.game).rating), Math.round(position.rating))}</small>
          {open && (
            <button type="button" class="btn" onClick={() => void judge(otherMove(game, ply, wanted), true)}>
              {reviewPageWords[lang.value].showAnswer}
            </button>
          )}
          {done && (
            <button type="button" class="btn main" autofocus onClick={found && !isLast ? goOn : next}>
              {found && !isLast ? say.goOn : reviewPageWords[lang.value].next}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

/** A move to hold the best one against, where none was tried. */
function otherMove({ replay }: ReviewedGame, ply: number, best: string): string {
  const { game } = replay.page;
  const moves = game.sensible(replay.stateAt(ply)).map((move) => game.format(move, replay.options));
  return moves.find((move) => move !== best) ?? best;
}

function tell(answer: Answer, say: (typeof puzzleWords)['en']): string {
  switch (answer.is) {
    case 'asked':
      return say.hint;
    case 'judging':
      return reviewPageWords[lang.value].judging;
    case 'best':
      return say.right;
    case 'near':
      return say.asGood;
    case 'wrong':
      return say.wrong;
    case 'shown':
      return say.shown;
    case 'unexplained':
      return say.wrong;
  }
}

function useThemes(game: string): Readonly<Record<Lang, Readonly<Record<string, string>>>> | null {
  const [themes, setThemes] = useState<Themes | null>(null);
  useEffect(() => {
    let left = false;
    void inHouse(game)
      ?.load.themes?.()
      .then((found) => left || setThemes(found));
    return () => {
      left = true;
    };
  }, [game]);
  return themes?.words ?? null;
}
