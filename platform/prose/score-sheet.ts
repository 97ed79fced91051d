import { padEnd, padStart, shorten, widest } from './layout.ts';

/** A line of the score sheet, with a number for every contender. */
export interface SheetRow {
  readonly label: string;
  readonly cells: readonly number[];
}

/** The points by category, in words. */
export interface ScoreSheet {
  readonly title: string;
  /** The players, and who else there is. */
  readonly contenders: readonly string[];
  readonly categories: readonly SheetRow[];
  /** Sum, tie-break and place. */
  readonly totals: readonly SheetRow[];
  /** Who has won, and how; null while the game goes on. */
  readonly verdict: string | null;
}

/** Longer names are cut, so that four of them stand side by side. */
const NAME_WIDTH = 14;

/** The score sheet as aligned lines of text. */
export function sheetText({ title, contenders, categories, totals, verdict }: ScoreSheet): string {
  const names = contenders.map((name) => shorten(name, NAME_WIDTH));
  const labels = widest([...categories, ...totals].map(({ label }) => label));
  const width = Math.max(6, widest(names));
  const line = (label: string, cells: readonly string[]) =>
    padEnd(label, labels) + cells.map((cell) => `  ${padStart(cell, width)}`).join('');
  return [
    title,
    '',
    line('', names),
    ...categories.map(({ label, cells }) => line(label, cells.map(pointsOrDash))),
    '─'.repeat(labels + names.length * (width + 2)),
    ...totals.map(({ label, cells }) => line(label, cells.map(String))),
    ...(verdict === null ? [] : ['', verdict]),
  ].join('\n');
}

export function pointsOrDash(points: number): string {
  return points === 0 ? '–' : String(points);
}
