import { signal } from '@preact/signals';
import { Command, Id, read } from '@chambord/protocol';
import { keep, recall } from '../../shell/device-memory.ts';

/**
 * Something said to the server that it has not answered yet. It is kept on the device under its id, so that it can be said again after a
 * lost connection or a reload, and is carried out once.
 */
export interface Unanswered {
  /** Who said it: nobody else on this device may. */
  readonly guest: string;
  readonly command: Command;
  /** It waits for the answer to this message, and then looks at the version which that led to. */
  readonly after: string | null;
}

export const outbox = signal<readonly Unanswered[]>(readOutbox());

function readOutbox(): Unanswered[] {
  const list = recall('outbox');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: { guest?: unknown; command?: unknown; after?: unknown } | null) => {
    const guest = read(Id, entry?.guest);
    const command = read(Command, entry?.command);
    if (guest === undefined || command === undefined) return [];
    return [{ guest, command, after: typeof entry?.after === 'string' ? entry.after : null }];
  });
}

/** Other tabs keep theirs at the same place: what is there is read before it is changed. */
function change(how: (list: readonly Unanswered[]) => readonly Unanswered[]): void {
  outbox.value = how(readOutbox());
  keep('outbox', outbox.value);
}

export function remember(entries: readonly Unanswered[]): void {
  change((list) => [...list, ...entries]);
}

/** The message was carried out as this version: what waited for it may go; returns that. */
export function settle(id: string, version: number): readonly Unanswered[] {
  const freed: Unanswered[] = [];
  change((list) =>
    list.flatMap((entry) => {
      if (entry.command.id === id) return [];
      if (entry.after !== id) return [entry];
      const command = 'version' in entry.command ? { ...entry.command, version } : entry.command;
      const free = { ...entry, command, after: null };
      freed.push(free);
      return [free];
    }),
  );
  return freed;
}

/** The message will not be carried out, nor what was to follow it. */
export function forgetMessage(id: string): void {
  change((list) => {
    const gone = new Set([id]);
    for (const { command, after } of list) if (after !== null && gone.has(after)) gone.add(command.id);
    return list.filter(({ command }) => !gone.has(command.id));
  });
}

/** What somebody else said on this device before can no longer be said. */
export function forgetOthers(guest: string | null): void {
  if (outbox.value.some((entry) => entry.guest !== guest)) {
    change((list) => list.filter((entry) => entry.guest === guest));
  }
}
