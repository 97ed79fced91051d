import { openPostgres, openSqlite } from '../../../log/database.ts';
import type { Entry } from '../../../log/entry.ts';
import type { ServerOptions } from '../../../http/server.ts';
import { openStore } from '../../../log/store.ts';
import { foldTable } from '../../../room/table.ts';
import type { Done } from './regular.ts';

/** What may come to nothing because it was so already: who is back cannot come back. */
const MAYBE_NOTHING: readonly Done['type'][] = ['back', 'leave', 'answer'];

/** Everything that was acknowledged stands in the log at its version, and nowhere else; every log adds up to a table; nobody ran out of time. */
export async function checkDone(keep: ServerOptions['keep'], done: readonly Done[]): Promise<void> {
  const database = 'postgres' in keep ? await openPostgres(keep.postgres, () => {}) : await openSqlite(keep.folder);
  const store = openStore(database, 60_000);
  try {
    for (const table of new Set(done.map((each) => each.table))) {
      const entries = await store.entries(table, 0);
      foldTable(table, entries);
      const late = entries.find(({ body }) => body.kind === 'away' && body.why === 'time');
      if (late !== undefined) throw new Error(`table ${table}: somebody ran out of time in version ${late.version}`);
      for (const deed of done.filter((each) => each.table === table))
        if (!standsOnce(entries, deed))
          throw new Error(`not in the log as it was acknowledged: ${JSON.stringify(deed)}`);
    }
  } finally {
    await database.close();
  }
}

function standsOnce(entries: readonly Entry[], { id, version, type, text }: Done): boolean {
  const found = entries.filter(({ cause }) => cause?.id === id);
  if (found.length === 0) return MAYBE_NOTHING.includes(type);
  if (found.length !== 1 || found[0]?.version !== version) return false;
  if (text === null) return true;
  // A last move is followed by the end of the game, which bears the name.
  const back = found[0].body.kind === 'over' ? 1 : 0;
  const body = entries.find((entry) => entry.version === version - back)?.body;
  return body?.kind === 'move' ? body.move === text : body?.kind === 'chat' && body.text === text;
}
