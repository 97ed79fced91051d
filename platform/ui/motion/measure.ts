/** Where something lies and how large it is. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much larger a thing is on the screen than it was drawn: tables and their sheets are scaled as a whole. */
export function scaleOf(thing: HTMLElement): number {
  return thing.getBoundingClientRect().width / thing.offsetWidth;
}

/** Tells where things lie in the measure of a leaf, from its corner; browsers know it in pixels of the screen. */
export function measuredOn(leaf: HTMLElement): (thing: Element) => Box {
  const corner = leaf.getBoundingClientRect();
  const scale = scaleOf(leaf);
  return (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return {
      left: (left - corner.left) / scale,
      top: (top - corner.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  };
}
