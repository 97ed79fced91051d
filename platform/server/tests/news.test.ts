import { describe, expect, test } from 'vitest';
import { at, hash } from '@chambord/kernel';
import { CHAT_AT_ONCE, fingerprint, withChanges } from '@chambord/protocol';
import type { FromServer } from '@chambord/protocol';
import { changeFor, newsFor, olderFor, standingFor, tableFor, tableSummaryOf, updateFor } from '../room/news.ts';
import { BEGIN, begunByHand, byHand } from './helpers/by-hand.ts';
import type { ByHand } from './helpers/by-hand.ts';
import { termsFor } from './helpers/pilot.ts';

const NOW = BEGIN + 60_000;
const GEMS = 'take diamond sapphire emerald';
const BLIND = 'reserve level 3';

/** A table of two: Ada has taken gems, Bob has reserved a card that nobody else has seen. */
function played(): ByHand {
  const hand = begunByHand(termsFor('splendor', 2));
  hand.at += 1000;
  hand.write({ kind: 'move', seat: 0, move: GEMS, by: 'person' });
  hand.at += 1000;
  hand.write({ kind: 'move', seat: 1, move: BLIND, by: 'person' });
  return hand;
}

describe('news since a version', () => {
  test('are the decisions since, with what this watcher may see of them', () => {
    const { table } = played();
    const news = newsFor(table, 1, table.version - 1, NOW);
    expect(news).toMatchObject({ since: table.version - 1, version: table.version, now: NOW, from: 1, begin: null });
    const { session } = table;
    expect(news.plies).toEqual([
      { actor: 1, move: BLIND, events: session?.plies[1]?.events ?? null, at: BEGIN + 2000 },
    ]);
    const others = newsFor(table, 0, table.version - 1, NOW).plies;
    expect(others[0]?.events.length).toBeLessThan(news.plies[0]?.events.length ?? 0);
    expect(newsFor(table, 'spectator', table.version - 1, NOW).plies).toEqual(others);
  });

  test('go back as far as anything was taken back meanwhile', () => {
    const hand = played();
    const { table } = hand;
    const since = table.version;
    hand.write({ kind: 'undone', seat: 0, plies: 0 });
    expect(newsFor(table, 0, since, NOW)).toMatchObject({ from: 0, plies: [] });
    hand.write({ kind: 'move', seat: 0, move: GEMS, by: 'person' });
    const news = newsFor(table, 0, since, NOW);
    expect(news.from).toBe(0);
    expect(news.plies.map(({ move }) => move)).toEqual([GEMS]);
    expect(newsFor(table, 0, table.version, NOW)).toMatchObject({ from: 1, plies: [] });
  });

  test('have the beginning for whoever was not there then', () => {
    const { table } = played();
    expect(newsFor(table, 0, table.began, NOW).begin).toBeNull();
    const before = newsFor(table, 0, table.began - 1, NOW).begin;
    expect(before).toEqual(table.session?.begin.filter((event) => table.game.sees(event, 0)));
    expect(newsFor(byHand(termsFor('splendor', 2)).table, 'spectator', 0, NOW).begin).toBeNull();
    const burgundy = begunByHand(termsFor('burgundy', 2)).table;
    const [own, all] = [newsFor(burgundy, 0, 0, NOW).begin, burgundy.session?.begin ?? []];
    expect(own).toEqual(all.filter((event) => burgundy.game.sees(event, 0)));
    expect(own?.length).toBeLessThan(all.length);
  });

  test('of a game by rules that are not here have neither beginning nor events', () => {
    const hand = byHand(termsFor('splendor', 2));
    hand.write({ kind: 'began', rulesVersion: 99 });
    hand.write({ kind: 'move', seat: 0, move: 'anything', by: 'person' });
    expect(newsFor(hand.table, 0, 0, NOW)).toMatchObject({
      begin: null,
      plies: [{ actor: 0, move: 'anything', events: [] }],
      view: null,
    });
  });

  test('have what was said since, and of that the last lines', () => {
    const hand = played();
    const { version: before } = hand.table;
    for (let i = 0; i <= CHAT_AT_ONCE; i++) hand.say('ada', { type: 'chat', text: `${i}` });
    const all = newsFor(hand.table, 'spectator', before, NOW);
    expect(all.chat.map(({ text }) => text)).toEqual(Array.from({ length: CHAT_AT_ONCE }, (_, i) => `${i + 1}`));
    expect(all.skipped).toBe(true);
    const rest = newsFor(hand.table, 'spectator', before + 1, NOW);
    expect([rest.chat.length, rest.skipped]).toEqual([CHAT_AT_ONCE, false]);
    expect(newsFor(hand.table, 'spectator', hand.table.version, NOW).chat).toEqual([]);
    expect(olderFor(hand.table, before + 3)).toEqual({
      type: 'older',
      table: 'table000',
      before: before + 3,
      chat: hand.table.chat.slice(0, 2),
      skipped: false,
    });
    expect(olderFor(hand.table, before + 1)).toMatchObject({ chat: [] });
  });
});

