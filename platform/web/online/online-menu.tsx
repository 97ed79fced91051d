import type { GamePage } from '@chambord/games/page';
import { KeysHelp } from '../keys-help.tsx';
import { LangSwitch, ThemeButton } from '../page-head.tsx';
import { words } from '../settings.ts';
import { CopyLink } from './copy-link.tsx';
import type { Known } from './known.ts';
import { NotifySwitch } from './notify-switch.tsx';
import type { OnlineTable } from './online-table.ts';
import { say } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly known: Known;
  readonly page: GamePage;
  readonly close: () => void;
  readonly inWords: () => void;
  readonly resign: () => void;
  readonly leave: () => void;
  readonly showResult: (() => void) | null;
}

/** What can be done at an online table besides playing. */
export function OnlineMenu({ table, known, page, close, inWords, resign, leave, showResult }: Props) {
  const { facts } = known;
  return (
    <div class="menu">
      <div class="row">
        <LangSwitch />
        <ThemeButton />
      </div>
      {showResult !== null && (
        <button type="button" class="btn main" onClick={showResult}>
          {words.value.result}
        </button>
      )}
      <PlayersWays table={table} known={known} close={close} resign={resign} leave={leave} />
      <a class="btn" href="/lobby">
        {say.value.lobby}
      </a>
      <a class="btn" href={`/rules/${page.game.id}`} target="_blank" rel="noopener">
        {words.value.rules}
      </a>
      <a class="btn" href="/settings">
        {words.value.settings}
      </a>
      <button type="button" class="btn" onClick={inWords}>
        {words.value.summary}
      </button>
      <CopyLink link={`${location.origin}/t/${facts.id}`} label={say.value.tableLink} />
      <NotifySwitch />
      <p class="hint">
        {say.value.clock(facts.terms.clock)}. {say.value.leaver}: {say.value.leavers[facts.terms.leaver]}.
      </p>
      <KeysHelp game={page.game.id} />
    </div>
  );
}

/** Only for those who play, while they do. */
function PlayersWays({
  table,
  known,
  close,
  resign,
  leave,
}: Pick<Props, 'table' | 'known' | 'close' | 'resign' | 'leave'>) {
  const { status, plies } = known;
  const seat = table.seat.value;
  const own = seat === null ? undefined : status.seats[seat];
  if (own === undefined || own.resigned || status.phase !== 'playing') return null;
  const others = status.seats.some(({ played }, other) => other !== seat && played === 'person');
  const mayAsk =
    others &&
    status.offer === null &&
    own.away === null &&
    plies.some(({ actor }) => actor === seat) &&
    !status.canUndo;

  return (
    <>
      <button
        type="button"
        class="btn"
        disabled={!mayAsk}
        onClick={() => {
          table.undo();
          close();
        }}
      >
        {say.value.askUndo}
      </button>
      {own.away === null && (
        <button type="button" class="btn" onClick={leave}>
          {say.value.leave}
        </button>
      )}
      <button type="button" class="btn" onClick={resign}>
        {say.value.resign}
      </button>
    </>
  );
}
