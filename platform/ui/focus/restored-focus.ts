import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { afterFrame } from '../motion/after-frame.ts';
import { focusableIn } from './focusable.ts';

/** What had the focus, and where that was. */
interface Place {
  readonly element: Element;
  readonly zone: Element;
  readonly index: number;
}

/**
 * Keeps whoever plays by keyboard at a place. When what had the focus is gone, as a card that was taken, the focus goes to what
 * comes next there, else to the dice or the bar; left to the browser it would be nowhere. When the table asks for one of a few
 * things (`asked` selects them, and is null before they are drawn), the focus goes to the first of them.
 */
export function useRestoredFocus(table: RefObject<HTMLElement>, asked: string | null = null): void {
  const byKey = useRef(false);
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    const onKey = () => (byKey.current = true);
    const onPointer = () => {
      byKey.current = false;
      place.current = null;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!byKey.current || !(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
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
    if (asked === null || !byKey.current) return undefined;
    return afterFrame(() => {
      if (document.querySelector('dialog[open]') !== null) return;
      const answers = [...(table.current?.querySelectorAll<HTMLElement>(asked) ?? [])];
      answers.find((one) => one.getClientRects().length > 0)?.focus();
    });
  }, [asked]);
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
