import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { afterFrame } from '../motion/after-frame.ts';
import { focusableIn } from './focusable.ts';
import { playableThings } from './playable.ts';

/** What had the focus, and where that was. */
interface LastFocus {
  readonly zone: Element;
  readonly index: number;
}

/**
 * Keeps whoever plays by keyboard at a place. When what had the focus is gone, or hidden while it flies, the focus goes to what is
 * asked for, else to what comes next there, else to the dice, the bar, what can be played, or the own place; left to the browser it
 * would be nowhere. When the table asks for one of a few things (`asked` selects them, and is null before they are drawn), the focus goes to the first of them.
 */
export function useRestoredFocus(table: RefObject<HTMLElement>, asked: string | null = null): void {
  const byKey = useRef(false);
  const place = useRef<LastFocus | null>(null);
  const answers = useRef(asked);
  answers.current = asked;
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
      place.current = { zone, index: focusableIn(zone).indexOf(target) };
    };
    let stay: (() => void) | null = null;
    const restore = () => {
      stay = null;
      const lost = place.current;
      if (lost === null || document.activeElement !== document.body) return;
      if (document.querySelector('dialog[open]') === null)
        firstToTake([...shownIn(root, answers.current), ...near(root, lost)]);
      if (document.activeElement !== document.body) return;
      // Where nothing takes it now, or a sheet is about to close, something does later, and perhaps nothing else changes by then.
      const frame = requestAnimationFrame(restore);
      stay = () => cancelAnimationFrame(frame);
    };
    // The table changes part by part, and what flies is hidden for a while: whoever lost the focus may have to wait for it.
    const observer = new MutationObserver(() => {
      if (place.current !== null) stay ??= afterFrame(restore);
    });
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style'] });
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    root.addEventListener('focusin', onFocus);
    return () => {
      stay?.();
      observer.disconnect();
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
      root.removeEventListener('focusin', onFocus);
    };
  }, []);
  useLayoutEffect(() => {
    if (asked === null || !byKey.current) return undefined;
    const before = document.activeElement;
    return afterFrame(() => {
      const root = table.current;
      if (root === null || document.querySelector('dialog[open]') !== null) return;
      // Whoever has gone on meanwhile stays there.
      if (document.activeElement !== before && document.activeElement !== document.body) return;
      // Whoever is somewhere else on the page, as with the teacher of a lesson, stays there.
      if (document.activeElement === document.body || root.contains(document.activeElement))
        firstToTake(shownIn(root, asked));
    });
  }, [asked]);
}

function shownIn(root: HTMLElement, selector: string | null): HTMLElement[] {
  const all = selector === null ? [] : [...root.querySelectorAll<HTMLElement>(selector)];
  return all.filter((one) => one.getClientRects().length > 0);
}

/** Gives the focus to the first of these that takes it: what is hidden does not. */
function firstToTake(things: readonly HTMLElement[]): void {
  for (const thing of things) {
    thing.focus();
    if (document.activeElement === thing) return;
  }
}

function near(root: HTMLElement, { zone, index }: LastFocus): HTMLElement[] {
  const there = zone.isConnected ? focusableIn(zone) : [];
  const from = Math.min(Math.max(0, index), Math.max(0, there.length - 1));
  const behind = there.slice(0, from).reverse();
  const inZone = (name: string) =>
    [...root.querySelectorAll(`[data-zone=${name}]`)].flatMap((found) => focusableIn(found));
  return [...there.slice(from), ...behind, ...inZone('hand'), ...inZone('bar'), ...playableThings(), ...inZone('own')];
}
