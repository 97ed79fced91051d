/** After so long nobody waits any more, as on a page that nobody sees, where nothing lands; in milliseconds. */
const LONGEST = 4000;

const flying = new Set<object>();
const waiting = new Set<() => void>();

/** Something sets out. Calling the answer says that it has landed. */
export function setOut(): () => void {
  const flight = {};
  flying.add(flight);
  return () => {
    flying.delete(flight);
    if (flying.size > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

/** When nothing is in the air any more: whoever plays next waits for it, so that every step is seen. */
export function allLanded(): Promise<void> {
  if (flying.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, LONGEST);
  });
}
