import { useRef } from 'preact/hooks';
import { afterFrame, Heraldry, UndoButton } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { lang, words } from '../../shell/settings.ts';

/** What lies before the player whose screen it is now. */
const OWN = ['hand', 'own', 'bar'].map((zone) => `.table [data-zone=${zone}] button:not(:disabled)`).join();

/** Who lifts the curtain by key begins at their own things: what they did it with is gone, and the focus would be nowhere. */
function beginAtOwn(): void {
  afterFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(OWN)?.focus();
  });
}

interface Props {
  readonly next: SeatInfo;
  readonly lift: () => void;
  /** Takes back the turn that has just ended; null if that cannot be done. */
  readonly undo: (() => void) | null;
}

/** So soon after the curtain came, in milliseconds, a key was meant for what lay there before. */
const SOON = 400;

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Between two people at one screen: hides hand and reserved cards until the other one sits there. */
export function CurtainPage({ next: { name, arms }, lift, undo }: Props) {
  const since = useRef(performance.now());
  // A second press that follows the one that ended the turn, or that one still held, would lift it before the eyes of who played.
  const guard = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && (event.repeat || event.timeStamp - since.current < SOON)) event.preventDefault();
  };
  return (
    <main class="message curtain">
      <Heraldry numbers={[arms]} />
      <svg class="sym" viewBox="0 0 64 64" aria-hidden="true">
        <use href={`#arms-${arms}`} />
      </svg>
      <h1>{words.value.passTo(name)}</h1>
      <button
        ref={takeFocus}
        type="button"
        class="btn main"
        onKeyDown={guard}
        onClick={({ detail }) => {
          lift();
          // A mouse or a finger counts its clicks; a key or a screen reader has none.
          if (detail === 0) beginAtOwn();
        }}
      >
        {words.value.passReady(name)}
      </button>
      {undo !== null && <UndoButton lang={lang.value} undo={undo} />}
      <a class="btn" href="/">
        {words.value.home}
      </a>
    </main>
  );
}
