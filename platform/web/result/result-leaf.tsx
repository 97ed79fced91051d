import './index.css';
import type { ComponentChildren } from 'preact';
import type { SeatInfo } from '@chambord/ui';
import { Celebration } from './celebration.tsx';

interface Props {
  readonly winners: readonly SeatInfo[];
  /** Whether one of them sits before this screen. */
  readonly rejoice: boolean;
  /** What is said to whoever sits before the screen, if somebody does. */
  readonly own: string | null;
  /** What is said to everybody. */
  readonly verdict: string;
  /** The score sheet, or who came where. */
  readonly scores: ComponentChildren;
  /** Whether there is room for the chart below it. */
  readonly short: boolean;
  readonly chart: ComponentChildren;
  /** What can be done next. */
  readonly ways: ComponentChildren;
  /** What else there is to tell. */
  readonly children?: ComponentChildren;
}

/** The end of a game: what came of it for you, how it was scored, how it went, and the way on. */
export function ResultLeaf({ winners, rejoice, own, verdict, scores, short, chart, ways, children }: Props) {
  return (
    <div class={`result ${short ? 'short' : ''}`}>
      <div class="outcome">
        <Celebration winners={winners} rejoice={rejoice} />
        {own !== null && <p class="own-verdict">{own}</p>}
        <p class={own === null ? 'own-verdict verdict' : 'verdict'}>{verdict}</p>
        {children}
      </div>
      <div class="scoring">{scores}</div>
      {chart}
      <div class="ways">{ways}</div>
    </div>
  );
}
