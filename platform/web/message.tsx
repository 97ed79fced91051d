import type { ComponentChildren } from 'preact';
import { words } from './settings.ts';

interface Props {
  readonly title: string;
  readonly detail?: string;
  readonly children?: ComponentChildren;
}

/** A page that says one thing, and shows a way on. */
export function Message({ title, detail, children }: Props) {
  return (
    <main class="message">
      <h1>{title}</h1>
      {detail !== undefined && <p>{detail}</p>}
      <div class="ways">
        {children}
        <a class="btn" href="/">
          {words.value.home}
        </a>
      </div>
    </main>
  );
}
