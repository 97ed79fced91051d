import { useEffect } from 'preact/hooks';
import { words } from '../../shell/settings.ts';
import { ChatTool } from './chat.tsx';
import { Sym } from '@chambord/ui';
import { now, tick, timeLeft, timeText } from '../connection/clock.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { seatInfos } from '../connection/people.ts';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
}

/** The row above the table: who is here, whose turn it is, and how much time they have. */
export function Strip({ table, snapshot }: Props) {
  const { here, watching } = table.presence.value;
  const { status, facts } = snapshot;
  const infos = seatInfos(snapshot);
  return (
    <header class="strip" aria-label={say.value.people}>
      <ul>
        {status.seats.map((seat, index) => {
          const isBot = seat.bot !== null;
          const present = isBot || here.includes(index);
          const remark = remarkOf(seat, present);
          const timed = status.clocks !== null && seat.played === 'person' && status.phase === 'playing';
          return (
            <li key={index} class={`${status.turn === index ? 'turn' : ''} ${present ? 'here' : 'gone'}`}>
              <Sym id={`arms-${infos[index]?.arms ?? index + 1}`} />
              <span class={`who ${timed ? 'timed' : ''}`}>
                <b>{infos[index]?.name}</b>
                {remark !== '' && <small>{remark}</small>}
                {timed && <TimeLeft snapshot={snapshot} seat={index} name={infos[index]?.name ?? ''} />}
              </span>
              <span class="sr">{present ? say.value.here : say.value.notHere}</span>
            </li>
          );
        })}
      </ul>
      <span class="others">
        {snapshot.viewer === 'spectator' && (
          <b>{facts.terms.spectators === 'delayed' ? say.value.youWatchDelayed : say.value.youWatch}</b>
        )}
        {watching > (snapshot.viewer === 'spectator' ? 1 : 0) && <span>{say.value.watching(watching)}</span>}
      </span>
      <ChatTool table={table} snapshot={snapshot} />
    </header>
  );
}

function remarkOf(seat: Snapshot['status']['seats'][number], present: boolean): string {
  if (seat.bot !== null) return words.value.bot;
  if (seat.resigned) return say.value.resignedMark;
  if (seat.away !== null) {
    const away = say.value.away[seat.away];
    return seat.played === 'bot' ? `${away}, ${say.value.botPlays}` : away;
  }
  return present ? '' : say.value.notHere;
}

/** So little time that it is shown in red. */
const SHORT = 30_000;

function TimeLeft({
  snapshot,
  seat,
  name,
}: {
  readonly snapshot: Snapshot;
  readonly seat: number;
  readonly name: string;
}) {
  useEffect(() => tick(), []);
  const left = timeLeft(snapshot, seat, now.value);
  if (left === null) return null;
  return (
    <time class={left < SHORT ? 'short' : ''} role="timer" aria-label={say.value.timeLeft(name, timeText(left))}>
      {timeText(left)}
    </time>
  );
}
