import type { Pair } from './pair.ts';

/** A moment of one of both games. */
export interface ShownMoment {
  readonly side: 0 | 1;
  readonly ply: number;
}

/** What it takes to show two games side by side. */
export interface ComparedProps {
  readonly pair: Pair;
  /** What is on the table; null for the overview. */
  readonly shown: ShownMoment | null;
  readonly overview: string;
  readonly address: (moment: ShownMoment) => string;
  /** Where one comes from. */
  readonly exit: { readonly address: string; readonly label: string };
}
