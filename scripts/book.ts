// Makes the book of openings of a game: npm run book -- GAME [--games N] [--iterations N] [--seed TEXT]. N games for each kind of table;
// the same seed makes the same book.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame } from '@chambord/games';
import { bookOf, playForBook } from '@chambord/figures/make-book';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    iterations: { type: 'string', default: '32' },
    seed: { type: 'string', default: 'book' },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('Which game? npm run book -- burgundy|splendor');
const { game, brain, description } = findGame(id);
const openings = (await description.load.book?.())?.openings;
if (brain === null || openings === undefined) {
  throw new Error(`${id} has no network, or does not tell its openings`);
}
const own = brain;
const [games, iterations] = [Number(values.games), Number(values.iterations)];
const { seed } = values;

const tables = game.variants.map((options) => {
  const started = performance.now();
  const played = Array.from({ length: games }, (_, number) =>
    playForBook(game, own, openings, options, `${seed} ${JSON.stringify(options)} ${number}`, iterations),
  );
  console.log(JSON.stringify({ game: id, options, games, seconds: Math.round((performance.now() - started) / 1000) }));
  return { options, games: played };
});
writeFileSync(`games/${id}/book/book.json`, `${JSON.stringify(bookOf(game, { seed, iterations }, tables))}\n`);
