import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '@chambord/protocol';
import { lastingSocket } from '../online/connection/lasting-socket.ts';
import type { Ends, LastingSocket, SocketState } from '../online/connection/lasting-socket.ts';

interface Dialled {
  readonly ends: Ends;
  readonly sent: string[];
  closed: boolean;
}

let dialled: Dialled[];
let heard: FromServer[];
let states: [SocketState, number][];
let socket: LastingSocket;
const last = () => {
  const found = dialled.at(-1);
  if (found === undefined) throw new Error('nobody was called');
  return found;
};
const hear = (message: FromServer) => last().ends.hear(JSON.stringify(message));
const welcome = () => hear({ type: 'welcome', you: null, now: 0, offers: [] });
const TABLE = 'a'.repeat(16);

beforeEach(() => {
  vi.useFakeTimers();
  dialled = [];
  heard = [];
  states = [];
  socket = lastingSocket({
    dial(ends) {
      const one: Dialled = { ends, sent: [], closed: false };
      dialled.push(one);
      return { send: (text) => void one.sent.push(text), close: () => (one.closed = true) };
    },
    hear: (message) => void heard.push(message),
    onState: (state, failures) => void states.push([state, failures]),
  });
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test('comes back at once after a loss, and then more and more patiently', () => {
  welcome();
  expect(states.at(-1)).toEqual(['open', 0]);
  last().ends.closed();
  expect(states.at(-1)).toEqual(['lost', 1]);
  // The latest moment of each next try, with everything that is left to chance.
  for (const latest of [200, 500, 800, 1400, 2600, 5000, 9800, 18_200, 18_200]) {
    const before = dialled.length;
    vi.advanceTimersByTime(latest + 1);
    expect(dialled.length).toBe(before + 1);
    last().ends.closed();
  }
  vi.advanceTimersByTime(20_000);
  welcome();
  expect(states.at(-1)).toEqual(['open', 0]);
  last().ends.closed();
  vi.advanceTimersByTime(201);
  expect(states.at(-1)).toEqual(['connecting', 1]);
});

test('stays away as long as a server that stops asks for', () => {
  welcome();
  hear({ type: 'bye', again: 5000 });
  last().ends.closed();
  vi.advanceTimersByTime(4999);
  expect(dialled).toHaveLength(1);
  vi.advanceTimersByTime(202);
  expect(dialled).toHaveLength(2);
});

test('a connection that does not come about, or does not answer, is given up', () => {
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toEqual(['lost', 1]);
  expect(last().closed).toBe(true);
  // The next one gets more time.
  vi.advanceTimersByTime(15_900);
  expect(states.at(-1)).toEqual(['connecting', 1]);
  welcome();
  socket.say({ type: 'watch', table: TABLE });
  vi.advanceTimersByTime(4000);
  hear({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toEqual(['open', 0]);
  socket.say({ type: 'resign', table: TABLE, id: 'one' });
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toEqual(['lost', 1]);
});

test('an open connection on which nothing happens is pinged', () => {
  welcome();
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toEqual(['lost', 1]);
});

test('says nothing without a connection, and hears nothing from one that was given up', () => {
  socket.say({ type: 'ping' });
  expect(last().sent).toEqual([]);
  const old = last();
  socket.open();
  old.ends.hear(JSON.stringify({ type: 'welcome', you: null, now: 0, offers: [] }));
  old.ends.closed();
  expect(heard).toEqual([]);
  expect(states.at(-1)).toEqual(['connecting', 0]);
  expect(old.closed).toBe(true);
});

test('what cannot be read is passed over', () => {
  welcome();
  last().ends.hear('{');
  last().ends.hear('{"type":"what"}');
  expect(heard.map(({ type }) => type)).toEqual(['welcome']);
});
