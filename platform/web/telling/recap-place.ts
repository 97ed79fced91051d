import type { Floating } from '@chambord/ui';

/** What a recap may lie on: it is as large as there is room in them. */
export function rowsOfTable(): Element[] {
  return [...document.querySelectorAll('.table .bar, .table .top')];
}

/**
 * Where the recap lies: where its style says or, where that says `--on-bar`, over the heading of the bar, whatever the size of the
 * screen, and where it says `--on-top`, in the first row. What is too long for the bar grows upwards.
 */
export function recapPlace(recap: HTMLElement): Floating {
  if (getComputedStyle(recap).getPropertyValue('--on-top') !== '') return onTop();
  const bar = document.querySelector('.table .bar');
  const say = bar?.querySelector('.say');
  if (!bar || !say || getComputedStyle(recap).getPropertyValue('--on-bar') === '') return {};
  const whole = bar.getBoundingClientRect();
  const heading = say.getBoundingClientRect();
  // Buttons below the heading stay free, and those beside it where there is room for both, or where they can be used.
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('.btn')];
  const isBelow = (button: HTMLButtonElement) => button.getBoundingClientRect().top >= heading.bottom - 1;
  const bottom = buttons.some(isBelow) ? heading.bottom : whole.bottom;
  const usable = buttons.some((button) => !button.disabled && !isBelow(button));
  const roomy = document.documentElement.dataset['layout'] === 'wide';
  const right = roomy || usable ? heading.right : whole.right;
  return {
    top: 'auto',
    right: 'auto',
    left: whole.left,
    width: right - whole.left,
    bottom: innerHeight - bottom,
    minHeight: bottom - whole.top,
  };
}

/** Between the turns and the tools of the first row. */
function onTop(): Floating {
  const [row, clock, tools] = ['.table .top', '.table .top .clock', '.table .top .ask'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  );
  if (row === undefined || clock === undefined || tools === undefined) return {};
  const room = 0.4 * row.height;
  return {
    top: row.top,
    left: clock.right + room,
    right: 'auto',
    width: tools.left - clock.right - 2 * room,
    minHeight: row.height,
  };
}
