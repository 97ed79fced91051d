import type { Seat } from '@chambord/kernel';
import type { ScoreSheet } from '@chambord/prose';
import { score } from '@chambord/splendor/rules';
import type { SplendorScore, Position } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';

/** The score sheet: a row for every category, a column for every player. */
export function scoreSheet(
  dictionary: Dictionary,
  table: Position,
  names: readonly string[],
  you: Seat | null,
): ScoreSheet {
  const { sheet } = dictionary;
  const result = score(table);
  const { sheets, points, places } = result;
  const over = table.phase === 'over';
  return {
    title: over ? sheet.final : sheet.soFar,
    contenders: names.map((name, seat) => (seat === you ? dictionary.you : name)),
    categories: [
      { label: sheet.cards, cells: sheets.map((own) => own.cards) },
      { label: sheet.nobles, cells: sheets.map((own) => own.nobles) },
    ],
    totals: [
      { label: sheet.points, cells: points },
      { label: sheet.cardsBought, cells: sheets.map((own) => own.cardsBought) },
      { label: sheet.place, cells: places },
    ],
    verdict: over ? verdict(dictionary, result, names, you) : null,
  };
}

/** Who has won (6.2). */
export function verdict(
  { sheet }: Dictionary,
  { points, places }: SplendorScore,
  names: readonly string[],
  you: Seat | null,
): string {
  const others = names.filter((_, seat) => places[seat] === 1 && seat !== you);
  const won = you !== null && places[you] === 1;
  if (others.length + (won ? 1 : 0) > 1) return sheet.share(others, won);
  const winner = won ? null : (others[0] ?? '');
  const most = Math.max(...points);
  return points.filter((total) => total === most).length > 1 ? sheet.winsByCards(winner) : sheet.wins(winner);
}
