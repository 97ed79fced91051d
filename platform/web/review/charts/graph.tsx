import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { gradeOf, isFault, lossOf } from '@chambord/review';
import type { ReviewStep } from '@chambord/review';
import { Sym } from '@chambord/ui';
import { DASHES } from '../../result/chart.tsx';
import { lang, words } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { chance, change } from './figures.ts';
import { isSure, contenderName, roundAt, sureStep } from '../reviewed-game.ts';
import type { ReviewSoFar, ReviewedGame } from '../reviewed-game.ts';

/** Luck that is worth a mark, in hundredths of a percentage point, and in standard errors. */
const LUCK = 500;
const CERTAIN = 2;
const WHOLE = 10_000;
/** Room for figures beside and below the lines, in pixels. */
const BESIDE = 44;
const BELOW = 22;
/** The least distance of two names of rounds, in pixels. */
const APART = 78;
/** About how wide a letter of them is. */
const LETTER = 6;

interface Props {
  readonly game: ReviewedGame;
  readonly soFar: ReviewSoFar | null;
  /** Beside the table it has little room. */
  readonly small?: boolean;
  /** Goes to the moment at which one points. */
  readonly choose: (ply: number) => void;
}

/** Everybody's chance to win over the whole game. A slider: one goes along it by touch and by keys. */
export function Graph({ game, soFar, small = false, choose }: Props) {
  const { replay } = game;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const say = reviewPageWords[lang.value];
  const ply = replay.ply.value;
  const dragging = useRef(false);

  const left = small ? 0 : BESIDE;
  const below = small ? 0 : BELOW;
  const width = Math.max(1, size.width - left - 8);
  const height = Math.max(1, size.height - below - 12);
  const x = (index: number) => left + (index / Math.max(1, replay.most)) * width;
  const y = (value: number) => 6 + (1 - value / WHOLE) * height;

  function pointAt({ clientX, currentTarget }: JSX.TargetedPointerEvent<HTMLElement>): void {
    const along = (clientX - currentTarget.getBoundingClientRect().left - left) / width;
    replay.goTo(Math.round(along * replay.most));
  }

  function onKey(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
    const to = keyed(event.key, ply, replay.most, replay.rounds);
    if (to !== null) replay.goTo(to);
    else if (event.key === 'Enter' || event.key === ' ') choose(ply);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={frame}
      class={`graph ${small ? 'small' : ''}`}
      role="slider"
      tabIndex={0}
      aria-label={say.chances}
      aria-valuemin={0}
      aria-valuemax={replay.most}
      aria-valuenow={ply}
      aria-valuetext={momentInWords(game, soFar, ply)}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointAt(event);
      }}
      onPointerMove={(event) => dragging.current && pointAt(event)}
      onPointerUp={() => {
        if (dragging.current) choose(replay.ply.value);
        dragging.current = false;
      }}
      onPointerCancel={() => (dragging.current = false)}
    >
      <svg width={size.width} height={size.height} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((percent) => (
          <g key={percent} class="mark" transform={`translate(0 ${y(percent * 100).toFixed(1)})`}>
            <path d={`M${left} 0H${left + width}`} class={percent === 50 ? 'middle' : ''} />
            {!small && percent % 50 === 0 && (
              <text x={left - 5} y={4}>
                {words.value.percent(percent)}
              </text>
            )}
          </g>
        ))}
        <Rounds game={game} x={x} right={size.width} bottom={6 + height} named={!small} />
        {soFar !== null && <Lines soFar={soFar} x={x} y={y} />}
        {soFar !== null &&
          soFar.review.steps
            .slice(0, soFar.sure)
            .map((step) => <Happening key={step.ply} soFar={soFar} step={step} x={x} y={y} small={small} />)}
        <path class="now" d={`M${x(ply).toFixed(1)} 0V${6 + height}`} />
        {soFar !== null &&
          (soFar.summary.curve.chance[ply] ?? []).map((value, contender) => (
            <circle
              key={contender}
              class={`dot line-${contender + 1}`}
              cx={x(ply)}
              cy={y(value)}
              r={small ? 3.5 : 4.5}
            />
          ))}
      </svg>
    </div>
  );
}

interface Scale {
  readonly x: (ply: number) => number;
  readonly y: (value: number) => number;
}

function Lines({ soFar, x, y }: Scale & { readonly soFar: ReviewSoFar }) {
  const curve = soFar.summary.curve.chance;
  const points = (contender: number, from: number, to: number) =>
    curve
      .slice(from, to)
      .map((values, index) => `${x(from + index).toFixed(1)},${y(at(values, contender)).toFixed(1)}`)
      .join(' ');
  // What was only glanced at is paler, and begins where the rest ends.
  const sure = isSure(soFar) ? curve.length : soFar.sure;
  const parts = [
    { from: 0, to: sure, look: 'line' },
    { from: Math.max(0, sure - 1), to: sure === curve.length ? 0 : curve.length, look: 'line glance' },
  ];
  return (
    <>
      {parts.map(({ from, to, look }) =>
        at(curve, 0).map((_, contender) => (
          <polyline
            key={`${look} ${contender}`}
            class={`${look} line-${contender + 1}`}
            stroke-dasharray={DASHES[contender]}
            points={points(contender, from, to)}
          />
        )),
      )}
    </>
  );
}

