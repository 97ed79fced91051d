import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { ROUNDS, score, TYPES } from '@chambord/burgundy/rules';
import type { BurgundyScore, Tally, Position } from '@chambord/burgundy/rules';
import type { Dictionary } from './dictionary.ts';
import type { ScoreSheet, SheetRow } from '@chambord/prose';

/** The score sheet: a row for every category, a column for every contender. */
export function scoreSheet(
  dictionary: Dictionary,
  table: Position,
  names: readonly string[],
  you: Seat | null,
): ScoreSheet {
  const { sheet } = dictionary;
  const result = score(table);
  return {
    title: table.over ? sheet.final : sheet.soFar,
    contenders: names.map((name, seat) => (seat === you ? dictionary.you : name)),
    categories: rows(dictionary, table, result),
    totals: totals(dictionary, table, result),
    verdict: table.over ? verdict(dictionary, table, result, names, you) : null,
  };
}

function rows({ sheet }: Dictionary, table: Position, { sheets }: BurgundyScore): readonly SheetRow[] {
  const row = (label: string, points: (sheet: Tally) => number): SheetRow => ({
    label,
    cells: sheets.map(points),
  });
  const all = [
    ...TYPES.map((type) => row(sheet.triples(type), ({ triples }) => triples[type])),
    row(sheet.firstTriples, ({ firstTriples }) => firstTriples),
    row(sheet.allSeven, ({ allSeven }) => allSeven),
    row(sheet.points, ({ points }) => points),
    row(sheet.sold, ({ sold }) => sold),
    row(sheet.animals, ({ animals }) => animals),
  ];
  // 10.4: the start player card is not used in solo
  return table.startCard === null ? all : [...all, row(sheet.startCard, ({ startCard }) => startCard)];
}

function totals(
  { sheet }: Dictionary,
  table: Position,
  { sheets, points, places }: BurgundyScore,
): readonly SheetRow[] {
  const storage: SheetRow = { label: sheet.storage, cells: sheets.map((own) => own.storage) };
  // 10.4: against Aaron nothing breaks a tie
  return [
    { label: sheet.total, cells: points },
    ...(table.aaron === null ? [storage] : []),
    { label: sheet.place, cells: places },
  ];
}

function verdict(
  { sheet }: Dictionary,
  table: Position,
  result: BurgundyScore,
  names: readonly string[],
  you: Seat | null,
): string {
  const { points, places } = result;
  if (table.aaron !== null) {
    const [player = 0, aaron = 0] = points;
    return places[0] === 1 ? sheet.wonSolo(player, aaron) : sheet.lostSolo(player, aaron, at(ROUNDS, table.round));
  }
  const others = names.filter((_, seat) => places[seat] === 1 && seat !== you);
  const won = you !== null && places[you] === 1;
  if (others.length + (won ? 1 : 0) > 1) return sheet.share(others, won);
  const winner = won ? null : (others[0] ?? '');
  const most = Math.max(...points);
  return points.filter((total) => total === most).length > 1 ? sheet.winsByStorage(winner) : sheet.wins(winner);
}
