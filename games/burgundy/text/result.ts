import { at } from '@chambord/kernel';
import { ROUNDS, score, TYPES } from '@chambord/burgundy/rules';
import type { BurgundyScore, Sheet, Table } from '@chambord/burgundy/rules';
import type { Dictionary } from './dictionary.ts';
import { padEnd, padStart, shorten, widest } from './layout.ts';

/** Longer names are cut, so that four of them stand side by side. */
const NAME_WIDTH = 14;

/** The score sheet: a row for every category, a column for every contender. */
export function resultText(dictionary: Dictionary, table: Table, contenders: readonly string[]): string {
  const { sheet } = dictionary;
  const result = score(table);
  const names = contenders.map((name) => shorten(name, NAME_WIDTH));
  const above = rows(dictionary, table, result);
  const below = totals(dictionary, table, result);
  const labels = widest([...above, ...below].map(([label]) => label));
  const width = Math.max(6, widest(names));
  const line = (label: string, cells: readonly string[]) =>
    padEnd(label, labels) + cells.map((cell) => `  ${padStart(cell, width)}`).join('');
  return [
    table.over ? sheet.final : sheet.soFar,
    '',
    line('', names),
    ...above.map(([label, cells]) => line(label, cells.map(pointsOrDash))),
    '─'.repeat(labels + names.length * (width + 2)),
    ...below.map(([label, cells]) => line(label, cells.map(String))),
    ...(table.over ? ['', verdict(dictionary, table, result, contenders)] : []),
  ].join('\n');
}

type Row = readonly [label: string, cells: readonly number[]];

function rows({ sheet }: Dictionary, table: Table, { sheets }: BurgundyScore): readonly Row[] {
  const row = (label: string, points: (sheet: Sheet) => number): Row => [label, sheets.map(points)];
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

function totals({ sheet }: Dictionary, table: Table, { sheets, points, places }: BurgundyScore): readonly Row[] {
  const storage: Row = [sheet.storage, sheets.map((own) => own.storage)];
  // 10.4: against Aaron nothing breaks a tie
  return [[sheet.total, points], ...(table.aaron === null ? [storage] : []), [sheet.place, places]];
}

function pointsOrDash(points: number): string {
  return points === 0 ? '-' : String(points);
}

function verdict({ sheet }: Dictionary, table: Table, result: BurgundyScore, names: readonly string[]): string {
  const { points, places } = result;
  if (table.aaron !== null) {
    const [player = 0, aaron = 0] = points;
    return places[0] === 1 ? sheet.wonSolo(player, aaron) : sheet.lostSolo(player, aaron, at(ROUNDS, table.round));
  }
  const winners = names.filter((_, seat) => places[seat] === 1);
  const [winner = ''] = winners;
  if (winners.length > 1) return sheet.share(winners);
  const most = Math.max(...points);
  return points.filter((total) => total === most).length > 1 ? sheet.winsByStorage(winner) : sheet.wins(winner);
}
