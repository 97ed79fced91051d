import { useEffect, useState } from 'preact/hooks';
import { lang } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { dueMistakes } from './training.ts';

/** The way to the mistakes that are due, if there are any to come. */
export function TrainWay() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    void dueMistakes(Date.now()).then(({ due, next }) =>
      setCount(due.length === 0 && next === null ? null : due.length),
    );
  }, []);
  if (count === null) return null;
  return (
    <a class="btn" href="/review/train">
      {reviewPageWords[lang.value].train(count)}
    </a>
  );
}
