import { describe, expect, test } from 'vitest';
import { DIRECTIONS, nearestBox } from '../focus/spatial.ts';
import type { Edges } from '../floating/place.ts';

const box = (left: number, top: number, width = 10, height = 10): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Three rows of four, with gaps. */
const grid = Array.from({ length: 12 }, (_, index) => box((index % 4) * 20, Math.floor(index / 4) * 20));

function go(from: number, key: string, boxes = grid): number {
  const here = boxes[from];
  const direction = DIRECTIONS[key];
  if (here === undefined || direction === undefined) throw new Error(`nothing at ${from}, or no such key: ${key}`);
  return nearestBox(here, boxes, direction);
}

describe('arrows go to what lies in their direction', () => {
  test('in a grid to the neighbour, and nowhere at its edge', () => {
    expect(go(5, 'ArrowRight')).toBe(6);
    expect(go(5, 'ArrowLeft')).toBe(4);
    expect(go(5, 'ArrowUp')).toBe(1);
    expect(go(5, 'ArrowDown')).toBe(9);
    expect(go(3, 'ArrowRight')).toBe(-1);
    expect(go(8, 'ArrowDown')).toBe(-1);
  });

  test('what is in line comes before what is nearer but aside', () => {
    const boxes = [box(0, 0), box(30, 0), box(14, 14)];
    expect(go(0, 'ArrowRight', boxes)).toBe(1);
  });

  test('a wide thing below is reached from each thing above it, and goes back up to the one in line', () => {
    const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20, 50)];
    for (const above of [0, 1, 2]) expect(go(above, 'ArrowDown', boxes)).toBe(3);
    expect(go(3, 'ArrowUp', boxes)).toBe(1);
  });

  test('a wide card under its heading is below it, not beside it', () => {
    const boxes = [box(5, 0), box(0, 8, 24, 40), box(30, 0), box(25, 8, 24, 40)];
    expect(go(0, 'ArrowRight', boxes)).toBe(2);
    expect(go(0, 'ArrowDown', boxes)).toBe(1);
    expect(go(3, 'ArrowLeft', boxes)).toBe(1);
  });

  test('what lies further aside than ahead is not in that direction', () => {
    expect(go(0, 'ArrowRight', [box(0, 0), box(15, 60)])).toBe(-1);
  });
});
