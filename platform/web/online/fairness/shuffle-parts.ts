import { newSeed } from '../../saved/store.ts';
import { keep, recall } from '../../shell/device-memory.ts';

/** What this device saw and sent when it sat down at a table: the shuffle is held to it afterwards. */
export interface OwnPart {
  readonly commitment: string;
  readonly part: string;
}

/** Of so many tables they are remembered. */
const MOST = 500;

function parts(): Record<string, OwnPart> {
  const kept = recall('parts');
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, OwnPart>) : {};
}

/** Makes this device's part of a shuffle, once the server has bound itself. */
export function newPart(table: string, commitment: string): string {
  const part = newSeed();
  const entries = Object.entries({ ...parts(), [table]: { commitment, part } });
  keep('parts', Object.fromEntries(entries.slice(-MOST)));
  return part;
}

/** This device's part in the shuffle that the server was bound to by this. */
export function ownPartFor(commitment: string): OwnPart | undefined {
  return Object.values(parts()).find((own) => own.commitment === commitment);
}
