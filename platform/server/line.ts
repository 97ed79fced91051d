import type { FromServer } from '@chambord/protocol';
import type { Guest } from './decide.ts';

/** A connection, as a room knows it. */
export interface Line {
  readonly guest: Guest | null;
  /** What it watches. */
  readonly tables: Set<string>;
  send(text: string): void;
}

export function say(line: Line, message: FromServer): void {
  line.send(JSON.stringify(message));
}
