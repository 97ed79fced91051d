/** Things of a table that can be played now: what glows, what is a move, and the main button of the bar. */
export const PLAYABLE = [
  'button.legal',
  'button[data-legal]',
  'button.due',
  'button[data-move]:not([aria-disabled="true"], :disabled)',
  '.bar .btn.main:not(:disabled)',
].join();

/** What can be played now, in its order; while something lies over the table, only what can be played there. */
export function playableThings(): HTMLElement[] {
  const over = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = over ?? document.querySelector('.table');
  return [...(root?.querySelectorAll<HTMLElement>(PLAYABLE) ?? [])].filter((one) => one.getClientRects().length > 0);
}

/** The thing that can be played after the one in focus, or before it, round and round. */
export function nextPlayable(back: boolean): HTMLElement | undefined {
  const things = back ? playableThings().reverse() : playableThings();
  const here = document.activeElement;
  const wanted = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const further = things.find((one) => here !== null && (here.compareDocumentPosition(one) & wanted) !== 0);
  return further ?? things[0];
}
