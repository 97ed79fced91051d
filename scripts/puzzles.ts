// Finds puzzles and adds them to the pack of a game: npm run puzzles -- GAME [--minutes M]; goes on where it ended.
// Looks at those of the pack for further decisions and for proofs: npm run puzzles -- GAME --extend
// Solves those of the pack again, with more time, and drops what does not hold: npm run puzzles -- GAME --check
// With --since N both look only at those of games from number N on.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeOf } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { at, randomFrom, resume } from '@chambord/kernel';
import {
  CHECK,
  clearlyBest,
  difficultyOf,
  extended,
  findPuzzles,
  puzzlesOf,
  readPack,
  recordAt,
  stagesOf,
} from '@chambord/puzzles';
import type { Pack, PackedGame, Puzzle, Wanted } from '@chambord/puzzles';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    extend: { type: 'boolean', default: false },
    since: { type: 'string', default: '0' },
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

const NAMES = ['1', '2', '3', '4'];

/** Whether a game is one of those that are to be looked at. */
const isMeant = ({ seed }: PackedGame) => Number(seed.split(' ').at(-1)) >= Number(values.since);

if (values.check) check();
else if (values.extend) extend();
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

/** What comes after the best move and can be asked for, and what is proven, is looked for anew. */
function extend(): void {
  const games: PackedGame[] = [];
  for (const [index, from] of pack.games.entries()) {
    const puzzles = from.puzzles.flatMap((puzzle): Puzzle[] => {
      if (!isMeant(from)) return [puzzle];
      const position = { ...puzzle, further: [], from, id: `${from.seed}#${puzzle.ply}` };
      const record = recordAt(game, pack, position, NAMES);
      const { state } = resume(game, record);
      const found = extended(game, own, state, puzzle, record.options, randomFrom(`extend ${position.id}`));
      return found === null ? [] : [found];
    });
    if (puzzles.length > 0) games.push({ ...from, puzzles });
    // Kept after each game, too.
    save({ ...pack, games: [...games, ...pack.games.slice(index + 1)] });
  }
  const all = games.flatMap(({ puzzles }) => puzzles);
  const longer = all.filter(({ further = [] }) => further.length > 0).length;
  console.log(JSON.stringify({ game: id, all: all.length, longer, proven: all.filter(({ proven }) => proven).length }));
}

/** Every puzzle is solved anew with a larger budget; those that come out otherwise, or no longer clearly, are dropped, and what comes after is cut off there. */
function check(): void {
  let held = 0;
  let same = 0;
  let cut = 0;
  const games = pack.games.map((from) => ({
    ...from,
    puzzles: from.puzzles.flatMap((puzzle): Puzzle[] => {
      if (!isMeant(from)) return [puzzle];
      const position = { ...puzzle, from, id: `${from.seed}#${puzzle.ply}` };
      const wanted: Wanted[] = [];
      for (const [stage, { best }] of stagesOf(position).entries()) {
        const record = recordAt(game, pack, position, NAMES, stage);
        const { state } = resume(game, record);
        const view = game.view(state, game.actor(state) ?? 0);
        const random = randomFrom(`check ${position.id}${stage === 0 ? '' : ` ${stage}`}`);
        const clear = clearlyBest(game, own, judgeOf(own), view, random, CHECK);
        const found = clear === null ? null : game.format(clear.best, record.options);
        if (stage === 0 && (found === null || found === best)) same++;
        if (found !== best) break;
        wanted.push({ view, best });
      }
      if (wanted.length === 0) return [];
      held++;
      const { further = [] } = puzzle;
      if (wanted.length === further.length + 1) return [puzzle];
      cut++;
      const left = further.slice(0, wanted.length - 1);
      const { further: _, ...first } = { ...puzzle, ...difficultyOf(game, own, wanted, game.options(from.options)) };
      return [left.length === 0 ? first : { ...first, further: left }];
    }),
  }));
  const all = puzzlesOf({ ...pack, games: pack.games.filter(isMeant) }).length;
  save({ ...pack, games: games.filter(({ puzzles }) => puzzles.length > 0) });
  console.log(JSON.stringify({ game: id, all, held, notOtherwise: same, dropped: all - held, cut }));
}

function save(kept: Pack): void {
  writeFileSync(file, `${JSON.stringify({ ...kept, format: 2 })}\n`);
}
