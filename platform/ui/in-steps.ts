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
  useLayoutEffect(() => {
    if (stay.current !== null || later.every((thing) => thing === now)) return;
    stay.current = afterFrame(() => {
      stay.current = null;
      setLater((things) => {
        const behind = things.findIndex((thing) => thing !== latest.current);
        return things.map((thing, index) => (index === behind ? latest.current : thing));
      });
    });
  });
  useLayoutEffect(() => () => stay.current?.(), []);
  const seen = [now, ...later];
  return Object.fromEntries(parts.map((part, index) => [part, seen[index]])) as Record<Part, Thing>;
}
