import { findGame } from '@chambord/games';
import type { Level } from '@chambord/bots';
import {
  adopt,
  at,
  fairSeed,
  hash,
  makeMove,
  newSession,
  recordOf,
  rulesOf,
  undo,
  UnknownRules,
  waysBack,
} from '@chambord/kernel';
import type { Game, GameRecord, Ply, Proof, Seat, Session, Shape, Tried } from '@chambord/kernel';
import type { Away, ChatLine, Clocks, UndoOffer, Outcome, TableFacts } from '@chambord/protocol';
import { newClocks, passTurn, refresh } from './clock.ts';
import type { Entry } from '../log/entry.ts';

/** A seat with what only the server knows of it. */
export interface TableSeat {
  /** The level of a bot's own seat. */
  readonly bot: Level | null;
  kept: string | null;
  guest: string | null;
  name: string | null;
  /** The part of its player in the shuffle. */
  part: string | null;
  /** Their own coat of arms; null for one of the house. */
  arms: number | null;
  away: Away | null;
  resigned: boolean;
}

/** A table as the sum of its entries: nothing here that the log does not say. */
export interface Table {
  readonly facts: TableFacts;
  /** The newest rules until the game begins; from then on those that it was begun by. */
  game: Game;
  /** As the terms have them until the game begins; then as its rules read them. */
  options: Shape['options'];
  readonly serverSeed: string;
  /** The parts of all people of the match that the table belongs to; null for a table by itself. */
  readonly shared: readonly string[] | null;
  readonly seats: TableSeat[];
  version: number;
  updated: number;
  phase: 'waiting' | 'playing' | 'over';
  session: Session<Shape> | null;
  /** Instead of the session, where the game was begun by rules that this program does not have. */
  unplayable: Unplayable | null;
  /** When each decision was made. */
  readonly times: number[];
  /** How many decisions there were after each version. */
  readonly marks: number[];
  readonly chat: ChatLine[];
  /** The version that last changed the position, and the one with which the game began. */
  position: number;
  began: number;
  clocks: Clocks | null;
  offer: (UndoOffer & { readonly at: number }) | null;
  outcome: Outcome | null;
  /** What a record says of the end; null for games that were resigned, or ended before the log had it. */
  result: GameRecord['result'];
  next: string | null;
  /** Who resigned, in this order. */
  readonly resigned: Seat[];
  /** The version that each message with a name led to. */
  readonly answered: Map<string, number>;
}

/** All that can be known of a game without its rules: why they are not here, and what was decided. */
export interface Unplayable {
  readonly trouble: UnknownRules;
  readonly plies: Ply<Shape>[];
}

export function causeKey(guest: string, id: string): string {
  return `${guest} ${id}`;
}

export function foldTable(id: string, entries: readonly Entry[]): Table {
  const [first, ...rest] = entries;
  if (first?.body.kind !== 'made') throw new Error(`the log of table ${id} does not begin with its making`);
  const { terms, serverSeed, previous, kept, match } = first.body;
  const { game } = findGame(terms.game);
  const table: Table = {
    facts: { id, terms, created: first.at, commitment: hash(serverSeed), previous, match: match?.id ?? null },
    game,
    options: { ...terms.options, players: terms.seats.length },
    serverSeed,
    shared: match?.parts ?? null,
    seats: terms.seats.map((plan, seat) => ({
      bot: plan.kind === 'bot' ? plan.level : null,
      kept: kept[seat] ?? null,
      guest: null,
      name: plan.kind === 'bot' ? plan.name : null,
      part: null,
      arms: null,
      away: null,
      resigned: false,
    })),
    version: 1,
    updated: first.at,
    phase: 'waiting',
    session: null,
    unplayable: null,
    times: [],
    marks: [0, 0],
    chat: [],
    position: 1,
    began: 0,
    clocks: null,
    offer: null,
    outcome: null,
    result: null,
    next: null,
    resigned: [],
    answered: new Map(),
  };
  for (const entry of rest) addEntry(table, entry);
  return table;
}

/** Who decides now. */
export function turnOf({ phase, session, game }: Table): Seat | null {
  return phase === 'playing' && session !== null ? game.actor(session.state) : null;
}

/** Whether a bot decides for this seat: its own, or one whose player resigned or, by the terms, went away. */
export function playedBy({ facts, seats }: Table, seat: Seat): 'person' | 'bot' {
  const { bot, away, resigned } = at(seats, seat);
  return bot !== null || resigned || (away !== null && facts.terms.leaver === 'bot') ? 'bot' : 'person';
}

export function pliesOf({ session, unplayable }: Table): readonly Ply<Shape>[] {
  return (session ?? unplayable)?.plies ?? [];
}

/** The rules that the game was begun by, whether they are known here or not; null before it begins. */
export function rulesVersionOf({ session, unplayable }: Table): number | null {
  return session?.game.rulesVersion ?? unplayable?.trouble.version ?? null;
}

export function seatOf({ seats }: Table, guest: string | null): Seat | null {
  if (guest === null) return null;
  const seat = seats.findIndex((each) => each.guest === guest);
  return seat < 0 ? null : seat;
}

/** Whether this seat may take back its last decision without asking: as at home, before anything was revealed. */
export function mayUndo(table: Table, seat: Seat): boolean {
  const { session } = table;
  return session !== null && turnOf(table) === seat && waysBack(session, seat).length > 0;
}

/** With which decision the last touch of this seat began; -1 if it has not decided anything. */
export function lastTouch(table: Table, seat: Seat): number {
  return pliesOf(table).findLastIndex(({ actor, joined }) => actor === seat && joined !== true);
}

