import { endOnTouch, stepTime } from './motion.ts';

/**
 * Lets things come from a place on the table to where they lie in a sheet, turned up one after the other. Travels end at
 * the table, and a sheet lies above it. Answers with how to break off.
 */
export function comeFrom(place: HTMLElement, things: readonly HTMLElement[], landed: () => void): () => void {
  const time = stepTime();
  const start = place.getBoundingClientRect();
  // Everything is measured before anything moves.
  const ways = things.map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    // The table may be enlarged, and its measures with it.
    const scale = width / thing.offsetWidth;
    const x = (start.left + start.width / 2 - left - width / 2) / scale;
    const y = (start.top + start.height / 2 - top - height / 2) / scale;
    return `translate(${x}px, ${y}px) scale(${start.height / height})`;
  });
  const motions = things.map((thing, index) =>
    thing.animate(
      [
        { transform: `${ways[index]} rotateY(90deg)` },
        { transform: `${ways[index]} rotateY(0)`, offset: 0.3 },
        { transform: 'none' },
      ],
      { duration: 2 * time, delay: 0.7 * index * time, easing: 'ease-out', fill: 'backwards' },
    ),
  );
  const deaf = endOnTouch(motions);
  let left = false;
  void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
    deaf();
    if (!left) landed();
  });
  return () => {
    left = true;
    for (const motion of motions) motion.cancel();
  };
}
