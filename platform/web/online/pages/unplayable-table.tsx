import { useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import type { UnknownRules } from '@chambord/kernel';
import { saveAs } from '../../saved/record-files.ts';
import { lang } from '../../shell/settings.ts';
import { Confirm } from '../../shell/confirm.tsx';
import { LastPosition } from '../../saved/last-position.tsx';
import { rulesGone } from '../../words/rules-gone.ts';
import { api } from '../connection/api.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { you } from '../connection/connection.ts';
import { lastSeen } from '../connection/last-seen.ts';
import { seatInfos } from '../connection/people.ts';
import { troubleText } from '../table/trouble.tsx';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
  /** The game by the newest rules that this page has: it draws what can be drawn. */
  readonly newest: GamePage;
  readonly trouble: Pick<UnknownRules, 'version' | 'newer'>;
}

/** A table whose rules are not here: its last position as this device saw it, its moves, and the ways to give it up and to take it along. */
export function UnplayableTable({ table, snapshot, newest, trouble }: Props) {
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { facts, status, plies } = snapshot;
  const seats = seatInfos(snapshot);
  const names = seats.map(({ name }) => name);
  const texts = rulesGone[lang.value];
  const seat = table.seat.value;
  const plays = status.phase === 'playing' && seat !== null && status.seats[seat]?.resigned === false;
  const last =
    snapshot.view === null
      ? lastSeen(you.value?.guest, facts.id)
      : { viewer: snapshot.viewer, view: snapshot.view, plies: plies.length };
  const save = () =>
    api.record(facts.id).then(
      (record) => saveAs(facts.terms.game, names, record),
      (error: unknown) => setFailed(troubleText(error)),
    );
  return (
    <LastPosition
      page={newest}
      seats={seats}
      trouble={trouble}
      last={last}
      name={
        last === undefined || last.plies === plies.length
          ? texts.lastPosition
          : texts.positionAfter(last.plies, plies.length)
      }
      close={{ href: '/lobby', label: say.value.lobby }}
      moves={plies.map(({ actor, move }) => `${names[actor] ?? ''}: ${move}`)}
    >
      {plays && !trouble.newer && (
        <button type="button" class="btn main" onClick={() => setSure(true)}>
          {texts.giveUp}
        </button>
      )}
      {status.phase === 'over' && (
        <button type="button" class="btn main" onClick={() => void save()}>
          {say.value.save}
        </button>
      )}
      <a class="btn" href="/lobby">
        {say.value.lobby}
      </a>
      {failed !== null && (
        <p class="notice" role="alert">
          {failed}
        </p>
      )}
      {sure && (
        <Confirm
          title={texts.giveUpSure}
          label={texts.giveUp}
          act={() => {
            table.say({ type: 'resign' });
            setSure(false);
          }}
          close={() => setSure(false)}
        />
      )}
    </LastPosition>
  );
}
