import { measuredOn } from './measure.ts';
import { endOnTouch, stepTime } from './motion.ts';

/**
 * Lets things come from a place on the table to where they lie in a sheet, turned up one after the other. Travels end at
 * the table, and a sheet lies above it. Answers with how to break off.
 */
export function comeFrom(place: HTMLElement, things: readonly HTMLElement[], landed: () => void): () => void {
  const time = stepTime();
  // Everything is measured before anything moves.
  const ways = things.map((thing) => {
    const { left, top, width, height } = measuredOn(thing)(place);
    const x = left + (width - thing.offsetWidth) / 2;
    const y = top + (height - thing.offsetHeight) / 2;
    return `translate(${x}px, ${y}px) scale(${height / thing.offsetHeight})`;
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
