import { describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { at, fairSeed, hash, replay } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import type { Body } from '../log/entry.ts';
import {
  addEntry,
  finishedRecord,
  foldTable,
  lastTouch,
  mayUndo,
  playedBy,
  rulesVersionOf,
  seatOf,
  sessionOf,
  turnOf,
} from '../room/table.ts';
import { BEGIN, begunByHand, byHand } from './helpers/by-hand.ts';
import type { ByHand } from './helpers/by-hand.ts';
import { termsFor } from './helpers/pilot.ts';

const part = (seat: number) => hash(`part ${seat}`);
const GEMS = 'take diamond sapphire emerald';
const BOT = { kind: 'bot', level: 'squire', name: 'Cosimo' } as const;
const PERSON = { kind: 'person' } as const;
const { game: splendor } = findGame('splendor');

const begun = (players = 2, more: Partial<TableTerms> = {}) => begunByHand(termsFor('splendor', players, more));
const move = (hand: ByHand, seat: number) => hand.write({ kind: 'move', seat, move: GEMS, by: 'person' });

describe('a log', () => {
  test('begins with the making of its table, and has that once', () => {
    expect(() => foldTable('table000', [])).toThrow('the log of table table000 does not begin with its making');
    const hand = byHand(termsFor('splendor', 2));
    const [made] = hand.log;
    expect(() => foldTable('table000', [{ ...at(hand.log, 0), body: { kind: 'stood', seat: 0 } }])).toThrow(/begin/);
    if (made === undefined) throw new Error('nothing made');
    expect(() => hand.write(made.body)).toThrow('a table is made once');
  });

  test('has one version after the other', () => {
    const { table } = begun();
    const { version } = table;
    for (const wrong of [version, version + 2]) {
      const entry = { version: wrong, at: BEGIN, cause: null, body: { kind: 'stood', seat: 0 } } as const;
      expect(() => addEntry(table, entry)).toThrow(`version ${wrong} does not follow ${version}`);
    }
  });

  test('adds up to the same table, whether its moves were tried before or not', () => {
    const hand = begun(2, { clock: { kind: 'game', seconds: 60, increment: 3 } });
    hand.at += 5000;
    hand.say('ada', { type: 'move', version: hand.table.version, move: GEMS });
    hand.at += 7000;
    hand.say('bob', { type: 'chat', text: 'Well' });
    hand.say('bob', { type: 'move', version: hand.table.version, move: 'reserve level 3', joined: true });
    expect(JSON.stringify(hand.again())).toBe(JSON.stringify(hand.table));
    expect(hand.again().session?.state).toEqual(hand.table.session?.state);
    expect([...hand.again().answered]).toEqual([...hand.table.answered]);
  });
});

describe('a table that was just made', () => {
  test('has seats for people and bots, and nothing else', () => {
    const terms = { ...termsFor('splendor', 2), seats: [PERSON, BOT] };
    const { table } = byHand(terms, { kept: ['ada', null], previous: 'before00' });
    expect(table).toMatchObject({
      facts: {
        id: 'table000',
        terms,
        created: BEGIN,
        commitment: hash(hash('server')),
        previous: 'before00',
        match: null,
      },
      options: { players: 2 },
      version: 1,
      updated: BEGIN,
      phase: 'waiting',
      session: null,
      marks: [0, 0],
      position: 1,
      began: 0,
      clocks: null,
      offer: null,
      outcome: null,
      next: null,
    });
    expect(table.seats).toEqual([
      { bot: null, kept: 'ada', guest: null, name: null, part: null, arms: null, away: null, resigned: false },
      { bot: 'squire', kept: null, guest: null, name: 'Cosimo', part: null, arms: null, away: null, resigned: false },
    ]);
    for (const list of [table.times, table.chat, table.resigned]) expect(list).toEqual([]);
    expect(turnOf(table)).toBeNull();
    expect(rulesVersionOf(table)).toBeNull();
    expect(() => sessionOf(table)).toThrow('the game has not begun');
    expect(mayUndo(table, 0)).toBe(false);
    expect(finishedRecord(table)).toBeNull();
  });

  test('keeps a seat for nobody where the log says nothing of it', () => {
    expect(byHand(termsFor('splendor', 2), { kept: [] }).table.seats.map(({ kept }) => kept)).toEqual([null, null]);
  });

  test('of a match says so', () => {
    const { table } = byHand(termsFor('splendor', 2), { match: { id: 'match000', parts: [part(0)] } });
    expect(table.facts.match).toBe('match000');
    expect(table.shared).toEqual([part(0)]);
  });
});

describe('the game begins', () => {
  test('by the rules of the log, with the names and the shuffle of those who sit there', () => {
    const hand = byHand({ ...termsFor('splendor', 3), seats: [PERSON, BOT, PERSON] });
    hand.write({ kind: 'sat', seat: 0, guest: 'ada', name: 'Ada', part: part(0), arms: 7 });
    hand.write({ kind: 'sat', seat: 2, guest: 'bob', name: 'Bob', part: part(2) });
    expect(hand.table.seats.map(({ arms }) => arms)).toEqual([7, null, null]);
    hand.at += 1000;
    hand.write({ kind: 'began', rulesVersion: splendor.rulesVersion });
    const { table } = hand;
    const seed = fairSeed({ serverSeed: hash('server'), parts: [part(0), null, part(2)] });
    expect(table.session).toMatchObject({ seed, names: ['Ada', 'Cosimo', 'Bob'], plies: [] });
    expect(table).toMatchObject({ phase: 'playing', position: 4, began: 4, version: 4, updated: BEGIN + 1000 });
    expect(table.options).toEqual(splendor.options({ players: 3 }));
    expect(rulesVersionOf(table)).toBe(splendor.rulesVersion);
    expect(turnOf(table)).toBe(0);
  });

  test('a seat without a name is called by its number', () => {
    const hand = byHand(termsFor('splendor', 2));
    hand.write({ kind: 'began', rulesVersion: splendor.rulesVersion });
    expect(hand.table.session?.names).toEqual(['1', '2']);
  });

  test('in a match all tables have the shuffle of everybody in it', () => {
    const shared = [part(7), part(8)];
    const hand = byHand(termsFor('splendor', 2), { match: { id: 'match000', parts: shared } });
    hand.write({ kind: 'sat', seat: 0, guest: 'ada', name: 'Ada', part: part(0) });
    hand.write({ kind: 'began', rulesVersion: splendor.rulesVersion });
    const proof = { commitment: hash(hash('server')), serverSeed: hash('server'), parts: [null, null], shared };
    expect(hand.table.session?.seed).toBe(fairSeed(proof));
    hand.write({ kind: 'over', outcome: { by: 'resignation', places: [1, 1], ratings: null } });
    expect(finishedRecord(hand.table)?.proof).toEqual(proof);
  });

  test('what is wrong with a game is no matter of its version', () => {
    const hand = byHand(termsFor('splendor', 2));
    hand.table.game = {
      ...splendor,
      setup: () => {
        throw new Error('broken');
      },
    };
    expect(() => hand.write({ kind: 'began', rulesVersion: splendor.rulesVersion })).toThrow('broken');
  });
});

describe('who plays', () => {
  test('a bot for its own seat, for who has resigned, and by the terms for who is away', () => {
    const hand = begunByHand({ ...termsFor('splendor', 4), seats: [PERSON, BOT, PERSON, PERSON], leaver: 'bot' });
    const played = () => [0, 1, 2, 3].map((seat) => playedBy(hand.table, seat));
    expect(played()).toEqual(['person', 'bot', 'person', 'person']);
    hand.write({ kind: 'away', seat: 0, why: 'left' });
    hand.write({ kind: 'resigned', seat: 3 });
    expect(played()).toEqual(['bot', 'bot', 'person', 'bot']);
    expect(hand.table.resigned).toEqual([3]);
    hand.write({ kind: 'back', seat: 0 });
    expect(played()).toEqual(['person', 'bot', 'person', 'bot']);
  });

  test('where the others wait, nobody plays for who is away', () => {
    const hand = begun(2, { leaver: 'wait' });
    hand.write({ kind: 'away', seat: 0, why: 'gone' });
    expect(hand.table.seats[0]?.away).toBe('gone');
    expect(playedBy(hand.table, 0)).toBe('person');
  });

  test('a seat is found by its guest', () => {
    const { table } = begunByHand({ ...termsFor('splendor', 2), seats: [BOT, PERSON] });
    expect([seatOf(table, 'bob'), seatOf(table, 'eve'), seatOf(table, null)]).toEqual([1, null, null]);
  });
});

describe('decisions', () => {
  test('are kept with their time; what is talked meanwhile changes no position', () => {
    const hand = begun();
    const before = hand.table.version;
    hand.at += 1000;
    move(hand, 0);
    hand.at += 1000;
    hand.say('ada', { type: 'chat', text: 'Hello' });
    const { times, position, marks, version, updated } = hand.table;
    expect({ times, position, version, updated }).toEqual({
      times: [BEGIN + 1000],
      position: before + 1,
      version: before + 2,
      updated: BEGIN + 2000,
    });
    expect(marks.slice(-3)).toEqual([0, 1, 1]);
    expect(marks).toHaveLength(version + 1);
    expect(hand.table.chat).toEqual([{ version, seat: 0, text: 'Hello', phrase: null, at: BEGIN + 2000 }]);
  });

  test('a move of the log is held to the rules', () => {
    expect(() => begun().write({ kind: 'move', seat: 0, move: 'noble henry', by: 'person' })).toThrow(/rule 3\.5/);
  });

  test('going back takes the times along, and changes the position', () => {
    const hand = begun();
    move(hand, 0);
    move(hand, 1);
    hand.write({ kind: 'undone', seat: 0, plies: 1 });
    expect(hand.table.times).toHaveLength(1);
    expect(hand.table.session?.plies).toHaveLength(1);
    expect(hand.table.position).toBe(hand.table.version);
    expect(turnOf(hand.table)).toBe(1);
  });

  test('the last touch of a seat begins with what was not joined to it', () => {
    const hand = begun();
    expect(lastTouch(hand.table, 0)).toBe(-1);
    move(hand, 0);
    move(hand, 1);
    hand.write({ kind: 'move', seat: 0, move: GEMS, by: 'person', joined: true });
    expect(lastTouch(hand.table, 0)).toBe(0);
    expect(lastTouch(hand.table, 1)).toBe(1);
  });

  test('may be taken back by whoever still decides, and by nobody else', () => {
    const hand = begunByHand(termsFor('burgundy', 2, { options: { players: 2, startPlayer: 1 } }));
    const { game, session, options } = hand.table;
    const first = game.format(at(game.legal(session?.state), 0), options);
    expect([0, 1].map((seat) => mayUndo(hand.table, seat))).toEqual([false, false]);
    hand.write({ kind: 'move', seat: 1, move: first, by: 'person' });
    expect([0, 1].map((seat) => mayUndo(hand.table, seat))).toEqual([false, true]);
  });
});

describe('a wish to take back', () => {
  const asked = () => {
    const hand = begun(3);
    move(hand, 0);
    hand.at += 500;
    hand.write({ kind: 'offered', seat: 0, plies: 0 });
    return hand;
  };

  test('stands with its time and with who has agreed', () => {
    const hand = asked();
    const { version } = hand.table;
    expect(hand.table.offer).toEqual({ seat: 0, version, plies: 0, agreed: [], at: BEGIN + 500 });
    hand.write({ kind: 'agreed', seat: 2 });
    hand.write({ kind: 'agreed', seat: 1 });
    expect(hand.table.offer).toEqual({ seat: 0, version, plies: 0, agreed: [2, 1], at: BEGIN + 500 });
  });

  test.each<Body>([
    { kind: 'declined', seat: 1 },
    { kind: 'undone', seat: 0, plies: 0 },
    { kind: 'move', seat: 1, move: GEMS, by: 'person' },
    { kind: 'over', outcome: { by: 'resignation', places: [1, 1, 1], ratings: null } },
  ])('is gone after $kind', (body) => {
    const hand = asked();
    hand.write(body);
    expect(hand.table.offer).toBeNull();
  });

  test('that is gone is not agreed to', () => {
    const hand = begun();
    hand.write({ kind: 'agreed', seat: 1 });
    expect(hand.table.offer).toBeNull();
  });
});

describe('clocks', () => {
  const clocked = (more: Partial<TableTerms> = {}) =>
    begun(2, { clock: { kind: 'game', seconds: 60, increment: 5 }, leaver: 'bot', ...more });

  test('run for whoever decides, from the beginning on, and get their increment by a move alone', () => {
    const hand = clocked();
    expect(hand.table.clocks).toEqual({ left: [60_000, 60_000], running: 0, since: BEGIN });
    hand.at += 10_000;
    move(hand, 0);
    expect(hand.table.clocks).toEqual({ left: [55_000, 60_000], running: 1, since: BEGIN + 10_000 });
    hand.at += 10_000;
    hand.write({ kind: 'undone', seat: 0, plies: 0 });
    expect(hand.table.clocks).toEqual({ left: [55_000, 50_000], running: 0, since: BEGIN + 20_000 });
  });

  test('do not mind talk', () => {
    const hand = clocked();
    hand.at += 10_000;
    hand.say('bob', { type: 'chat', text: 'Hello' });
    hand.write({ kind: 'offered', seat: 1, plies: 0 });
    expect(hand.table.clocks).toEqual({ left: [60_000, 60_000], running: 0, since: BEGIN });
  });

  test('stand while a bot decides', () => {
    const hand = clocked();
    hand.at += 61_000;
    hand.write({ kind: 'away', seat: 0, why: 'time' });
    expect(hand.table.clocks).toEqual({ left: [0, 60_000], running: null, since: BEGIN + 61_000 });
    hand.at += 1000;
    hand.write({ kind: 'back', seat: 0 });
    expect(hand.table.clocks).toEqual({ left: [30_000, 60_000], running: 0, since: BEGIN + 62_000 });
  });

  test('a turn that goes on has no new time', () => {
    const hand = begunByHand(
      termsFor('burgundy', 2, { options: { players: 2, startPlayer: 0 }, clock: { kind: 'move', seconds: 30 } }),
    );
    const { game, options } = hand.table;
    hand.at += 10_000;
    const { session } = hand.table;
    hand.write({ kind: 'move', seat: 0, move: game.format(at(game.legal(session?.state), 0), options), by: 'person' });
    expect(turnOf(hand.table)).toBe(0);
    expect(hand.table.clocks?.left).toEqual([20_000, 30_000]);
  });

  test('stand when the game is over', () => {
    const hand = clocked();
    hand.at += 10_000;
    hand.say('ada', { type: 'resign' });
    expect(hand.table.clocks).toEqual({ left: [50_000, 60_000], running: null, since: BEGIN + 10_000 });
  });

  test('are none where there are none', () => {
    const hand = begun();
    hand.write({ kind: 'away', seat: 0, why: 'left' }, { kind: 'back', seat: 0 });
    expect(hand.table.clocks).toBeNull();
  });
});

describe('the end', () => {
  test('stands with its outcome, and gives away the shuffle', () => {
    const hand = begun();
    move(hand, 0);
    expect(finishedRecord(hand.table)).toBeNull();
    const result = { points: [3, 5], places: [2, 1] };
    hand.write({ kind: 'over', outcome: { by: 'rules', ...result, ratings: null }, result });
    const { table } = hand;
    expect(table).toMatchObject({ phase: 'over', outcome: { by: 'rules', ...result }, result });
    expect(table.position).toBe(table.version);
    expect(turnOf(table)).toBeNull();
    const record = finishedRecord(table);
    expect(record).toMatchObject({ game: 'splendor', moves: [GEMS], names: ['Ada', 'Bob'] });
    expect(record?.proof).toEqual({
      commitment: hash(hash('server')),
      serverSeed: hash('server'),
      parts: [part(0), part(1)],
    });
    if (record === null) throw new Error('no record');
    const state = replay(splendor, { ...record, options: splendor.options(record.options) });
    expect(splendor.actor(state)).toBe(1);
  });

  test('logs from before have no result', () => {
    const hand = begun();
    hand.write({ kind: 'over', outcome: { by: 'resignation', places: [1, 2], ratings: null } });
    expect(hand.table.result).toBeNull();
    hand.write({ kind: 'rematch', seat: 1, next: 'next0000' });
    expect(hand.table.next).toBe('next0000');
  });
});

describe('a game by rules that are not here', () => {
  const foreign = () => {
    const hand = byHand(termsFor('splendor', 2));
    for (const seat of [0, 1]) hand.write({ kind: 'sat', seat, guest: `g${seat}`, name: `G${seat}`, part: part(seat) });
    hand.write({ kind: 'began', rulesVersion: 99 });
    hand.write({ kind: 'move', seat: 0, move: 'anything', by: 'person' });
    hand.write({ kind: 'move', seat: 1, move: 'else', by: 'person' });
    return hand;
  };

  test('keeps what was decided, without knowing what it means', () => {
    const hand = foreign();
    const { table } = hand;
    expect(table.session).toBeNull();
    expect(table.phase).toBe('playing');
    expect(table.unplayable?.plies).toEqual([
      { actor: 0, move: 'anything', events: [] },
      { actor: 1, move: 'else', events: [] },
    ]);
    expect(table.marks.slice(-2)).toEqual([1, 2]);
    expect(rulesVersionOf(table)).toBe(99);
    expect(turnOf(table)).toBeNull();
    hand.write({ kind: 'undone', seat: 1, plies: 1 });
    expect(table.unplayable?.plies).toHaveLength(1);
  });

  test('can be exported when it is over', () => {
    const hand = foreign();
    expect(finishedRecord(hand.table)).toBeNull();
    const result = { points: [1, 2], places: [2, 1] };
    hand.write({ kind: 'over', outcome: { by: 'rules', places: [2, 1], ratings: null }, result });
    const { serverSeed } = hand.table;
    const proof = { commitment: hash(serverSeed), serverSeed, parts: [part(0), part(1)] };
    expect(finishedRecord(hand.table)).toEqual({
      game: 'splendor',
      rulesVersion: 99,
      options: { players: 2 },
      seed: fairSeed(proof),
      names: ['G0', 'G1'],
      moves: ['anything', 'else'],
      result,
      proof,
    });
  });
});
