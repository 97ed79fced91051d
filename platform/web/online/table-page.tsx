import { useEffect, useMemo, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { Message } from '../message.tsx';
import { route } from '../route.ts';
import { words } from '../settings.ts';
import { unreachable } from './connection.ts';
import { OnlineReplay } from './online-replay.tsx';
import { openTable } from './online-table.ts';
import type { OnlineTable } from './online-table.ts';
import { TableFrame } from './table-frame.tsx';
import { NoServerLeaf } from './trouble.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { say } from './words.ts';

/** A table on the server: before, during or after its game. */
export function TablePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setTable(opened);
    return opened.close;
  }, [id]);
  const game = table?.known.value?.facts.terms.game;
  const page = useGame(game);

  const closed = table?.closed.value ?? null;
  if (closed !== null) {
    return (
      <Message title={say.value.refusals[closed]}>
        <a class="btn" href="/lobby">
          {say.value.lobby}
        </a>
      </Message>
    );
  }
  if (page === 'failed') return <Message title={words.value.loadFailed} />;
  const known = table?.known.value ?? null;
  if (table === null || known === null || page === null) return unreachable.value ? <NoServerLeaf /> : null;
  switch (known.status.phase) {
    case 'waiting':
      return <WaitingRoom table={table} known={known} />;
    case 'playing':
      return <TableFrame table={table} known={known} page={page} />;
    case 'over':
      if (/^\d+$/.test(route.value.hash)) return <OnlineReplay known={known} page={page} />;
      return <TableFrame table={table} known={known} page={page} />;
  }
}

/** The game of a table, loaded; null until it is. */
function useGame(name: string | undefined): GamePage | 'failed' | null {
  const [page, setPage] = useState<GamePage | 'failed' | null>(null);
  const game = useMemo(() => (name === undefined ? undefined : inHouse(name)), [name]);
  useEffect(() => {
    if (name === undefined) return;
    if (game === undefined) setPage('failed');
    else
      void game.load.page().then(
        (loaded) => setPage(loaded),
        () => setPage('failed'),
      );
  }, [name, game]);
  return page;
}
