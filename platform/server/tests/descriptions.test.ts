import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '@chambord/kernel';
import { FromServer } from '@chambord/protocol';
import type { DealStanding, MatchMade, MatchRecords, MatchState, TableMade } from '@chambord/protocol';
import { HEARD } from '@chambord/protocol/routes';
import { asyncapi, openapi, SCHEMAS } from '@chambord/schemas';
import type { ChambordServer } from '../http/server.ts';
import { describedAnswer, describedMessage, describedRequests, isRecord } from '../../schemas/tests/described.ts';
import { connect, makeTable, newGuest, playOn, seatAll, termsFor } from './helpers/pilot.ts';
import type { Pilot } from './helpers/pilot.ts';
import { playOut, TERMS } from './helpers/matches.ts';
import { newPlace } from './helpers/servers.ts';
import { dealOn, played, TODAY } from './helpers/tries.ts';
import type { Place } from './helpers/servers.ts';

let place: Place;
let server: ChambordServer;
const page = mkdtempSync(join(tmpdir(), 'chambord-page-'));
beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  place = await newPlace('sqlite');
  server = await place.open({ page });
});
afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(page, { recursive: true, force: true });
});

test('every request that the server answers is described, and no other', () => {
  const written = server.routes.map((route) => route.replace(/:(\w+)/g, '{$1}'));
  expect([...written].sort()).toEqual([...describedRequests].sort());
});

test('it gives its descriptions and schemas to programs, from anywhere', async () => {
  const files = Object.entries(SCHEMAS).map(([name, schema]) => [`schemas/${name}.json`, schema] as const);
  for (const [path, wanted] of [['openapi.json', openapi] as const, ['asyncapi.json', asyncapi] as const, ...files]) {
    const answer = await fetch(server.address + path);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual(wanted);
  }
});

