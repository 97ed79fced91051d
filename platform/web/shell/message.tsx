import type { ComponentChildren } from 'preact';
import { PageTitle } from './page-title.tsx';
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
      <PageTitle name={title} />
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
