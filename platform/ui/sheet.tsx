import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Lang } from '@chambord/kernel';
import { Icon } from './symbol.tsx';
import { uiWords } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly title: ComponentChildren;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** For a choice that must be made: no way to close it. */
  readonly must?: boolean;
}

/** Something laid over the table: choices with several meanings, a column on a phone, the hand. Escape and the veil close it. */
export function Sheet({ lang, title, label, onClose, children, must = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // A click on the dialog itself, not on what it holds, is a click on the veil.
    // oxlint-disable-next-line click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        if (!must) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !must) onClose();
      }}
    >
      <div class="inner">
        <header>
          <b>{title}</b>
          {!must && (
            <button type="button" class="tool" aria-label={uiWords[lang].close} onClick={onClose}>
              <Icon id="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
