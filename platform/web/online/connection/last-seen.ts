import type { Viewer } from '@chambord/kernel';
import { forget, keep, recall } from '../../shell/device-memory.ts';
import type { Snapshot } from './snapshot.ts';

/** The position of a table as this device saw it last: shown once neither server nor page has the rules to compute it. */
export interface LastSeen {
  /** Whose view it is: nobody else on this device may see it. */
  readonly guest: string;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** After so many decisions. */
  readonly plies: number;
}

/** Of so many tables it is remembered. */
const MOST = 40;

type Shown = Pick<Snapshot, 'viewer' | 'view' | 'plies'>;

export function keepLastSeen(guest: string, id: string, { viewer, view, plies }: Shown): void {
  const seen: LastSeen = { guest, viewer, view, plies: plies.length };
  keep(nameOf(id), seen);
  const before = listed();
  if (before.at(-1) === id) return;
  const tables = [...before.filter((table) => table !== id), id];
  for (const table of tables.slice(0, -MOST)) forget(nameOf(table));
  keep('lastSeen', tables.slice(-MOST));
}

export function lastSeen(guest: string | undefined, table: string): LastSeen | undefined {
  const seen = recall(nameOf(table)) as LastSeen | null;
  return seen?.guest === guest ? (seen ?? undefined) : undefined;
}

const nameOf = (table: string) => `lastSeen.${table}`;

/** The tables that are remembered, the last seen last. */
function listed(): string[] {
  const list = recall('lastSeen');
  return Array.isArray(list) ? list.map(String) : [];
}
