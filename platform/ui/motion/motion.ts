/** How long a step of motion takes, in milliseconds; 0 where motion is not wanted. To be asked once: the browser computes styles before it answers. */
export function stepTime(): number {
  return timeOf('--m-step');
}

/** A time that the style sheets name, in milliseconds. */
export function timeOf(name: '--m-step' | '--m-rest'): number {
  return milliseconds(getComputedStyle(document.documentElement).getPropertyValue(name));
}

/** The length of a time as style sheets write it; whoever shortens them makes `.22s` of `220ms`. 0 for anything else. */
export function milliseconds(time: string): number {
  const [, count = '0', unit] = /^\s*([\d.]+)(m?s)\s*$/u.exec(time) ?? [];
  return Number(count) * (unit === 's' ? 1000 : 1);
}

/** A place on the table, by the first of its names (selectors) that can be seen. */
export function findThing(leaf: HTMLElement, names: readonly string[]): HTMLElement | null {
  const seen = names.map((name) => leaf.querySelector<HTMLElement>(name));
  return seen.find((element) => element !== null && element.getClientRects().length > 0) ?? null;
}

/** Any touch ends motions. Calling the answer stops listening for one. */
export function endOnTouch(motions: readonly Animation[]): () => void {
  const skip = () => {
    for (const motion of motions) motion.finish();
  };
  addEventListener('pointerdown', skip, true);
  addEventListener('keydown', skip, true);
  return () => {
    removeEventListener('pointerdown', skip, true);
    removeEventListener('keydown', skip, true);
  };
}
