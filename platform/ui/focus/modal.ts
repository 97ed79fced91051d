import { focusableIn } from './focusable.ts';

/** What makes a sheet the only thing one can turn to. Each is ended by calling its answer. */

interface Watcher extends EventTarget {
  destroy(): void;
}

/** Hears of the wish to leave: the Escape key and, where the browser tells, the gesture back of a phone. */
export function onWayOut(leave: () => void): () => void {
  const { CloseWatcher } = window as Window & { readonly CloseWatcher?: new () => Watcher };
  if (CloseWatcher !== undefined) {
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', leave);
    return () => {
      watcher.removeEventListener('close', leave);
      watcher.destroy();
    };
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Gives the focus to what asks for it, or to the first thing. */
export function beginIn(inside: HTMLElement): undefined {
  const { activeElement } = document;
  // A control comes before what merely explains itself.
  if (activeElement === inside || !inside.contains(activeElement))
    (
      inside.querySelector<HTMLElement>('[autofocus]') ??
      focusableIn(inside).find((one) => one.tagName === 'BUTTON') ??
      focusableIn(inside)[0]
    )?.focus();
}

/** The same, and lets it go round inside. */
export function keepFocus(inside: HTMLElement): () => void {
  beginIn(inside);
  const onKey = (event: KeyboardEvent) => {
    // Of sheets that lie on each other only the last keeps the focus.
    if (event.key !== 'Tab' || [...document.querySelectorAll('dialog[open]')].at(-1) !== inside) return;
    const elements = focusableIn(inside);
    const [first, last] = event.shiftKey ? [elements.at(-1), elements[0]] : [elements[0], elements.at(-1)];
    // Before a title, which Tab does not come to, there is nothing.
    const atTitle = event.shiftKey && document.activeElement?.matches('[role=heading]') === true;
    if (document.activeElement !== last && !atTitle && inside.contains(document.activeElement)) return;
    event.preventDefault();
    first?.focus();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

export function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Hides everything else from screen readers: unlike `inert`, that changes no style. */
export function alone(shown: HTMLElement): () => void {
  const hidden: Element[] = [];
  for (let element: Element = shown; element !== document.body;) {
    const { parentElement } = element;
    if (parentElement === null) break;
    for (const other of parentElement.children) {
      if (other === element || other.hasAttribute('aria-hidden') || other.matches('script, style, [aria-live]'))
        continue;
      other.setAttribute('aria-hidden', 'true');
      hidden.push(other);
    }
    element = parentElement;
  }
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}
