import { scoreHistory } from './score-history.ts';
import type { Playing } from './playing.ts';
import { words } from './settings.ts';

const WIDTH = 320;
const HEIGHT = 120;
/** Line styles besides the colours, so that the lines can be told apart without them. */
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 2'];

interface Props {
  readonly playing: Pick<Playing, 'page' | 'session'>;
  readonly names: readonly string[];
}

/** Everyone's points over the whole game. */
export function Chart({ playing, names }: Props) {
  const history = scoreHistory(playing);
  const highest = Math.max(1, ...history.flat());
  const x = (index: number) => (index / Math.max(1, history.length - 1)) * WIDTH;
  const y = (points: number) => HEIGHT - (points / highest) * HEIGHT;
  return (
    <figure class="chart">
      <figcaption>{words.value.pointsOverTime}</figcaption>
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} role="img" aria-label={words.value.pointsOverTime}>
        <path d={`M0 0V${HEIGHT}H${WIDTH}`} class="axis" />
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
      <ul>
        {names.map((name, contender) => (
          <li key={name}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path d="M1 4h24" class={`line line-${contender + 1}`} stroke-dasharray={DASHES[contender]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
