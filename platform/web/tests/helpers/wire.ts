import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inHouse } from '@chambord/games/page';
import { readGameId, readRecord, resume } from '@chambord/kernel';
import { FromServer, fingerprint, read, withChanges } from '@chambord/protocol';
import type { News } from '@chambord/protocol';

/** Everything that comes over the sockets of this page from now on. */
export function watchWire(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** What was told in these frames of a table, with how things stood: changes are put together with what was told before. */
export function newsIn(frames: readonly string[]): { readonly viewer: unknown; readonly news: News }[] {
  let standing: unknown;
  return frames.flatMap((frame) => {
    const message = read(FromServer, JSON.parse(frame));
    if (message?.type !== 'table' && message?.type !== 'update' && message?.type !== 'change') return [];
    const { viewer } = message;
    if (message.type !== 'change') {
      const { status, view } = message.news;
      standing = { status, view };
      return [{ viewer, news: message.news }];
    }
    const { changes, fingerprint: expected, ...happened } = message.news;
    standing = withChanges(standing, changes);
    expect(fingerprint(standing)).toBe(expected);
    return [{ viewer, news: { ...happened, ...(standing as Pick<News, 'status' | 'view'>) } }];
  });
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
  for (const frame of frames) for (const secret of secrets) expect(frame).not.toContain(secret);
  for (const { viewer, news } of newsIn(frames)) {
    expect(viewer).toBe('spectator');
    const { from, plies, begin, view } = news;
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
