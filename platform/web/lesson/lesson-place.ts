import { leastCovering } from '@chambord/ui';
import type { Floating } from '@chambord/ui';
import { margins } from '../frame/layout.ts';

/**
 * Where the teacher stands: beside a wide table, as drawn. Elsewhere it has to cover something, but covers as little as possible of
 * what is spoken of: above the table, else on its floor, else at the foot of the screen.
 */
export function lessonPlace(teacher: HTMLElement, spot: Element | null, floor: Element | null): Floating {
  const { layout, book } = document.documentElement.dataset;
  const { above, below, left, right } = margins();
  const screen = { left, top: above, right: innerWidth - right, bottom: innerHeight - below };
  const seen = spot?.getBoundingClientRect();
  if (book === 'true') {
    const middle = (screen.left + screen.right) / 2;
    const pages = { right: { ...screen, left: middle }, left: { ...screen, right: middle } };
    return { page: leastCovering(['right', 'left'], (page) => pages[page], seen) };
  }
  if (layout !== 'tall') return {};
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'));
  const height = teacher.offsetHeight;
  const tops: [number, ...number[]] = [
    above + 36 * zoom,
    ...(floor === null ? [] : [floor.getBoundingClientRect().top - height - 6]),
    screen.bottom - height - 8,
  ];
  return { top: leastCovering(tops, (at) => ({ ...screen, top: at, bottom: at + height }), seen) };
}
