import { useEffect } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import { Heraldry, Sym } from '@chambord/ui';
import { chosenInWords } from '../../pages/game-options.tsx';
import { gameTitle } from '../../game/game-title.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { words } from '../../shell/settings.ts';
import { ConnectionNote } from '../table/banners.tsx';
import { ChatTool } from '../table/chat.tsx';
import { you } from '../connection/connection.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import type { Snapshot } from '../connection/snapshot.ts';
import { NameForm } from '../parts/name-form.tsx';
import type { OnlineTable } from '../connection/online-table.ts';
import { broughtArms, OwnArms } from '../parts/own-arms.tsx';
import { newPart } from '../fairness/shuffle-parts.ts';
import { say } from '../words.ts';

/** Rematches that one has said yes to: the kept seat is taken on arrival. */
export const wanted = new Set<string>();

/** A table before its game: seats to take, and the link to send. */
export function WaitingRoom({ table, known }: { readonly table: OnlineTable; readonly known: Snapshot }) {
  const { facts, status } = known;
  const { terms, id, commitment } = facts;
  const game = inHouse(terms.game);
  const sit = (seat: number) => table.say({ type: 'sit', seat, part: newPart(id, commitment), ...broughtArms() });
  const me = you.value?.guest;
  const keptSeat = me === undefined ? -1 : status.seats.findIndex(({ kept }) => kept === me);
  useEffect(() => {
    if (keptSeat >= 0 && wanted.delete(id)) sit(keptSeat);
  }, [keptSeat, id]);
  const sitting = table.unanswered.value.some(({ command: { type } }) => type === 'sit');
  const { answer } = table;
  // It has begun, and who watches with a delay will see it in time.
  const isFull = status.seats.every(({ name }) => name !== null);
  return (
    <div class="page online">
      <PageHead />
      <main class="waiting">
        <PageTitle name={gameTitle(terms.game)} />
        <ConnectionNote />
        <p role="status">
          {isFull && known.viewer === 'spectator' ? (
            say.value.youWatchDelayed
          ) : (
            <>
              <b>{say.value.waitingTitle}.</b> {say.value.begins}
            </>
          )}
        </p>
        {you.value === null && (
          <>
            <p>{say.value.joinAs}</p>
            <NameForm />
          </>
        )}
        {keptSeat >= 0 && <p class="done">{say.value.yourSeat}</p>}
        {answer.value?.kind === 'refused' && (
          <p class="notice" role="alert">
            {say.value.refusals[answer.value.refusal.code]}
          </p>
        )}
        {table.seat.value === null && you.value && (
          <p class="ownarms">
            <OwnArms otherwise={1} /> {say.value.armsHint}
          </p>
        )}
        <Heraldry numbers={status.seats.flatMap(({ arms }) => arms ?? [])} />
        <ol class="seats rows">
          {status.seats.map(({ name, guest, bot, kept, arms }, seat) => (
            <li key={seat} class={name === null ? 'none' : ''}>
              <Sym id={`arms-${arms ?? seat + 1}`} />
              <b>{name ?? say.value.freeSeat}</b>
              <span class="seatway">
                {bot !== null && words.value.levels[bot]}
                {guest !== null && guest === me && (
                  <button type="button" class="btn" onClick={() => table.say({ type: 'leave' })}>
                    {say.value.stand}
                  </button>
                )}
                {guest !== null && guest !== me && presenceText(table, seat)}
                {name === null && kept !== null && kept !== me && say.value.keptFor}
                {name === null && table.seat.value === null && (kept === null || kept === me) && (
                  <button
                    type="button"
                    class="btn main"
                    aria-label={say.value.term(say.value.sit, words.value.seat(seat + 1))}
                    disabled={me === undefined || sitting}
                    onClick={() => sit(seat)}
                  >
                    {say.value.sit}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
        <p>{say.value.share}</p>
        <CopyLink link={`${location.origin}/t/${id}`} label={say.value.tableLink} />
        <ul class="terms">
          {game !== undefined && chosenInWords(game, terms.options).map((choice) => <li key={choice}>{choice}</li>)}
          <li>{say.value.accesses[terms.access]}</li>
          <li>{say.value.clock(terms.clock)}</li>
          <li>{say.value.term(say.value.leaver, say.value.leavers[terms.leaver])}</li>
          <li>{say.value.term(say.value.spectators, say.value.spectatorsAre[terms.spectators])}</li>
          {terms.rated && <li>{say.value.rated}</li>}
        </ul>
        <div class="ways">
          <ChatTool table={table} known={known} />
          <a class="btn" href="/lobby">
            {say.value.lobby}
          </a>
        </div>
      </main>
    </div>
  );
}

function presenceText(table: OnlineTable, seat: number): string {
  return table.presence.value.here.includes(seat) ? say.value.here : say.value.notHere;
}
