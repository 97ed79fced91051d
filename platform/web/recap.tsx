import { useEffect, useState } from 'preact/hooks';
import { Icon, InTurn } from '@chambord/ui';
import { sentences } from './log.tsx';
import { sinceLastTurn } from './playing.ts';
import { words } from './settings.ts';
import type { Told } from './told.ts';

interface Props {
  readonly playing: Told;
}

/** What the others did since the own last decision, one decision at a time; gone with the next own decision. */
export function Recap({ playing }: Props) {
  if (!playing.deciding.value) return null;
  // After the table: it is read when that has been seen.
  return (
    <InTurn>
      <Lines playing={playing} />
    </InTurn>
  );
}

function Lines({ playing }: Props) {
  const { session } = playing;
  const viewer = playing.viewer.value;
  const [shut, setShut] = useState(-1);
  const [step, setStep] = useState(0);
  const told = sinceLastTurn(session, viewer)
    .filter(({ actor }) => actor !== viewer)
    .map(({ events }) => sentences(playing, events, viewer).join(' '))
    .filter((line) => line !== '');
  const now = session.plies.length;
  const close = () => {
    setShut(now);
    setStep(0);
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [now]);
  if (told.length === 0 || shut === now) return null;
  // A new recap begins at its first line.
  const index = Math.min(step, told.length - 1);
  return (
    <aside class="recap" aria-label={words.value.sinceYourTurn}>
      <header>
        <b>{words.value.sinceYourTurn}</b>
        <span>
          {index + 1}/{told.length}
        </span>
        <button
          type="button"
          class="tool"
          aria-label={words.value.previous}
          disabled={index === 0}
          onClick={() => setStep(index - 1)}
        >
          <Icon id="previous" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={words.value.next}
          disabled={index === told.length - 1}
          onClick={() => setStep(index + 1)}
        >
          <Icon id="next" />
        </button>
        <button type="button" class="tool" aria-label={words.value.close} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <p>{told[index]}</p>
    </aside>
  );
}
