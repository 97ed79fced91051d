import './index.css';
import type { Session, Shape } from '@chambord/kernel';
import type { GameText } from '@chambord/prose';
import { InTurn, Sym } from '@chambord/ui';
import { roundStarts } from '../game/rounds.ts';
import { Courses, DASHES } from './courses.tsx';
import { scoreHistory } from './score-history.ts';
import { words } from '../shell/settings.ts';

export { DASHES } from './courses.tsx';

interface PlotProps {
  readonly session: Session<Shape>;
  readonly text: GameText;
  readonly names: readonly string[];
}

interface Props extends PlotProps {
  /** In the same order as the names. */
  readonly arms: readonly number[];
}

/** Everyone's points over the whole game. */
export function Chart({ session, text, names, arms }: Props) {
  return (
    <figure class="chart">
      <figcaption>{words.value.pointsOverTime}</figcaption>
      <div class="plot">
        <InTurn>
          <Plot session={session} text={text} names={names} />
        </InTurn>
      </div>
      <ul>
        {names.map((name, contender) => (
          <li key={name}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path d="M1 4h24" class={`line line-${contender + 1}`} stroke-dasharray={DASHES[contender]} />
            </svg>
            <Sym id={`arms-${arms[contender]}`} />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The lines. The whole game is gone through for them, so they have a frame of their own. */
function Plot({ session, text, names }: PlotProps) {
  const rounds = roundStarts(session.game, session.plies);
  const labels = withoutCommon(rounds.map((_, index) => text.round(index)));
  const parts = rounds.map((start, index) => ({ start, label: labels[index] ?? '' }));
  return <Courses history={scoreHistory(session)} names={names} parts={parts} />;
}

/** What tells these names apart: “Round A”, “Round B” are A and B. */
function withoutCommon(names: readonly string[]): readonly string[] {
  const [first = ''] = names;
  const space = first.search(/[\s\u00a0]\S*$/) + 1;
  const common = first.slice(0, space);
  return names.length > 1 && names.every((name) => name.startsWith(common))
    ? names.map((name) => name.slice(space))
    : names;
}
