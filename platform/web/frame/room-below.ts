import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { leaveRoom } from './layout.ts';

/** Keeps the table clear of what lies below it on the screen, however high that is. */
export function useRoomBelow(thing: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const element = thing.current;
    if (element === null) return undefined;
    let end = () => {};
    let height = -1;
    const settle = () => {
      if (element.offsetHeight === height) return;
      height = element.offsetHeight;
      end();
      end = leaveRoom({ below: height });
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => {
      observer.disconnect();
      end();
    };
  }, []);
}
