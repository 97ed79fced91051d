import { lang, words } from '../shell/settings.ts';
import { inWords } from '../words/in-words.ts';
import { uiWords } from '@chambord/ui';

const WIDTH = 320;
const HEIGHT = 120;
/** Room for the figures at the axis. */
const MARGIN = 22;
const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_MARKS = 5;
/** More parts than these are not named one by one. */
const MOST_PARTS = 10;
/** Line styles besides the colours, so that the lines can be told apart without them. */
export const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 2'];

interface Props {
  /** At each moment the points of each line. */
  readonly history: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** What the moments belong to, rounds or turns: where each begins, and its label. */
  readonly parts: readonly { readonly start: number; readonly label: string }[];
}

/** The same for who does not see it: everyone's points after each quarter. */
function inNumbers(history: Props['history'], names: readonly string[]): string {
  const last = history.length - 1;
  const quarters = [1, 2, 3, 4].map((quarter) => history[Math.round((last * quarter) / 4)]);
  const courses = names.map((name, index) =>
    uiWords[lang.value].pair(name, quarters.map((points) => points?.[index] ?? 0).join(', ')),
  );
  return `${words.value.pointsOverTime}, ${inWords[lang.value].quarters}. ${courses.join('; ')}`;
}

/** Points over time, a line for each name. */
export function Courses({ history, names, parts }: Props) {
  const highest = Math.max(1, ...history.flat());
  const step = STEPS.find((size) => highest / size <= MOST_MARKS) ?? highest;
  const marks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
  const x = (index: number) => (index / Math.max(1, history.length - 1)) * WIDTH;
  const every = Math.ceil(parts.length / MOST_PARTS);
  const y = (points: number) => HEIGHT - (points / highest) * HEIGHT;
  return (
    <svg
      viewBox={`${-MARGIN} -8 ${WIDTH + MARGIN + 4} ${HEIGHT + 26}`}
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
      {parts.map(({ start, label }, index) => (
        <g key={start} class="mark">
          {index > 0 && index % every === 0 && <path d={`M${x(start).toFixed(1)} 0V${HEIGHT}`} />}
          {index % every === 0 && (
            <text
              class="round"
              x={((x(start) + x(parts[index + 1]?.start ?? history.length - 1)) / 2).toFixed(1)}
              y={HEIGHT + 13}
            >
              {label}
            </text>
          )}
        </g>
      ))}
      {names.map((name, index) => (
        <polyline
          key={name}
          class={`line line-${index + 1}`}
          stroke-dasharray={DASHES[index]}
          points={history.map((points, at) => `${x(at).toFixed(1)},${y(points[index] ?? 0).toFixed(1)}`).join(' ')}
        />
      ))}
    </svg>
  );
}
