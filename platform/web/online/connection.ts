import { computed, signal } from '@preact/signals';
import { FromServer, read } from '@chambord/protocol';
import type { Command, FromClient, Me } from '@chambord/protocol';
import { newId } from '../store.ts';
import { keep } from './kept.ts';
import { forget, forgetOthers, outbox, remember, settle } from './outbox.ts';
import type { Unanswered } from './outbox.ts';

/**
 * The one socket of the page. It is open while somebody holds it, comes back by itself after whatever befell it, watches again what was watched,
 * and says again what was not answered.
 */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost';
export const connection = signal<ConnectionState>('closed');
/** Who the server knows this device as; undefined before it has said so. */
export const you = signal<Me | null | undefined>(undefined);
/** How often in a row no connection came about. */
const failures = signal(0);
/** So many tries without an answer mean that there is no server, for the time being. */
export const unreachable = computed(() => connection.value !== 'open' && failures.value >= 2);
/** There was a connection, or a try for one, and it came to nothing. */
export const cutOff = computed(() => connection.value !== 'open' && failures.value >= 1);

/** Milliseconds before each next try; the last one for ever. */
const WAITS = [0, 500, 1000, 2000, 4000, 8000, 15_000];
const PING_EVERY = 25_000;
/** A connection that is silent for so long after a ping is none. */
const SILENCE = 8000;
/** Said to be too fast, or in trouble: again after this. */
const AGAIN = 1000;

/** Who wants to hear about a table. */
export interface Listener {
  /** The version that is known; undefined if nothing is. */
  readonly since: () => number | undefined;
  readonly hear: (message: FromServer) => void;
}

const listeners = new Map<string, Listener>();
const holders = new Set<symbol>();
let socket: WebSocket | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let pinging: ReturnType<typeof setInterval> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let notBefore = 0;

/** Keeps the connection open until the answer is called. */
export function hold(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  if (connection.value === 'closed') connect();
  return () => {
    holders.delete(holder);
    // A leaf that is opened next holds it in the same breath.
    setTimeout(() => {
      if (holders.size === 0) disconnect();
    });
  };
}

function disconnect(): void {
  dropSocket();
  clearTimeout(retry);
  connection.value = 'closed';
  you.value = undefined;
  failures.value = 0;
}

/** Opens the connection anew: the device is somebody else now. */
export function reconnect(): void {
  if (holders.size === 0) return;
  dropSocket();
  connect();
}

/** Tries at once instead of waiting on. */
export function tryNow(): void {
  if (connection.value === 'lost') connect();
}

export function listen(table: string, listener: Listener): () => void {
  listeners.set(table, listener);
  watch(table, listener);
  return () => {
    listeners.delete(table);
    say({ type: 'unwatch', table });
  };
}

function watch(table: string, listener: Listener): void {
  const since = listener.since();
  say({ type: 'watch', table, ...(since === undefined ? {} : { since }) });
}

/** Asks for everything since what the listener has: something got lost. */
export function watchAgain(table: string): void {
  const listener = listeners.get(table);
  if (listener !== undefined) watch(table, listener);
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
  if (first !== undefined) say(first.command);
}

/** Who this device was when it was last connected: what is decided without a connection is theirs. */
let lastGuest: string | null = null;

function say(message: FromClient): void {
  if (connection.value === 'open') socket?.send(JSON.stringify(message));
}

function connect(): void {
  clearTimeout(retry);
  dropSocket();
  connection.value = 'connecting';
  const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  socket = opened;
  opened.addEventListener('message', ({ data }) => {
    if (socket === opened) hear(data);
  });
  opened.addEventListener('close', () => {
    if (socket === opened) lose();
  });
  // Some networks neither let a connection through nor refuse it.
  silence = setTimeout(() => socket === opened && lose(), SILENCE);
}

/** The connection is gone: the next try follows, each later than the one before. */
function lose(): void {
  dropSocket();
  connection.value = 'lost';
  const wait = Math.max(WAITS[Math.min(failures.value, WAITS.length - 1)] ?? 0, notBefore - Date.now());
  failures.value++;
  // Not all at once when a server comes back.
  retry = setTimeout(connect, wait * (0.8 + Math.random() * 0.4));
}

function dropSocket(): void {
  clearInterval(pinging);
  clearTimeout(silence);
  const dropped = socket;
  socket = undefined;
  dropped?.close();
}

/** Finds out whether anybody is still there. */
function ping(): void {
  if (connection.value !== 'open') return;
  say({ type: 'ping' });
  clearTimeout(silence);
  silence = setTimeout(lose, SILENCE);
}

function hear(data: unknown): void {
  clearTimeout(silence);
  const message = read(FromServer, parse(data));
  if (message === undefined) return;
  switch (message.type) {
    case 'welcome':
      welcome(message.you);
      return;
    case 'bye':
      notBefore = Date.now() + message.again;
      return;
    case 'pong':
      return;
    case 'ack':
      for (const { command: next } of settle(message.id, message.version)) say(next);
      break;
    case 'stale':
      forget(message.id);
      break;
    case 'refused':
      if (message.code === 'tooFast' || message.code === 'trouble') {
        setTimeout(sayAgain, AGAIN);
        return;
      }
      if (message.id !== null) forget(message.id);
      break;
    case 'table':
    case 'update':
    case 'presence':
      break;
  }
  const table = message.type === 'table' ? message.facts.id : message.table;
  if (table !== null) listeners.get(table)?.hear(message);
}

function welcome(guest: Me | null): void {
  failures.value = 0;
  you.value = guest;
  lastGuest = guest?.guest ?? null;
  keep('guest', guest !== null);
  connection.value = 'open';
  pinging = setInterval(ping, PING_EVERY);
  forgetOthers(lastGuest);
  sayAgain();
}

/** After a lost connection, and when it was too fast: what is watched, and what was not answered. */
function sayAgain(): void {
  for (const [table, listener] of listeners) watch(table, listener);
  for (const { command: unanswered, after } of outbox.value) if (after === null) say(unanswered);
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

addEventListener('online', tryNow);
addEventListener('offline', () => {
  if (connection.value === 'open' || connection.value === 'connecting') lose();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  // After hours asleep a connection may look open and be none.
  tryNow();
  ping();
});
