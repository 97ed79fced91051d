import { batch, computed, signal } from '@preact/signals';
import type { Command, FromServer, Me } from '@chambord/protocol';
import { newId } from '../../saved/store.ts';
import { onHost } from '../../shell/base.ts';
import { keep } from '../../shell/device-memory.ts';
import { lastingSocket } from './lasting-socket.ts';
import type { Ends, SocketState, Wire } from './lasting-socket.ts';
import { forgetMessage, forgetOthers, outbox, remember, settle } from './outbox.ts';
import type { Unanswered } from './outbox.ts';

/**
 * The one socket of the page. It is open while somebody holds it, comes back by itself after whatever befell it, watches again what was watched,
 * and says again what was not answered.
 */
export const connection = signal<SocketState>('closed');
/** Who the server knows this device as; undefined before it has said so. */
export const you = signal<Me | null | undefined>(undefined);
/** How often in a row no connection came about. */
const failures = signal(0);
/** So many tries without an answer mean that there is no server, for the time being. */
export const unreachable = computed(() => connection.value !== 'open' && failures.value >= 2);
/** There was a connection, or a try for one, and it came to nothing. */
export const cutOff = computed(() => connection.value !== 'open' && failures.value >= 1);

/** Said to be too fast, or in trouble: again after this. */
const AGAIN = 1000;

const socket = lastingSocket({
  dial,
  hear: (message) => batch(() => hear(message)),
  onState: (state, count) =>
    batch(() => {
      connection.value = state;
      failures.value = count;
    }),
});

function dial({ hear: heard, closed }: Ends): Wire {
  const wire = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${onHost('/ws')}`);
  wire.addEventListener('message', ({ data }) => heard(data));
  wire.addEventListener('close', closed);
  return wire;
}

/** Who wants to hear about a table. */
export interface Listener {
  /** The version that is known; undefined if nothing is. */
  readonly since: () => number | undefined;
  readonly hear: (message: FromServer) => void;
}

const listeners = new Map<string, Listener>();
const holders = new Set<symbol>();
/** The next time that everything is said again, if one is set. */
let again: ReturnType<typeof setTimeout> | undefined;

/** Keeps the connection open until the answer is called. */
export function hold(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  if (connection.value === 'closed') socket.open();
  return () => {
    holders.delete(holder);
    // A leaf that is opened next holds it in the same breath.
    setTimeout(() => {
      if (holders.size === 0) disconnect();
    });
  };
}

function disconnect(): void {
  socket.close();
  you.value = undefined;
}

/** Opens the connection anew: the device is somebody else now. */
export function reconnect(): void {
  if (holders.size > 0) socket.open();
}

/** Tries at once instead of waiting on. */
export function tryNow(): void {
  socket.tryNow();
}

export function listen(table: string, listener: Listener): () => void {
  listeners.set(table, listener);
  watch(table, listener);
  return () => {
    listeners.delete(table);
    socket.say({ type: 'unwatch', table });
  };
}

function watch(table: string, listener: Listener): void {
  const since = listener.since();
  socket.say({
    type: 'watch',
    table,
    ...(since === undefined ? {} : { since }),
    ...(offersChanges ? { changes: true as const } : {}),
  });
}

/** Asks for everything since what the listener has: something got lost. */
export function watchAgain(table: string): void {
  const listener = listeners.get(table);
  if (listener !== undefined) watch(table, listener);
}

/** Asks what was said at a table before that version. */
export function askOlder(table: string, before: number): void {
  socket.say({ type: 'older', table, before });
}

/** A command without the name that it gets here. */
type Unnamed<C> = C extends unknown ? Omit<C, 'id'> : never;
export type Saying = Unnamed<Command>;

/** Says these one after the other, each once the one before it was carried out. Kept until they are answered. */
export function command(...sayings: readonly Saying[]): void {
  const guest = you.value?.guest ?? lastGuest;
  if (guest === null) return;
  let after: string | null = null;
  const entries = sayings.map((saying): Unanswered => {
    const entry: Unanswered = { guest, command: { ...saying, id: newId() }, after };
    after = entry.command.id;
    return entry;
  });
  remember(entries);
  const [first] = entries;
  if (first !== undefined) socket.say(first.command);
}

/** Whether the server tells changes to those who ask for them. */
let offersChanges = false;

/** Who this device was when it was last connected: what is decided without a connection is theirs. */
let lastGuest: string | null = null;

function hear(message: FromServer): void {
  switch (message.type) {
    case 'welcome':
      offersChanges = message.offers.includes('changes');
      welcome(message.you);
      return;
    case 'bye':
    case 'pong':
      return;
    case 'ack':
      for (const { command: next } of settle(message.id, message.version)) socket.say(next);
      break;
    case 'stale':
      forgetMessage(message.id);
      break;
    case 'refused':
      if (message.code === 'tooFast' || message.code === 'trouble') {
        again ??= setTimeout(sayAgain, AGAIN);
        return;
      }
      if (message.id !== null) forgetMessage(message.id);
      break;
    case 'table':
    case 'older':
    case 'update':
    case 'change':
    case 'presence':
      break;
  }
  const table = message.type === 'table' ? message.facts.id : message.table;
  if (table !== null) listeners.get(table)?.hear(message);
}

function welcome(guest: Me | null): void {
  you.value = guest;
  lastGuest = guest?.guest ?? null;
  keep('guest', guest !== null);
  forgetOthers(lastGuest);
  sayAgain();
}

/** After a lost connection, and when it was too fast: what is watched, and what was not answered. */
function sayAgain(): void {
  clearTimeout(again);
  again = undefined;
  for (const [table, listener] of listeners) watch(table, listener);
  for (const { command: unanswered, after } of outbox.value) if (after === null) socket.say(unanswered);
}

addEventListener('online', tryNow);
addEventListener('offline', () => socket.lose());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  // After hours asleep a connection may look open and be none.
  tryNow();
  socket.ping();
});
