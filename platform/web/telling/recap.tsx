import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterFrame, Icon, InTurn } from '@chambord/ui';
import { sentences } from './log.tsx';
import { recapPlace, UNPLACED } from './recap-place.ts';
import { words } from '../shell/settings.ts';
import { sinceLastTurn } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { together } from './together.ts';

interface Props {
  readonly shown: ShownGame;
}

/** What the others did since the own last decision, one decision at a time; gone with the next own decision. */
export function Recap({ shown }: Props) {
  if (!shown.deciding.value) return null;
  // After the table: it is read when that has been seen.
  return (
    <InTurn>
      <Lines shown={shown} />
    </InTurn>
  );
}

function Lines({ shown }: Props) {
  const { page } = shown;
  const viewer = shown.viewer.value;
  const plies = shown.plies.value;
  const [shut, setShut] = useState(-1);
  const [step, setStep] = useState(0);
  const told = together(
    sinceLastTurn(plies, viewer)
      .filter(({ actor }) => actor !== viewer)
      .map(({ actor, events }) => {
        // Whose turn it is now the table says itself.
        const done = events.filter((event) => !page.game.endsTurn(event));
        return { actor, line: sentences(shown, done, viewer).join(' ') };
      })
      .filter(({ line }) => line !== ''),
  );
  const now = plies.length;
  const close = () => {
    setShut(now);
    setStep(0);
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    // Who touches the table has read it, and wants to see what lies below.
    const onTouch = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.table button') !== null) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('click', onTouch);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', onTouch);
    };
  }, [now]);
  const aside = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<JSX.CSSProperties>(UNPLACED);
  const visible = told.length > 0 && shut !== now;
  useLayoutEffect(() => {
    if (!visible) return undefined;
    const settle = () => aside.current !== null && setStyle(recapPlace(aside.current));
    addEventListener('resize', settle);
    // The bar has been laid out then.
    const stay = afterFrame(settle);
    return () => {
      stay();
      removeEventListener('resize', settle);
    };
  }, [visible]);
  if (!visible) return null;
  // A new recap begins at its first line.
  const index = Math.min(step, told.length - 1);
  return (
    <aside ref={aside} class="recap" style={style} aria-label={words.value.sinceYourTurn}>
      <header class="recap-head">
        <b class="recap-title">{words.value.sinceYourTurn}</b>
        <span class="recap-count">
          {index + 1}/{told.length}
        </span>
        <button
          type="button"
          class="tool recap-tool"
          aria-label={words.value.previous}
          disabled={index === 0}
          onClick={() => setStep(index - 1)}
        >
          <Icon id="previous" />
        </button>
        <button
          type="button"
          class="tool recap-tool"
          aria-label={words.value.next}
          disabled={index === told.length - 1}
          onClick={() => setStep(index + 1)}
        >
          <Icon id="next" />
        </button>
        <button type="button" class="tool recap-tool" aria-label={words.value.close} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <p class="recap-text">{told[index]}</p>
    </aside>
  );
}
