import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterFrame } from './after-frame.ts';

/**
 * The same thing for each part of a table: the first part has it at once, each of the others a frame after the one before. A
 * whole table that changes is a long frame, and a phone would stutter; that its parts follow within a tenth of a second
 * nobody sees. They have caught up when the last is what the first is.
 */
export function useInSteps<Thing, Part extends string>(
  now: Thing,
  parts: readonly Part[],
): Readonly<Record<Part, Thing>> {
  const [later, setLater] = useState<readonly Thing[]>(() => parts.slice(1).map(() => now));
  const latest = useRef(now);
  latest.current = now;
  const stay = useRef<(() => void) | null>(null);
  /** Which part has caught up last. */
  const last = useRef(-1);
  useLayoutEffect(() => {
    if (stay.current !== null || later.every((thing) => thing === now)) return;
    stay.current = afterFrame(() => {
      stay.current = null;
      setLater((things) => {
        last.current = nextBehind(things, latest.current, last.current);
        return things.map((thing, index) => (index === last.current ? latest.current : thing));
      });
    });
  });
  useLayoutEffect(() => () => stay.current?.(), []);
  const seen = [now, ...later];
  return Object.fromEntries(parts.map((part, index) => [part, seen[index]])) as Record<Part, Thing>;
}

/** The next part that is behind, after the one that has caught up last: else, where much follows fast, the last never would. */
export function nextBehind<Thing>(things: readonly Thing[], now: Thing, last: number): number {
  const isBehind = (thing: Thing) => thing !== now;
  const after = things.findIndex((thing, index) => index > last && isBehind(thing));
  return after < 0 ? things.findIndex(isBehind) : after;
}
