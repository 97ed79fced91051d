import type { Edges } from '../floating/place.ts';

export interface Direction {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside counts so many times as much as what lies ahead. */
const ASIDE = 3;
/** What does not begin and end further on by this lies beside, not ahead; in pixels. */
const LEVEL = 4;

const middle = (from: number, to: number) => (from + to) / 2;
/** How far two stretches are apart; 0 where they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, otherFrom - to, from - otherTo);

/** The index of the nearest box in a direction, -1 if nothing lies there: ahead counts, aside counts more. */
export function nearestBox(from: Edges, boxes: readonly Edges[], { x, y }: Direction): number {
  const costs = boxes.map((box) => {
    const across = middle(box.left, box.right) - middle(from.left, from.right);
    const down = middle(box.top, box.bottom) - middle(from.top, from.bottom);
    const begins = (box.left - from.left) * x + (box.top - from.top) * y;
    const ends = (box.right - from.right) * x + (box.bottom - from.bottom) * y;
    if (Math.min(begins, ends) < LEVEL) return Infinity;
    const ahead = across * x + down * y;
    const aside =
      x === 0 ? gap(from.left, from.right, box.left, box.right) : gap(from.top, from.bottom, box.top, box.bottom);
    if (aside > ahead) return Infinity;
    // Of two that overlap as much the one in line comes first.
    return ahead + ASIDE * aside + Math.abs(x === 0 ? across : down) / ASIDE;
  });
  const least = Math.min(Infinity, ...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}
