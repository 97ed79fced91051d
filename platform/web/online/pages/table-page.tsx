import { useEffect, useMemo, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { UnknownRules } from '@chambord/kernel';
import { openGamePage } from '../../game/drawings.ts';
import { pageBy } from '../../saved/saved-session.ts';
import { Message } from '../../shell/message.tsx';
import { route } from '../../shell/route.ts';
import { words } from '../../shell/settings.ts';
import { unreachable } from '../connection/connection.ts';
import { OnlineFrame } from '../table/online-frame.tsx';
import { OnlineReplay } from './online-replay.tsx';
import { openTable } from '../connection/online-table.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { NoServerPage } from '../table/trouble.tsx';
import { UnplayableTable } from './unplayable-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { say } from '../words.ts';

/** A table on the server: before, during or after its game. */
export function TablePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setTable(opened);
    return opened.close;
  }, [id]);
  const game = table?.snapshot.value?.facts.terms.game;
  const newest = useGame(game);
  const view = table?.snapshot.value?.view ?? null;
  const rulesVersion = table?.snapshot.value?.status.rulesVersion ?? null;
  const page = useMemo(
    () => (newest === null || newest === 'failed' ? newest : pageOf(newest, rulesVersion, view !== null)),
    [newest, rulesVersion, view !== null],
  );

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
  const snapshot = table?.snapshot.value ?? null;
  if (table === null || snapshot === null || page === null) return unreachable.value ? <NoServerPage /> : null;
  if (snapshot.status.phase === 'waiting') return <WaitingRoom table={table} snapshot={snapshot} />;
  if ('trouble' in page) return <UnplayableTable table={table} snapshot={snapshot} {...page} />;
  switch (snapshot.status.phase) {
    case 'playing':
      return <OnlineFrame table={table} snapshot={snapshot} page={page} />;
    case 'over':
      if (/^\d+$/.test(route.value.hash)) return <OnlineReplay snapshot={snapshot} page={page} />;
      return <OnlineFrame table={table} snapshot={snapshot} page={page} />;
  }
}

/** The game by the rules that this table was begun by, or why it cannot be shown: the server or this page does not have them. */
function pageOf(
  newest: GamePage,
  version: number | null,
  shown: boolean,
): GamePage | { readonly newest: GamePage; readonly trouble: Pick<UnknownRules, 'version' | 'newer'> } {
  if (version === null) return newest;
  if (!shown) return { newest, trouble: { version, newer: version > newest.game.rulesVersion } };
  try {
    return pageBy(newest, version);
  } catch (error) {
    if (error instanceof UnknownRules) return { newest, trouble: error };
    throw error;
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
      void openGamePage(game).then(
        (loaded) => setPage(loaded),
        () => setPage('failed'),
      );
  }, [name, game]);
  return page;
}
