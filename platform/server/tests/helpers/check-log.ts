import { openPostgres, openSqlite } from '../../log/database.ts';
import type { ServerOptions } from '../../http/server.ts';
import { openStore } from '../../log/store.ts';
import { foldTable } from '../../room/table.ts';

/** A move that the server said it has kept. */
export interface Kept {
  readonly table: string;
  readonly id: string;
  readonly version: number;
  readonly move: string;
}

/** Every acknowledged move stands in the log at its version, and nowhere else; every log adds up to a table. */
export async function checkLog(
  keep: ServerOptions['keep'],
  tables: readonly string[],
  kept: readonly Kept[],
): Promise<void> {
  const database = 'postgres' in keep ? await openPostgres(keep.postgres, () => {}) : await openSqlite(keep.folder);
  const store = openStore(database, 60_000);
  try {
    for (const table of tables) {
      const entries = await store.entries(table, 0);
      foldTable(table, entries);
      for (const { id, version, move } of kept.filter((each) => each.table === table)) {
        const found = entries.filter(({ cause }) => cause?.id === id);
        const named = entries.find((entry) => entry.version === version)?.body;
        // A last move is followed by the end of the game, which bears the name.
        const body = named?.kind === 'over' ? entries.find((entry) => entry.version === version - 1)?.body : named;
        if (found.length !== 1 || found[0]?.version !== version || body?.kind !== 'move' || body.move !== move) {
          throw new Error(
            `table ${table}: "${move}" was acknowledged as version ${version}, but the log does not say so`,
          );
        }
      }
    }
  } finally {
    await database.close();
  }
}
