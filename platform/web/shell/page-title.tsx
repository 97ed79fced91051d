import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from './route.ts';
import { words } from './settings.ts';

/** The leaf that a visit began with: browsers read that one out by themselves. */
const began = route.peek();

/** Names the tab after the open leaf, and turns whoever comes from another one to the heading that the answer is given to. */
export function usePageTitle(name: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title } = words.value;
  useEffect(() => {
    document.title = name === title ? title : `${name} – ${title}`;
  }, [name, title]);
  useEffect(() => {
    // What was clicked is gone with its leaf. Where something else has the focus already, it stays there.
    if (route.peek() !== began && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

interface Props {
  readonly name: string;
  /** Whether it is only for screen readers, as at a table, which needs all of its room. */
  readonly unseen?: boolean;
}

/** The heading of a leaf. */
export function PageTitle({ name, unseen = false }: Props) {
  const heading = usePageTitle(name);
  const title = (
    <h1 ref={heading} tabIndex={-1} class={unseen ? 'sr' : undefined}>
      {name}
    </h1>
  );
  // Beside a table it is in a landmark of its own: whoever goes from one to the next comes by.
  return unseen ? <header style={{ display: 'contents' }}>{title}</header> : title;
}
