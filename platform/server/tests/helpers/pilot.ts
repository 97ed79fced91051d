import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import * as v from 'valibot';
import { findGame } from '@chambord/games';
import { at, below, randomFrom } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { fingerprint, FromClient, FromServer, withChanges } from '@chambord/protocol';
import { describedMessage } from '../../../schemas/tests/described.ts';
import type { ChatLine, News, SeenPly, Standing, TableFacts, TableMade, TableTerms } from '@chambord/protocol';

/** A table as a client has it, put together from news as docs/protocol.md says. */
export interface Copy {
  readonly facts: TableFacts;
  viewer: number | 'spectator';
  version: number;
  plies: SeenPly[];
  begin: unknown[];
  chat: ChatLine[];
  status: News['status'];
  view: unknown;
}

type Of<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

/** Someone with a cookie and a connection. */
export interface Pilot {
  readonly cookie: string;
  /** Everything that was received, as text. */
  readonly heard: string[];
  readonly copies: Map<string, Copy>;
  say(message: unknown): void;
  /** Says something that changes the table, and waits for the answer to it. */
  ask(message: Record<string, unknown> & { id?: string }): Promise<Of<'ack'> | Of<'stale'> | Of<'refused'>>;
  /** The next message of this kind for which the condition holds. */
  hear<T extends FromServer['type']>(type: T, when?: (message: Of<T>) => boolean): Promise<Of<T>>;
  watch(table: string, since?: number): Promise<Copy>;
  /** Waits until the copy of the table is as wanted. */
  until(table: string, wanted: (copy: Copy) => boolean): Promise<Copy>;
  /** The connection is cut, without a word. */
  cut(): Promise<void>;
  closed: Promise<number>;
}

interface Ear {
  readonly type: string;
  readonly when: (message: FromServer) => boolean;
  readonly done: (message: FromServer) => void;
}

let count = 0;

/** What is published about messages must say of each what the server says. */
function agreeAbout(message: unknown): void {
  const wrong = describedMessage('client', message);
  if (v.is(FromClient, message) === (wrong === null)) return;
  throw new Error(`${JSON.stringify(message)} is read otherwise than it is described: ${wrong ?? 'nothing is wrong'}`);
}

