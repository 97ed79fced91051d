import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { connection, cutOff } from '../connection/connection.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { say } from '../words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
}

/** What has to be told or asked while a game goes on, above the table. */
export function Banners({ table, snapshot }: Props) {
  return (
    <div class="banners">
      <ConnectionNote />
      <AwayNote table={table} snapshot={snapshot} />
      <OfferNote table={table} snapshot={snapshot} />
    </div>
  );
}

/** Whether the server is there. Nothing is said while all is well. */
export function ConnectionNote() {
  if (connection.value === 'open' || connection.value === 'closed') return null;
  return (
    <p class="banner patience" role="status">
      {cutOff.value ? say.value.lost : say.value.connecting}
    </p>
  );
}

function AwayNote({ table, snapshot }: Props) {
  const seat = table.seat.value;
  const own = seat === null ? undefined : snapshot.status.seats[seat];
  if (own === undefined || snapshot.status.phase !== 'playing') return null;
  if (own.resigned || own.away === null) return null;
  return (
    <Question
      text={`${say.value.youAreAway[own.away]} ${own.played === 'bot' ? say.value.meanwhileBot : say.value.meanwhileWait}`}
    >
      <button type="button" class="btn main" onClick={() => table.say({ type: 'back' })}>
        {say.value.comeBack}
      </button>
    </Question>
  );
}

/** Somebody wants to take something back. */
function OfferNote({ table, snapshot }: Props) {
  const { offer, seats } = snapshot.status;
  const seat = table.seat.value;
  const refused = useRefused(snapshot, seat);
  if (offer === null || seat === null) {
    return refused ? (
      <p class="banner" role="status">
        {say.value.offerGone}
      </p>
    ) : null;
  }
  if (offer.seat === seat) {
    const asked = seats.filter(({ played }, other) => other !== seat && played === 'person').length;
    return (
      <p class="banner" role="status">
        {say.value.offerYours(asked - offer.agreed.length)}
      </p>
    );
  }
  if (offer.agreed.includes(seat)) {
    return (
      <p class="banner" role="status">
        {say.value.agreed}
      </p>
    );
  }
  if (seats[seat]?.played !== 'person') return null;
  const answer = (agree: boolean) => table.say({ type: 'answer', offer: offer.version, agree });
  return (
    <Question text={say.value.offerOther(seats[offer.seat]?.name ?? '')}>
      <button type="button" class="btn main" onClick={() => answer(true)}>
        {say.value.agree}
      </button>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {say.value.decline}
      </button>
    </Question>
  );
}

/** How long it is told that a wish was not granted, in milliseconds. */
const TOLD = 5000;

/** Whether the own wish has just ended without being granted. */
function useRefused({ status: { offer }, plies }: Snapshot, seat: number | null): boolean {
  const [refused, setRefused] = useState(false);
  const before = useRef<{ readonly plies: number } | null>(null);
  const own = offer !== null && offer.seat === seat;
  useEffect(() => {
    if (own) {
      before.current = { plies: offer.plies };
      return undefined;
    }
    if (before.current === null) return undefined;
    const granted = plies.length <= before.current.plies;
    before.current = null;
    if (granted) return undefined;
    setRefused(true);
    const timer = setTimeout(() => setRefused(false), TOLD);
    return () => clearTimeout(timer);
  }, [own]);
  return refused && !own;
}

function Question({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <div class="banner ask" role="alertdialog" aria-label={text}>
      <span>{text}</span>
      <span class="ways">{children}</span>
    </div>
  );
}
