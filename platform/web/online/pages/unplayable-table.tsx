import { useState } from 'preact/hooks';
import type { UnknownRules } from '@chambord/kernel';
import { Message } from '../../shell/message.tsx';
import { saveAs } from '../../saved/record-files.ts';
import { lang } from '../../shell/settings.ts';
import { Confirm } from '../../shell/confirm.tsx';
import { Decisions } from '../../saved/unplayable.tsx';
import { rulesGone } from '../../words/rules-gone.ts';
import { api } from '../connection/api.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { namesOf } from '../connection/people.ts';
import { troubleText } from '../table/trouble.tsx';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly known: Snapshot;
  readonly trouble: Pick<UnknownRules, 'version' | 'newer'>;
}

/** A table whose rules are not here: its moves, and the ways to give it up and to take it along. */
export function UnplayableTable({ table, known, trouble }: Props) {
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { facts, status, plies } = known;
  const names = namesOf(known);
  const texts = rulesGone[lang.value];
  const seat = table.seat.value;
  const plays = status.phase === 'playing' && seat !== null && status.seats[seat]?.resigned === false;
  const save = () =>
    api.record(facts.id).then(
      (record) => saveAs(facts.terms.game, names, record),
      (error: unknown) => setFailed(troubleText(error)),
    );
  return (
    <Message title={texts.reason(trouble)} detail={texts.way(trouble)}>
      <Decisions moves={plies.map(({ actor, move }) => `${names[actor] ?? ''}: ${move}`)} />
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
    </Message>
  );
}
