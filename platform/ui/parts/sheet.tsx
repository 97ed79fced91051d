import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Lang } from '@chambord/kernel';
import { afterFrame } from '../motion/after-frame.ts';
import { useLatest } from '../latest.ts';
import { alone, keepFocus, letGoOfFocus, onWayOut } from '../focus/modal.ts';
import { Icon } from './symbol.tsx';
import { uiWords } from '../words.ts';

interface Props {
  readonly lang: Lang;
  readonly title: ComponentChildren;
  readonly label: string;
  /** What is said of it besides its name when it opens. */
  readonly description?: string;
  /** Whether one begins at its title: where the first button would do what cannot be taken back. */
  readonly fromTitle?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Which kind of sheet it is, for its size and place. */
  readonly class?: string;
  /** Where it goes, for one that lies beside what was touched. */
  readonly style?: string;
}

/** Where one was before anything was laid over the table: a sheet may come from another one, which is gone then. */
let origin: HTMLElement | null = null;

function isPlace(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected;
}

/**
 * Something laid over the table: choices with several meanings, a column on a phone, the hand. Escape and the veil close it.
 * A popover with a veil of its own and not `showModal`, which makes the browser compute every style of the table anew: a
 * stutter of several frames on a phone, for each sheet that opens and each that closes. The veil comes first, what the sheet
 * holds is laid out with the next frame and shown with the one after: all of it together would be a long one.
 */
export function Sheet(props: Props) {
  const { lang, title, label, description, fromTitle = false, onClose, children, class: kind = '', style = '' } = props;
  const veil = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether the veil was pressed: the finger that opened the sheet by a long press may be lifted over it. */
  const pressed = useRef(false);
  const { leave } = useLatest({ leave: onClose });
  const [stage, setStage] = useState<'veiled' | 'filled' | 'shown'>('veiled');
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    if (isPlace(before) && before.closest('dialog') === null) origin = before;
    veil.current?.showPopover();
    element.showPopover();
    element.setAttribute('open', '');
    const ends = [onWayOut(leave), alone(element)];
    return () => {
      for (const end of ends) end();
      // Taken away with the focus inside, it costs the browser ten times as much.
      if (element.contains(document.activeElement)) letGoOfFocus();
      // Back to where one was, unless the focus has gone elsewhere by then, as to the next sheet. With the next frame, which
      // computes the styles that this needs anyway.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (isPlace(before) ? before : origin)?.focus();
        if (document.querySelector('dialog[open]') === null) origin = null;
      });
    };
  }, []);
  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    if (stage === 'shown') return keepFocus(dialog.current);
    return afterFrame(() => setStage(stage === 'veiled' ? 'filled' : 'shown'));
  }, [stage]);
  return (
    <>
      {/* oxlint-disable-next-line click-events-have-key-events -- Escape does the same */}
      <div
        ref={veil}
        class="veil"
        popover="manual"
        onPointerDown={() => (pressed.current = true)}
        onClick={() => pressed.current && onClose()}
      />
      <dialog
        ref={dialog}
        class={`sheet ${kind} ${stage === 'shown' ? '' : 'unseen'}`}
        popover="manual"
        aria-modal="true"
        aria-label={label}
        aria-description={description}
        style={style}
      >
        {stage !== 'veiled' && (
          <div class="inner">
            <header>
              <b role="heading" aria-level={2} {...(fromTitle ? { tabIndex: -1, autofocus: true } : {})}>
                {title}
              </b>
              <button type="button" class="tool" aria-label={uiWords[lang].close} onClick={onClose}>
                <Icon id="close" />
              </button>
            </header>
            {children}
          </div>
        )}
      </dialog>
    </>
  );
}
