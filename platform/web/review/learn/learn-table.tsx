import { useMemo, useState } from 'preact/hooks';
import { PageTitle } from '../../shell/page-title.tsx';
import { lang } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { Exercise } from './exercise.tsx';
import type { ReviewedGame } from '../reviewed-game.ts';
import { keepAnswer } from './training.ts';

interface Props {
  readonly game: ReviewedGame;
  readonly seat: number;
}

/** Goes through the mistakes of a seat in one game. */
export function LearnTable({ game, seat }: Props) {
  const say = reviewPageWords[lang.value];
  // What is found meanwhile comes the next time.
  const faults = useMemo(() => (game.soFar.peek()?.faults ?? []).filter((step) => step.seat === seat), []);
  const [index, setIndex] = useState(0);
  const [found, setFound] = useState(0);
  const step = faults[index];
  if (step === undefined) {
    return <AllDone text={say.learnt(found, faults.length)} exit={game.address} exitLabel={say.overview} />;
  }
  return (
    <Exercise
      key={index}
      game={game}
      step={step}
      count={say.count(found, faults.length)}
      place={`${index + 1} / ${faults.length}`}
      exit={game.address}
      exitLabel={say.overview}
      answered={(right) => {
        if (right) setFound(found + 1);
        void keepAnswer({ id: game.id, ply: step.ply }, right);
      }}
      next={() => setIndex(index + 1)}
    />
  );
}

/** The end of the exercises. */
export function AllDone({ text, exit, exitLabel }: { text: string; exit: string; exitLabel: string }) {
  return (
    <main class="message">
      <PageTitle name={reviewPageWords[lang.value].learn} />
      <p role="status">{text}</p>
      <div class="ways">
        <a class="btn main" href={exit}>
          {exitLabel}
        </a>
      </div>
    </main>
  );
}
