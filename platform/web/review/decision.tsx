import { withoutCodes } from '@chambord/prose';
import { gradeOf, lossOf } from '@chambord/review';
import type { Lines, LineStep, ReviewStep } from '@chambord/review';
import { uiWords } from '@chambord/ui';
import { lang } from '../shell/settings.ts';
import { reviewPageWords } from '../words/review.ts';
import { change, figure } from './charts/figures.ts';
import { contenderName } from './reviewed-game.ts';
import type { ReviewedGame } from './reviewed-game.ts';

interface Props {
  readonly game: ReviewedGame;
  readonly step: ReviewStep;
  readonly lines: Lines;
}

/** How good a decision was, in a word and a figure. */
export function Grade({ step }: { readonly step: ReviewStep }) {
  const say = reviewPageWords[lang.value];
  const loss = lossOf(step);
  const grade = gradeOf(loss);
  return (
    <span class={`grade ${grade}`}>
      {say.gradeTitle[grade]}
      {loss > 0 && ` ${change(0 - loss)}`}
    </span>
  );
}

/** What was played, what was better and by how much, why, and what probably follows. */
export function Decision({ game, step, lines }: Props) {
  const say = reviewPageWords[lang.value];
  const { pair } = uiWords[lang.value];
  const counts = lossOf(step) > 0;
  const points = step.points.given[step.seat] ?? 0;
  return (
    <div class="decision">
      <dl>
        <div class="made">
          <dt>{say.made}</dt>
          <dd>{inOneGo(game, lines.made)}</dd>
        </div>
        {step.choice !== null && step.choice.best !== step.made ? (
          <div class="best">
            <dt>{counts ? say.better : say.best}</dt>
            <dd>{inOneGo(game, lines.better)}</dd>
          </div>
        ) : (
          <div class="best">
            <dt>✓</dt>
            <dd>{say.nothingBetter}</dd>
          </div>
        )}
        {counts && (
          <div>
            <dt>−</dt>
            <dd>
              {say.lost(figure(lossOf(step)), figure(step.chance.lossError))}
              {points < 0 && `; ${say.pointsLost(figure(0 - points))}`}
            </dd>
          </div>
        )}
        {lines.why.length > 0 && (
          <div class="why-better">
            <dt>{say.why}</dt>
            <dd>{lines.why.join(' ')}</dd>
          </div>
        )}
        {lines.why.length > 0 && lines.instead.length > 0 && (
          <div class="instead">
            <dt>{say.instead}</dt>
            <dd>{lines.instead.join(' ')}</dd>
          </div>
        )}
        {lines.follows.length > 0 && (
          <div>
            <dt>{say.follows}</dt>
            <dd>
              {lines.follows.map((each) => pair(contenderName(game, each.seat), moveInWords(game, each))).join('; ')}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The decisions of one turn. */
export function inOneGo(game: ReviewedGame, steps: readonly LineStep[]): string {
  return steps.map((step) => moveInWords(game, step)).join(' → ');
}

export function moveInWords({ replay }: ReviewedGame, { move, view }: LineStep): string {
  return withoutCodes(replay.page.text[lang.value].move(move, view));
}
