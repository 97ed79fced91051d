import { FromServer, read } from '@chambord/protocol';
import type { FromClient } from '@chambord/protocol';

/** Where a socket that comes back by itself stands: never opened or closed for good, on its way, welcomed, or waiting for the next try. */
export type SocketState = 'closed' | 'connecting' | 'open' | 'lost';

/** One connection, however it is made. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a connection reports. */
export interface Ends {
  readonly hear: (data: unknown) => void;
  readonly closed: () => void;
}

export interface LastingSocketParts {
  readonly dial: (ends: Ends) => Wire;
  /** Everything that can be read; `welcome` each time a connection has come about. */
  readonly hear: (message: FromServer) => void;
  /** With how often in a row no connection came about. */
  readonly onState: (state: SocketState, failures: number) => void;
}

export interface LastingSocket {
  /** Connects, or connects anew. */
  open(): void;
  close(): void;
  /** Tries at once instead of waiting on. */
  tryNow(): void;
  /** The network is known to be gone: no need to wait for the connection to notice. */
  lose(): void;
  /** Finds out whether anybody is still there. */
  ping(): void;
  /** Says nothing without a connection: what has to be kept is kept by whoever says it. */
  say(message: FromClient): void;
}

/** Milliseconds before each next try; the last one for ever. */
const WAITS = [0, 250, 500, 1000, 2000, 4000, 8000, 15_000];
/** All who lose a server at the same time do not come to the next one at the same time. */
const SPREAD = 200;
const PING_EVERY = 25_000;
/** A connection that is silent for so long after something that has an answer is none; after each failure it gets as much more time, in the end this. */
const SILENCE = 8000;
const LONGEST_SILENCE = 32_000;

/** A socket that comes back by itself, whatever befell it: soon at first, then more and more patiently. */
export function lastingSocket({ dial, hear, onState }: LastingSocketParts): LastingSocket {
  let state: SocketState = 'closed';
  let failures = 0;
  let wire: Wire | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;

  function enter(next: SocketState): void {
    state = next;
    onState(state, failures);
  }

  function drop(): void {
    clearInterval(pinging);
    clearTimeout(silence);
    clearTimeout(retry);
    silence = undefined;
    const dropped = wire;
    wire = undefined;
    dropped?.close();
  }

  function open(): void {
    drop();
    enter('connecting');
    const dialled = dial({
      hear: (data) => wire === dialled && take(data),
      closed: () => wire === dialled && lose(),
    });
    wire = dialled;
    // Some networks neither let a connection through nor refuse it.
    expectAnswer();
  }

  /** The connection is gone: the next try follows, each later than the one before. */
  function lose(): void {
    drop();
    const wait = (WAITS[Math.min(failures, WAITS.length - 1)] ?? 0) * (0.8 + Math.random() * 0.4);
    failures++;
    retry = setTimeout(open, Math.max(wait, notBefore - Date.now()) + Math.random() * SPREAD);
    enter('lost');
  }

  function expectAnswer(): void {
    // Where all is slow, a new try only makes it slower.
    silence ??= setTimeout(lose, Math.min(SILENCE * (1 + failures), LONGEST_SILENCE));
  }

  function say(message: FromClient): void {
    if (state !== 'open') return;
    wire?.send(JSON.stringify(message));
    if (message.type !== 'unwatch') expectAnswer();
  }

  function take(data: unknown): void {
    clearTimeout(silence);
    silence = undefined;
    const message = read(FromServer, parse(data));
    if (message === undefined) return;
    if (message.type === 'bye') notBefore = Date.now() + message.again;
    if (message.type !== 'welcome') {
      hear(message);
      return;
    }
    failures = 0;
    notBefore = 0;
    pinging = setInterval(() => say({ type: 'ping' }), PING_EVERY);
    state = 'open';
    hear(message);
    onState(state, failures);
  }

  return {
    open,
    close() {
      drop();
      failures = 0;
      enter('closed');
    },
    tryNow() {
      if (state === 'lost') open();
    },
    lose() {
      if (state === 'open' || state === 'connecting') lose();
    },
    ping: () => say({ type: 'ping' }),
    say,
  };
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
