import '../../result/index.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { resume } from '@chambord/kernel';
import { canReview } from '../../game/can-review.ts';
import { Chart } from '../../result/chart.tsx';
import { saveRecord } from '../../saved/record-files.ts';
import { Sym } from '@chambord/ui';
import { ownVerdict } from '../../result/own-verdict.ts';
import { ResultLeaf } from '../../result/result-leaf.tsx';
import { contenderArms, isShort, ScoreTable } from '../../result/result-sheet.tsx';
import { matchWords } from '../../words/match.ts';
import { resultWords } from '../../words/result.ts';
import { go } from '../../shell/route.ts';
import { lang, words } from '../../shell/settings.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { namesOf, seatInfos } from '../connection/people.ts';
import { useRecord } from '../connection/use-record.ts';
import { Verify } from '../fairness/verify.tsx';
import { wanted } from '../pages/waiting-room.tsx';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
  readonly page: GamePage;
}

/** The end of an online game: scores, ratings, the way on, and whether the shuffle was fair. */
export function OnlineResult({ table, snapshot, page }: Props) {
  const { status, facts, viewer } = snapshot;
  const names = namesOf(snapshot);
  const text = page.text[lang.value];
  const sheet = text.sheet(snapshot.view, names);
  // In a match others may still be playing this deal: its games are shown there, once all are done.
  const { match } = facts;
  const record = useRecord(match === null ? facts.id : null, page);
  const session = useMemo(
    () => (record === null || record === 'failed' ? null : resume(page.game, record)),
    [record, page],
  );
  const { outcome } = status;
  const seats = seatInfos(snapshot);
  const arms = contenderArms(seats, sheet.contenders);
  const byResigning = outcome?.by === 'resignation';
  const score = page.game.score(snapshot.view);
  const own = typeof viewer === 'number' ? viewer : null;
  const scored = score.points.some((points) => points > 0);
  return (
    <ResultLeaf
      winners={seats.filter((_, seat) => outcome?.places[seat] === 1)}
      rejoice={own !== null && outcome?.places[own] === 1}
      own={
        own === null
          ? null
          : byResigning
            ? resignedTo(snapshot, own)
            : ownVerdict(lang.value, own, score, sheet.contenders)
      }
      verdict={byResigning ? resigned(snapshot) : (sheet.verdict ?? '')}
      scores={
        byResigning ? (
          <Places names={names} arms={arms} places={outcome.places} points={scored ? score.points : null} />
        ) : (
          <ScoreTable sheet={sheet} arms={arms} />
        )
      }
      short={byResigning || isShort(sheet)}
      chart={
        session !== null && (!byResigning || scored) ? (
          <Chart session={session} text={text} names={sheet.contenders} arms={arms} />
        ) : null
      }
      ways={
        <>
          {match === null ? (
            <>
              <Rematch table={table} snapshot={snapshot} />
              {canReview(page.game.id) && (
                <a class="btn" href={`/review/t/${facts.id}`}>
                  {words.value.review}
                </a>
              )}
              <a class="btn" href={`/t/${facts.id}#0`}>
                {say.value.replay}
              </a>
            </>
          ) : (
            <a class="btn main" href={`/match/${match}`}>
              {matchWords[lang.value].toMatch}
            </a>
          )}
          {record !== null && record !== 'failed' && (
            <button type="button" class="btn" onClick={() => saveRecord(record)}>
              {say.value.save}
            </button>
          )}
          <a class="btn" href="/lobby">
            {say.value.lobby}
          </a>
        </>
      }
    >
      {outcome !== null && outcome.ratings !== null && (
        <section class="rated">
          <h3>{say.value.ratings}</h3>
          <ul class="ratings">
            {outcome.ratings.map(({ before, after }, seat) => (
              <li key={seat}>{say.value.ratingChange(names[seat] ?? '', Math.round(before), Math.round(after))}</li>
            ))}
          </ul>
        </section>
      )}
      {record === 'failed' && <p class="notice">{say.value.couldNotCheck}</p>}
      {record !== null && record !== 'failed' && <Verify record={record} game={page.game} />}
    </ResultLeaf>
  );
}

const placedFirst = ({ status: { outcome } }: Snapshot, seat: number) => outcome?.places[seat] === 1;

/** A game that ended by resigning, said to one of its players. */
function resignedTo(snapshot: Snapshot, own: number): string {
  const text = resultWords[lang.value];
  if (snapshot.status.seats[own]?.resigned === true) return text.youResigned;
  return placedFirst(snapshot, own) ? text.win : text.lose;
}

/** The same for everybody: who has resigned, and who wins by it. */
function resigned(snapshot: Snapshot): string {
  const names = namesOf(snapshot);
  const text = resultWords[lang.value];
  const gone = names.filter((_, seat) => snapshot.status.seats[seat]?.resigned === true);
  const first = names.filter((_, seat) => placedFirst(snapshot, seat));
  // Alone there is nobody left to win.
  return first.length === 0 ? text.resigned(gone) : `${text.resigned(gone)} ${text.wins(first)}`;
}

interface PlacesProps {
  readonly names: readonly string[];
  readonly arms: readonly number[];
  readonly places: readonly number[];
  /** Where some were made: they do not decide it. */
  readonly points: readonly number[] | null;
}

/** Who came where, where points do not decide it. */
function Places({ names, arms, places, points }: PlacesProps) {
  const order = places.map((place, seat) => ({ place, seat }));
  order.sort((a, b) => a.place - b.place);
  return (
    <>
      <ol class="places">
        {order.map(({ place, seat }) => (
          <li key={seat}>
            <Sym id={`arms-${arms[seat]}`} />
            <b>{say.value.place(place, names[seat] ?? '')}</b>
            {points !== null && <span>{points[seat]}</span>}
          </li>
        ))}
      </ol>
      {points !== null && <small class="sofar">{resultWords[lang.value].soFar}</small>}
    </>
  );
}

/** Sets the next table up, or goes to the one that somebody else has set up. */
function Rematch({ table, snapshot: { status } }: Pick<Props, 'table' | 'snapshot'>) {
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
