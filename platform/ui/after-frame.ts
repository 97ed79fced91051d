/**
 * Does something when the next frame has been shown, as a task of its own: what is done within a frame makes that frame longer.
 * Calling the answer takes it back.
 */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