export async function newGuest(address: string, name: string): Promise<string> {
  const answer = await post(address, 'api/me', { name });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie: ${await answer.text()}`);
  return cookie;
}

export function post(address: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

export async function get<T>(address: string, path: string, cookie = ''): Promise<T> {
  const answer = await fetch(address + path, { headers: { cookie } });
  return (await answer.json()) as T;
}

export async function makeTable(address: string, cookie: string, terms: TableTerms): Promise<TableMade> {
  const answer = await post(address, 'api/tables', terms, cookie);
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as TableMade;
}

export const TERMS: TableTerms = {
  game: 'splendor',
  options: { players: 2 },
  seats: [{ kind: 'person' }, { kind: 'person' }],
  access: 'open',
  clock: { kind: 'none' },
  leaver: 'wait',
  spectators: 'live',
  rated: false,
};

/** People only. */
export function termsFor(game: string, players: number, more: Partial<TableTerms> = {}): TableTerms {
  const seats = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  return { ...TERMS, game, options: { players }, seats, ...more };
}

/** `changes` as the page asks for them; clients from before do without. */
export async function connect(
  address: string,
  cookie: string,
  changes = true,
  first: 'welcome' | 'bye' = 'welcome',
): Promise<Pilot> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}ws`, { headers: { cookie } });
  const heard: string[] = [];
  const copies = new Map<string, Copy>();
  const ears = new Set<Ear>();
  let lookers: (() => void)[] = [];

  socket.on('message', (data) => {
    const text = textOf(data);
    heard.push(text);
    const message = v.parse(FromServer, JSON.parse(text));
    const wrong = describedMessage('server', JSON.parse(text));
    if (wrong !== null) throw new Error(`${text} is not as it is described: ${wrong}`);
    take(copies, message);
    for (const ear of ears) {
      if (ear.type !== message.type || !ear.when(message)) continue;
      ears.delete(ear);
      ear.done(message);
    }
    const now = lookers;
    lookers = [];
    for (const look of now) look();
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((done) => socket.on('close', done));

  function hear<T extends FromServer['type']>(type: T, when: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    return new Promise((done) => {
      ears.add({
        type,
        when: (message) => when(message as Of<T>),
        done: (message) => done(message as Of<T>),
      });
    });
  }

  const say = (message: unknown) => {
    if (typeof message !== 'string') agreeAbout(message);
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  };

  const pilot: Pilot = {
    cookie,
    heard,
    copies,
    say,
    ask(message) {
      const id = message.id ?? `m${count++}`;
      const own = (answer: { id: string | null }) => answer.id === id;
      const answer = Promise.race([hear('ack', own), hear('stale', own), hear('refused', own)]);
      say({ ...message, id });
      return answer;
    },
    hear,
    async watch(table, since) {
      const arrived = Promise.race([
        hear('table', ({ facts }) => facts.id === table),
        hear('update', (update) => update.table === table),
        hear('change', (change) => change.table === table),
        hear('refused', (refused) => refused.table === table).then(({ reason }) => Promise.reject(new Error(reason))),
      ]);
      say({ type: 'watch', table, ...(since === undefined ? {} : { since }), ...(changes ? { changes } : {}) });
      await arrived;
      return copyOf(table);
    },
    async until(table, wanted) {
      for (;;) {
        const copy = copies.get(table);
        if (copy !== undefined && wanted(copy)) return copy;
        await new Promise<void>((done) => lookers.push(done));
      }
    },
    async cut() {
      socket.terminate();
      await closed;
    },
    closed,
  };

  function copyOf(table: string): Copy {
    const copy = copies.get(table);
    if (copy === undefined) throw new Error(`no copy of ${table}`);
    return copy;
  }

  const welcome = hear(first);
  await new Promise((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  await Promise.race([welcome, closed.then(() => Promise.reject(new Error('closed before the welcome')))]);
  return pilot;
}

/** A message is always one piece. */
export function textOf(data: RawData): string {
  return data instanceof Buffer ? data.toString('utf8') : '';
}

/** Takes the news in, exactly as the protocol says. */
function take(copies: Map<string, Copy>, message: FromServer): void {
  if (message.type === 'table') {
    const { facts, viewer, news } = message;
    const { status, view } = news;
    const fresh = { facts, viewer, version: 0, plies: [], begin: [], chat: [], status, view };
    copies.set(facts.id, fresh);
    takeNews(fresh, news);
  } else if (message.type === 'update') {
    const copy = copies.get(message.table);
    if (copy !== undefined) takeNews(copy, message.news);
  } else if (message.type === 'change') {
    const copy = copies.get(message.table);
    if (copy === undefined || message.news.version < copy.version) return;
    const { changes, fingerprint: expected, ...happened } = message.news;
    const { status, view, version } = copy;
    if (happened.since !== version) throw new Error(`changes since ${happened.since}, but the copy is ${version}`);
    const standing = withChanges({ status, view }, changes) as Standing;
    if (fingerprint(standing) !== expected) throw new Error('the changes lead to something else than the server has');
    takeNews(copy, { ...happened, ...standing });
  } else if (message.type === 'stale') {
    const copy = copies.get(message.table);
    if (copy !== undefined) takeNews(copy, message.news);
  }
}

function takeNews(copy: Copy, news: News): void {
  if (news.version < copy.version) return;
  if (news.since > copy.version) throw new Error(`news since ${news.since}, but the copy is ${copy.version}`);
  copy.plies = [...copy.plies.slice(0, news.from), ...news.plies];
  if (news.begin !== null) copy.begin = news.begin;
  const known = copy.chat[copy.chat.length - 1]?.version ?? 0;
  copy.chat.push(...news.chat.filter(({ version }) => version > known));
  copy.status = news.status;
  copy.view = news.view;
  copy.version = news.version;
}

export function newPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Everybody watches and sits, in order; resolves when the game has begun for all. */
export async function seatAll(table: string, pilots: readonly Pilot[], parts: string[] = []): Promise<void> {
  for (const [index, pilot] of pilots.entries()) {
    const { status } = await pilot.watch(table);
    const seat = status.seats.findIndex(({ guest, bot }, i) => bot === null && guest === null && i >= index);
    const part = newPart();
    parts.push(part);
    const answer = await pilot.ask({ type: 'sit', table, seat, part });
    if (answer.type !== 'ack') throw new Error(JSON.stringify(answer));
  }
  await Promise.all(pilots.map((pilot) => pilot.until(table, ({ status }) => status.phase === 'playing')));
}

/** A move that the pilot may make now. */
export function someMove(copy: Copy, random: Random): string {
  const { game } = findGame(copy.facts.terms.game);
  const moves = game.sensible(copy.view);
  return game.format(at(moves, below(random, moves.length)), game.options(copy.facts.terms.options));
}

/** Plays at random whenever it is the pilot's turn, until the game is over or so many decisions were made. */
export async function playOn(pilot: Pilot, table: string, seed: string, most = Infinity): Promise<number> {
  const random = randomFrom(seed);
  for (let moves = 0; ; moves++) {
    const copy = await pilot.until(
      table,
      ({ status, viewer, plies }) => status.phase === 'over' || status.turn === viewer || plies.length >= most,
    );
    if (copy.status.phase === 'over' || copy.plies.length >= most) return moves;
    const { version } = copy;
    const answer = await pilot.ask({ type: 'move', table, version, move: someMove(copy, random) });
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
    await pilot.until(table, (after) => after.version > version);
  }
}
