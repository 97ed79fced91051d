import { scaleOf } from '@chambord/ui';

/** Half the width that a popover is given. */
const HALF = 190;
/** The height that it may need. */
const HEIGHT = 340;
const GAP = 12;

/**
 * Where a popover goes: below the thing that was touched, or above it where there is no room. Its size is one on the table, its
 * place one on the screen, over which it lies; a phone lays the same choices at the bottom instead.
 */
export function popoverStyle(table: HTMLElement, spot: Element): string {
  const whole = table.getBoundingClientRect();
  const thing = spot.getBoundingClientRect();
  const scale = scaleOf(table);
  const gap = GAP * scale;
  const height = HEIGHT * scale;
  const middle = thing.left + thing.width / 2;
  const rightmost = whole.right - 2 * HALF * scale - gap;
  const left = Math.max(whole.left + gap, Math.min(middle - HALF * scale, rightmost));
  const below = thing.bottom + gap;
  const above = Math.max(thing.top - gap, whole.top + height);
  const vertical =
    below + height <= whole.bottom
      ? `--pop-top:${below}px;--pop-bottom:auto;--pop-origin:0 0`
      : `--pop-top:auto;--pop-bottom:${innerHeight - above}px;--pop-origin:0 100%`;
  return `--pop-left:${left}px;--pop-width:${2 * HALF}px;${vertical}`;
}
