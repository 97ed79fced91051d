import { signal } from '@preact/signals';
import { inPage, onHost } from './base.ts';

/** Where the page is: the parts of the path, and what stands behind #. */
export interface Route {
  readonly parts: readonly string[];
  readonly hash: string;
}

export const route = signal<Route>(readLocation());

function readLocation(): Route {
  const parts = (inPage(location.pathname) ?? '/').split('/').filter((part) => part !== '');
  return { parts: parts.map(decode), hash: decode(location.hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Goes to another page of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', onHost(path));
  else history.pushState(null, '', onHost(path));
  route.value = readLocation();
  scrollTo(0, 0);
}

/** Keeps links inside the page, and the page in step with the browser's buttons. */
export function followLinks(): void {
  addEventListener('popstate', () => (route.value = readLocation()));
  addEventListener('hashchange', () => (route.value = readLocation()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target === '_blank' || link.origin !== location.origin || link.hasAttribute('download'))
      return;
    const path = inPage(link.pathname);
    if (path === null) return;
    event.preventDefault();
    go(path + link.hash);
  });
}
