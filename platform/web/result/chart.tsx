import type { Session, Shape } from '@chambord/kernel';
import { InTurn, Sym, uiWords } from '@chambord/ui';
import { scoreHistory } from './score-history.ts';
import { lang, words } from '../shell/settings.ts';
import { inWords } from '../words/in-words.ts';

const WIDTH = 320;
const HEIGHT = 120;
/** Room for the figures at the axis. */
const MARGIN = 22;
const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_MARKS = 5;
/** Line styles besides the colours, so that the lines can be told apart without them. */
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 2'];

interface Props {
  readonly session: Session<Shape>;
  readonly names: readonly string[];
  /** The arms of those who have some, in the same order. */
  readonly arms?: readonly number[];
}

/** Everyone's points over the whole game. */
export function Chart({ session, names, arms = [] }: Props) {
  return (
    <figure class="chart">
      <figcaption>{words.value.pointsOverTime}</figcaption>
      <div class="plot">
        <InTurn>
          <Plot session={session} names={names} />
        </InTurn>
      </div>
      <ul>
        {names.map((name, contender) => (
          <li key={name}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path d="M1 4h24" class={`line line-${contender + 1}`} stroke-dasharray={DASHES[contender]} />
            </svg>
            {arms[contender] !== undefined && <Sym id={`arms-${arms[contender]}`} />}
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The same for who does not see it: everyone's points after each quarter. */
function inNumbers(history: readonly (readonly number[])[], names: readonly string[]): string {
  const last = history.length - 1;
  const quarters = [1, 2, 3, 4].map((quarter) => history[Math.round((last * quarter) / 4)]);
  const courses = names.map((name, contender) =>
    uiWords[lang.value].pair(name, quarters.map((points) => points?.[contender] ?? 0).join(', ')),
  );
  return `${words.value.pointsOverTime}, ${inWords[lang.value].quarters}. ${courses.join('; ')}`;
}

/** The lines. The whole game is gone through for them, so they have a frame of their own. */
function Plot({ session, names }: Props) {
  const history = scoreHistory(session);
  const highest = Math.max(1, ...history.flat());
  const step = STEPS.find((size) => highest / size <= MOST_MARKS) ?? highest;
  const marks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
  const x = (index: number) => (index / Math.max(1, history.length - 1)) * WIDTH;
  const y = (points: number) => HEIGHT - (points / highest) * HEIGHT;
  return (
    <svg
      viewBox={`${-MARGIN} -8 ${WIDTH + MARGIN + 4} ${HEIGHT + 14}`}
      role="img"
      aria-label={inNumbers(history, names)}
    >
      <path d={`M0 0V${HEIGHT}H${WIDTH}`} class="axis" />
      {marks.map((points) => (
        <g key={points} class="mark" transform={`translate(0 ${y(points).toFixed(1)})`}>
          <path d={`M0 0H${WIDTH}`} />
          <text x={-4} y={4}>
            {points}
          </text>
        </g>
      ))}
      {names.map((name, contender) => (
        <polyline
          key={name}
          class={`line line-${contender + 1}`}
          stroke-dasharray={DASHES[contender]}
          points={history
            .map((points, index) => `${x(index).toFixed(1)},${y(points[contender] ?? 0).toFixed(1)}`)
            .join(' ')}
        />
      ))}
    </svg>
  );
}
