import { useEffect, useMemo, useState } from 'preact/hooks';
import { AskToUndo } from '@chambord/ui';
import type { GamePage } from '@chambord/games/page';
import { GameFrame } from '../../frame/game-frame.tsx';
import { gameTitle } from '../../game/game-title.ts';
import { leaveRoom } from '../../frame/layout.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { go } from '../../shell/route.ts';
import { Confirm } from '../../shell/confirm.tsx';
import { Banners } from './banners.tsx';
import type { Snapshot } from '../connection/snapshot.ts';
import { tellTurn } from '../connection/notify.ts';
import { mayAskUndo, onlineGame } from './online-game.ts';
import { OnlineMenu } from './online-menu.tsx';
import { OnlineResult } from './online-result.tsx';
import type { OnlineTable } from '../connection/online-table.ts';
import { Strip } from './strip.tsx';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
  readonly page: GamePage;
}

/** Height of the row above the table, in pixels. */
const STRIP = 40;

/** A game on the server in its frame, with the people around it. */
export function OnlineFrame({ table, snapshot, page }: Props) {
  const game = useMemo(() => onlineGame(table, page, snapshot), [table, page]);
  /** What a player is about to do that is not easily made good. */
  const [sure, setSure] = useState<'resign' | 'leave' | null>(null);
  useEffect(() => leaveRoom({ above: STRIP }), []);
  const title = gameTitle(page.game.id);
  const mine = snapshot.status.phase === 'playing' && snapshot.status.turn === snapshot.viewer;
  useEffect(() => {
    // Says it also where the table is not seen.
    if (mine) void tellTurn(table.id, say.value.notifyText(title));
  }, [mine, title]);
  if (snapshot.view === null) return null;
  const close = () => setSure(null);
  return (
    <div
      class={`atonline ${table.answer.value === null ? 'calm' : ''} ${snapshot.viewer === 'spectator' ? 'watching' : ''}`}
    >
      <PageTitle unseen name={mine ? `● ${say.value.yourTurn} – ${title}` : title} />
      <Strip table={table} snapshot={snapshot} />
      <AskToUndo.Provider value={mayAskUndo(table, snapshot) ? say.value.askUndo : null}>
        <GameFrame
          shown={game}
          covered={sure !== null}
          menu={(ways) => <OnlineMenu table={table} snapshot={snapshot} page={page} ask={setSure} {...ways} />}
          result={() => <OnlineResult table={table} snapshot={snapshot} page={page} />}
        >
          <Banners table={table} snapshot={snapshot} />
          {sure === 'resign' && (
            <Confirm
              title={say.value.resignSure}
              label={say.value.resign}
              act={() => {
                table.say({ type: 'resign' });
                close();
              }}
              close={close}
            />
          )}
          {sure === 'leave' && (
            <Confirm
              title={say.value.leaveSure[snapshot.facts.terms.leaver]}
              label={say.value.leave}
              act={() => {
                table.say({ type: 'leave' });
                go('/lobby');
              }}
              close={close}
            />
          )}
        </GameFrame>
      </AskToUndo.Provider>
    </div>
  );
}
