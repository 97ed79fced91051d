/** Half the width that a popover is given. */
const HALF = 190;
/** The height that it may need. */
const HEIGHT = 340;
const GAP = 12;

/**
 * Where a popover goes: below the thing that was touched, or above it where there is no room. As custom properties in the
 * table's own measure, which the frame may enlarge; a phone lays the same choices at the bottom instead.
 */
export function popoverStyle(table: Element, spot: Element): string {
  const whole = table.getBoundingClientRect();
  const thing = spot.getBoundingClientRect();
  const scale = whole.width / table.clientWidth;
  const height = whole.height / scale;
  const middle = (thing.left + thing.width / 2 - whole.left) / scale;
  const left = Math.max(GAP, Math.min(middle - HALF, whole.width / scale - 2 * HALF - GAP));
  const below = (thing.bottom - whole.top) / scale + GAP;
  const above = height - (thing.top - whole.top) / scale + GAP;
  const vertical =
    below + HEIGHT <= height
      ? `--pop-top:${below}px;--pop-bottom:auto`
      : `--pop-top:auto;--pop-bottom:${Math.min(above, height - HEIGHT)}px`;
  return `--pop-left:${left}px;--pop-width:${2 * HALF}px;${vertical}`;
}
