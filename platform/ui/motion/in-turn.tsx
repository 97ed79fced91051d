import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { afterFrame } from './after-frame.ts';

/** What is drawn with one frame: a card, or as much as it is. */
const FRAME = 1;

/** What waits, and how much of a card it is. */
const waiting = new Map<() => void, number>();
let busy = false;

function nextTurn(): void {
  let room = FRAME;
  for (const [draw, share] of waiting) {
    if (room < share) break;
    room -= share;
    waiting.delete(draw);
    draw();
  }
  busy = waiting.size > 0;
  if (busy) afterFrame(nextTurn);
}

interface Props {
  /** How much it is, compared with a card. */
  readonly share?: number;
  readonly children: ComponentChildren;
}

/**
 * A drawing that waits for its turn. A card is a hundred strokes, and a new round lays out a dozen: drawn all at once they
 * would be one long frame, and a phone would stutter just where everything moves. What holds the drawing keeps its place.
 */
export function InTurn({ share = 1, children }: Props) {
  const [come, setCome] = useState(false);
  useLayoutEffect(() => {
    const draw = () => setCome(true);
    waiting.set(draw, share);
    if (!busy) {
      busy = true;
      afterFrame(nextTurn);
    }
    return () => {
      waiting.delete(draw);
    };
  }, []);
  return <>{come && children}</>;
}
