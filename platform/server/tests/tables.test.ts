import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { at, randomFrom } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { Me, PersonalLink, RatingList, TableList, TableSummary, TableTerms } from '@chambord/protocol';
import { openServer } from '../http/server.ts';
import type { ChambordServer, ServerOptions } from '../http/server.ts';
import { FREE } from './helpers/free.ts';
import { metric } from './helpers/metric.ts';
import {
  connect,
  get,
  makeTable,
  newGuest,
  newPart,
  playOn,
  post,
  seatAll,
  someMove,
  TERMS,
  termsFor,
} from './helpers/pilot.ts';
import type { Pilot } from './helpers/pilot.ts';
import { KINDS, newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

describe.each(KINDS)('tables, kept in %s', (kind) => {
  let place: Place;
  let server: ChambordServer;
  const pilots: Pilot[] = [];
  const others: ChambordServer[] = [];
  beforeAll(async () => {
    place = await newPlace(kind);
    server = await place.open({ gone: 400, delay: 1500 });
  });
  afterEach(async () => {
    await Promise.all(pilots.splice(0).map((pilot) => pilot.cut()));
    await Promise.all(others.splice(0).map((other) => other.close()));
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  async function person(name = 'Guest', to = server): Promise<Pilot> {
    return reconnect(await newGuest(to.address, name), to);
  }

  async function reconnect(cookie: string, to = server): Promise<Pilot> {
    const pilot = await connect(to.address, cookie);
    pilots.push(pilot);
    return pilot;
  }

  async function begin(terms: TableTerms, to = server): Promise<{ table: string; people: Pilot[] }> {
    const seats = terms.seats.filter(({ kind: sitter }) => sitter === 'person');
    const people = await Promise.all(seats.map((_, i) => person(`Guest ${i}`, to)));
    const { table } = await makeTable(to.address, at(people, 0).cookie, terms);
    await seatAll(table, people);
    return { table, people };
  }

  /** Whose turn it is. */
  function mover(table: string, people: readonly Pilot[]): Pilot {
    const found = people.find((pilot) => {
      const copy = pilot.copies.get(table);
      return copy !== undefined && copy.status.turn === copy.viewer;
    });
    if (found === undefined) throw new Error('nobody decides');
    return found;
  }

  function copy(pilot: Pilot, table: string) {
    const found = pilot.copies.get(table);
    if (found === undefined) throw new Error('no copy');
    return found;
  }

  const random = randomFrom('tables');

  test('the same id twice is carried out once, also over another connection', async () => {
    const { table, people } = await begin(termsFor('splendor', 2));
    const pilot = mover(table, people);
    const { version } = copy(pilot, table);
    const move = { type: 'move', id: 'once', table, version, move: someMove(copy(pilot, table), random) };
    const answers = await Promise.all([pilot.ask(move), pilot.hear('ack'), (await reconnect(pilot.cookie)).ask(move)]);
    for (const answer of answers) expect(answer).toMatchObject({ type: 'ack', version: version + 1 });
    const fresh = await reconnect(pilot.cookie);
    expect((await fresh.watch(table)).plies).toHaveLength(1);
  });

  test('a stale version is answered with the news', async () => {
    const { table, people } = await begin(termsFor('splendor', 2));
    const pilot = mover(table, people);
    const { version } = copy(pilot, table);
    const move = someMove(copy(pilot, table), random);
    await pilot.ask({ type: 'move', table, version, move });
    const answer = await pilot.ask({ type: 'move', table, version, move });
    expect(answer).toMatchObject({ type: 'stale', news: { since: version, version: version + 1, from: 0 } });
    expect(answer.type === 'stale' && answer.news.plies.map((ply) => ply.move)).toEqual([move]);
  });

  test('chat makes no move stale', async () => {
    const { table, people } = await begin(termsFor('splendor', 2));
    const pilot = mover(table, people);
    const { version } = copy(pilot, table);
    const move = someMove(copy(pilot, table), random);
    const other = people.find((each) => each !== pilot) as Pilot;
    await other.ask({ type: 'chat', table, text: 'Hello' });
    await other.ask({ type: 'phrase', table, phrase: 'goodLuck' });
    expect(await pilot.ask({ type: 'move', table, version, move })).toMatchObject({ type: 'ack' });
    const { chat } = await pilot.until(table, (each) => each.plies.length === 1);
    expect(chat.map(({ text, phrase }) => text ?? phrase)).toEqual(['Hello', 'goodLuck']);
  });

  test('refusals say why, and nothing changes', async () => {
    const { table, people } = await begin(termsFor('splendor', 2));
    const pilot = mover(table, people);
    const other = people.find((each) => each !== pilot) as Pilot;
    const stranger = await person();
    const { version } = copy(pilot, table);
    const move = { type: 'move', table, version, move: 'take ruby ruby' };
    expect(await other.ask(move)).toMatchObject({ code: 'notYourTurn' });
    expect(await stranger.ask(move)).toMatchObject({ code: 'notSeated' });
    expect(await pilot.ask({ ...move, move: 'noble henry' })).toMatchObject({ code: 'illegal', why: { rule: '3.5' } });
    expect(await pilot.ask({ ...move, move: 'take the money' })).toMatchObject({ code: 'malformed' });
    expect(await stranger.ask({ type: 'sit', table, seat: 0, part: newPart() })).toMatchObject({ code: 'started' });
    expect(await stranger.ask({ ...move, table: 'nosuchtable' })).toMatchObject({ code: 'noTable' });
    expect(await pilot.ask({ type: 'rematch', table })).toMatchObject({ code: 'notOver' });
    expect(await pilot.ask({ type: 'answer', table, offer: 1, agree: true })).toMatchObject({ code: 'noOffer' });
    expect(await (await reconnect('')).ask(move)).toMatchObject({ code: 'noGuest' });
    expect((await (await reconnect(pilot.cookie)).watch(table)).version).toBe(version);
  });

  test('after a lost connection one goes on where one was, with what happened meanwhile', async () => {
    const { table, people } = await begin(termsFor('burgundy', 2));
    const pilot = mover(table, people);
    await playOn(pilot, table, 'a', 1);
    const { version, plies } = copy(pilot, table);
    await pilot.cut();
    const back = await reconnect(pilot.cookie);
    back.copies.set(table, { ...copy(pilot, table) });
    expect((await back.watch(table, version)).plies).toEqual(plies);
    const rest = people.filter((each) => each !== pilot);
    await Promise.all([back, ...rest].map((each, i) => playOn(each, table, `on ${i}`, 30)));
    const whole = await (await reconnect(pilot.cookie)).watch(table);
    expect(whole.plies).toEqual(copy(back, table).plies);
    expect(whole.view).toEqual(copy(back, table).view);
  });

  test('undo is free before a reveal, and goes by agreement after it', async () => {
    const { table, people } = await begin(termsFor('burgundy', 3));
    const pilot = mover(table, people);
    const others = people.filter((each) => each !== pilot);
    const undo = () => pilot.ask({ type: 'undo', table, version: copy(pilot, table).version });
    expect(await undo()).toMatchObject({ code: 'cannotUndo' });
    await playOn(pilot, table, 'undo', 1);
    expect((await pilot.until(table, ({ plies }) => plies.length === 1)).status.canUndo).toBe(true);
    expect(await undo()).toMatchObject({ type: 'ack' });
    await Promise.all(
      people.map((each) => each.until(table, ({ plies, version }) => plies.length === 0 && version > 5)),
    );

    const { version } = copy(pilot, table);
    const random1 = randomFrom('turn');
    while (copy(pilot, table).status.turn === copy(pilot, table).viewer) {
      const { version: now } = copy(pilot, table);
      await pilot.ask({ type: 'move', table, version: now, move: someMove(copy(pilot, table), random1) });
      await pilot.until(table, (each) => each.version > now);
    }
    expect(copy(pilot, table).version).toBeGreaterThan(version);
    const whole = copy(pilot, table).plies.length;
    expect(await undo()).toMatchObject({ type: 'ack' });
    expect(await undo()).toMatchObject({ code: 'cannotUndo' });
    const [one, two] = others as [Pilot, Pilot];
    const { status } = await one.until(table, (each) => each.status.offer !== null);
    const answer = { type: 'answer', table, offer: status.offer?.version, agree: true };
    expect(await pilot.ask(answer)).toMatchObject({ code: 'noOffer' });
    await one.ask(answer);
    expect(copy(one, table).plies).toHaveLength(whole);
    await two.ask(answer);
    for (const each of people) await each.until(table, ({ plies }) => plies.length === whole - 1);
    expect(copy(pilot, table).status.turn).toBe(copy(pilot, table).viewer);
    await playOn(pilot, table, 'again', whole);
    await undo();
    const again = await one.until(table, (each) => each.status.offer !== null || each.plies.length < whole);
    if (again.status.offer !== null) {
      await one.ask({ type: 'answer', table, offer: again.status.offer.version, agree: false });
      await pilot.until(table, (each) => each.status.offer === null);
      expect(copy(pilot, table).plies).toHaveLength(whole);
    }
  });

  test('resigning ends a game of two; of three, a bot plays on and the place is the last', async () => {
    const { table, people } = await begin(termsFor('splendor', 2));
    await at(people, 1).ask({ type: 'resign', table });
    const { status } = await at(people, 0).until(table, (each) => each.status.phase === 'over');
    expect(status.outcome).toMatchObject({ by: 'resignation', places: [1, 2] });
    const record = await get<GameRecord>(server.address, `api/tables/${table}/record`);
    expect(record.result).toBeNull();
    expect(record.proof?.serverSeed).toHaveLength(64);

    const three = await begin(termsFor('splendor', 3));
    await at(three.people, 0).ask({ type: 'resign', table: three.table });
    await Promise.all(three.people.slice(1).map((pilot, i) => playOn(pilot, three.table, `three ${i}`)));
    const end = await at(three.people, 1).until(three.table, (each) => each.status.phase === 'over');
    expect(end.status.outcome?.places[0]).toBe(3);
  });

  test('a rematch is made once, keeps the seats, and the next seat begins', async () => {
    for (const game of ['splendor', 'burgundy'] as const) {
      const { table, people } = await begin(termsFor(game, 2));
      const starter = copy(at(people, 0), table).status.turn;
      await at(people, 1).ask({ type: 'resign', table });
      await Promise.all(people.map((pilot) => pilot.ask({ type: 'rematch', table })));
      const { status } = await at(people, 0).until(table, (each) => each.status.next !== null);
      const next = status.next ?? '';
      expect((await at(people, 1).until(table, (each) => each.status.next !== null)).status.next).toBe(next);
      const summary = await get<TableSummary>(server.address, `api/tables/${next}`);
      expect(summary.previous).toBe(table);
      const stranger = await person();
      expect(await stranger.ask({ type: 'sit', table: next, seat: 0, part: newPart() })).toMatchObject({
        code: 'seatTaken',
      });
      const guests = people.map((pilot) => at(copy(pilot, table).status.seats, people.indexOf(pilot)).guest);
      for (const [i, pilot] of people.entries()) {
        const seat = summary.seats.findIndex(({ kept }) => kept === guests[i]);
        await pilot.watch(next);
        expect(await pilot.ask({ type: 'sit', table: next, seat, part: newPart() })).toMatchObject({ type: 'ack' });
      }
      const begun = await at(people, 0).until(next, (each) => each.status.phase === 'playing');
      const first = at(begun.status.seats, begun.status.turn ?? 0).guest;
      expect(first).not.toBe(guests[starter ?? 0]);
    }
  });

  test('a bot plays for who leaves, until they return', async () => {
    const { table, people } = await begin(termsFor('splendor', 2, { leaver: 'bot' }));
    const [stayer, leaver] = people as [Pilot, Pilot];
    await leaver.ask({ type: 'leave', table });
    await playOn(stayer, table, 'stay', 6);
    const { status } = await stayer.until(table, ({ plies }) => plies.length >= 6);
    expect(status.seats[1]).toMatchObject({ away: 'left', played: 'bot' });
    expect(await leaver.ask({ type: 'move', table, version: 999, move: 'pass' })).toMatchObject({ code: 'away' });
    await leaver.ask({ type: 'back', table });
    await leaver.until(table, (each) => each.status.seats[1]?.played === 'person');
    await Promise.all(people.map((pilot, i) => playOn(pilot, table, `back ${i}`)));
    expect(copy(leaver, table).status.phase).toBe('over');
  });

  test('a bot plays for who has lost the connection; coming back is watching again', async () => {
    const { table, people } = await begin(termsFor('splendor', 2, { leaver: 'bot' }));
    const absent = mover(table, people);
    const [present] = people.filter((each) => each !== absent) as [Pilot];
    const seat = copy(absent, table).viewer as number;
    await absent.cut();
    await present.until(table, ({ plies, status }) => plies.length > 0 && status.seats[seat]?.away === 'gone');
    const back = await reconnect(absent.cookie);
    expect((await back.watch(table)).status.seats[seat]).toMatchObject({ away: null, played: 'person' });
  });

  test('who waits, waits: nobody takes the seat', async () => {
    const { table, people } = await begin(
      termsFor('splendor', 2, { clock: { kind: 'game', seconds: 60, increment: 5 } }),
    );
    const pilot = mover(table, people);
    const { clocks, turn } = copy(pilot, table).status;
    expect(clocks).toMatchObject({ left: [60_000, 60_000], running: turn });
    await playOn(pilot, table, 'clock', 1);
    const after = copy(pilot, table).status.clocks;
    expect(after?.running).toBe(1 - (turn ?? 0));
    expect(after?.left[turn ?? 0]).toBeGreaterThan(60_000);
  });

  test('bots have seats of their own, and the list of games has your turn first', async () => {
    const seats: TableTerms['seats'] = [{ kind: 'person' }, { kind: 'bot', level: 'page', name: 'Cosimo' }];
    const { table, people } = await begin({ ...TERMS, seats });
    const [pilot] = people as [Pilot];
    const waiting = await makeTable(server.address, pilot.cookie, TERMS);
    await pilot.watch(waiting.table);
    await pilot.ask({ type: 'sit', table: waiting.table, seat: 0, part: newPart() });
    const games = await get<TableList>(server.address, 'api/me/games', pilot.cookie);
    expect(games.tables.map(({ id, turn, yours }) => [id, turn === yours])).toEqual([
      [table, true],
      [waiting.table, false],
    ]);
    await pilot.ask({ type: 'leave', table: waiting.table });
    await playOn(pilot, table, 'with a bot');
    expect(copy(pilot, table).status.outcome?.by).toBe('rules');
  });

  test('spectators: live, delayed, or none', async () => {
    const stranger = await reconnect('');
    const closed = await begin(termsFor('splendor', 2, { spectators: 'none' }));
    await expect(stranger.watch(closed.table)).rejects.toThrow('not to be watched');

    const live = await begin(termsFor('splendor', 2));
    await stranger.watch(live.table);
    await playOn(mover(live.table, live.people), live.table, 'live', 1);
    await stranger.until(live.table, ({ plies }) => plies.length === 1);

    const people = await Promise.all([person(), person()]);
    const delayed = {
      ...(await makeTable(server.address, at(people, 0).cookie, termsFor('splendor', 2, { spectators: 'delayed' }))),
      people,
    };
    const early = await reconnect('');
    await early.watch(delayed.table);
    await seatAll(delayed.table, people);
    await playOn(mover(delayed.table, delayed.people), delayed.table, 'delayed', 1);
    expect((await stranger.watch(delayed.table)).plies).toHaveLength(0);
    expect((await early.until(delayed.table, ({ plies }) => plies.length === 1)).status.phase).toBe('playing');
    const { viewer, plies } = await stranger.until(delayed.table, (each) => each.plies.length === 1);
    expect(viewer).toBe('spectator');
    expect(Date.now() - at(plies, 0).at).toBeGreaterThanOrEqual(1500);
  });

  test('presence: who is here', async () => {
    const { table, people } = await begin(termsFor('splendor', 2));
    const [one, two] = people as [Pilot, Pilot];
    const gone = one.hear('presence', ({ here }) => here.length === 1);
    await two.cut();
    expect((await gone).here).toEqual([0]);
    const watched = one.hear('presence', ({ watching }) => watching === 1);
    await (await reconnect('')).watch(table);
    await watched;
  });

  test('rated tables change ratings, once', async () => {
    const { table, people } = await begin(termsFor('splendor', 2, { rated: true }));
    await at(people, 1).ask({ type: 'resign', table });
    const { status } = await at(people, 0).until(table, (each) => each.status.phase === 'over');
    const ratings = status.outcome?.ratings ?? [];
    expect(ratings.map(({ before }) => before)).toEqual([1500, 1500]);
    expect(ratings.map(({ after }) => Math.round(after))).toEqual([1662, 1338]);
    const list = await get<RatingList>(server.address, 'api/ratings/splendor', at(people, 0).cookie);
    expect(list.yours).toMatchObject({ games: 1, rating: ratings[0]?.after });
    const bots = { ...TERMS, rated: true, seats: [{ kind: 'person' }, { kind: 'bot', level: 'page', name: 'X' }] };
    expect(await (await post(server.address, 'api/tables', bots, at(people, 0).cookie)).json()).toMatchObject({
      code: 'badTerms',
    });
  });

  test('a personal link brings a guest to another device, once', async () => {
    const cookie = await newGuest(server.address, 'Ada');
    const { token } = (await (await post(server.address, 'api/me/link', {}, cookie)).json()) as PersonalLink;
    const claimed = await post(server.address, 'api/me/claim', { token });
    const second = claimed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(claimed.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(second).not.toBe(cookie);
    const me = await get<Me>(server.address, 'api/me', cookie);
    expect(await get<Me>(server.address, 'api/me', second)).toEqual(me);
    expect((await post(server.address, 'api/me/claim', { token })).status).toBe(400);
    await post(server.address, 'api/me', { name: 'Ada L.' }, second);
    expect(await get<Me>(server.address, 'api/me', cookie)).toEqual({ ...me, name: 'Ada L.' });
    const [one, other] = await Promise.all([reconnect(cookie), reconnect(second)]);
    expect((await post(server.address, 'api/me/sign-out', {}, second)).status).toBe(204);
    expect(await one.closed).toBe(1008);
    const pong = other.hear('pong');
    other.say({ type: 'ping' });
    await pong;
    expect(await get(server.address, 'api/me', cookie)).toMatchObject({ code: 'noGuest' });
    expect(await get<Me>(server.address, 'api/me', second)).toMatchObject({ guest: me.guest });
  });

  test('a server that stops says so, and another one goes on with the same tables', async () => {
    const elsewhere = await newPlace(kind);
    const first = await elsewhere.open();
    const { table, people } = await begin(termsFor('burgundy', 2), first);
    await Promise.all(people.map((pilot, i) => playOn(pilot, table, `first ${i}`, 10)));
    const before = people.map((pilot) => copy(pilot, table));
    const byes = people.map((pilot) => pilot.hear('bye'));
    await first.close();
    await Promise.all(byes);
    await Promise.all(people.map((pilot) => pilot.closed));
    const second = await elsewhere.open();
    others.push(second);
    const back = await Promise.all(people.map((pilot) => reconnect(pilot.cookie, second)));
    for (const [i, pilot] of back.entries()) {
      const now = await pilot.watch(table);
      expect(now.plies).toEqual(at(before, i).plies);
      expect(now.view).toEqual(at(before, i).view);
    }
    await Promise.all(back.map((pilot, i) => playOn(pilot, table, `second ${i}`)));
  });

  test('after a restart everybody has time to come back before a bot takes the seat', async () => {
    const elsewhere = await newPlace(kind);
    const gone = 5000;
    const first = await elsewhere.open({ gone });
    const { table, people } = await begin(termsFor('splendor', 2, { leaver: 'bot' }), first);
    await first.close();
    // Only the clock that people set: all else goes on.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + gone });
    onTestFinished(() => void vi.useRealTimers());
    const second = await elsewhere.open({ gone });
    others.push(second);
    // Whoever looks after tables has looked at this one.
    await vi.waitUntil(async () => (await metric(second.address, 'chambord_tables_in_memory')) > 0, {
      timeout: 600_000,
    });
    for (const pilot of people) {
      // Nothing at all has happened.
      expect((await (await reconnect(pilot.cookie, second)).watch(table)).version).toBe(copy(pilot, table).version);
    }
  });

  test('people bear the arms that they bring; of two who bring the same, the first one', async () => {
    const [ada, bob, cleo] = await Promise.all([person('Ada'), person('Bob'), person('Cleo')]);
    const { table } = await makeTable(server.address, ada.cookie, termsFor('splendor', 3));
    for (const [seat, [pilot, arms]] of (
      [
        [ada, 777],
        [bob, 777],
        [cleo, 2],
      ] as const
    ).entries()) {
      await pilot.watch(table);
      expect(await pilot.ask({ type: 'sit', table, seat, part: newPart(), arms })).toMatchObject({ type: 'ack' });
    }
    const { status } = await ada.until(table, (each) => each.status.phase === 'playing');
    expect(status.seats.map(({ arms }) => arms)).toEqual([777, 1, 2]);
    for (const arms of [0, 1.5, 41_165, 'lys']) {
      ada.say({ type: 'sit', table, id: 'wrong', seat: 0, part: newPart(), arms });
      expect(await ada.hear('refused')).toMatchObject({ code: 'malformed' });
    }
  });

  test('limits: origin, size, speed, tables, connections', async () => {
    const elsewhere = await newPlace(kind);
    const limits: ServerOptions['limits'] = {
      ...FREE,
      tables: 1,
      messages: [5, 0.001],
      connections: 2,
      guests: [2, 0.001],
    };
    const strict = await openServer({ page: null, port: 0, host: '127.0.0.1', keep: elsewhere.keep, limits });
    others.push(strict);
    const cookie = await newGuest(strict.address, 'Ada');
    await newGuest(strict.address, 'Bob');
    expect((await post(strict.address, 'api/me', { name: 'Eve' })).status).toBe(429);
    const foreign = {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    };
    expect((await fetch(`${strict.address}api/me`, { ...foreign, body: '{"name":"Eve"}' })).status).toBe(403);
    expect((await post(strict.address, 'api/me', { name: 'x'.repeat(5000) })).status).toBe(413);
    expect((await post(strict.address, 'api/me', { name: '\u202eevil' }, cookie)).status).toBe(400);
    await makeTable(strict.address, cookie, TERMS);
    expect((await post(strict.address, 'api/tables', TERMS, cookie)).status).toBe(429);

    const pilot = await connect(strict.address, cookie);
    const other = await connect(strict.address, cookie);
    await expect(connect(strict.address, cookie)).rejects.toThrow('429');
    const slower = pilot.hear('refused', ({ code }) => code === 'tooFast');
    for (let i = 0; i < 6; i++) pilot.say({ type: 'ping' });
    await slower;
    for (let i = 0; i < 120; i++) pilot.say({ type: 'ping' });
    expect(await pilot.closed).toBe(1008);
    other.say('x'.repeat(5000));
    expect(await other.closed).toBe(1009);
  });
});
