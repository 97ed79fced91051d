import type { ComponentChildren } from 'preact';
import { BadInput, recordOf } from '@chambord/kernel';
import { pointsOrDash } from '@chambord/kernel/prose';
import type { ScoreSheet, SheetRow } from '@chambord/kernel/prose';
import { InTurn, Sheet, Sym } from '@chambord/ui';
import { Chart } from './chart.tsx';
import { newGame } from './new-game.ts';
import type { Playing } from './playing.ts';
import { saveRecord } from './record-files.ts';
import { lang, words } from './settings.ts';
import { Triumph } from './triumph.tsx';

/** Back to the result, for who has closed it to look at the table. */
export function ResultButton({ show }: { readonly show: () => void }) {
  return (
    <button type="button" class="tool" aria-label={words.value.result} title={words.value.result} onClick={show}>
      <Sym id="point" />
      <span class="wide">{words.value.result}</span>
    </button>
  );
}

interface ResultSheetProps {
  /** Who has won; null where nobody has counted. */
  readonly verdict: string | null;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What the result lies on, named by its title and described by who has won. */
export function ResultSheet({ verdict, onClose, children }: ResultSheetProps) {
  const { gameOver } = words.value;
  return (
    <Sheet
      lang={lang.value}
      title={gameOver}
      label={gameOver}
      description={verdict ?? ''}
      class="spread"
      onClose={onClose}
    >
      {children}
    </Sheet>
  );
}

/** The end of a game: the score sheet, points over time, and what to do next. */
export function Result({ playing }: { readonly playing: Playing }) {
  const { page, session } = playing;
  const text = page.text[lang.value];
  const sheet = text.sheet(session.state, session.names);
  const { places } = page.game.score(session.state);
  const winners = playing.seats.value.filter((_, seat) => places[seat] === 1);
  return (
    <div class="result">
      <Triumph winners={winners} rejoice={winners.some(({ bot }) => bot === null)} />
      <p class="verdict">{sheet.verdict}</p>
      <SheetTable sheet={sheet} arms={playing.seats.value.map(({ arms }) => arms)} />
      <Chart playing={playing} names={sheet.contenders} arms={playing.seats.value.map(({ arms }) => arms)} />
      <div class="ways">
        <button type="button" class="btn main" title={words.value.rematchHint} onClick={() => void rematch(playing)}>
          {words.value.rematch}
        </button>
        <a class="btn" href={`/replay/${playing.id}`}>
          {words.value.replay}
        </a>
        <button type="button" class="btn" onClick={() => saveRecord(recordOf(session))}>
          {words.value.exportRecord}
        </button>
        <a class="btn" href="/">
          {words.value.home}
        </a>
      </div>
    </div>
  );
}

interface SheetProps {
  readonly sheet: ScoreSheet;
  /** The arms of those who have some, in the same order. */
  readonly arms: readonly number[];
}

/** A column for every contender, a row for every category. */
export function SheetTable({ sheet, arms }: SheetProps) {
  return (
    <div
      class="scroller"
      role="region"
      aria-label={sheet.title}
      tabIndex={0}
      style={{
        '--lines': 2 + sheet.categories.length + sheet.totals.length,
        '--contenders': sheet.contenders.length,
      }}
    >
      <InTurn>
        <table class="scores">
          <thead>
            <tr>
              <td />
              {sheet.contenders.map((name, contender) => (
                <th key={name} scope="col">
                  {arms[contender] !== undefined && <Sym id={`arms-${arms[contender]}`} />}
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.categories.map((row) => (
              <SheetLine key={row.label} row={row} show={pointsOrDash} />
            ))}
          </tbody>
          <tfoot>
            {sheet.totals.map((row) => (
              <SheetLine key={row.label} row={row} show={String} />
            ))}
          </tfoot>
        </table>
      </InTurn>
    </div>
  );
}

function SheetLine({ row, show }: { readonly row: SheetRow; readonly show: (cell: number) => string }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <td key={index}>{show(cell)}</td>
      ))}
    </tr>
  );
}

/** The same table again, and the next seat begins: as start player where the game has one, else by moving everyone up. */
function rematch({ page: { game }, session, seats: { value: seats } }: Playing): Promise<void> {
  const { options, seed } = session;
  const began = game.actor(game.setup(options, seed)) ?? 0;
  const again = { game: game.id, options, seats, seed: '' };
  try {
    const startPlayer = (began + 1) % options.players;
    return newGame({ ...again, options: game.options({ ...options, startPlayer }) });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return newGame({ ...again, seats: [...seats.slice(1), ...seats.slice(0, 1)] });
  }
}
