import '../online.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@chambord/protocol';
import { api } from '../connection/api.ts';
import { History } from './history.tsx';
import { TableList } from './table-list.tsx';
import { say } from '../words.ts';

/** One's tables on the server, those that are going on first; what cannot be reached is said so. */
export function OnlineGames() {
  const [running, setRunning] = useState<readonly TableSummary[] | 'failed' | null>(null);
  useEffect(() => {
    void api.games().then(setRunning, () => setRunning('failed'));
  }, []);
  if (running === null) return null;
  if (running === 'failed') return <p>{say.value.noServer}</p>;
  return (
    <>
      {running.length > 0 && <TableList tables={running} empty="" />}
      <History />
    </>
  );
}
