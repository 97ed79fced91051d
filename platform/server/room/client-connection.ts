import type { FromServer } from '@chambord/protocol';
import type { Guest } from './decide.ts';

/** A connection, as a room knows it. */
export interface ClientConnection {
  readonly guest: Guest | null;
  /** What it watches. */
  readonly tables: Set<string>;
  /** Whether it still has another end; one that has none is not to be added anywhere. */
  isOpen(): boolean;
  send(text: string): void;
}

export function sendMessage(connection: ClientConnection, message: FromServer): void {
  connection.send(JSON.stringify(message));
}