/** Where rounds begin; named where there is room. */
function Rounds({
  game,
  x,
  right,
  bottom,
  named,
}: {
  readonly game: ReviewedGame;
  readonly x: Scale['x'];
  /** What is written beyond would be cut off. */
  readonly right: number;
  readonly bottom: number;
  readonly named: boolean;
}) {
  let last = -Infinity;
  return (
    <>
      {game.replay.rounds.map((ply, index) => {
        const here = x(ply);
        const name = game.replay.page.text[lang.value].round(index);
        const shown = named && here - last >= APART && here + 3 + name.length * LETTER <= right;
        if (shown) last = here;
        return (
          <g key={ply} class={`tick ${shown ? 'named' : ''}`} transform={`translate(${here.toFixed(1)} 0)`}>
            <path d={`M0 6V${bottom + (shown ? 4 : 0)}`} />
            {shown && (
              <text x={3} y={bottom + 16}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A mistake on the line of whoever made it, and luck on the line of whoever had it. */
function Happening({ soFar, step, x, y, small }: Scale & { soFar: ReviewSoFar; step: ReviewStep; small: boolean }) {
  const curve = soFar.summary.curve.chance;
  const grade = gradeOf(lossOf(step));
  const lucky = luckyOf(step);
  const after = curve[step.ply + 1];
  const scale = small ? 0.75 : 1;
  return (
    <>
      {isFault(grade) && (
        <path
          class={`fault ${grade}`}
          transform={`translate(${x(step.ply).toFixed(1)} ${y(at(at(curve, step.ply), step.seat)).toFixed(1)}) scale(${scale})`}
          d="M0 7L-6.5 -4.5H6.5Z"
        />
      )}
      {lucky !== null && after !== undefined && (
        <path
          class="luck"
          transform={`translate(${x(step.ply + 1).toFixed(1)} ${y(at(after, lucky)).toFixed(1)}) scale(${scale})`}
          d="M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z"
        />
      )}
    </>
  );
}

/** Who had luck with a decision, if it was much, and certain. */
export function luckyOf({ chance: { luck, luckError } }: ReviewStep): number | null {
  const most = Math.max(...luck);
  const who = luck.indexOf(most);
  return most >= LUCK && most > CERTAIN * at(luckError, who) ? who : null;
}

/** What the colours and signs mean. */
export function GraphLegend({ game }: { readonly game: ReviewedGame }) {
  const say = reviewPageWords[lang.value];
  const seats = game.replay.seats.value;
  return (
    <ul class="graph-legend">
      {game.contenders.value.map((name, contender) => (
        <li key={contender}>
          <svg viewBox="0 0 26 8" aria-hidden="true">
            <path d="M1 4h24" class={`line line-${contender + 1}`} stroke-dasharray={DASHES[contender]} />
          </svg>
          {seats[contender] !== undefined && <Sym id={`arms-${seats[contender].arms}`} />}
          {name}
        </li>
      ))}
      {(['mistake', 'inaccuracy'] as const).map((grade) => (
        <li key={grade}>
          <svg class="sign" viewBox="-8 -8 16 16" aria-hidden="true">
            <path class={`fault ${grade}`} d="M0 7L-6.5 -4.5H6.5Z" />
          </svg>
          {say.gradeTitle[grade]}
        </li>
      ))}
      <li>
        <svg class="sign" viewBox="-8 -8 16 16" aria-hidden="true">
          <path class="luck" d="M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z" />
        </svg>
        {say.luck}
      </li>
    </ul>
  );
}

/** A moment of the graph in words. */
export function momentInWords(game: ReviewedGame, soFar: ReviewSoFar | null, ply: number): string {
  const say = reviewPageWords[lang.value];
  const { most } = game.replay;
  const parts = [ply === most ? say.atEnd : `${words.value.moveOf(ply + 1, most)}, ${roundAt(game, ply)}`];
  const values = soFar?.summary.curve.chance[ply];
  if (values !== undefined) {
    parts.push(
      values.map((value, contender) => say.chanceOf(contenderName(game, contender), chance(value))).join(', '),
    );
  }
  const step = sureStep(soFar, ply);
  if (step !== null) {
    const grade = gradeOf(lossOf(step));
    if (isFault(grade)) {
      parts.push(say.fault(contenderName(game, step.seat), say.gradeTitle[grade], change(0 - lossOf(step))));
    } else parts.push(say.decidedBy(contenderName(game, step.seat)));
  }
  const before = ply === 0 ? null : sureStep(soFar, ply - 1);
  const lucky = before === null ? null : luckyOf(before);
  if (before !== null && lucky !== null) {
    parts.push(say.luckOf(contenderName(game, lucky), change(at(before.chance.luck, lucky))));
  }
  return parts.join('. ');
}

/** Where a key leads to; null if it is none of ours. */
export function keyed(key: string, ply: number, most: number, rounds: readonly number[]): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ply - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return ply + 1;
    case 'PageDown':
      return rounds.findLast((start) => start < ply) ?? 0;
    case 'PageUp':
      return rounds.find((start) => start > ply) ?? most;
    case 'Home':
      return 0;
    case 'End':
      return most;
    default:
      return null;
  }
}

function useSize(frame: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}
