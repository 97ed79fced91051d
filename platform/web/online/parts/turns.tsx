import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@chambord/protocol';
import { RunningGame } from '../../pages/home/running-game.tsx';
import { api } from '../connection/api.ts';
import { isYourTurn } from './table-list.tsx';
import { say } from '../words.ts';

/** The online table where it is one's turn, on the first leaf; nothing without a server. */
export function Turns() {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    void api.games().then(setTables, () => undefined);
  }, []);
  const first = tables.find(isYourTurn);
  if (first === undefined) return null;
  return (
    <RunningGame
      href={`/t/${first.id}`}
      game={first.terms.game}
      about={first.seats.map(({ name }) => name ?? say.value.freeSeat).join(', ')}
      turn={say.value.yourTurn}
      yours
    />
  );
}