/** `tried` is what came of the entry's move when it was judged at this very table. */
export function addEntry(table: Table, { version, at: now, cause, body }: Entry, tried?: Tried<Shape>): void {
  if (version !== table.version + 1) throw new Error(`version ${version} does not follow ${table.version}`);
  const before = turnOf(table);
  addBody(table, version, now, body, tried);
  table.version = version;
  table.updated = now;
  table.marks.push(pliesOf(table).length);
  if (cause !== null) table.answered.set(causeKey(cause.guest, cause.id), version);
  if (table.clocks !== null && CLOCKED.includes(body.kind)) {
    const turn = turnOf(table);
    // The clock stands while a bot decides.
    const runs = turn !== null && playedBy(table, turn) === 'person' ? turn : null;
    const begins = before !== turn;
    const ended = begins && body.kind === 'move' ? before : null;
    table.clocks = passTurn(table.clocks, table.facts.terms.clock, { ended, begins, runs }, now);
  }
}

/** What may change whose clock runs. */
const CLOCKED: readonly Entry['body']['kind'][] = ['began', 'move', 'undone', 'away', 'back', 'resigned', 'over'];

function addBody(table: Table, version: number, now: number, body: Entry['body'], tried?: Tried<Shape>): void {
  switch (body.kind) {
    case 'made':
      throw new Error('a table is made once');
    case 'sat': {
      const { guest, name, part, arms = null } = body;
      Object.assign(at(table.seats, body.seat), { guest, name, part, arms, kept: null });
      return;
    }
    case 'stood':
      Object.assign(at(table.seats, body.seat), { guest: null, name: null, part: null, arms: null });
      return;
    case 'began':
      begin(table, version, now, body.rulesVersion);
      return;
    case 'move': {
      const { unplayable, game, options } = table;
      if (unplayable !== null) unplayable.plies.push({ actor: body.seat, move: body.move, events: [] });
      else if (tried !== undefined) adopt(sessionOf(table), tried, body.joined);
      else makeMove(sessionOf(table), game.parse(body.move, options), body.joined);
      table.times.push(now);
      table.position = version;
      table.offer = null;
      return;
    }
    case 'undone':
      goBack(table, body.plies);
      table.position = version;
      table.offer = null;
      return;
    case 'offered':
      table.offer = { seat: body.seat, version, plies: body.plies, agreed: [], at: now };
      return;
    case 'agreed':
      if (table.offer !== null) table.offer = { ...table.offer, agreed: [...table.offer.agreed, body.seat] };
      return;
    case 'declined':
      table.offer = null;
      return;
    case 'away':
      at(table.seats, body.seat).away = body.why;
      return;
    case 'back':
      at(table.seats, body.seat).away = null;
      if (table.clocks !== null) table.clocks = refresh(table.clocks, table.facts.terms.clock, body.seat);
      return;
    case 'resigned':
      at(table.seats, body.seat).resigned = true;
      table.resigned.push(body.seat);
      return;
    case 'over':
      table.phase = 'over';
      table.outcome = body.outcome;
      table.result = body.result ?? null;
      table.offer = null;
      table.position = version;
      return;
    case 'rematch':
      table.next = body.next;
      return;
    case 'chat':
      table.chat.push({ version, seat: body.seat, text: body.text, phrase: body.phrase, at: now });
  }
}

function begin(table: Table, version: number, now: number, rulesVersion: number): void {
  const { seats, facts } = table;
  try {
    table.game = rulesOf(table.game, rulesVersion);
    table.options = table.game.options(facts.terms.options);
    table.session = newSession(table.game, table.options, seedOf(table), namesOf(table));
  } catch (error) {
    if (!(error instanceof UnknownRules)) throw error;
    table.unplayable = { trouble: error, plies: [] };
  }
  table.phase = 'playing';
  table.position = version;
  table.began = version;
  table.clocks = newClocks(facts.terms.clock, seats.length, now);
}

function namesOf({ seats }: Table): string[] {
  return seats.map(({ name }, seat) => name ?? `${seat + 1}`);
}

function seedOf(table: Table): string {
  return fairSeed(proofOf(table));
}

/** How the shuffle came about: by the parts of those at the table, or of everybody in the match. */
function proofOf({ facts, serverSeed, seats, shared }: Table): Proof {
  const { commitment } = facts;
  if (shared === null) return { commitment, serverSeed, parts: seats.map(({ part }) => part) };
  return { commitment, serverSeed, parts: seats.map(() => null), shared };
}

export function sessionOf({ session }: Table): Session<Shape> {
  if (session === null) throw new Error('the game has not begun');
  return session;
}

function goBack(table: Table, plies: number): void {
  if (table.unplayable !== null) table.unplayable.plies.length = plies;
  else undo(sessionOf(table), plies);
  table.times.length = plies;
}

/** The finished game with the proof of its shuffle; null before the end. */
export function finishedRecord(table: Table): GameRecord | null {
  const { phase, session } = table;
  if (phase !== 'over') return null;
  const record = session === null ? recordWithoutRules(table) : recordOf(session);
  return record && { ...record, proof: proofOf(table) };
}

/** What the log says is enough for a program that has the rules. */
function recordWithoutRules(table: Table): GameRecord | null {
  const { unplayable, options, result, game } = table;
  if (unplayable === null) return null;
  const moves = unplayable.plies.map(({ move }) => move);
  const rulesVersion = unplayable.trouble.version;
  return { game: game.id, rulesVersion, options, seed: seedOf(table), names: namesOf(table), moves, result };
}
