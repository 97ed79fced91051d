import type { ScoreSheet } from '@chambord/prose';
import { score } from '@chambord/splendor/rules';
import type { SplendorScore, Position } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';

/** The score sheet: a row for every category, a column for every player. */
export function scoreSheet(dictionary: Dictionary, table: Position, names: readonly string[]): ScoreSheet {
  const { sheet } = dictionary;
  const result = score(table);
  const { sheets, points, places } = result;
  const over = table.phase === 'over';
  return {
    title: over ? sheet.final : sheet.soFar,
    contenders: names,
    categories: [
      { label: sheet.cards, cells: sheets.map((own) => own.cards) },
      { label: sheet.nobles, cells: sheets.map((own) => own.nobles) },
    ],
    totals: [
      { label: sheet.points, cells: points },
      { label: sheet.cardsBought, cells: sheets.map((own) => own.cardsBought) },
      { label: sheet.place, cells: places },
    ],
    verdict: over ? verdict(dictionary, result, names) : null,
  };
}

function verdict({ sheet }: Dictionary, { points, places }: SplendorScore, names: readonly string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  const [winner = ''] = winners;
  if (winners.length > 1) return sheet.share(winners);
  const most = Math.max(...points);
  return points.filter((total) => total === most).length > 1 ? sheet.winsByCards(winner) : sheet.wins(winner);
}
