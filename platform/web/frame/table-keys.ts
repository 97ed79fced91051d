import { useEffect, useRef } from 'preact/hooks';
import { announce, nextPlayable } from '@chambord/ui';
import { lang } from '../shell/settings.ts';
import { inWords } from '../words/in-words.ts';

interface Answers {
  /** Takes the last decision back; null if that cannot be done. */
  readonly undo: (() => void) | null;
  readonly show: (over: 'log' | 'words') => void;
  /** The player turns to something else: what a touch was answered with has been read. */
  readonly clearNote: () => void;
}

/** Who cannot see that the button is off is told. */
function refuse(): void {
  announce(inWords[lang.peek()].noneToTakeBack);
}

/** To the next thing that can be played, or the one before. */
function turnToPlayable(back: boolean): void {
  const thing = nextPlayable(back);
  if (thing === undefined) announce(inWords[lang.peek()].nothingToPlay);
  else thing.focus();
}

/** Presses what has this key at the table; nothing while something lies over it. */
function pressThing(key: string): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const things = [...document.querySelectorAll<HTMLElement>('.table [aria-keyshortcuts]')];
  const thing = things.find(
    (one) =>
      one.getAttribute('aria-keyshortcuts')?.toLowerCase() === key &&
      one.getClientRects().length > 0 &&
      !one.matches(':disabled'),
  );
  thing?.focus();
  thing?.click();
}

/** The letters that act at every table, and the touch that ends a note. */
export function useTableKeys(answers: Answers): void {
  const latest = useRef(answers);
  latest.current = answers;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const { undo, show } = latest.current;
      const key = event.key.toLowerCase();
      if (event.repeat) return;
      if (key === 'u') (undo ?? refuse)();
      if (key === 'n') turnToPlayable(event.shiftKey);
      if (key === 'l') show('log');
      if (key === 'w') {
        // Not a letter for the field that gets the focus.
        event.preventDefault();
        show('words');
      }
      pressThing(key);
    };
    // A key that is held is one press: browsers click with every repeat, and a turn would follow the other.
    const onHeld = (event: KeyboardEvent) => {
      if (!event.repeat || event.key !== 'Enter' || !(event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A note or a question stays until the player turns to something else; what is in it does not count.
    const onPointer = (event: PointerEvent) => {
      if (!(event.target instanceof Element && event.target.closest('.why, .endquestion') !== null))
        latest.current.clearNote();
    };
    addEventListener('keydown', onKey);
    addEventListener('keydown', onHeld, true);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keydown', onHeld, true);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
}
