import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@chambord/protocol';
import { api } from '../connection/api.ts';
import { TableList } from './table-list.tsx';
import { say } from '../words.ts';

/** As many as the server sends at a time. */
const PORTION = 30;

/** Games on the server that are over, the last first. */
export function History() {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const [more, setMore] = useState(false);
  async function load(before?: number): Promise<void> {
    const next = await api.history(before).catch(() => []);
    setTables([...(before === undefined ? [] : (tables ?? [])), ...next]);
    setMore(next.length === PORTION);
  }
  useEffect(() => void load(), []);
  if (tables === null) return null;
  return (
    <>
      <TableList tables={tables} empty={say.value.noHistory} />
      {more && (
        <button type="button" class="btn" onClick={() => void load(tables.at(-1)?.updated)}>
          {say.value.more}
        </button>
      )}
    </>
  );
}
