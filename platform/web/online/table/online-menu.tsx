import type { GamePage } from '@chambord/games/page';
import type { MenuWays } from '../../frame/game-frame.tsx';
import { GameMenu } from '../../frame/game-menu.tsx';
import { onHost } from '../../shell/base.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import type { Snapshot } from '../connection/snapshot.ts';
import { NotifySwitch } from '../parts/notify-switch.tsx';
import type { OnlineTable } from '../connection/online-table.ts';
import { say } from '../words.ts';

interface Props extends MenuWays {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
  readonly page: GamePage;
  /** Asks whether the player really wants this. */
  readonly ask: (what: 'resign' | 'leave') => void;
}

/** What can be done at an online table besides playing. */
export function OnlineMenu({ table, snapshot, page, ask, close, inWords, showResult }: Props) {
  const { facts } = snapshot;
  return (
    <GameMenu
      page={page}
      first={<PlayersWays table={table} snapshot={snapshot} close={close} ask={ask} />}
      exit={{ href: '/lobby', label: say.value.lobby }}
      inWords={inWords}
      showResult={showResult}
    >
      <CopyLink link={location.origin + onHost(`/t/${facts.id}`)} label={say.value.tableLink} />
      <NotifySwitch />
      <p class="hint">
        {say.value.clock(facts.terms.clock)}. {say.value.leaver}: {say.value.leavers[facts.terms.leaver]}.
      </p>
    </GameMenu>
  );
}

/** Only for those who play, while they do. */
function PlayersWays({ table, snapshot, close, ask }: Pick<Props, 'table' | 'snapshot' | 'close' | 'ask'>) {
  const { status } = snapshot;
  const seat = table.seat.value;
  const own = seat === null ? undefined : status.seats[seat];
  if (own === undefined || own.resigned || status.phase !== 'playing') return null;
  const instead = (what: 'resign' | 'leave') => {
    close();
    ask(what);
  };
  return (
    <>
      {own.away === null && (
        <button type="button" class="btn" onClick={() => instead('leave')}>
          {say.value.leave}
        </button>
      )}
      <button type="button" class="btn" onClick={() => instead('resign')}>
        {say.value.resign}
      </button>
    </>
  );
}
