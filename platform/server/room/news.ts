import { at } from '@chambord/kernel';
import { changesBetween, CHAT_AT_ONCE, fingerprint } from '@chambord/protocol';
import type {
  ChatLine,
  FromServer,
  Happened,
  News,
  SeatState,
  SeenPly,
  Standing,
  TableStatus,
  TableSummary,
  Watcher,
} from '@chambord/protocol';
import { armsBySeat } from './arms.ts';
import { mayUndo, playedBy, pliesOf, rulesVersionOf, turnOf } from './table.ts';
import type { Table } from './table.ts';

/**
 * What leads this watcher from version `since` to now. Everything that leaves the server about a game goes through here: the game's view and
 * the events that it lets this watcher see, and of the seats only what is named below.
 */
export function newsFor(table: Table, watcher: Watcher, since: number, now: number): News {
  return { ...happenedSince(table, watcher, since, now), ...standingFor(table, watcher) };
}

/** How things stand for this watcher. */
export function standingFor(table: Table, watcher: Watcher): Standing {
  const { session, game } = table;
  return { status: statusFor(table, watcher), view: session === null ? null : game.view(session.state, watcher) };
}

function happenedSince(table: Table, watcher: Watcher, since: number, now: number): Happened {
  const { session, game } = table;
  const from = commonPlies(table, since);
  return {
    since,
    version: table.version,
    now,
    from,
    plies: pliesOf(table)
      .slice(from)
      .map((_, i) => seenPly(table, from + i, watcher)),
    begin: session !== null && since < table.began ? session.begin.filter((event) => game.sees(event, watcher)) : null,
    ...lastLines(table.chat.filter(({ version }) => version > since)),
  };
}

/** What of these lines is told at a time. */
function lastLines(lines: readonly ChatLine[]): Pick<News, 'chat' | 'skipped'> {
  return { chat: lines.slice(-CHAT_AT_ONCE), skipped: lines.length > CHAT_AT_ONCE };
}

/** What was said before a version, for somebody who wants to read on. */
export function olderFor({ facts, chat }: Table, before: number): FromServer {
  return { type: 'older', table: facts.id, before, ...lastLines(chat.filter(({ version }) => version < before)) };
}

/** As many decisions as there were at every version from `since` on: these have not changed. */
function commonPlies({ marks, version }: Table, since: number): number {
  let least = marks[since] ?? 0;
  for (let i = since + 1; i <= version; i++) least = Math.min(least, marks[i] ?? 0);
  return least;
}

function seenPly(table: Table, index: number, watcher: Watcher): SeenPly {
  const { actor, move, events } = at(pliesOf(table), index);
  const seen = events.filter((event) => table.game.sees(event, watcher));
  return { actor, move, events: seen, at: at(table.times, index) };
}

export function seatStates(table: Table): SeatState[] {
  const arms = armsBySeat(table.seats);
  return table.seats.map(({ name, guest, bot, kept, away, resigned }, seat) => ({
    name,
    guest,
    bot,
    kept,
    arms: at(arms, seat),
    away,
    resigned,
    played: playedBy(table, seat),
  }));
}

function statusFor(table: Table, watcher: Watcher): TableStatus {
  const { phase, position, clocks, offer, outcome, next } = table;
  return {
    phase,
    rulesVersion: rulesVersionOf(table),
    seats: seatStates(table),
    turn: turnOf(table),
    position,
    clocks,
    offer: offer && { seat: offer.seat, version: offer.version, plies: offer.plies, agreed: offer.agreed },
    canUndo: watcher !== 'spectator' && mayUndo(table, watcher),
    outcome,
    next,
  };
}

/** The whole table for somebody who has nothing of it. */
export function tableFor(table: Table, watcher: Watcher, now: number): FromServer {
  return { type: 'table', facts: table.facts, viewer: watcher, news: newsFor(table, watcher, 0, now) };
}

export function updateFor(table: Table, watcher: Watcher, since: number, now: number): FromServer {
  return { type: 'update', table: table.facts.id, viewer: watcher, news: newsFor(table, watcher, since, now) };
}

/** The same for somebody who has how things stood at version `since`. */
export function changeFor(
  table: Table,
  watcher: Watcher,
  { since, now }: { readonly since: number; readonly now: number },
  before: Standing,
  after: Standing,
): FromServer {
  const changes = changesBetween(before, after);
  const news = { ...happenedSince(table, watcher, since, now), changes, fingerprint: fingerprint(after) };
  return { type: 'change', table: table.facts.id, viewer: watcher, news };
}

/** The table in a list, as everybody may see it. */
export function tableSummaryOf(table: Table): Omit<TableSummary, 'yours'> {
  const { facts, version, phase, outcome, next, updated } = table;
  return { ...facts, version, phase, seats: seatStates(table), turn: turnOf(table), outcome, next, updated };
}
