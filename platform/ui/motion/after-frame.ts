/** What waits for a frame, in the order in which it came. */
const waiting = new Set<() => void>();
let armed = false;
/** After so long no frame is to be expected, as on a page that nobody sees; in milliseconds. */
const NO_FRAME = 500;

/** Says on the page whether something waits, for whoever looks at it from outside. */
function tell(): void {
  document.documentElement.toggleAttribute('data-waits', waiting.size > 0);
}

function arm(): void {
  tell();
  if (armed || waiting.size === 0) return;
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
  const [act] = waiting;
  armed = false;
  if (act === undefined) return;
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
  // The same thing may be asked for twice.
  const task = () => act();
  waiting.add(task);
  arm();
  return () => {
    waiting.delete(task);
    tell();
  };
}
