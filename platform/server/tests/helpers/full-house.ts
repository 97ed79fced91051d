import { at, hash, pick, randomFrom } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { findGame } from '@chambord/games';
import { openPostgres, openSqlite } from '../../log/database.ts';
import type { Database } from '../../log/database.ts';
import type { Body, Entry } from '../../log/entry.ts';
import type { ServerOptions } from '../../http/server.ts';
import { digest, newId, newSecret } from '../../log/secrets.ts';
import { openStore } from '../../log/store.ts';
import type { NewEntries } from '../../log/write-batch.ts';
import { decideMove } from '../../room/decide.ts';
import { addEntry, foldTable, turnOf } from '../../room/table.ts';
import type { Table } from '../../room/table.ts';
import { termsFor } from './pilot.ts';

/** Somebody at a table in the middle of a game. */
export interface Sitting {
  readonly cookie: string;
  readonly table: string;
  readonly version: number;
}

/** Games of two, so many decisions long; tables are copies of these, each with people of its own. */
const GAMES = ['splendor', 'burgundy'];
const EXAMPLES = 40;
const ROWS_AT_ONCE = 500;

/** Writes tables of two people in the middle of their games, as if they had been played; nobody is connected. */
export async function fullHouse(
  keep: ServerOptions['keep'],
  { tables, decisions, seed }: { tables: number; decisions: number; seed: string },
): Promise<Sitting[]> {
  const database = 'postgres' in keep ? await openPostgres(keep.postgres, () => {}) : await openSqlite(keep.folder);
  const random = randomFrom(seed);
  const examples = Array.from({ length: Math.min(EXAMPLES, tables) }, (_, i) =>
    playedTable(at(GAMES, i % GAMES.length), decisions, random),
  );
  const people = Array.from({ length: 2 * tables }, (_, i) => ({
    id: newId(),
    name: `Guest ${i}`,
    secret: newSecret(),
  }));
  await addPeople(database, people);
  const store = openStore(database, 60_000);
  const changes = Array.from({ length: tables }, (_, i): NewEntries => {
    const { table, entries } = at(examples, i % examples.length);
    const guests = [at(people, 2 * i).id, at(people, 2 * i + 1).id];
    const copy = { ...table, facts: { ...table.facts, id: newId() } };
    copy.seats = table.seats.map((each, seat) => ({ ...each, guest: at(guests, seat) }));
    const seated = entries.map((entry) =>
      entry.body.kind === 'sat' ? { ...entry, body: { ...entry.body, guest: at(guests, entry.body.seat) } } : entry,
    );
    return { table: copy, maker: at(guests, 0), entries: seated };
  });
  await Promise.all(changes.map((change) => store.append([change])));
  await database.close();
  return people.map(({ secret }, i) => {
    const { facts, version } = at(changes, i >> 1).table;
    return { cookie: `chambord=${secret}`, table: facts.id, version };
  });
}

function playedTable(name: string, decisions: number, random: Random): { table: Table; entries: Entry[] } {
  const time = Date.now();
  const { game } = findGame(name);
  const seats = [0, 1];
  const bodies: Body[] = [
    { kind: 'made', terms: termsFor(name, 2), serverSeed: hash(newSecret()), previous: null, kept: [null, null] },
    ...seats.map((seat): Body => ({
      kind: 'sat',
      seat,
      guest: newId(),
      name: `Guest ${seat}`,
      part: hash(newSecret()),
    })),
    { kind: 'began', rulesVersion: game.rulesVersion },
  ];
  const entries = bodies.map((body, i): Entry => ({ version: i + 1, at: time, cause: null, body }));
  const table = foldTable(newId(), entries);
  for (let i = 0; i < decisions; i++) {
    const seat = turnOf(table);
    if (seat === null || table.session === null) break;
    const move = game.format(pick(random, game.sensible(game.view(table.session.state, seat))), table.options);
    const reply = decideMove(table, seat, move, 'person');
    if (reply.kind !== 'do' || reply.bodies.length > 1) break;
    const entry: Entry = { version: table.version + 1, at: time, cause: null, body: at(reply.bodies, 0) };
    addEntry(table, entry, reply.tried);
    entries.push(entry);
  }
  return { table, entries };
}

async function addPeople(
  { db }: Database,
  people: readonly { id: string; name: string; secret: string }[],
): Promise<void> {
  const created = Date.now();
  for (let i = 0; i < people.length; i += ROWS_AT_ONCE) {
    const some = people.slice(i, i + ROWS_AT_ONCE);
    await db
      .insertInto('guests')
      .values(some.map(({ id, name }) => ({ id, name, created })))
      .execute();
    await db
      .insertInto('sessions')
      .values(some.map(({ id, secret }) => ({ hash: digest(secret), guest_id: id, created })))
      .execute();
  }
}
