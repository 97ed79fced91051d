import type { JSX } from 'preact';

/** Until it is known where it goes. Not by `visibility`, which is handed down and would have styles computed twice. */
export const UNPLACED: JSX.CSSProperties = { opacity: 0 };

/**
 * Where the recap lies: where its style says or, where that says `--on-bar`, over the heading of the bar, whatever the size of the
 * screen. What is too long for it grows upwards.
 */
export function recapPlace(recap: HTMLElement): JSX.CSSProperties {
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
