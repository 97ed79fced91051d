/** What waits for a frame, in the order in which it came; what looks at the page as it was comes before all else. */
const waiting = new Set<() => void>();
const looking = new Set<() => void>();
let armed = false;
/** How much is still to come from elsewhere before the page is whole. */
let awaited = 0;
/** After so long no frame is to be expected, as on a page that nobody sees; in milliseconds. */
const NO_FRAME = 500;

/** Says on the page whether something waits, for whoever looks at it from outside. */
function tell(): void {
  document.documentElement.toggleAttribute('data-waits', looking.size + waiting.size + awaited > 0);
}

/** What is to be seen comes with this. */
export async function awaitShown(coming: Promise<unknown>): Promise<void> {
  awaited++;
  tell();
  try {
    await coming;
  } finally {
    awaited--;
    tell();
  }
}

function arm(): void {
  tell();
  if (armed || looking.size + waiting.size === 0) return;
  armed = true;
  const soon = () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    setTimeout(next);
  };
  const late = setTimeout(soon, NO_FRAME);
  const frame = requestAnimationFrame(soon);
}

function next(): void {
  const [act] = [...looking, ...waiting];
  armed = false;
  if (act === undefined) return;
  looking.delete(act);
  waiting.delete(act);
  arm();
  act();
}

/**
 * Does something when the next frame has been shown, as a task of its own: what is done within a frame makes that frame longer.
 * One thing a frame: of two that come together one changes the table just before the other asks where things lie, and the
 * browser has to lay it all out in between. Calling the answer takes it back.
 */
export function afterFrame(act: () => void): () => void {
  return enqueue(waiting, act);
}

/** The same, before everything that waits: for whoever has to see where things lay before what waits changes the page. */
export function lookAfterFrame(look: () => void): () => void {
  return enqueue(looking, look);
}

function enqueue(queue: Set<() => void>, act: () => void): () => void {
  // The same thing may be asked for twice.
  const task = () => act();
  queue.add(task);
  arm();
  return () => {
    queue.delete(task);
    tell();
  };
}

/** Whoever leaves sees no more frames: what they touched is done at once, so that it can be kept. */
export function doBeforeLeaving(): void {
  const rest = [...looking, ...waiting];
  looking.clear();
  waiting.clear();
  for (const act of rest) act();
}
