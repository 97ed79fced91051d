import { lang } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { nameOf } from '../reviewed-game.ts';
import type { Known, ReviewedGame } from '../reviewed-game.ts';

/** For everybody who could have done better: the way to find out how. */
export function LearnWays({ game, known }: { readonly game: ReviewedGame; readonly known: Known }) {
  const say = reviewPageWords[lang.value];
  const counts = known.summary.play.map((_, seat) => known.faults.filter((step) => step.seat === seat).length);
  if (known.faults.length === 0) return null;
  return (
    <nav class="ways learnways" aria-label={say.learn}>
      <span title={say.learnHint}>{say.learn}</span>
      {counts.map(
        (count, seat) =>
          count > 0 && (
            <a key={seat} class="btn" href={`${game.address}#learn-${seat}`}>
              {say.learnOf(nameOf(game, seat), count)}
            </a>
          ),
      )}
    </nav>
  );
}
