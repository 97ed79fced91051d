import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '@chambord/kernel';
import { announce } from '../focus/announcement.ts';
import { LONG_PRESS } from '../focus/keys.ts';
import { timeOf } from '../motion/motion.ts';
import { beside, inset, wholeWindow } from './place.ts';
import { Sheet } from './sheet.tsx';
import { useFloating } from './use-floating.ts';
import { Icon } from '../parts/symbol.tsx';
import { uiWords } from '../words.ts';

/** How far a finger may stray while it rests. */
const STRAY = 12;
/** Room between a thing and its note, and between the note and the edge of the window. */
const GAP = 8;

interface Props {
  readonly lang: Lang;
  readonly ruleLink: (rule: string) => string;
  /** Whether touches ask what something is instead of doing it. */
  readonly asking: boolean;
  readonly ask: (asking: boolean) => void;
}

/** Shows what things explain: beside them as a note, or, to a finger, as a sheet. */
export function Explanations({ lang, ruleLink, asking, ask }: Props) {
  const [rested, restOn] = useState<Element | null>(null);
  const [held, hold] = useState<Element | null>(null);
  const latest = useRef({ rested, asking, ask });
  latest.current = { rested, asking, ask };
  useEffect(() => listen({ now: () => latest.current, restOn, hold }), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', asking);
    return () => document.documentElement.removeAttribute('data-asking');
  }, [asking]);
  const words = uiWords[lang];
  const before = useRef(asking);
  useEffect(() => {
    if (asking !== before.current) announce(asking ? words.askOn : words.askOff);
    before.current = asking;
  }, [asking]);
  const rule = held?.getAttribute('data-rule') ?? null;
  return (
    <>
      {rested !== null && rested.isConnected && <BesideIt lang={lang} thing={rested} />}
      {held !== null && (
        <Sheet lang={lang} title={titleOf(held)} label={titleOf(held)} class="narrow" onClose={() => hold(null)}>
          <div class="explains">
            <p>{textOf(held)}</p>
            {rule !== null && (
              <a href={ruleLink(rule)} target="_blank" rel="noopener">
                {words.rule(rule)}
              </a>
            )}
            {asking && (
              <button
                type="button"
                class="btn"
                onClick={() => {
                  hold(null);
                  ask(false);
                }}
              >
                {words.askNoMore}
              </button>
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}

function titleOf(thing: Element): string {
  return thing.getAttribute('data-title') ?? '';
}

function textOf(thing: Element): string {
  return thing.getAttribute('data-text') ?? thing.getAttribute('aria-description') ?? '';
}

/** The note, over everything, also over a sheet. The thing itself is described by its text, so that this is not read out. */
function BesideIt({ lang, thing }: { readonly lang: Lang; readonly thing: Element }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => body.current?.showPopover(), [thing, lang]);
  const find = (note: HTMLElement) =>
    beside(thing.getBoundingClientRect(), note.getBoundingClientRect(), inset(wholeWindow(), GAP), GAP);
  useFloating(body, { find }, [thing, lang]);
  return (
    <div ref={body} class="explanation" popover="manual" aria-hidden="true">
      <b>{titleOf(thing)}</b>
      <p>{textOf(thing)}</p>
      <small>{uiWords[lang].rule(thing.getAttribute('data-rule') ?? '')}</small>
    </div>
  );
}

/** Turns the question on and off for touches: for fingers, of which some long presses do something else. */
export function AskButton({ lang, asking, ask }: Pick<Props, 'lang' | 'asking' | 'ask'>) {
  return (
    <button
      type="button"
      class="tool ask"
      aria-pressed={asking}
      aria-label={uiWords[lang].ask}
      title={uiWords[lang].ask}
      onClick={() => ask(!asking)}
    >
      <Icon id="ask" />
    </button>
  );
}

/** The innermost thing at a spot. What only catches touches for others (`data-veil`) is looked through. */
function thingAt(event: PointerEvent | MouseEvent): Element | null {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element)) return null;
  if (!target.hasAttribute('data-veil')) return target.closest('[data-explains]');
  const under = document.elementsFromPoint(clientX, clientY).find((one) => !one.hasAttribute('data-veil'));
  return under?.closest('[data-explains]') ?? target.closest('[data-explains]');
}

function onNote({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('.explanation') !== null;
}

interface Hands {
  readonly now: () => { readonly rested: Element | null } & Pick<Props, 'asking' | 'ask'>;
  readonly restOn: (thing: Element | null) => void;
  readonly hold: (thing: Element | null) => void;
}

/** Hears what the whole page is told; the answer ends it. */
function listen({ now, restOn, hold }: Hands): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Element | null = null;
  let down = { x: 0, y: 0, since: 0 };
  /** Where the mouse was last: a page that changes under it says that it moved. */
  let mouse = { x: -1, y: -1 };
  /** Whether the mouse was the last thing in hand: what the page then gives the focus to is not asked about. */
  let byMouse = false;
  let answered = false;
  /** The thing under a resting finger. */
  let pressed: Element | null = null;
  const drop = () => {
    clearTimeout(timer);
    // Also what was asked for but is not drawn yet, on a busy page.
    restOn(null);
  };
  const after = (time: number, show: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(show, time);
  };
  const letGo = () => {
    clearTimeout(timer);
    pressed = null;
  };
  const answer = () => {
    if (pressed === null) return;
    answered = true;
    hold(pressed);
    pressed = null;
  };
  const heard: { readonly [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    pointermove(event) {
      if (event.pointerType === 'touch') {
        if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > STRAY) letGo();
        return;
      }
      if (event.clientX !== mouse.x || event.clientY !== mouse.y) byMouse = true;
      mouse = { x: event.clientX, y: event.clientY };
      // It lies still, and keys are in hand: what comes to lie under it is not asked about.
      if (!byMouse) return;
      // Whoever goes to the note may read it there.
      if (onNote(event)) return;
      const thing = thingAt(event);
      if (thing === pointed) return;
      pointed = thing;
      drop();
      if (thing !== null) after(timeOf('--m-rest'), () => restOn(thing));
    },
    pointerdown(event) {
      drop();
      // A touch on the note puts it away; it is not meant for what lies under it.
      answered = onNote(event);
      if (answered) return;
      down = { x: event.clientX, y: event.clientY, since: event.timeStamp };
      const thing = event.pointerType === 'touch' ? thingAt(event) : null;
      // What answers a long press in its own way shows itself (a card, large) or acts (reserving).
      if (thing === null || thing.closest('[data-held]') !== null) return;
      pressed = thing;
      after(LONG_PRESS, answer);
    },
    pointerup(event) {
      if (event.pointerType !== 'touch') return;
      // A busy page may hear of it before its own clock has struck: what was long is long.
      if (event.timeStamp - down.since >= LONG_PRESS) answer();
      letGo();
    },
    pointercancel: () => letGo(),
    contextmenu(event) {
      const thing = thingAt(event);
      if (thing === null || thing.closest('[data-held]') !== null) return;
      event.preventDefault();
      if (!answered) restOn(thing);
    },
    click(event) {
      const thing = now().asking ? thingAt(event) : null;
      if (!answered && thing === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!answered) hold(thing);
      answered = false;
    },
    focusin(event) {
      if (byMouse) return;
      const { target } = event;
      const thing = target instanceof Element && target.matches(':focus-visible') ? target : null;
      drop();
      if (thing?.hasAttribute('data-explains') === true) after(timeOf('--m-rest'), () => restOn(thing));
    },
    focusout() {
      if (!byMouse) drop();
    },
    keydown(event) {
      byMouse = false;
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      const { rested, asking, ask } = now();
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null && (rested !== null || asking)) {
        // It closes this alone, not what was chosen on the table.
        event.stopImmediatePropagation();
        if (rested === null) ask(false);
      }
      if (event.key === '?' && !typing) ask(!asking);
      drop();
    },
  };
  const entries = Object.entries(heard) as [string, (event: Event) => void][];
  for (const [name, hear] of entries) document.addEventListener(name, hear, true);
  addEventListener('resize', drop);
  return () => {
    clearTimeout(timer);
    for (const [name, hear] of entries) document.removeEventListener(name, hear, true);
    removeEventListener('resize', drop);
  };
}
