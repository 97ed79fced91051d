import type { Transaction } from 'kysely';
import { at } from '@chambord/kernel';
import type { Database } from './database.ts';
import { NEWCOMER, rateGame } from '@chambord/bots';
import type { StoredRows } from './schema.ts';
import type { NewEntries } from './write-batch.ts';

/** The end of a rated game changes ratings; the entry that ends it says how. */
export async function rateChange(
  transaction: Transaction<StoredRows>,
  kind: Database['kind'],
  { table, entries }: NewEntries,
): Promise<void> {
  const end = entries.find(({ body }) => body.kind === 'over');
  // Whoever gives up a game that cannot be played on any more has not lost it.
  if (end?.body.kind !== 'over' || !table.facts.terms.rated || table.unplayable !== null) return;
  const { game } = table.facts.terms;
  const guests = table.seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
  const query = transaction.selectFrom('ratings').selectAll().where('game', '=', game).where('guest_id', 'in', guests);
  const rows = await (kind === 'postgres' ? query.orderBy('guest_id').forUpdate() : query).execute();
  const before = guests.map((guest) => rows.find((row) => row.guest_id === guest) ?? { ...NEWCOMER, games: 0 });
  const after = rateGame(before, end.body.outcome.places);
  const values = guests.map((guest, i) => ({
    guest_id: guest,
    game,
    rating: at(after, i).rating,
    deviation: at(after, i).deviation,
    volatility: at(after, i).volatility,
    games: at(before, i).games + 1,
  }));
  await transaction
    .insertInto('ratings')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['guest_id', 'game']).doUpdateSet((row) => ({
        rating: row.ref('excluded.rating'),
        deviation: row.ref('excluded.deviation'),
        volatility: row.ref('excluded.volatility'),
        games: row.ref('excluded.games'),
      })),
    )
    .execute();
  const ratings = before.map(({ rating }, i) => ({ before: rating, after: at(after, i).rating }));
  Object.assign(end.body.outcome, { ratings });
}
