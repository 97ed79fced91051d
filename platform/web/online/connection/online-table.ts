import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Seat, Why } from '@chambord/kernel';
import type { FromServer, Refusal, RefusalCode, Watcher } from '@chambord/protocol';
import { askOlder, command, listen, watchAgain, you } from './connection.ts';
import type { Saying } from './connection.ts';
import { keepLastSeen } from './last-seen.ts';
import { takeChange, takeNews, takeOlder, wholeTable } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { outbox } from './outbox.ts';
import type { Unanswered } from './outbox.ts';

/** Why the last touch came to nothing: by the rules, as seen here, or by what the server said. */
export type Answer =
  | { readonly kind: 'forbidden'; readonly why: Why }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'stale' };

/** A table on the server, as this page follows it. */
export interface OnlineTable {
  readonly id: string;
  readonly snapshot: ReadonlySignal<Snapshot | null>;
  readonly presence: ReadonlySignal<{ readonly here: readonly Seat[]; readonly watching: number }>;
  /** Why the table cannot be shown. */
  readonly closed: ReadonlySignal<RefusalCode | null>;
  /** What was said and is not answered yet. */
  readonly unanswered: ReadonlySignal<readonly Unanswered[]>;
  readonly answer: ReadonlySignal<Answer | null>;
  /** The seat of this device's guest. */
  readonly seat: ReadonlySignal<Seat | null>;
  readonly deciding: ReadonlySignal<boolean>;
  /** These decisions, in the notation, one after the other. */
  readonly play: (...moves: readonly string[]) => void;
  readonly forbid: (why: Why) => void;
  readonly undo: () => void;
  readonly say: (saying: Untabled) => void;
  /** Asks for what was said before the first line that is known. */
  readonly hearOlder: () => void;
  /** Takes the answer away: the player has turned to something else. */
  readonly clearAnswer: () => void;
  readonly close: () => void;
}

type WithoutTable<S> = S extends unknown ? Omit<S, 'table'> : never;
type Untabled = WithoutTable<Saying>;

const DECISIONS = ['move', 'undo'];

export function openTable(id: string): OnlineTable {
  const snapshot = signal<Snapshot | null>(null);
  const presence = signal<{ here: readonly Seat[]; watching: number }>({ here: [], watching: 0 });
  const closed = signal<RefusalCode | null>(null);
  const answer = signal<Answer | null>(null);
  /** The last version that something of ours was carried out as; its news comes right after. */
  const done = signal(0);
  const unanswered = computed(() => outbox.value.filter(({ command: { table } }) => table === id));
  const seat = computed(() => (typeof snapshot.value?.viewer === 'number' ? snapshot.value.viewer : null));
  const deciding = computed(() => {
    const { value } = snapshot;
    if (value === null || seat.value === null || value.version < done.value) return false;
    const { phase, turn, seats } = value.status;
    if (phase !== 'playing' || turn !== seat.value || seats[turn]?.played !== 'person') return false;
    if (seats[turn].away !== null) return false;
    return !unanswered.value.some(({ command: { type } }) => DECISIONS.includes(type));
  });
  /** For whom the table is known: for anybody else all must be asked anew. */
  let knownFor: string | undefined;
  /** What is known is not what the server has: all must be asked anew. */
  let mistaken = false;

  function take(viewer: Watcher, news: Snapshot | null): void {
    if (news === null) watchAgain(id);
    else snapshot.value = { ...news, viewer };
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        knownFor = you.value?.guest;
        mistaken = false;
        done.value = 0;
        snapshot.value = wholeTable(message, Date.now());
        closed.value = null;
        return;
      case 'update':
        if (snapshot.value !== null) {
          take(message.viewer, takeNews(snapshot.value, message.viewer, message.news, Date.now()));
        }
        return;
      case 'change':
        if (snapshot.value !== null && !mistaken) {
          const next = takeChange(snapshot.value, message.viewer, message.news, Date.now());
          mistaken = next === 'wrong';
          take(message.viewer, next === 'wrong' ? null : next);
        }
        return;
      case 'stale':
        if (snapshot.value !== null) {
          const { viewer } = snapshot.value;
          take(viewer, takeNews(snapshot.value, viewer, message.news, Date.now()));
        }
        answer.value = { kind: 'stale' };
        return;
      case 'older':
        if (snapshot.value !== null) snapshot.value = takeOlder(snapshot.value, message);
        return;
      case 'presence':
        presence.value = message;
        return;
      case 'refused':
        if (message.id === null && snapshot.value === null) closed.value = message.code;
        else answer.value = { kind: 'refused', refusal: message };
        return;
      case 'ack':
        done.value = Math.max(done.value, message.version);
        answer.value = null;
        return;
      case 'welcome':
      case 'pong':
      case 'bye':
    }
  }

  const stop = listen(id, {
    since: () =>
      snapshot.value !== null && knownFor === you.value?.guest && !mistaken ? snapshot.value.version : undefined,
    hear: (message) => batch(() => hear(message)),
  });

  /** The decisions that led to the position which is remembered. */
  let remembered: Snapshot['plies'] | null = null;
  const stopRemembering = effect(() => {
    const { value } = snapshot;
    if (value === null || value.view === null || value.plies === remembered || knownFor === undefined) return;
    remembered = value.plies;
    keepLastSeen(knownFor, id, value);
  });

  const tell = (...sayings: readonly Untabled[]) => command(...sayings.map((saying) => ({ ...saying, table: id })));

  return {
    id,
    snapshot,
    presence,
    closed,
    unanswered,
    answer,
    seat,
    deciding,
    play(...moves) {
      if (!deciding.value || snapshot.value === null) return;
      const { version } = snapshot.value;
      answer.value = null;
      tell(
        ...moves.map((move, index) => ({
          type: 'move' as const,
          version,
          move,
          ...(index > 0 ? { joined: true as const } : {}),
        })),
      );
    },
    forbid: (why) => (answer.value = { kind: 'forbidden', why }),
    undo() {
      if (snapshot.value !== null) tell({ type: 'undo', version: snapshot.value.version });
    },
    say: tell,
    hearOlder() {
      const first = snapshot.value?.chat[0];
      if (first !== undefined) askOlder(id, first.version);
    },
    clearAnswer: () => (answer.value = null),
    close() {
      stop();
      stopRemembering();
    },
  };
}
