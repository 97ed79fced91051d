// Finds puzzles and adds them to the pack of a game: npm run puzzles -- GAME [--minutes M]; goes on where it ended.
// Solves those of the pack again, with more time, and drops what does not hold: npm run puzzles -- GAME --check
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeOf } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { at, randomFrom, resume } from '@chambord/kernel';
import { CHECK, clearlyBest, findPuzzles, puzzlesOf, readPack, recordAt } from '@chambord/puzzles';
import type { Pack } from '@chambord/puzzles';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('Which game? npm run puzzles -- burgundy|splendor');
const { game, brain, description } = findGame(id);
if (brain === null) throw new Error('without a network nobody knows which move is the best');
const own = brain;
const file = `games/${id}/puzzles/pack.json`;
const pack = readPack(JSON.parse(readFileSync(file, 'utf8')));
if (pack.rulesVersion !== game.rulesVersion) {
  throw new Error(
    `${file} is of rules version ${pack.rulesVersion}, the game has ${game.rulesVersion}: begin a new pack`,
  );
}

if (values.check) check();
else await find(Number(values.minutes));

async function find(minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const themes = (await description.load.themes?.()) ?? null;
  const games = [...pack.games];
  let { next } = pack;
  while (performance.now() < until) {
    const options = at(game.variants, next % game.variants.length);
    const found = findPuzzles(game, own, themes, options, `puzzles ${id} ${next}`);
    if (found.puzzles.length > 0) games.push(found);
    next++;
    // Kept after each game: the command may be ended at any moment.
    const now = { ...pack, next, games };
    save(now);
    console.log(JSON.stringify({ game: id, played: next, found: found.puzzles.length, all: puzzlesOf(now).length }));
  }
}

/** Every puzzle is solved anew with a larger budget; those that come out otherwise, or no longer clearly, are dropped. */
function check(): void {
  let held = 0;
  let same = 0;
  const games = pack.games.map((from) => ({
    ...from,
    puzzles: from.puzzles.filter((puzzle) => {
      const position = { ...puzzle, from, id: `${from.seed}#${puzzle.ply}` };
      const record = recordAt(game, pack, position, ['1', '2', '3', '4']);
      const { state } = resume(game, record);
      const random = randomFrom(`check ${position.id}`);
      const clear = clearlyBest(game, own, judgeOf(own), game.view(state, game.actor(state) ?? 0), random, CHECK);
      const best = clear === null ? null : game.format(clear.best, record.options);
      if (best === puzzle.best) held++;
      if (best === null || best === puzzle.best) same++;
      return best === puzzle.best;
    }),
  }));
  const all = puzzlesOf(pack).length;
  save({ ...pack, games: games.filter(({ puzzles }) => puzzles.length > 0) });
  console.log(JSON.stringify({ game: id, all, held, notOtherwise: same, dropped: all - held }));
}

function save(kept: Pack): void {
  writeFileSync(file, `${JSON.stringify(kept)}\n`);
}
