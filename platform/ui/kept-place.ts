import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { afterFrame } from './after-frame.ts';
import { focusableIn } from './focusable.ts';

/** What had the focus, and where that was. */
interface Place {
  readonly element: Element;
  readonly zone: Element;
  readonly index: number;
}

/**
 * Keeps whoever plays by keyboard at a place. When what had the focus is gone, as a card that was taken, the focus goes to what
 * comes next there, else to the dice or the bar; left to the browser it would be nowhere.
 */
export function useKeptPlace(table: RefObject<HTMLElement>): void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    let byKey = false;
    const onKey = () => (byKey = true);
    const onPointer = () => {
      byKey = false;
      place.current = null;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!byKey || !(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
      const zone = target.closest('[data-zone]') ?? root;
      place.current = { element: target, zone, index: focusableIn(zone).indexOf(target) };
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    root.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
      root.removeEventListener('focusin', onFocus);
    };
  }, []);
  useLayoutEffect(() => {
    const lost = place.current;
    if (lost === null || lost.element.isConnected) return;
    place.current = null;
    afterFrame(() => {
      if (table.current === null || document.activeElement !== document.body) return;
      if (document.querySelector('dialog[open]') === null) near(table.current, lost)?.focus();
    });
  });
}

function near(root: HTMLElement, { zone, index }: Place): HTMLElement | undefined {
  const there = zone.isConnected ? focusableIn(zone) : [];
  const elsewhere = [...root.querySelectorAll('[data-zone=hand], [data-zone=bar]')].flatMap(focusableIn);
  return there[Math.min(index, there.length - 1)] ?? elsewhere[0];
}
