import type { Transaction } from 'kysely';
import { findGame } from '@chambord/games';
import { hash } from '@chambord/kernel';
import { leadOf } from '@chambord/deals';
import type { GameRecord } from '@chambord/kernel';
import type { JoinMatch, MatchState, MatchTerms } from '@chambord/protocol';
import type { House } from '../house.ts';
import type { Database } from '../log/database.ts';
import type { Body, Entry } from '../log/entry.ts';
import type { StoredRows } from '../log/schema.ts';
import { newId, newSeed } from '../log/secrets.ts';
import { Conflict } from '../log/store.ts';
import type { Store } from '../log/store.ts';
import type { NewEntries } from '../log/write-batch.ts';
import type { Guest } from '../room/decide.ts';
import { refused } from '../room/refused.ts';
import { finishedRecord, foldTable } from '../room/table.ts';
import type { Now } from '../time.ts';
import { checkMatchTerms, tableTerms } from './check-match-terms.ts';
import { standings } from './standings.ts';

type Person = StoredRows['match_people'];

/**
 * Several people play the same deal, each at a table of their own. The server binds itself to its part of the shuffle before anybody joins;
 * everybody adds a part, and once all have, every table is dealt from the same seed. Nobody is told anything of other tables before all are over.
 */
export interface Matches {
  make(guest: Guest, terms: MatchTerms): Promise<{ match: string; commitment: string }>;
  state(id: string, guest: Guest | undefined): Promise<MatchState>;
  /** Whoever has joined stays so, however often it is said. The last one begins the match. */
  join(id: string, guest: Guest, message: JoinMatch): Promise<MatchState>;
  /** Before it begins. */
  leave(id: string, guest: Guest): Promise<MatchState>;
  records(id: string): Promise<GameRecord[]>;
  /** Whether all tables of it are over: before that no record of it is given away, for it holds the shuffle. */
  isOver(id: string): Promise<boolean>;
}

/** So many of one guest may wait for people. */
const MOST_WAITING = 10;
/** Longer than it takes to deal the tables of a match. */
const DEALING = 10_000;
const A_DAY = 24 * 3600 * 1000;

