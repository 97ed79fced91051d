import './index.css';
import type { ComponentChildren } from 'preact';
import { pointsOrDash } from '@chambord/prose';
import type { ScoreSheet, SheetRow } from '@chambord/prose';
import { InTurn, rivalArms, Sheet, Sym } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { useTouched } from './use-touched.ts';
import { lang, words } from '../shell/settings.ts';

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

/** The arms of everyone who could win: of the seats, and of a rival that is the game itself. */
export function contenderArms(seats: readonly SeatInfo[], contenders: readonly string[]): number[] {
  return contenders.map((_, contender) => seats[contender]?.arms ?? rivalArms(seats[0]?.arms ?? 1));
}

interface SheetProps {
  readonly sheet: ScoreSheet;
  /** In the same order. */
  readonly arms: readonly number[];
}

/** A sheet of so many lines leaves room for the chart below it. */
const MOST_ABOVE_CHART = 7;

export function isShort({ categories, totals }: ScoreSheet): boolean {
  return categories.length + totals.length <= MOST_ABOVE_CHART;
}

/** A column for every contender, a row for every category. The rows come one after the other; any touch shows all of them. */
export function ScoreTable({ sheet, arms }: SheetProps) {
  const still = useTouched();
  const rows = sheet.categories.length;
  return (
    <div
      class="scroller"
      role="region"
      aria-label={sheet.title}
      tabIndex={0}
      style={{
        '--lines': 2 + rows + sheet.totals.length,
        '--contenders': sheet.contenders.length,
      }}
    >
      <InTurn>
        <table class={`scores ${still ? 'still' : ''}`}>
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
            {sheet.categories.map((row, index) => (
              <SheetLine key={row.label} row={row} show={pointsOrDash} nth={index} />
            ))}
          </tbody>
          <tfoot>
            {sheet.totals.map((row, index) => (
              <SheetLine key={row.label} row={row} show={String} nth={rows + 1 + index} />
            ))}
          </tfoot>
        </table>
      </InTurn>
    </div>
  );
}

interface LineProps {
  readonly row: SheetRow;
  readonly show: (cell: number) => string;
  /** Which it is from above. */
  readonly nth: number;
}

function SheetLine({ row, show, nth }: LineProps) {
  return (
    <tr style={{ '--nth': nth }}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <td key={index}>{show(cell)}</td>
      ))}
    </tr>
  );
}
