import { useEffect, useState } from 'preact/hooks';
import { lang } from '../../shell/settings.ts';
import { gamesWords } from '../../words/games.ts';
import { reviewPageWords } from '../../words/review.ts';
import { Exercise } from './exercise.tsx';
import { AllDone } from './learn-table.tsx';
import { openReviewed } from '../open-reviewed.ts';
import type { ReviewedGame } from '../reviewed-game.ts';
import { dueMistakes, keepAnswer } from './training.ts';
import type { Mistake } from './training.ts';

const EXIT = '/games';

/** Own mistakes of all kept games, again, at growing intervals. */
export function TrainPage() {
  const [plan, setPlan] = useState<Awaited<ReturnType<typeof dueMistakes>> | null>(null);
  const [index, setIndex] = useState(0);
  const [found, setFound] = useState(0);
  useEffect(() => {
    void dueMistakes(Date.now()).then(setPlan);
  }, []);
  const mistake = plan?.due[index];
  const game = useReviewed(mistake?.id);
  if (plan === null) return null;
  const say = reviewPageWords[lang.value];
  const exitLabel = gamesWords[lang.value].games;
  if (mistake === undefined) return <AllDone text={saidAtEnd(plan, found)} exit={EXIT} exitLabel={exitLabel} />;
  if (game === null) return null;
  const step = game === 'lost' ? undefined : game.soFar.peek()?.review.steps[mistake.ply];
  if (game === 'lost' || step === undefined) return <Skip key={index} on={() => setIndex(index + 1)} />;
  return (
    <Exercise
      key={index}
      game={game}
      step={step}
      count={say.count(found, plan.due.length)}
      place={`${index + 1} / ${plan.due.length}`}
      exit={EXIT}
      exitLabel={exitLabel}
      answered={(right) => {
        if (right) setFound(found + 1);
        void keepAnswer(mistake, right);
      }}
      next={() => setIndex(index + 1)}
    />
  );
}

/** A game that cannot be opened any more has nothing to teach. */
function Skip({ on }: { readonly on: () => void }) {
  useEffect(on, []);
  return null;
}

function saidAtEnd({ due, next }: { readonly due: readonly Mistake[]; readonly next: number | null }, found: number) {
  const say = reviewPageWords[lang.value];
  const sentences = due.length === 0 ? [] : [say.learnt(found, due.length)];
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: 'full' });
  if (next !== null) sentences.push(say.trainNext(day.format(next)));
  else if (due.length === 0) sentences.push(say.trainNothing);
  else sentences.push(say.trainAgain);
  return sentences.join(' ');
}

/** The game with its review; null while it is being opened. */
function useReviewed(id: string | undefined): ReviewedGame | 'lost' | null {
  const [opened, setOpened] = useState<{ readonly id: string; readonly game: ReviewedGame | 'lost' } | null>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    let left = false;
    let close = () => {};
    void openReviewed(id).then((found) => {
      const game = 'game' in found ? found.game : 'lost';
      if (game !== 'lost') ({ close } = game.reviewing);
      if (left) close();
      else setOpened({ id, game });
    });
    return () => {
      left = true;
      close();
    };
  }, [id]);
  return opened !== null && opened.id === id ? opened.game : null;
}
