// What wins in The Castles of Burgundy: node scripts/run.mjs scripts/edition-check.ts FILE
// FILE has records of two-player games (arena --records). Prints how often triples of each type are completed, cards of it placed, and how much each action
// and each type adds to the chance to win: the slope of the win on the lead in it, all of them together (least squares), with 95 % intervals.
import { readFileSync } from 'node:fs';
import { burgundy, editionOf, faceOf, score, TYPES } from '@chambord/burgundy/rules';
import { at, readRecord, replay, wins } from '@chambord/kernel';

const ACTIONS = ['take', 'place', 'sell', 'workers', 'silver', 'convert', 'buy'] as const;

/** What one player did in one game. */
interface Deeds {
  readonly actions: readonly number[];
  /** By type. */
  readonly placed: readonly number[];
  readonly triples: readonly number[];
  readonly won: number;
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('Which file? It is missing.');
const games: Deeds[][] = [];
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '') continue;
  const record = readRecord(burgundy, JSON.parse(line));
  if (record.options.players !== 2) throw new Error('Only games of two players can be compared like this.');
  const counts = [0, 1].map(() => ACTIONS.map(() => 0));
  const placed = [0, 1].map(() => TYPES.map(() => 0));
  const end = replay(burgundy, record, ({ state, move }) => {
    const kind = ACTIONS.findIndex((name) => name === move.do);
    const own = at(counts, state.seat);
    if (kind >= 0) own[kind] = at(own, kind) + 1;
    if (move.do === 'place') {
      const type = TYPES.indexOf(faceOf(state, move.card).type);
      const laid = at(placed, state.seat);
      laid[type] = at(laid, type) + 1;
    }
  });
  const { sheets, places } = score(end);
  const { triple } = editionOf(end);
  games.push(
    wins(places).map((won, seat) => ({
      actions: at(counts, seat),
      placed: at(placed, seat),
      triples: TYPES.map((type) => at(sheets, seat).triples[type] / triple[type]),
      won,
    })),
  );
}

console.log(`${games.length} games`);
table('triples', TYPES, (deeds) => deeds.triples);
table('placed', TYPES, (deeds) => deeds.placed);
table('actions', ACTIONS, (deeds) => deeds.actions);

function table(title: string, names: readonly string[], of: (deeds: Deeds) => readonly number[]): void {
  const players = games.flat();
  const rows = games.map(([one, other]) => {
    if (one === undefined || other === undefined) throw new Error('a game without players');
    return { lead: of(one).map((count, i) => count - at(of(other), i)), won: one.won - 0.5 };
  });
  const slopes = leastSquares(
    rows.map(({ lead }) => lead),
    rows.map(({ won }) => won),
  );
  console.log(`\n${title.padEnd(10)}  a player and game   one more adds to the chance to win`);
  names.forEach((name, i) => {
    const mean = players.reduce((sum, deeds) => sum + at(of(deeds), i), 0) / players.length;
    const { slope, error } = at(slopes, i);
    const add = `${(100 * slope).toFixed(1).padStart(6)} % ± ${(196 * error).toFixed(1)}`;
    console.log(`${name.padEnd(10)}  ${mean.toFixed(2).padStart(17)}   ${add}`);
  });
}

/** Slopes without intercept, since both sides are alike, and their standard errors. */
function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]) {
  const size = rows[0]?.length ?? 0;
  const indices = Array.from({ length: size }, (_, i) => i);
  const products = indices.map((i) =>
    indices.map((j) => rows.reduce((sum, row) => sum + at(row, i) * at(row, j), i === j ? 1e-9 : 0)),
  );
  const inverse = invert(products);
  const sums = indices.map((i) => rows.reduce((sum, row, r) => sum + at(row, i) * at(values, r), 0));
  const slopes = indices.map((i) => sums.reduce((sum, value, j) => sum + at(at(inverse, i), j) * value, 0));
  const rest = rows.reduce((sum, row, r) => {
    const found = row.reduce((total, value, i) => total + value * at(slopes, i), 0);
    return sum + (at(values, r) - found) ** 2;
  }, 0);
  const variance = rest / Math.max(1, rows.length - size);
  return slopes.map((slope, i) => ({ slope, error: Math.sqrt(variance * at(at(inverse, i), i)) }));
}

/** Gauss and Jordan. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++) {
      if (Math.abs(at(at(rows, i), column)) > Math.abs(at(at(rows, pivot), column))) pivot = i;
    }
    const chosen = at(rows, pivot);
    rows[pivot] = at(rows, column);
    rows[column] = chosen.map((value) => value / at(chosen, column));
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = at(at(rows, i), column);
      rows[i] = at(rows, i).map((value, j) => value - factor * at(at(rows, column), j));
    }
  }
  return rows.map((row) => row.slice(size));
}
