import { useEffect } from 'preact/hooks';
import type { RefObject } from 'preact';
import { afterFrame } from '../motion/after-frame.ts';
import { reachedIn } from './keys.ts';
import { PLAYABLE } from './playable.ts';

const GROUP = '[data-arrows]';

/** Of a group the thing that Tab comes to: where one was last, as long as it is there, else what can be played. */
const stops = new WeakMap<Element, Element>();

function settle(group: Element): void {
  const things = reachedIn(group).filter((one) => one.closest(GROUP) === group);
  const kept = things.find((one) => one === stops.get(group));
  const stop =
    kept ??
    things.find((one) => one.matches(PLAYABLE)) ??
    things.find(({ tagName }) => tagName === 'BUTTON') ??
    things[0];
  for (const one of things) one.tabIndex = one === stop ? 0 : -1;
}

/**
 * Lets Tab come to each group of the table once (`arrowGroup`): a table has dozens of things, and who plays by keyboard wants to go
 * from part to part. What is drawn later, and what can be played now, is looked at again after each change.
 */
export function useRovingStops(table: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    let stay: (() => void) | null = null;
    const look = () => {
      stay ??= afterFrame(() => {
        stay = null;
        root.querySelectorAll(GROUP).forEach(settle);
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      const group = target instanceof Element ? target.closest(GROUP) : null;
      if (group === null || !(target instanceof Element)) return;
      stops.set(group, target);
      settle(group);
    };
    // Who has left a group comes back to what can be played there.
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      const group = target instanceof Element ? target.closest(GROUP) : null;
      if (group === null || (relatedTarget instanceof Node && group.contains(relatedTarget))) return;
      stops.delete(group);
      look();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'disabled', 'data-move', 'data-legal'],
    });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    look();
    return () => {
      stay?.();
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  }, []);
}
