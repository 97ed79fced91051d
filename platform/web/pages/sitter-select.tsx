import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { words } from '../shell/settings.ts';

/** Who sits on a seat: a person, a bot by its level, or nobody. */
export type Sitter = 'person' | Level | 'nobody';
const SITTERS: readonly Sitter[] = ['person', ...LEVELS, 'nobody'];

export function isLevel(sitter: Sitter): sitter is Level {
  return sitter !== 'person' && sitter !== 'nobody';
}

interface Props {
  readonly label: string;
  /** Where more is said of who is chosen. */
  readonly describedBy?: string | undefined;
  readonly sitter: Sitter;
  readonly choose: (sitter: Sitter) => void;
  /** What a person and an empty seat are called here. */
  readonly person: string;
  readonly nobody: string;
}

/** Chooses who sits on a seat. */
export function SitterSelect({ label, describedBy, sitter, choose, person, nobody }: Props) {
  const { bot, botOption, levels } = words.value;
  return (
    <select
      aria-label={label}
      aria-describedby={describedBy}
      value={sitter}
      onChange={({ currentTarget: { value } }) => choose(SITTERS.find((choice) => choice === value) ?? sitter)}
    >
      {SITTERS.map((choice) => (
        <option key={choice} value={choice}>
          {choice === 'person' ? person : choice === 'nobody' ? nobody : botOption(bot, levels[choice])}
        </option>
      ))}
    </select>
  );
}
