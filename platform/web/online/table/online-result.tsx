import { useEffect, useMemo } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { resume } from '@chambord/kernel';
import { Chart } from '../../result/chart.tsx';
import { saveRecord } from '../../saved/record-files.ts';
import { ScoreTable } from '../../result/result-sheet.tsx';
import { go } from '../../shell/route.ts';
import { lang } from '../../shell/settings.ts';
import { Celebration } from '../../result/celebration.tsx';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { namesOf, seatInfos } from '../connection/people.ts';
import { useRecord } from '../connection/use-record.ts';
import { Verify } from '../fairness/verify.tsx';
import { wanted } from '../pages/waiting-room.tsx';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly known: Snapshot;
  readonly page: GamePage;
}

/** The end of an online game: scores, ratings, the way on, and whether the shuffle was fair. */
export function OnlineResult({ table, known, page }: Props) {
  const { status, facts } = known;
  const names = namesOf(known);
  const sheet = page.text[lang.value].sheet(known.view, names);
  const record = useRecord(facts.id, page);
  const session = useMemo(
    () => (record === null || record === 'failed' ? null : resume(page.game, record)),
    [record, page],
  );
  const { outcome } = status;
  const seats = seatInfos(known);
  return (
    <div class="result">
      {outcome !== null && (
        <Celebration
          winners={seats.filter((_, seat) => outcome.places[seat] === 1)}
          rejoice={typeof known.viewer === 'number' && outcome.places[known.viewer] === 1}
        />
      )}
      {outcome?.by === 'resignation' ? (
        <Resigned names={names} places={outcome.places} />
      ) : (
        <>
          <p class="verdict">{sheet.verdict}</p>
          <ScoreTable sheet={sheet} arms={seats.map(({ arms }) => arms)} />
        </>
      )}
      {outcome !== null && outcome.ratings !== null && (
        <>
          <h3>{say.value.ratings}</h3>
          <ul class="ratings">
            {outcome.ratings.map(({ before, after }, seat) => (
              <li key={seat}>{say.value.ratingChange(names[seat] ?? '', Math.round(before), Math.round(after))}</li>
            ))}
          </ul>
        </>
      )}
      {session !== null && <Chart session={session} names={sheet.contenders} arms={seats.map(({ arms }) => arms)} />}
      <div class="ways">
        <Rematch table={table} known={known} />
        <a class="btn" href={`/t/${facts.id}#0`}>
          {say.value.replay}
        </a>
        {record !== null && record !== 'failed' && (
          <button type="button" class="btn" onClick={() => saveRecord(record)}>
            {say.value.save}
          </button>
        )}
        <a class="btn" href="/lobby">
          {say.value.lobby}
        </a>
      </div>
      {record === 'failed' && <p class="notice">{say.value.couldNotCheck}</p>}
      {record !== null && record !== 'failed' && <Verify record={record} game={page.game} />}
    </div>
  );
}

/** The end that is none by the rules: points do not decide it. */
function Resigned({ names, places }: { readonly names: readonly string[]; readonly places: readonly number[] }) {
  const order = names.map((name, seat) => ({ name, place: places[seat] ?? names.length }));
  order.sort((a, b) => a.place - b.place);
  return (
    <>
      <p class="verdict">{say.value.byResigning}</p>
      <ul class="places">
        {order.map(({ name, place }) => (
          <li key={name}>{say.value.place(place, name)}</li>
        ))}
      </ul>
    </>
  );
}

/** Sets the next table up, or goes to the one that somebody else has set up. */
function Rematch({ table, known: { status } }: Pick<Props, 'table' | 'known'>) {
  const { next } = status;
  const asked = table.unanswered.value.some(({ command: { type } }) => type === 'rematch');
  const follow = (id: string) => {
    wanted.add(id);
    go(`/t/${id}`);
  };
  useEffect(() => {
    if (next !== null && askedHere.delete(table.id)) follow(next);
  }, [next]);
  if (table.seat.value === null) return null;
  if (next !== null) {
    return (
      <>
        <p class="done" role="status">
          {say.value.rematchAsked}
        </p>
        <button type="button" class="btn main" onClick={() => follow(next)}>
          {say.value.joinRematch}
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      class="btn main"
      disabled={asked}
      onClick={() => {
        askedHere.add(table.id);
        table.say({ type: 'rematch' });
      }}
    >
      {say.value.rematch}
    </button>
  );
}

/** Tables whose rematch was asked for on this page: it goes along as soon as there is one. */
const askedHere = new Set<string>();
