import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Where something lies that floats, in pixels of the window (`place.ts`). What is not said here is as its style sheet has it. */
export interface Floating {
  readonly left?: number | 'auto';
  readonly top?: number | 'auto';
  readonly right?: number | 'auto';
  readonly bottom?: number | 'auto';
  readonly width?: number;
  readonly minHeight?: number;
  /** On a phone that lies: the one of the two facing pages. Its style sheet knows where they are (`data-page`). */
  readonly page?: 'left' | 'right';
}

const LENGTHS = ['left', 'top', 'right', 'bottom', 'width', 'minHeight'] as const;

interface Way<Thing> {
  /** Asked before it is first seen and whenever the window changes; nothing where it stays as it lies. */
  readonly find: (floating: Thing) => Floating | null;
  /** Things on whose size it depends: it waits for them to be laid out, and follows them. */
  readonly follows?: (floating: Thing) => readonly Element[];
}

/** Lays something that floats over the page; anew when one of these changes, or by the answer. */
export function useFloating<Thing extends HTMLElement>(
  floating: RefObject<Thing>,
  { find, follows }: Way<Thing>,
  changes: readonly unknown[],
): () => void {
  const placed = useRef<Thing | null>(null);
  const settle = useCallback(() => {
    if (floating.current === null) return;
    placed.current = floating.current;
    const found = find(floating.current);
    if (found !== null) lay(floating.current, found);
    floating.current.style.visibility = '';
  }, changes);
  useLayoutEffect(() => {
    if (floating.current === null) return undefined;
    const things = follows?.(floating.current) ?? [];
    // It answers when all is laid out, at times a frame later: what has no place until then is not seen. (What follows itself would lose the focus by that.)
    const sizes = new ResizeObserver(settle);
    for (const thing of things) sizes.observe(thing);
    if (things.length === 0) settle();
    else if (placed.current !== floating.current && !things.includes(floating.current)) {
      floating.current.style.visibility = 'hidden';
    }
    addEventListener('resize', settle);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', settle);
    };
  }, [settle]);
  return settle;
}

function lay({ style, dataset }: HTMLElement, { page, ...lengths }: Floating): void {
  for (const name of LENGTHS) {
    const length = lengths[name];
    style[name] = typeof length === 'number' ? `${length}px` : (length ?? '');
  }
  if (page === undefined) delete dataset['page'];
  else dataset['page'] = page;
}
