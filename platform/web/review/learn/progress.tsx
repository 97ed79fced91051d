import { lang, words } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { DEEPER } from '../reviewing.ts';
import type { Reviewing } from '../reviewing.ts';

interface Props {
  readonly reviewing: Reviewing;
  readonly decisions: number;
}

/** How far the review has come, how long it still takes, and the ways to stop it, to go on, and to look deeper. */
export function LearnProgress({ reviewing, decisions }: Props) {
  const say = reviewPageWords[lang.value];
  const { running, finished, failed, start, stop, deepen } = reviewing;
  const review = reviewing.review.value;
  const done = review?.steps.length ?? 0;
  const state = failed.value
    ? say.failed
    : finished.value
      ? say.done(review?.depth ?? 0)
      : running.value
        ? review === null
          ? say.beginning
          : ''
        : say.stopped;
  return (
    <div class="progress">
      {!finished.value && (
        <>
          <progress max={decisions} value={done} aria-label={words.value.review} />
          <span>
            {say.progress(done, decisions)}
            {running.value && <Left seconds={reviewing.left.value} />}
          </span>
        </>
      )}
      <p role="status">{state}</p>
      {!finished.value && running.value && (
        <button type="button" class="btn" onClick={stop}>
          {say.stop}
        </button>
      )}
      {!finished.value && !running.value && (
        <button type="button" class="btn main" onClick={start}>
          {failed.value ? words.value.tryAgain : say.goOn}
        </button>
      )}
      {finished.value && review !== null && review.depth < DEEPER && (
        <button type="button" class="btn" title={say.deeperHint} onClick={() => deepen(DEEPER)}>
          {say.deeper}
        </button>
      )}
    </div>
  );
}

function Left({ seconds }: { readonly seconds: number | null }) {
  if (seconds === null) return null;
  const say = reviewPageWords[lang.value];
  const text = seconds < 90 ? say.seconds(Math.max(1, Math.round(seconds))) : say.minutes(Math.round(seconds / 60));
  return <> · {text}</>;
}
