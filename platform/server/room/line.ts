import type { FromServer } from '@chambord/protocol';
import type { Guest } from './decide.ts';

/** A connection, as a room knows it. */
export interface Line {
  readonly guest: Guest | null;
  /** What it watches. */
  readonly tables: Set<string>;
  /** Whether it still has another end; one that has none is not to be added anywhere. */
  isOpen(): boolean;
  send(text: string): void;
}

export function say(line: Line, message: FromServer): void {
  line.send(JSON.stringify(message));
}
