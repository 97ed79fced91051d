import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@chambord/protocol';
import { Seal } from '@chambord/ui';
import { gameSeal, gameTitle } from '../../game/game-title.ts';
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
    <a class="running-game" href={`/t/${first.id}`}>
      <Seal id={gameSeal(first.terms.game)} size={34} />
      <span>
        <b>{gameTitle(first.terms.game)}</b> <small class="you">{say.value.yourTurn}</small>
      </span>
    </a>
  );
}
