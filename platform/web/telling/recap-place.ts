import type { JSX } from 'preact';

/** Until it is known where it goes. Not by `visibility`, which is handed down and would have styles computed twice. */
export const UNPLACED: JSX.CSSProperties = { opacity: 0 };

/**
 * Where the recap lies: where its style says or, where that says `--on-bar`, over the heading of the bar, whatever the size of the
 * screen, and where it says `--on-top`, in the first row. What is too long for the bar grows upwards.
 */
export function recapPlace(recap: HTMLElement): JSX.CSSProperties {
  if (getComputedStyle(recap).getPropertyValue('--on-top') !== '') return onTop();
  const bar = document.querySelector('.table .bar');
  const say = bar?.querySelector('.say');
  if (!bar || !say || getComputedStyle(recap).getPropertyValue('--on-bar') === '') return {};
  const whole = bar.getBoundingClientRect();
  const heading = say.getBoundingClientRect();
  // Buttons below the heading stay free, and those beside it where there is room for both.
  const button = bar.querySelector('.btn')?.getBoundingClientRect();
  const bottom = button !== undefined && button.top >= heading.bottom - 1 ? heading.bottom : whole.bottom;
  const right = document.documentElement.dataset['layout'] === 'wide' ? heading.right : whole.right;
  return {
    top: 'auto',
    right: 'auto',
    left: `${whole.left}px`,
    width: `${right - whole.left}px`,
    bottom: `${innerHeight - bottom}px`,
    minHeight: `${bottom - whole.top}px`,
  };
}

/** Between the turns and the tools of the first row. */
function onTop(): JSX.CSSProperties {
  const [row, clock, tools] = ['.table .top', '.table .top .clock', '.table .top .ask'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  );
  if (row === undefined || clock === undefined || tools === undefined) return {};
  const room = 0.4 * row.height;
  return {
    top: `${row.top}px`,
    left: `${clock.right + room}px`,
    right: 'auto',
    width: `${tools.left - clock.right - 2 * room}px`,
    minHeight: `${row.height}px`,
  };
}
