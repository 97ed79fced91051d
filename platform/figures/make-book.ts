import { askLevel } from '@chambord/bots';
import { at, randomFrom, wins as winsOf } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Openings } from '@chambord/prose';
import type { Book, BookTable, ChoiceCount } from './book.ts';
import { OpeningsOf } from './opening.ts';
import type { Opening } from './opening.ts';

/** What comes up more rarely is left out: nothing can be said of it. */
const LEAST = 4;

/** How everybody began a game, and what it came to. */
export interface BegunGame {
  readonly openings: readonly Opening[];
  /** By contender, as of a score. */
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** Plays a game of strong bots to its end. */
export function playForBook(
  game: Game,
  brain: Brain,
  openings: Openings,
  options: { readonly players: number },
  seed: string,
  iterations: number,
): BegunGame {
  const random = randomFrom(`${seed}/book`);
  const state = game.setup(options, seed);
  const found = new OpeningsOf(game, openings, options.players);
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const move = askLevel(game, brain, 'king', game.view(state, seat), random, { iterations });
    found.before(state, move);
    game.apply(state, move, found.event);
    found.after();
  }
  const { points, places } = game.score(state);
  return { openings: found.all, points, places };
}

/** What the games of one kind of table come to. */
export function tallyTable(options: { readonly players: number }, games: readonly BegunGame[]): BookTable {
  const starts: Record<string, number> = {};
  const situations: Record<string, Record<string, ChoiceCount>> = {};
  const firsts: Record<string, Record<string, [number, number]>> = {};
  for (const { openings, points, places } of games) {
    const shares = winsOf(places);
    for (const [seat, { chosen, firsts: done }] of openings.entries()) {
      for (const [turn, { situation, choice }] of chosen.entries()) {
        if (turn === 0) starts[situation] = (starts[situation] ?? 0) + 1;
        const tally = ((situations[situation] ??= {})[choice] ??= [0, 0, 0, {}]);
        tally[0]++;
        tally[1] += at(shares, seat);
        tally[2] += at(points, seat);
        const after = chosen[turn + 1]?.situation;
        if (after !== undefined) tally[3][after] = (tally[3][after] ?? 0) + 1;
      }
      for (const { what, kind, turn } of done) {
        const first = ((firsts[what] ??= {})[kind] ??= [0, 0]);
        first[0]++;
        first[1] += turn;
      }
    }
  }
  return { options, games: games.length, starts, situations: worthTelling(situations), firsts };
}

function worthTelling(situations: BookTable['situations']): BookTable['situations'] {
  const all = (choices: Readonly<Record<string, ChoiceCount>>) =>
    Object.values(choices).reduce((sum, [times]) => sum + times, 0);
  const kept = new Set(Object.keys(situations).filter((name) => all(situations[name] ?? {}) >= LEAST));
  return Object.fromEntries(
    [...kept].sort().map((name) => [
      name,
      Object.fromEntries(
        Object.entries(situations[name] ?? {}).map(([choice, [times, won, points, next]]): [string, ChoiceCount] => [
          choice,
          // Parts of wins that are shared are added up: thirds would not come out even.
          [times, Math.round(won * 100) / 100, points, onlyOf(next, kept)],
        ]),
      ),
    ]),
  );
}

function onlyOf(counts: Readonly<Record<string, number>>, kept: ReadonlySet<string>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => kept.has(name)));
}

/** A book of tables, each with its games. */
export function bookOf(
  game: Game,
  made: Pick<Book, 'seed' | 'iterations'>,
  tables: readonly { readonly options: { readonly players: number }; readonly games: readonly BegunGame[] }[],
): Book {
  return {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...made,
    tables: tables.map(({ options, games }) => tallyTable(options, games)),
  };
}