/** Asks and holds the answer against the description; the answer. */
async function ask(
  request: string,
  { path = request.split(' ')[1] ?? '', cookie = '', body }: { path?: string; cookie?: string; body?: unknown } = {},
) {
  const [method = ''] = request.split(' ');
  const answer = await fetch(server.address + path.slice(1), {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  asked.set(request, [...(asked.get(request) ?? []), answer.status]);
  expect(await describedAnswer(request, answer.clone())).toBeNull();
  return answer;
}
const asked = new Map<string, number[]>();

async function finishedTable(people: readonly Pilot[], cookie: string): Promise<string> {
  const { table } = await makeTable(server.address, cookie, termsFor('splendor', 2));
  await seatAll(table, people);
  await Promise.all(people.map((pilot, seat) => playOn(pilot, table, `described ${seat}`, 3)));
  await at(people, 1).ask({ type: 'resign', table });
  await at(people, 0).until(table, ({ status }) => status.phase === 'over');
  return table;
}

async function askOfMatches(...cookies: readonly [string, string]): Promise<void> {
  const [ada, bob] = cookies;
  const make = async () =>
    ((await (await ask('POST /api/matches', { cookie: ada, body: { ...TERMS, tables: 2 } })).json()) as MatchMade)
      .match;
  await ask('POST /api/matches', { body: TERMS });
  await ask('POST /api/matches', { cookie: ada, body: { ...TERMS, game: 'chess' } });
  const left = await make();
  const match = await make();
  const of = (id: string, rest = '') => `/api/matches/${id}${rest}`;
  const join = (id: string, cookie: string) =>
    ask('POST /api/matches/{id}/join', { cookie, path: of(id, '/join'), body: { part: 'ab'.repeat(16) } });
  const leave = (id: string, cookie: string) =>
    ask('POST /api/matches/{id}/leave', { cookie, path: of(id, '/leave'), body: {} });
  await join(left, ada);
  await leave(left, ada);
  for (const cookie of cookies) await join(match, cookie);
  await leave(match, ada);
  await join(match, 'nobody');
  await ask('GET /api/matches/{id}', { path: of('nowhere') });
  await ask('GET /api/matches/{id}/records', { path: of(match, '/records') });
  for (const [index, cookie] of [ada, bob].entries()) {
    const state = await ask('GET /api/matches/{id}', { path: of(match), cookie });
    const { table } = (await state.json()) as MatchState;
    const pilot = await connect(server.address, cookie);
    await playOut(pilot, table ?? '', `described ${index}`);
    await pilot.cut();
  }
  const records = await ask('GET /api/matches/{id}/records', { path: of(match, '/records') });
  for (const record of ((await records.json()) as MatchRecords).records) expect(isRecord(record)).toBe(true);
}

async function askOfTries(ada: string, bob: string): Promise<void> {
  const deal = dealOn(TODAY, 'burgundy/solo');
  const { told } = played(deal, 'described');
  await ask('POST /api/deals/tries', { body: told });
  await ask('POST /api/deals/tries', { cookie: ada, body: { ...told, bots: '00000000' } });
  await ask('POST /api/deals/tries', { cookie: ada, body: { ...told, deal: `2020-01-01/burgundy/solo` } });
  const { yours } = (await (await ask('POST /api/deals/tries', { cookie: ada, body: told })).json()) as DealStanding;
  for (const cookie of [ada, bob]) {
    await ask('GET /api/deals/standing', { cookie, path: `/api/deals/standing?deal=${deal.key}` });
    await ask('GET /api/deals/try', { cookie, path: `/api/deals/try?deal=${deal.key}&guest=${yours.guest}` });
  }
  await ask('GET /api/deals/standing', { cookie: ada, path: '/api/deals/standing' });
}

test('each request is answered as it is described, refusals too', async () => {
  const ada = await newGuest(server.address, 'Ada');
  const bob = await newGuest(server.address, 'Bob');
  const people = [await connect(server.address, ada), await connect(server.address, bob)];
  const over = await finishedTable(people, ada);
  const { table } = (await (
    await ask('POST /api/tables', { cookie: ada, body: termsFor('burgundy', 2) })
  ).json()) as TableMade;

  await ask('GET /api/me', { cookie: ada });
  await ask('GET /api/me');
  await ask('POST /api/me', { body: { name: 'Eve' } });
  await ask('POST /api/me', { body: { name: ' ' } });
  await ask('POST /api/me', { body: `{"name": "${'x'.repeat(5000)}"}` });
  const { token } = (await (await ask('POST /api/me/link', { cookie: ada })).json()) as { readonly token: string };
  await ask('POST /api/me/link');
  await ask('POST /api/me/claim', { body: { token } });
  await ask('POST /api/me/claim', { body: { token } });
  await ask('GET /api/me/games', { cookie: ada });
  await ask('GET /api/me/games');
  await ask('GET /api/me/history', { cookie: ada });
  await ask('GET /api/me/history', { cookie: ada, path: '/api/me/history?before=never' });
  await ask('POST /api/tables', { body: termsFor('burgundy', 2) });
  await ask('POST /api/tables', { cookie: ada, body: termsFor('chess', 2) });
  await ask('POST /api/tables', { cookie: ada, body: termsFor('burgundy', 5) });
  await ask('POST /api/tables', { cookie: ada, body: {} });
  await ask('GET /api/tables');
  await ask('GET /api/tables/{id}', { path: `/api/tables/${table}` });
  await ask('GET /api/tables/{id}', { path: '/api/tables/nowhere' });
  const record = await ask('GET /api/tables/{id}/record', { path: `/api/tables/${over}/record` });
  expect(isRecord(await record.json())).toBe(true);
  await ask('GET /api/tables/{id}/record', { path: `/api/tables/${table}/record`, cookie: ada });
  await askOfMatches(ada, bob);
  await askOfTries(ada, bob);
  await ask('GET /api/ratings/{game}', { path: '/api/ratings/splendor' });
  await ask('GET /api/ratings/{game}', { path: '/api/ratings/chess' });
  await ask('POST /api/me/sign-out', { cookie: ada });
  await ask('POST /api/me/sign-out');
  for (const request of describedRequests) if (!request.includes('/api/')) await ask(request);

  expect([...asked.keys()].sort()).toEqual([...describedRequests].sort());
  for (const [request, statuses] of asked)
    expect(
      statuses.some((status) => status < 300),
      request,
    ).toBe(true);
  await Promise.all(people.map((pilot) => pilot.cut()));
});

test('an answer that is not described is found', async () => {
  const wrong = await describedAnswer('GET /api/me', Response.json({ guest: 'x', name: 'Ada' }));
  expect(wrong).toContain('pattern');
  expect(await describedAnswer('GET /api/me', Response.json({}, { status: 418 }))).toContain('418');
  expect(await describedAnswer('GET /api/tables', Response.json({ tables: [{}] }))).toContain('required');
});

test('messages of both sides are as they are described, and the others are not', async () => {
  const cookies = await Promise.all(['Ada', 'Bob'].map((name) => newGuest(server.address, name)));
  const people = await Promise.all(cookies.map((cookie) => connect(server.address, cookie)));
  const [ada, bob] = people as [Pilot, Pilot];
  const table = await finishedTable(people, at(cookies, 0));
  await bob.ask({ type: 'chat', table, text: 'well played' });
  await bob.ask({ type: 'phrase', table, phrase: 'goodGame' });
  await ada.ask({ type: 'move', table, version: 1, move: 'pass' });
  ada.say({ type: 'ping' });
  await ada.hear('pong');
  ada.say({ type: 'older', table, before: 3 });
  await ada.hear('older');
  ada.say({ type: 'move', table, id: 'wrong', version: -1, move: 7 });
  await ada.hear('refused');
  ada.say({ type: 'shout' });
  await ada.hear('refused');
  const types = new Set(people.flatMap(({ heard }) => heard.map((text) => (JSON.parse(text) as FromServer).type)));
  for (const type of ['welcome', 'table', 'change', 'ack', 'refused', 'presence', 'pong', 'older'] as const) {
    expect(types).toContain(type);
  }
  await Promise.all(people.map((pilot) => pilot.cut()));

  const said = new Set(FromServer.options.map(({ entries }) => `server-${entries.type.literal}`));
  const all = [...said, ...Object.keys(HEARD).map((type) => `client-${type}`)];
  const described = Object.keys((asyncapi['components'] as { readonly messages: object }).messages);
  expect(described.sort()).toEqual(all.sort());
  expect(describedMessage('client', { type: 'ping', more: 1 })).toContain('additionalProperties');
  expect(describedMessage('client', { type: 'chat', table, id: 'x', text: ' ' })).toContain('pattern');
  expect(describedMessage('server', { type: 'ack', table, id: 'x' })).toContain('required');
  expect(describedMessage('server', { type: 'shout' })).toContain('no message');
});
