import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inHouse } from '@chambord/games/page';
import { readGameId, readRecord, resume } from '@chambord/kernel';
import { FromServer, read } from '@chambord/protocol';

/** Everything that comes over the sockets of this page from now on. */
export function watchWire(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/**
 * Holds what a spectator got against the finished game: every view must be exactly what the rules let a spectator see at that moment, every event
 * one they may learn of, and nothing of what decides the shuffle may come before the end.
 */
export async function expectAllowed(page: Page, address: string, frames: readonly string[]): Promise<void> {
  const id = address.slice('/t/'.length);
  const record: unknown = await (await page.request.get(`/api/tables/${id}/record`)).json();
  const known = inHouse(readGameId(record));
  if (known === undefined) throw new Error('a record of no game of ours');
  const game = await known.load.rules();
  const { seed, options, proof, moves, ...rest } = readRecord(game, record);
  const session = resume(game, { ...rest, seed, options, moves });
  const views = new Map<number, unknown>();
  const state = game.setup(options, seed);
  views.set(0, game.view(state, 'spectator'));
  for (const [ply, move] of moves.entries()) {
    game.apply(state, game.parse(move, options));
    views.set(ply + 1, game.view(state, 'spectator'));
  }
  const secrets = [seed, proof?.serverSeed, ...(proof?.parts ?? [])].filter((secret) => typeof secret === 'string');
  expect(secrets.length).toBeGreaterThan(2);
  let seen = 0;
  for (const frame of frames) {
    for (const secret of secrets) expect(frame).not.toContain(secret);
    const message = read(FromServer, JSON.parse(frame));
    if (message?.type !== 'table' && message?.type !== 'update') continue;
    expect(message.viewer).toBe('spectator');
    const { from, plies, begin, view } = message.news;
    for (const [index, { move, events }] of plies.entries()) {
      const played = session.plies[from + index];
      expect(move).toBe(played?.move);
      expect(events).toEqual(plain(played?.events.filter((event) => game.sees(event, 'spectator'))));
    }
    if (begin !== null) expect(begin).toEqual(plain(session.begin.filter((event) => game.sees(event, 'spectator'))));
    if (view === null) continue;
    expect(view).toEqual(plain(views.get(from + plies.length)));
    seen++;
  }
  // They have followed the game, not only its end.
  expect(seen).toBeGreaterThan(moves.length / 2);
}

/** As it looks after travelling. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
