import { options } from 'preact';

/** Where the page lies on its host: "/", or a folder, "/x/" (`npm run build:static`). */
const BASE = import.meta.env.BASE_URL;

/** Whether the page comes from a server of ours, or as files alone. */
export const HAS_SERVER = import.meta.env.MODE !== 'static';

/** Everywhere in the page paths are counted from the page itself; this is the path on the host. */
export function onHost(path: string): string {
  return BASE.slice(0, -1) + path;
}

/** The same the other way; null for what does not belong to the page. */
export function inPage(path: string): string | null {
  return path.startsWith(BASE) ? path.slice(BASE.length - 1) : null;
}

/** Links are made in many places, also in those of games, which know nothing of hosts: they are led to their place as they are made. */
export function placeLinks(): void {
  if (BASE === '/') return;
  const before = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === 'a' && typeof props.href === 'string' && props.href.startsWith('/')) {
      props.href = onHost(props.href);
    }
    before?.(vnode);
  };
}
