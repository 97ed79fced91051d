import { useEffect, useRef, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { Icon, InTurn, Sym, useFloating } from '@chambord/ui';
import type { Picture } from '@chambord/ui';
import { sentences } from './log.tsx';
import { recapPlace, rowsOfTable } from './recap-place.ts';
import { words } from '../shell/settings.ts';
import { listenerOf } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { othersTurns } from './turns.ts';
import type { Turn } from './turns.ts';

interface Props {
  readonly shown: ShownGame;
}

/** What the others did before one's turn: small pictures of each turn, and its words. It stays until it is closed or the turn is over. */
export function Recap({ shown }: Props) {
  if (!shown.deciding.value) return null;
  // After the table: it is read when that has been seen.
  return (
    <InTurn>
      <Strip shown={shown} />
    </InTurn>
  );
}

function Strip({ shown }: Props) {
  const { page, options } = shown;
  const viewer = shown.viewer.value;
  const [shut, setShut] = useState(-1);
  const [chosen, setChosen] = useState(0);
  const { turns, end } = othersTurns(shown.plies.value, listenerOf(shown), (event) => page.game.endsTurn(event));
  const rows = turns
    .map(({ actor, events }) => ({
      actor,
      line: sentences(shown, events, viewer).join(' '),
      pictures: events
        .filter((event) => page.game.sees(event, viewer))
        .flatMap((event) => page.picturesOf?.(event, options) ?? []),
    }))
    .filter(({ line }) => line !== '');
  const close = () => setShut(end);
  useEffect(() => {
    setChosen(0);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [end]);
  const aside = useRef<HTMLElement>(null);
  const visible = rows.length > 0 && shut !== end;
  useFloating(aside, { find: recapPlace, follows: rowsOfTable }, [visible]);
  if (!visible) return null;
  const index = Math.min(chosen, rows.length - 1);
  return (
    <aside ref={aside} class="recap" aria-label={words.value.sinceYourTurn}>
      <div class="recap-turns">
        {rows.map((turn, number) => (
          <OneTurn
            key={number}
            shown={shown}
            turn={turn}
            alone={rows.length === 1}
            chosen={number === index}
            choose={() => setChosen(number)}
          />
        ))}
      </div>
      <button type="button" class="tool recap-tool" aria-label={words.value.close} onClick={close}>
        <Icon id="close" />
      </button>
      <p class="recap-text">{at(rows, index).line}</p>
    </aside>
  );
}

interface TurnProps extends Props {
  readonly turn: Pick<Turn, 'actor'> & { readonly pictures: readonly Picture[] };
  /** Whether there is no other to choose. */
  readonly alone: boolean;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** Whose turn it was, and what came of it, in pictures; chosen, its words are shown. */
function OneTurn({ shown, turn: { actor, pictures }, alone, chosen, choose }: TurnProps) {
  const { name, arms } = at(shown.seats.value, actor);
  const seen = (
    <>
      <Sym id={`arms-${arms}`} class="recap-arms" />
      {pictures.map((picture, index) => (
        <Pictured key={index} picture={picture} />
      ))}
    </>
  );
  if (alone) return <span class="recap-turn">{seen}</span>;
  return (
    <button
      type="button"
      class="recap-turn"
      aria-label={name}
      aria-pressed={chosen}
      onClick={choose}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && choose()}
    >
      {seen}
    </button>
  );
}

function Pictured({ picture: { drawings, field, icon, figure } }: { readonly picture: Picture }) {
  return (
    <span class="recap-picture" aria-hidden="true">
      {icon !== undefined && <Icon id={icon} />}
      <span class={field === undefined ? 'recap-things' : `recap-things field ${field}`}>
        {drawings.map((id, index) => (
          <Sym key={index} id={id} />
        ))}
      </span>
      {figure}
    </span>
  );
}
