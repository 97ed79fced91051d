import '../../pages/set-up/index.css';
import { useEffect, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import { chosenInWords } from '../../pages/set-up/game-options.tsx';
import { SeatCard } from '../../pages/set-up/seat-card.tsx';
import { gameTitle } from '../../game/game-title.ts';
import { onHost } from '../../shell/base.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { chooseArms, ownArms } from '../../shell/own.ts';
import { lang, words } from '../../shell/settings.ts';
import { ConnectionNote } from '../table/banners.tsx';
import { ChatTool } from '../table/chat.tsx';
import { troubleText } from '../table/trouble.tsx';
import { you } from '../connection/connection.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import type { Snapshot } from '../connection/snapshot.ts';
import { OwnName, useOwnName } from '../parts/own-name.tsx';
import type { OnlineTable } from '../connection/online-table.ts';
import { broughtArms } from '../parts/own-arms.tsx';
import { newPart } from '../fairness/shuffle-parts.ts';
import { say } from '../words.ts';

/** Rematches that one has said yes to: the kept seat is taken on arrival. */
export const wanted = new Set<string>();

/** A table before its game: seats to take, and the link to send. */
export function WaitingRoom({ table, snapshot }: { readonly table: OnlineTable; readonly snapshot: Snapshot }) {
  const { facts, status } = snapshot;
  const { terms, id, commitment } = facts;
  const me = you.value?.guest;
  const name = useOwnName();
  const [trouble, setTrouble] = useState<string | null>(null);
  const keptSeat = me === undefined ? -1 : status.seats.findIndex(({ kept }) => kept === me);

  async function sit(seat: number): Promise<void> {
    setTrouble(null);
    try {
      await name.settle();
      table.say({ type: 'sit', seat, part: newPart(id, commitment), ...broughtArms() });
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  useEffect(() => {
    if (keptSeat >= 0 && wanted.delete(id)) void sit(keptSeat);
  }, [keptSeat, id]);
  const sitting = table.unanswered.value.some(({ command: { type } }) => type === 'sit');
  const { answer } = table;
  const refused = answer.value?.kind === 'refused' ? say.value.refusals[answer.value.refusal.code] : null;
  // It has begun, and who watches with a delay will see it in time.
  const isFull = status.seats.every((seat) => seat.name !== null);
  const maySit = (kept: string | null) => table.seat.value === null && (kept === null || kept === me);
  /** The first seat that can be taken: there somebody new says who they are. */
  const first = status.seats.findIndex((seat) => seat.name === null && maySit(seat.kept));
  return (
    <div class="page online">
      <PageHead />
      <main class="waiting broad">
        <PageTitle name={gameTitle(terms.game)} />
        <ConnectionNote />
        <p role="status">
          {isFull && snapshot.viewer === 'spectator' ? (
            say.value.youWatchDelayed
          ) : (
            <>
              <b>{say.value.waitingTitle}.</b> {say.value.begins}
            </>
          )}
        </p>
        {keptSeat >= 0 && <p class="done">{say.value.yourSeat}</p>}
        {(trouble ?? refused) !== null && (
          <p class="notice" role="alert">
            {trouble ?? refused}
          </p>
        )}
        <ol class="seats">
          {status.seats.map(({ name: sitter, guest, bot, kept, arms }, seat) => {
            const isFree = sitter === null && maySit(kept);
            const mine = isFree && seat === first;
            return (
              <SeatCard
                key={seat}
                arms={mine ? (ownArms.value ?? seat + 1) : (arms ?? seat + 1)}
                label={mine ? say.value.you : words.value.seat(seat + 1)}
                {...(mine ? { chooseArms } : {})}
                class={sitter === null && !mine ? 'free' : ''}
              >
                {mine ? <OwnName name={name} /> : <b>{sitter ?? say.value.freeSeat}</b>}
                <span class="seatway">
                  {bot !== null && words.value.levels[bot]}
                  {guest !== null && guest === me && (
                    <button type="button" class="btn" onClick={() => table.say({ type: 'leave' })}>
                      {say.value.stand}
                    </button>
                  )}
                  {guest !== null && guest !== me && presenceText(table, seat)}
                  {sitter === null && kept !== null && kept !== me && say.value.keptFor}
                  {isFree && (
                    <button
                      type="button"
                      class={`btn ${mine ? 'main' : ''}`}
                      aria-label={say.value.term(say.value.sit, words.value.seat(seat + 1))}
                      disabled={name.missing || sitting}
                      onClick={() => void sit(seat)}
                    >
                      {say.value.sit}
                    </button>
                  )}
                </span>
              </SeatCard>
            );
          })}
        </ol>
        {!isFull && (
          <section class="invite">
            <h2>{say.value.share}</h2>
            <CopyLink link={location.origin + onHost(`/t/${id}`)} label={say.value.tableLink} />
          </section>
        )}
        <Terms terms={terms} />
        <div class="ways">
          <ChatTool table={table} snapshot={snapshot} />
          <a class="btn" href="/lobby">
            {say.value.lobby}
          </a>
        </div>
      </main>
    </div>
  );
}

/** What was agreed on. */
function Terms({ terms }: { readonly terms: Snapshot['facts']['terms'] }) {
  const game = inHouse(terms.game);
  return (
    <dl class="terms">
      {game !== undefined &&
        chosenInWords(game, terms.options).map((choice, index) => (
          <div key={choice}>
            <dt>{game.words[lang.value].options[game.options[index]?.name ?? '']?.title}</dt>
            <dd>{choice}</dd>
          </div>
        ))}
      <div>
        <dt>{say.value.access}</dt>
        <dd>{say.value.accesses[terms.access]}</dd>
      </div>
      <div>
        <dt>{say.value.clockTitle}</dt>
        <dd>{say.value.clock(terms.clock)}</dd>
      </div>
      <div>
        <dt>{say.value.leaver}</dt>
        <dd>{say.value.leavers[terms.leaver]}</dd>
      </div>
      <div>
        <dt>{say.value.spectators}</dt>
        <dd>{say.value.spectatorsAre[terms.spectators]}</dd>
      </div>
      {terms.rated && (
        <div>
          <dt>{say.value.ratings}</dt>
          <dd>{say.value.rated}</dd>
        </div>
      )}
    </dl>
  );
}

function presenceText(table: OnlineTable, seat: number): string {
  return table.presence.value.here.includes(seat) ? say.value.here : say.value.notHere;
}
