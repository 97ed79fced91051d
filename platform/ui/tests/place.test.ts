import { describe, expect, it } from 'vitest';
import { beside, edgesAt, inset, leastCovering } from '../floating/place.ts';

const screen = { left: 0, top: 0, right: 400, bottom: 300 };
const note = { width: 100, height: 50 };

describe('beside a thing', () => {
  it('below it, in the middle', () => {
    expect(beside({ left: 150, top: 40, right: 190, bottom: 60 }, note, screen, 8)).toEqual({ left: 120, top: 68 });
  });

  it('above it where there is no room below', () => {
    expect(beside({ left: 150, top: 200, right: 190, bottom: 260 }, note, screen, 8)).toEqual({ left: 120, top: 142 });
  });

  it('within the edges at the sides', () => {
    const within = inset(screen, 8);
    expect(beside({ left: 0, top: 40, right: 20, bottom: 60 }, note, within, 8).left).toBe(8);
    expect(beside({ left: 380, top: 40, right: 400, bottom: 60 }, note, within, 8).left).toBe(292);
  });

  it('over it where there is no room at all, but never outside', () => {
    const place = beside({ left: 0, top: 10, right: 400, bottom: 290 }, note, screen, 8);
    const { top, bottom } = edgesAt(place, note);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(300);
  });
});

describe('what covers least', () => {
  const tops = (...list: [number, ...number[]]) => list;
  const edges = (top: number) => ({ left: 0, top, right: 400, bottom: top + 100 });

  it('is the first that covers nothing', () => {
    const seen = { left: 100, top: 20, right: 200, bottom: 60 };
    expect(leastCovering(tops(0, 120, 200), edges, seen)).toBe(120);
  });

  it('is the first where nothing is to be seen, or all cover as much', () => {
    expect(leastCovering(tops(0, 120), edges, undefined)).toBe(0);
    expect(leastCovering(tops(0, 120), edges, { left: 0, top: 0, right: 400, bottom: 300 })).toBe(0);
  });
});
