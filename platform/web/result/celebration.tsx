import './index.css';
import { InTurn, Sym } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { useTouched } from './use-touched.ts';

/** Leaves of one branch of the wreath: where they sit and which way they point. */
const LEAVES = [
  [108, 104, -62],
  [96, 96, -150],
  [86, 94, -40],
  [74, 82, -134],
  [66, 78, -22],
  [58, 64, -116],
  [52, 58, -4],
  [48, 44, -98],
  [46, 36, 14],
  [50, 22, -60],
] as const;

/** Flakes of gold leaf that fall: enough to be seen, few enough for a phone. */
const FLAKES = Array.from({ length: 22 }, (_, index) => index);

interface Props {
  readonly winners: readonly SeatInfo[];
  /** Whether one of them sits before this screen: then gold leaf falls. */
  readonly rejoice: boolean;
}

/** The winners’ arms in a wreath of vine. It grows once; any touch shows it grown, and so does the wish for no motion. */
export function Celebration({ winners, rejoice }: Props) {
  const still = useTouched();
  if (winners.length === 0) return null;
  return (
    <div class={`triumph ${still ? 'still' : ''}`} aria-hidden="true">
      <InTurn>
        <svg class="wreath" viewBox="0 0 240 120">
          <Branch />
          <g transform="matrix(-1 0 0 1 240 0)">
            <Branch />
          </g>
          <path class="knot" d="M120 98l9 10-9 10-9-10z" />
        </svg>
        <span class="bearers">
          {winners.map(({ arms }, index) => (
            <Sym key={index} id={`arms-${arms}`} />
          ))}
        </span>
        {rejoice &&
          FLAKES.map((flake) => (
            <i
              key={flake}
              style={{
                '--x': `${(flake * 37) % 100}%`,
                '--after': (flake * 7) % 11,
                '--turn': `${(flake * 53) % 90}deg`,
              }}
            />
          ))}
      </InTurn>
    </div>
  );
}

/** One branch: the stem first, then leaf after leaf, with berries between them. */
function Branch() {
  return (
    <>
      <path class="stem" pathLength={1} d="M118 108C78 104 46 82 46 44c0-10 2-18 6-26" />
      {LEAVES.map(([x, y, turn], index) => (
        <g key={index} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path class="leaf" style={{ '--n': index }} d="M0 0c5-9 5-16 0-24-5 8-5 15 0 24zM0-3v-14" />
        </g>
      ))}
      {LEAVES.filter((_, index) => index % 3 === 1).map(([x, y], index) => (
        <circle key={index} class="leaf berry" style={{ '--n': index * 3 }} cx={x + 5} cy={y - 4} r="4" />
      ))}
    </>
  );
}
