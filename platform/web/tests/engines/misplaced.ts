/** Runs inside the page: what lies outside the window, or under something else, and cannot be touched. */
export function misplaced(): string[] {
  const name = (thing: Element) =>
    `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') ?? ''} “${thing.getAttribute('aria-label') ?? thing.textContent?.trim().slice(0, 40)}”`;
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(thing).visibility === 'visible';
    });
  const sheet = seen('dialog.sheet').length > 0;
  const leaf = sheet ? 'dialog.sheet' : '.table, .home';
  const things = seen(`:is(${leaf}) :is(button, a, section)`);
  const isOutside = (thing: Element, scrolls: boolean) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    if (left < -2 || right > innerWidth + 2) return true;
    return !scrolls && (top < -2 || bottom > innerHeight + 2);
  };
  const outside = [
    ...seen(leaf).filter((thing) => isOutside(thing, false)),
    // What a sheet holds may scroll, but only upwards and downwards.
    ...things.filter((thing) => isOutside(thing, sheet)),
  ];
  /** Whether a hand finds it anywhere: cards may lie over each other, and what the others did on the bar, but nothing is gone. */
  const found = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    return places.some((x) =>
      places.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (thing.contains(hit) || hit.closest('.recap, .explanation') !== null);
      }),
    );
  };
  const covered = things.filter((thing) => thing.tagName !== 'SECTION' && !isOutside(thing, false) && !found(thing));
  return [
    ...outside.map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return `outside the window: ${name(thing)} at ${[left, top, right, bottom].map(Math.round).join(' ')}`;
    }),
    ...covered.map((thing) => `covered: ${name(thing)}`),
  ];
}
