/**
 * Where things go that float over a table: notes, choices, the teacher, the recap. All of it in pixels of the window, which is what
 * browsers measure in, whatever the scale of the table.
 */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

export function edgesAt({ left, top }: Corner, { width, height }: Size): Edges {
  return { left, top, right: left + width, bottom: top + height };
}

/** Some edges, moved inwards. */
export function inset({ left, top, right, bottom }: Edges, gap: number): Edges {
  return { left: left + gap, top: top + gap, right: right - gap, bottom: bottom - gap };
}

/** The window. */
export function wholeWindow(): Edges {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** How much of one lies over the other. */
function overlap(one: Edges, other: Edges): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The first of the places that covers least of what is to be seen. */
export function leastCovering<Place>(
  places: readonly [Place, ...Place[]],
  edgesOf: (place: Place) => Edges,
  seen: Edges | undefined,
): Place {
  const covered = (place: Place) => (seen === undefined ? 0 : overlap(edgesOf(place), seen));
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** Below a thing or, where there is no room, above it: in the middle of it, but within these edges. */
export function beside(thing: Edges, size: Size, within: Edges, gap: number): Corner {
  const kept = (at: number, size: number, from: number, to: number) => Math.max(from, Math.min(at, to - size));
  const left = kept((thing.left + thing.right - size.width) / 2, size.width, within.left, within.right);
  const corner = (top: number) => ({ left, top: kept(top, size.height, within.top, within.bottom) });
  return leastCovering(
    [corner(thing.bottom + gap), corner(thing.top - gap - size.height)],
    (place) => edgesAt(place, size),
    thing,
  );
}
