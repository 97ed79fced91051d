import { signal } from '@preact/signals';

/** What the table asks now. It is said after what has happened, and its place on the page is another matter. */
export const question = signal('');

/** Something to be said that is no event of the game. The same words twice are said twice. */
export const remark = signal<{ readonly text: string } | null>(null);

export function announce(text: string): void {
  remark.value = { text };
}
