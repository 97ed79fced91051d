import { margins } from '../frame/layout.ts';

/** Where the teacher stands: on which page of a phone that lies, or how far from the top of an upright screen. */
export interface LessonPlace {
  readonly page: 'left' | 'right' | null;
  readonly top: number | null;
}

/** Drawn beside a wide table; elsewhere it has to cover something. */
export const BESIDE: LessonPlace = { page: null, top: null };

/** Covers as little as possible of what is spoken of: above the table, else on its floor, else at the foot of the screen. */
export function lessonPlace(teacher: HTMLElement, spot: Element | null, floor: Element | null): LessonPlace {
  const { layout, book } = document.documentElement.dataset;
  const { above, below, left, right } = margins();
  const box = spot?.getBoundingClientRect();
  if (book === 'true') {
    const onRight = box !== undefined && box.left + box.width / 2 > (left + innerWidth - right) / 2;
    return { page: onRight ? 'left' : 'right', top: null };
  }
  if (layout !== 'tall') return BESIDE;
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'));
  const height = teacher.offsetHeight;
  const tops = [
    above + 36 * zoom,
    ...(floor === null ? [] : [floor.getBoundingClientRect().top - height - 6]),
    innerHeight - below - height - 8,
  ];
  const covered = (top: number) =>
    box === undefined ? 0 : Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));
  const least = Math.min(...tops.map(covered));
  return { page: null, top: tops.find((top) => covered(top) === least) ?? null };
}
