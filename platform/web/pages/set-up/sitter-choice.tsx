import './index.css';
import { useId } from 'preact/hooks';
import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { Coronet } from './coronet.tsx';
import { words } from '../../shell/settings.ts';

/** Who sits on a seat: a person, or a bot by its level. */
export type Sitter = 'person' | Level;
const SITTERS: readonly Sitter[] = ['person', ...LEVELS];

interface Props {
  /** Whose seat it is. */
  readonly label: string;
  readonly sitter: Sitter;
  readonly choose: (sitter: Sitter) => void;
  /** What a person is called here. */
  readonly person: string;
  /** What there is to say of each level. */
  readonly hints?: Readonly<Record<Level, string>>;
}

/** Chooses who sits on a seat: a bust for a person, a coronet for each level. */
export function SitterChoice({ label, sitter, choose, person, hints }: Props) {
  const id = useId();
  const { levels } = words.value;
  const nameOf = (choice: Sitter) => (choice === 'person' ? person : levels[choice]);
  return (
    <fieldset class="sitter" aria-describedby={`${id}-said`}>
      <legend class="sr">{label}</legend>
      <div class="coronets">
        {SITTERS.map((choice) => (
          <label key={choice} title={nameOf(choice)}>
            <input
              type="radio"
              name={id}
              value={choice}
              aria-label={nameOf(choice)}
              checked={choice === sitter}
              onChange={() => choose(choice)}
            />
            <Coronet of={choice} />
          </label>
        ))}
      </div>
      <p id={`${id}-said`}>
        {sitter === 'person' || hints === undefined ? (
          <b>{nameOf(sitter)}</b>
        ) : (
          <>
            <b>{nameOf(sitter)}</b> <small>{hints[sitter]}</small>
          </>
        )}
      </p>
    </fieldset>
  );
}
