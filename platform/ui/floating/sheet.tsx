import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Lang } from '@chambord/kernel';
import { afterFrame } from '../motion/after-frame.ts';
import { useLatest } from '../latest.ts';
import { alone, beginIn, keepFocus, letGoOfFocus, onWayOut } from '../focus/modal.ts';
import { beside, inset, wholeWindow } from './place.ts';
import { useFloating } from './use-floating.ts';
import type { Floating } from './use-floating.ts';
import { Icon } from '../parts/symbol.tsx';
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
  /** What it lies beside where there is room, instead of in the middle. */
  readonly beside?: Element | undefined;
  /** Whether it lies at the side of the table where there is room, and the table can be touched meanwhile. */
  readonly docks?: boolean;
}

/** Where one was before anything was laid over the table: a sheet may come from another one, which is gone then. */
let origin: HTMLElement | null = null;

/** From this width on a sheet can lie beside what is looked at, in pixels. */
const ROOM_TO_DOCK = 1200;

/** Whether things can lie beside what they are about, instead of over it. */
export function hasRoomBeside(): boolean {
  return document.documentElement.dataset['layout'] === 'wide' && innerWidth >= ROOM_TO_DOCK;
}

function isPlace(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected;
}

/** Room between a sheet and what it lies beside, and between it and the edge of the window. */
const GAP = 12;

/** Beside a thing of a wide table. Elsewhere a sheet lies at the foot of the screen. */
function placeBeside(sheet: HTMLElement, thing: Element | undefined): Floating | null {
  if (thing === undefined || document.documentElement.dataset['layout'] !== 'wide') return {};
  if (!thing.isConnected) return null;
  const within = inset(wholeWindow(), GAP);
  return beside(thing.getBoundingClientRect(), sheet.getBoundingClientRect(), within, GAP);
}

/**
 * Something laid over the table: choices with several meanings, a column on a phone, the hand. Escape and the veil close it.
 * A popover with a veil of its own and not `showModal`, which makes the browser compute every style of the table anew: a
 * stutter of several frames on a phone, for each sheet that opens and each that closes. The veil comes first, what the sheet
 * holds is laid out with the next frame and shown with the one after: all of it together would be a long one.
 */
export function Sheet(props: Props) {
  const {
    lang,
    title,
    label,
    description,
    fromTitle = false,
    onClose,
    children,
    class: kind = '',
    beside: thing,
  } = props;
  const [docked] = useState(() => props.docks === true && hasRoomBeside());
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
    const ends = docked ? [onWayOut(leave)] : [onWayOut(leave), alone(element)];
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
    if (stage === 'shown') return docked ? beginIn(dialog.current) : keepFocus(dialog.current);
    return afterFrame(() => setStage(stage === 'veiled' ? 'filled' : 'shown'));
  }, [stage]);
  const find = (sheet: HTMLElement) => placeBeside(sheet, thing);
  useFloating(dialog, { find, follows: (sheet) => (thing === undefined ? [] : [sheet]) }, [thing]);
  return (
    <>
      {!docked && (
        // oxlint-disable-next-line click-events-have-key-events -- Escape does the same
        <div
          ref={veil}
          class="veil"
          popover="manual"
          onPointerDown={() => (pressed.current = true)}
          onClick={() => pressed.current && onClose()}
        />
      )}
      <dialog
        ref={dialog}
        class={`sheet ${kind} ${docked ? 'docked' : ''} ${thing === undefined ? '' : 'beside'} ${stage === 'shown' ? '' : 'unseen'}`}
        popover="manual"
        aria-modal={!docked}
        aria-label={label}
        aria-description={description}
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
