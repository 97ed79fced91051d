import { useMemo, useRef } from 'preact/hooks';
import type { JSX } from 'preact';

/** Arrow keys move the focus among the buttons of a group and what else explains itself; Home and End go to its ends. */
export function arrowKeys(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], [tabindex]'),
  ].filter((element) => element.getClientRects().length > 0);
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  if (index < 0) return;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}

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
