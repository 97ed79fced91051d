import { describe, expect, test } from 'vitest';
import { changesBetween, fingerprint } from '@chambord/protocol';
import type { ChangedNews, FromServer, News, Standing, TableStatus } from '@chambord/protocol';
import { takeChange, takeNews, takeOlder, wholeTable } from '../online/connection/snapshot.ts';

const status: TableStatus = {
  phase: 'playing',
  rulesVersion: 1,
  seats: [],
  turn: 0,
  position: 1,
  clocks: null,
  offer: null,
  canUndo: false,
  outcome: null,
  next: null,
};
const ply = (move: string) => ({ actor: 0, move, events: [], at: 0 });
const line = (version: number) => ({ version, seat: 0, text: `at ${version}`, phrase: null, at: 0 });
const news = (part: Partial<News>): News => ({
  since: 0,
  version: 1,
  now: 1000,
  from: 0,
  plies: [],
  begin: null,
  chat: [],
  skipped: false,
  status,
  view: null,
  ...part,
});
const table = (part: Partial<News>): Extract<FromServer, { type: 'table' }> => ({
  type: 'table',
  viewer: 0,
  facts: {
    id: 'a'.repeat(16),
    terms: {
      game: 'nim',
      options: { players: 2 },
      seats: [{ kind: 'person' }, { kind: 'person' }],
      access: 'open',
      clock: { kind: 'none' },
      leaver: 'bot',
      spectators: 'live',
      rated: false,
    },
    created: 0,
    commitment: '',
    previous: null,
    match: null,
  },
  news: news(part),
});

const known = wholeTable(
  table({ version: 5, now: 1500, plies: [ply('a'), ply('b')], begin: ['dealt'], chat: [line(4)], view: 'five' }),
  1000,
);

describe('what a page knows of a table', () => {
  test('the whole table, with the difference of the clocks', () => {
    expect(known).toMatchObject({ version: 5, ahead: 500, begin: ['dealt'], view: 'five' });
    expect(known.plies.map(({ move }) => move)).toEqual(['a', 'b']);
  });

  test('news adds decisions and words, and replaces status and view', () => {
    const after = takeNews(
      known,
      0,
      news({ since: 5, version: 7, from: 2, plies: [ply('c')], chat: [line(6)], view: 'seven' }),
      0,
    );
    expect(after?.plies.map(({ move }) => move)).toEqual(['a', 'b', 'c']);
    expect(after?.chat.map(({ version }) => version)).toEqual([4, 6]);
    expect(after).toMatchObject({ version: 7, begin: ['dealt'], view: 'seven' });
  });

  test('what was taken back is dropped', () => {
    const after = takeNews(known, 0, news({ since: 5, version: 6, from: 1, plies: [] }), 0);
    expect(after?.plies.map(({ move }) => move)).toEqual(['a']);
  });

  test('what is known already changes nothing', () => {
    expect(takeNews(known, 0, news({ since: 3, version: 5, from: 0, plies: [ply('x')] }), 0)).toBe(known);
    expect(takeNews(known, 0, news({ since: 3, version: 4 }), 0)).toBe(known);
  });

  test('news that begins before what is known fits without saying anything twice', () => {
    const after = takeNews(
      known,
      0,
      news({ since: 3, version: 6, from: 1, plies: [ply('b'), ply('c')], chat: [line(4), line(6)] }),
      0,
    );
    expect(after?.plies.map(({ move }) => move)).toEqual(['a', 'b', 'c']);
    expect(after?.chat.map(({ version }) => version)).toEqual([4, 6]);
  });

  test('of a long talk the last lines are known, and older ones when they are asked for', () => {
    const late = wholeTable(table({ version: 9, chat: [line(8), line(9)], skipped: true }), 0);
    expect(late.older).toBe(true);
    const chat = [line(6), line(7)];
    const older = { type: 'older' as const, table: late.facts.id, before: 8, chat, skipped: true };
    const more = takeOlder(late, older);
    expect(more.chat.map(({ version }) => version)).toEqual([6, 7, 8, 9]);
    // Asked twice, or meanwhile told anew.
    expect(takeOlder(more, older)).toBe(more);
    const all = takeOlder(more, { ...older, before: 6, chat: [line(5)], skipped: false });
    expect(all).toMatchObject({ older: false, chat: [line(5), line(6), line(7), line(8), line(9)] });
  });

  test('where lines are left out, what was said before the gap is older', () => {
    const gap = takeNews(
      known,
      0,
      news({ since: 5, version: 99, from: 2, chat: [line(98), line(99)], skipped: true }),
      0,
    );
    expect(gap).toMatchObject({ older: true, chat: [line(98), line(99)] });
    const none = takeNews(
      known,
      0,
      news({ since: 3, version: 6, from: 2, chat: [line(4), line(6)], skipped: true }),
      0,
    );
    expect(none).toMatchObject({ older: false, chat: [line(4), line(6)] });
  });

  test('where something in between is missing, it is not taken', () => {
    expect(takeNews(known, 0, news({ since: 6, version: 7 }), 0)).toBeNull();
  });

  describe('told of changes alone', () => {
    const before = { status, view: { market: [1, 2], points: 0 } };
    const after: Standing = { status: { ...status, turn: 1 }, view: { market: [1, 3], points: 0 } };
    const had = wholeTable(table({ version: 5, plies: [ply('a')], ...before }), 1000);
    const told = (part: Partial<ChangedNews> = {}): ChangedNews => {
      const { status: _status, view: _view, ...happened } = news({ since: 5, version: 6, from: 1, plies: [ply('b')] });
      return { ...happened, changes: changesBetween(before, after), fingerprint: fingerprint(after), ...part };
    };

    test('it has what the server has', () => {
      expect(takeChange(had, 0, told(), 0)).toMatchObject({ ...after, version: 6, plies: [ply('a'), ply('b')] });
      // What was known before is still what it was.
      expect(had).toMatchObject(before);
    });

    test('that nothing has changed changes nothing', () => {
      const nothing = told({ version: 5, plies: [], changes: [], fingerprint: fingerprint(before) });
      expect(takeChange(had, 0, nothing, 0)).toBe(had);
    });

    test('what is older is ignored; where something in between is missing, it is not taken', () => {
      expect(takeChange(had, 0, told({ since: 3, version: 4 }), 0)).toBe(had);
      expect(takeChange(had, 0, told({ since: 4 }), 0)).toBeNull();
      expect(takeChange(had, 0, told({ since: 6, version: 7 }), 0)).toBeNull();
    });

    test('where it had something else than the server, it notices', () => {
      expect(takeChange({ ...had, view: { market: [9, 2], points: 0 } }, 0, told(), 0)).toBe('wrong');
      expect(takeChange({ ...had, view: null }, 0, told(), 0)).toBe('wrong');
      expect(takeChange(had, 1, told(), 0)).toBe('wrong');
      const nothing = told({ version: 5, plies: [], changes: [], fingerprint: 1 });
      expect(takeChange(had, 0, nothing, 0)).toBe('wrong');
    });
  });
});
