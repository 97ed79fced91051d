import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Lang } from '@chambord/kernel';
import { afterFrame } from './after-frame.ts';
import { useLatest } from './latest.ts';
import { alone, keepFocus, letGoOfFocus, onWayOut } from './modal.ts';
import { Icon } from './symbol.tsx';
import { uiWords } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly title: ComponentChildren;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Which kind of sheet it is, for its size and place. */
  readonly class?: string;
  /** Where it goes, for one that lies beside what was touched. */
  readonly style?: string;
}

/**
 * Something laid over the table: choices with several meanings, a column on a phone, the hand. Escape and the veil close it.
 * A popover with a veil of its own and not `showModal`, which makes the browser compute every style of the table anew: a
 * stutter of several frames on a phone, for each sheet that opens and each that closes. The veil comes first and the sheet with
 * the next frame, so that what was touched and what it opens do not make one long one.
 */
export function Sheet(props: Props) {
  const veil = useRef<HTMLDivElement>(null);
  const { leave } = useLatest({ leave: props.onClose });
  const [veiled, setVeiled] = useState(false);
  useLayoutEffect(() => {
    veil.current?.showPopover();
    return afterFrame(() => setVeiled(true));
  }, []);
  // Until the sheet is there and hears it itself: a dialog that opens keeps Escape from whoever listened before.
  useLayoutEffect(() => (veiled ? undefined : onWayOut(leave)), [veiled]);
  return (
    <>
      {/* oxlint-disable-next-line click-events-have-key-events -- Escape does the same */}
      <div ref={veil} class="veil" popover="manual" onClick={props.onClose} />
      {veiled && <Laid {...props} />}
    </>
  );
}

/** The sheet itself. */
function Laid({ lang, title, label, onClose, children, class: kind = '', style = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { leave } = useLatest({ leave: onClose });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    element.showPopover();
    element.setAttribute('open', '');
    const ends = [onWayOut(leave), keepFocus(element), alone(element)];
    return () => {
      for (const end of ends) end();
      // Taken away with the focus inside, it costs the browser ten times as much.
      if (element.contains(document.activeElement)) letGoOfFocus();
      // Back to where one was, unless the focus has gone elsewhere by then, as to the next sheet. With the next frame, which
      // computes the styles that this needs anyway.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      });
    };
  }, []);
  return (
    <dialog ref={dialog} class={`sheet ${kind}`} popover="manual" aria-modal="true" aria-label={label} style={style}>
      <div class="inner">
        <header>
          <b>{title}</b>
          <button type="button" class="tool" aria-label={uiWords[lang].close} onClick={onClose}>
            <Icon id="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
