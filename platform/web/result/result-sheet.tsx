import type { ComponentChildren } from 'preact';
import { pointsOrDash } from '@chambord/prose';
import type { ScoreSheet, SheetRow } from '@chambord/prose';
import { InTurn, Sheet, Sym } from '@chambord/ui';
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

interface SheetProps {
  readonly sheet: ScoreSheet;
  /** The arms of those who have some, in the same order. */
  readonly arms: readonly number[];
}

/** A column for every contender, a row for every category. */
export function ScoreTable({ sheet, arms }: SheetProps) {
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
