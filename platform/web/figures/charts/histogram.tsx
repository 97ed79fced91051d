import type { PointsBar, Spread } from '@chambord/figures';
import { say } from '../say.ts';

const WIDTH = 320;
const HEIGHT = 100;
/** Room for the names of the bars. */
const BELOW = 34;
const LETTERS = 7;
/** So many games have quarters. */
export const QUARTERED = 4;

interface Props {
  readonly bars: readonly PointsBar[];
  readonly spread: Spread;
}

/** How often points fell where: a bar for each step, with a line below from the lowest to the highest quarter. */
export function Histogram({ bars, spread }: Props) {
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const [first] = bars;
  const last = bars.at(-1);
  const width = WIDTH / Math.max(1, bars.length);
  if (first === undefined || last === undefined) return null;
  const x = (points: number) => ((points - first.from) / (last.to + 1 - first.from)) * WIDTH;
  // Whole points stand in the middle of their own width.
  const middle = (points: number) => x(points + 0.5).toFixed(1);
  const every = Math.ceil((String(last.from).length * LETTERS + 8) / width);
  const label = `${say().histogram}. ${bars.map(({ from, to, games }) => say().bar(from, to, games)).join('; ')}`;
  return (
    <div class="plot histogram">
      <svg viewBox={`-4 -14 ${WIDTH + 8} ${HEIGHT + BELOW + 14}`} role="img" aria-label={label}>
        {bars.map(({ from, games }, index) => {
          const height = (games / most) * HEIGHT;
          return (
            <g key={from} transform={`translate(${(index * width).toFixed(1)} 0)`}>
              <rect x={1} width={Math.max(1, width - 2)} y={HEIGHT - height} height={height} />
              {games > 0 && (
                <text x={width / 2} y={HEIGHT - height - 4}>
                  {games}
                </text>
              )}
              {index % every === 0 && (
                <text class="name" x={width / 2} y={HEIGHT + 14}>
                  {from}
                </text>
              )}
            </g>
          );
        })}
        <path class="axis" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {spread.games >= QUARTERED && (
          <g class="box" transform={`translate(0 ${HEIGHT + 25})`}>
            <path d={`M${middle(spread.least)} 0H${middle(spread.most)}`} />
            <path class="half" d={`M${middle(spread.quarter)} 0H${middle(spread.threeQuarters)}`} />
            <path class="middle" d={`M${middle(spread.middle)} -7V7`} />
          </g>
        )}
      </svg>
    </div>
  );
}
