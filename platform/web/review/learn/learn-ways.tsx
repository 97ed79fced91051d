import { lang } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { contenderName } from '../reviewed-game.ts';
import type { ReviewSoFar, ReviewedGame } from '../reviewed-game.ts';

/** For everybody who could have done better: the way to find out how. */
export function LearnWays({ game, soFar }: { readonly game: ReviewedGame; readonly soFar: ReviewSoFar }) {
  const say = reviewPageWords[lang.value];
  const counts = soFar.summary.play.map((_, seat) => soFar.faults.filter((step) => step.seat === seat).length);
  if (soFar.faults.length === 0) return null;
  return (
    <nav class="ways learnways" aria-label={say.learn}>
      <span title={say.learnHint}>{say.learn}</span>
      {counts.map(
        (count, seat) =>
          count > 0 && (
            <a key={seat} class="btn" href={`${game.address}#learn-${seat}`}>
              {say.learnOf(contenderName(game, seat), count)}
            </a>
          ),
      )}
    </nav>
  );
}