export function openMatches({ db, kind }: Database, store: Store, house: House, now: Now): Matches {
  async function find(id: string): Promise<StoredRows['matches']> {
    const match = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (match === undefined) throw refused('noMatch', 'there is no such match');
    return match;
  }

  const peopleOf = (id: string, source: Transaction<StoredRows> | typeof db = db): Promise<Person[]> =>
    source.selectFrom('match_people').selectAll().where('match_id', '=', id).orderBy('place').execute();

  /** Changes who takes part, one after the other. */
  function change(
    id: string,
    act: (transaction: Transaction<StoredRows>, people: Person[]) => Promise<void>,
  ): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      const query = transaction.selectFrom('matches').select('id').where('id', '=', id);
      await (kind === 'postgres' ? query.forUpdate() : query).execute();
      await act(transaction, await peopleOf(id, transaction));
    });
  }

  /** Whether it is up to this process to deal now. Whoever set about it and ended halfway leaves it to the next one to look. */
  function claim(id: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const query = transaction.selectFrom('matches').select('dealing').where('id', '=', id);
      const row = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
      if (row === undefined || (row.dealing !== null && row.dealing > now() - DEALING)) return false;
      await transaction.updateTable('matches').set({ dealing: now() }).where('id', '=', id).execute();
      return true;
    });
  }

  /** Deals every table, once all have joined. Only one at a time tries: two who write the same table would spoil whatever is written along with it. */
  async function begin(match: StoredRows['matches'], people: readonly Person[]): Promise<void> {
    if (!(await claim(match.id))) return;
    const parts = people.map(({ part }) => part);
    try {
      await store.append(people.map((person) => newMatchTable(match, person, parts, now())));
    } catch (error) {
      // They were dealt after all.
      if (!(error instanceof Conflict)) throw error;
    }
    // A bot may be the first to decide.
    await Promise.all(people.map(({ table_id: table }) => house.tend(table, () => [])));
  }

  /** Where each table stands, in the order of the people; undefined for one that is not dealt yet. */
  async function phases(people: readonly Person[]): Promise<(string | undefined)[]> {
    if (people.length === 0) return [];
    const ids = people.map(({ table_id: table }) => table);
    const rows = await db.selectFrom('tables').select(['id', 'phase']).where('id', 'in', ids).execute();
    const found = new Map(rows.map(({ id, phase }) => [id, phase]));
    return ids.map((id) => found.get(id));
  }

  async function recordsOf(people: readonly Person[]): Promise<{ record: GameRecord; resigned: boolean }[]> {
    const all = [];
    for (const { table_id: id } of people) {
      const table = foldTable(id, await store.entries(id, 0));
      const record = finishedRecord(table);
      if (record !== null) all.push({ record, resigned: table.outcome?.by === 'resignation' });
    }
    return all;
  }

  async function state(id: string, guest: Guest | undefined): Promise<MatchState> {
    const match = await find(id);
    const terms = JSON.parse(match.terms) as MatchTerms;
    const people = await peopleOf(id);
    const full = people.length === terms.tables;
    let stand = await phases(people);
    if (full && stand.includes(undefined)) {
      await begin(match, people);
      stand = await phases(people);
    }
    const over = full && stand.every((phase) => phase === 'over');
    const seat = terms.seats.findIndex((plan) => plan.kind === 'person');
    const results = over
      ? standings(
          (await recordsOf(people)).map(({ record: { result }, resigned }) =>
            resigned || result === null ? null : leadOf(result, seat),
          ),
        )
      : null;
    const own = people.findIndex(({ guest_id: each }) => each === guest?.id);
    return {
      id,
      terms,
      commitment: hash(match.server_seed),
      phase: over ? 'over' : full ? 'playing' : 'waiting',
      people: people.map(({ guest_id, name }, index) => ({
        guest: guest_id,
        name,
        done: stand[index] === 'over',
        result: results?.[index] ?? null,
      })),
      yours: own < 0 ? null : own,
      table: stand[own] === undefined ? null : (people[own]?.table_id ?? null),
    };
  }

  return {
    state,

    async make(guest, terms) {
      checkMatchTerms(terms);
      const waiting = await db
        .selectFrom('matches')
        .select(db.fn.countAll<number>().as('count'))
        .where('maker', '=', guest.id)
        .where('created', '>', now() - A_DAY)
        .executeTakeFirst();
      if ((waiting?.count ?? 0) >= MOST_WAITING) {
        throw refused('tooManyTables', `${MOST_WAITING} matches a day are as many as one guest may make`);
      }
      const id = newId();
      const serverSeed = newSeed();
      const row = {
        id,
        terms: JSON.stringify(terms),
        server_seed: serverSeed,
        maker: guest.id,
        created: now(),
        dealing: null,
      };
      await db.insertInto('matches').values(row).execute();
      return { match: id, commitment: hash(serverSeed) };
    },

    async join(id, guest, { part, arms }) {
      const { terms } = await find(id);
      const { tables } = JSON.parse(terms) as MatchTerms;
      await change(id, async (transaction, people) => {
        if (people.some(({ guest_id: each }) => each === guest.id)) return;
        const free = Array.from({ length: tables }, (_, place) => place).find(
          (place) => !people.some((each) => each.place === place),
        );
        if (free === undefined) throw refused('started', 'the match has begun');
        const row = {
          match_id: id,
          place: free,
          guest_id: guest.id,
          name: guest.name,
          part,
          arms: arms ?? null,
          table_id: newId(),
        };
        await transaction.insertInto('match_people').values(row).execute();
      });
      return state(id, guest);
    },

    async leave(id, guest) {
      const { terms } = await find(id);
      const { tables } = JSON.parse(terms) as MatchTerms;
      await change(id, async (transaction, people) => {
        if (people.length === tables) throw refused('started', 'the match has begun');
        await transaction
          .deleteFrom('match_people')
          .where('match_id', '=', id)
          .where('guest_id', '=', guest.id)
          .execute();
      });
      return state(id, guest);
    },

    async records(id) {
      if ((await state(id, undefined)).phase !== 'over') throw refused('notOver', 'not everybody is done yet');
      return (await recordsOf(await peopleOf(id))).map(({ record }) => record);
    },

    isOver: async (id) => (await state(id, undefined)).phase === 'over',
  };
}

/** A table of a match, with its person at it, dealt. */
function newMatchTable(
  { id, terms, server_seed: serverSeed }: StoredRows['matches'],
  { guest_id: guest, name, part, arms, table_id: table }: Person,
  parts: readonly string[],
  now: number,
): NewEntries {
  const matchTerms = JSON.parse(terms) as MatchTerms;
  const each = tableTerms(matchTerms);
  const { game } = findGame(each.game);
  const seat = each.seats.findIndex(({ kind }) => kind === 'person');
  const bodies: Body[] = [
    {
      kind: 'made',
      terms: each,
      serverSeed,
      previous: null,
      kept: each.seats.map(() => null),
      match: { id, parts },
    },
    { kind: 'sat', seat, guest, name, part, arms },
    { kind: 'began', rulesVersion: game.rulesVersion },
  ];
  const entries: Entry[] = bodies.map((body, index) => ({ version: index + 1, at: now, cause: null, body }));
  return { table: foldTable(table, entries), maker: '', entries };
}
