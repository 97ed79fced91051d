import type { Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it cannot be seen');
  return box;
}

/** By how much two things lie over each other, in pixels of the screen; negative where there is room between them. */
export function overlap(one: Box, other: Box): number {
  const along = (start: 'x' | 'y', length: 'width' | 'height') =>
    Math.min(one[start] + one[length], other[start] + other[length]) - Math.max(one[start], other[start]);
  return Math.min(along('x', 'width'), along('y', 'height'));
}

/** Whether words are cut off, here or in something inside. */
export function cutOff(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (each) =>
        getComputedStyle(each).overflow !== 'visible' &&
        (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1),
    ),
  );
}
