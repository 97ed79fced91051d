import type { ReviewedPart } from '@chambord/figures';
import { change, figure, say } from '../say.ts';

const WIDTH = 320;
const HEIGHT = 90;
const BESIDE = 28;
/** Where luck is drawn, below the accuracy: its middle, and how high it goes. */
const LUCK = 120;
const HIGH = 22;
/** Older games are not drawn: they would come too close. */
const MOST = 40;

/** Accuracy from game to game as a line, and below it the luck of each game, up or down. */
export function Course({ judged }: { readonly judged: readonly ReviewedPart[] }) {
  const shown = judged.slice(-MOST);
  const step = WIDTH / shown.length;
  const x = (index: number) => (index + 0.5) * step;
  const y = (accuracy: number) => HEIGHT - (accuracy / 100) * HEIGHT;
  const most = Math.max(1, ...shown.map(({ luck }) => Math.abs(luck)));
  const known = shown.flatMap(({ accuracy }, index) => (accuracy === null ? [] : [{ index, accuracy }]));
  const label = [
    say().course(known.map(({ accuracy }) => figure(accuracy, 0)).join(', ')),
    say().lucks(shown.map(({ luck }) => change(luck)).join(', ')),
  ].join('. ');
  return (
    <div class="plot course">
      <svg viewBox={`${-BESIDE} -8 ${WIDTH + BESIDE + 4} ${LUCK + HIGH + 10}`} role="img" aria-label={label}>
        {[0, 50, 100].map((accuracy) => (
          <g key={accuracy} class="mark" transform={`translate(0 ${y(accuracy)})`}>
            <path d={`M0 0H${WIDTH}`} />
            <text x={-5} y={4}>
              {accuracy}
            </text>
          </g>
        ))}
        <polyline
          points={known.map(({ index, accuracy }) => `${x(index).toFixed(1)},${y(accuracy).toFixed(1)}`).join(' ')}
        />
        {known.map(({ index, accuracy }) => (
          <circle key={index} cx={x(index)} cy={y(accuracy)} r={3} />
        ))}
        <path class="axis" d={`M0 ${LUCK}H${WIDTH}`} />
        {shown.map(({ luck }, index) => (
          <path
            key={index}
            class={luck < 0 ? 'minus' : 'plus'}
            stroke-width={Math.max(2, Math.min(14, step * 0.6)).toFixed(1)}
            d={`M${x(index).toFixed(1)} ${LUCK}v${((-luck / most) * HIGH).toFixed(1)}`}
          />
        ))}
      </svg>
      <ul class="legend">
        <li class="accuracies">{say().accuracy}</li>
        <li class="luck">{say().luck}</li>
      </ul>
    </div>
  );
}