describe('how things stand', () => {
  test('is the view of the watcher, and of the table only what anybody may know', () => {
    const hand = played();
    const { table } = hand;
    for (const watcher of [0, 1, 'spectator'] as const) {
      expect(standingFor(table, watcher).view).toEqual(table.game.view(table.session?.state, watcher));
    }
    expect(standingFor(byHand(termsFor('splendor', 2)).table, 0).view).toBeNull();
    hand.at += 1000;
    hand.write({ kind: 'offered', seat: 1, plies: 1 });
    const { status } = standingFor(table, 0);
    expect(status).toEqual({
      phase: 'playing',
      rulesVersion: table.game.rulesVersion,
      seats: [
        { name: 'Ada', guest: 'ada', bot: null, kept: null, arms: 1, away: null, resigned: false, played: 'person' },
        { name: 'Bob', guest: 'bob', bot: null, kept: null, arms: 2, away: null, resigned: false, played: 'person' },
      ],
      turn: 0,
      position: table.position,
      clocks: null,
      offer: { seat: 1, version: table.version, plies: 1, agreed: [] },
      canUndo: false,
      outcome: null,
      next: null,
    });
    expect(JSON.stringify(standingFor(table, 0))).not.toContain(hash('server'));
  });

  test('who may take back is told so, and nobody else', () => {
    const hand = begunByHand(termsFor('burgundy', 2, { options: { players: 2, startPlayer: 0 } }));
    const { game, session, options, table } = { ...hand.table, table: hand.table };
    const first = at(game.legal(session?.state), 0);
    hand.write({ kind: 'move', seat: 0, move: game.format(first, options), by: 'person' });
    const may = ([0, 1, 'spectator'] as const).map((watcher) => standingFor(table, watcher).status.canUndo);
    expect(may).toEqual([true, false, false]);
  });
});

describe('the same in messages', () => {
  test('the whole table, for somebody who has nothing of it', () => {
    const { table } = played();
    expect(tableFor(table, 1, NOW)).toEqual({
      type: 'table',
      facts: table.facts,
      viewer: 1,
      news: newsFor(table, 1, 0, NOW),
    });
  });

  test('all news, for somebody who has an older version', () => {
    const { table } = played();
    expect(updateFor(table, 1, 3, NOW)).toEqual({
      type: 'update',
      table: 'table000',
      viewer: 1,
      news: newsFor(table, 1, 3, NOW),
    });
  });

  test('what has changed, with the fingerprint of what it leads to', () => {
    const hand = begunByHand(termsFor('splendor', 2));
    const { table } = hand;
    const since = table.version;
    const before = standingFor(table, 0);
    hand.write({ kind: 'move', seat: 0, move: GEMS, by: 'person' });
    const after = standingFor(table, 0);
    const change: FromServer = changeFor(table, 0, { since, now: NOW }, before, after);
    if (change.type !== 'change') throw new Error(change.type);
    const { changes, fingerprint: told, ...happened } = change.news;
    expect(change).toMatchObject({ table: 'table000', viewer: 0 });
    expect(withChanges(before, changes)).toEqual(after);
    expect(told).toBe(fingerprint(after));
    const { status, view, ...rest } = newsFor(table, 0, since, NOW);
    expect({ status, view }).toEqual(after);
    expect(happened).toEqual(rest);
  });

  test('a line in a list', () => {
    const { table } = played();
    expect(tableSummaryOf(table)).toEqual({
      ...table.facts,
      version: table.version,
      phase: 'playing',
      seats: standingFor(table, 'spectator').status.seats,
      turn: 0,
      outcome: null,
      next: null,
      updated: BEGIN + 2000,
    });
  });
});
