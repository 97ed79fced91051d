import { useMemo, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { DIRECTIONS, nearestBox } from './spatial.ts';

/** What arrows come to: whatever can be pressed, and what explains itself. */
const REACHED = 'button:not(:disabled), a[href], [tabindex]';

/** What arrows come to inside of something, as far as it can be seen. */
export function reachedIn(inside: Element): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.getClientRects().length > 0);
}

/**
 * Arrow keys move the focus to what lies in their direction: inside of the group first, and where nothing lies there to another
 * group of the table. Home and End go to the ends of the group.
 */
function arrowKeys(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const group = event.currentTarget;
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !group.contains(here) || event.ctrlKey || event.metaKey || event.altKey) return;
  const ends = { Home: 0, End: -1 }[event.key];
  const direction = DIRECTIONS[event.key];
  if (ends === undefined && direction === undefined) return;
  event.preventDefault();
  // A group may lie in a group: the inner one has answered.
  event.stopPropagation();
  const inside = reachedIn(group);
  if (direction === undefined) return inside.at(ends ?? 0)?.focus();
  const nearest = (all: readonly HTMLElement[]) => {
    const others = all.filter((one) => !one.contains(here) && !here.contains(one));
    const boxes = others.map((one) => one.getBoundingClientRect());
    return others[nearestBox(here.getBoundingClientRect(), boxes, direction)];
  };
  const around = group.closest('dialog, .table');
  (nearest(inside) ?? (around === null ? undefined : nearest(reachedIn(around))))?.focus();
}

/** Makes an element a group: Tab stops at it once (`useRovingStops`), arrows go on from there. */
export const arrowGroup = { 'data-arrows': true, onKeyDown: arrowKeys } as const;

/** How long a finger rests before it means what the right mouse button means. */
export const LONG_PRESS = 450;

/**
 * Handlers for "the other meaning" of a thing: right click, long press, or Shift+Enter. One set for as long as the thing is
 * shown: a long press must still know that it was answered when the table has changed under the finger.
 */
export function useSecondary(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  return useMemo(() => handlers(() => latest.current()), []);
}

function handlers(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fired = false;
  const stop = () => clearTimeout(timer);
  return {
    'data-held': true,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      if (!fired) act();
    },
    onPointerDown(event: PointerEvent) {
      fired = false;
      if (event.pointerType !== 'touch') return;
      timer = setTimeout(() => {
        fired = true;
        act();
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture(event: MouseEvent) {
      // The click that ends a long press has been answered already.
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !event.shiftKey) return;
      event.preventDefault();
      act();
    },
  };
}
