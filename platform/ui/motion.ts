/** How long a step of motion takes; 0 where motion is not wanted. To be asked once: the browser computes styles before it answers. */
export function stepTime(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--m-step')) || 0;
}

/** A place on the table, by the first of its names (selectors) that can be seen. */
export function findPlace(leaf: HTMLElement, names: readonly string[]): HTMLElement | null {
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
