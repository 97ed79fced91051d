import { askLevel, judgeOf, LEVELS, NEWCOMER, policyOf, rate, think } from '@chambord/bots';
import { at, randomFrom } from '@chambord/kernel';
import type { Game, Level, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Themes } from '@chambord/prose';
import { clearlyBest, GENERATION } from './clearly-best.ts';
import type { Clear } from './clearly-best.ts';
import type { PackedGame, Puzzle } from './pack.ts';

type Move = { readonly do: string };

/** Simulations of each decision of the games. */
const PLAYED = 80;
/** Where the leader wins for certain, or nobody knows anything yet, there is nothing to find. */
const OPEN = { least: 0.08, most: 0.97 };
/** What moves everybody would make are no puzzle. */
const OBVIOUS = 0.8;
/** How many decisions of one game may be puzzles, and how far apart they are at least. */
const MOST = 5;
const APART = 6;
/** How strong the levels count as that try to solve it, and how often each does. */
const SOLVERS: readonly (readonly [Level, number, number])[] = [
  ['page', 900, 4],
  ['squire', 1150, 4],
  ['knight', 1400, 4],
  ['baron', 1650, 3],
  ['duke', 1950, 2],
];

/** Plays a game of strong bots and finds the decisions in which one move is clearly the best. */
export function findPuzzles(
  game: Game,
  brain: Brain,
  themes: Themes | null,
  options: { readonly players: number },
  seed: string,
): PackedGame {
  const random = randomFrom(`${seed}/puzzles`);
  const state = game.setup(options, seed);
  const moves: string[] = [];
  const puzzles: Puzzle[] = [];
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const view = game.view(state, seat);
    const far = moves.length - (puzzles.at(-1)?.ply ?? -APART) >= APART;
    if (far && puzzles.length < MOST && game.sensible(view).length > 2) {
      const puzzle = puzzleAt(game, brain, themes, state, view, moves.length, options, random);
      if (puzzle !== null) puzzles.push(puzzle);
    }
    const move = askLevel(game, brain, 'king', view, random, { iterations: PLAYED });
    game.apply(state, move);
    moves.push(game.format(move, options));
  }
  // What comes after the last puzzle is not needed.
  return { options, seed, moves: moves.slice(0, puzzles.at(-1)?.ply ?? 0), puzzles };
}

function puzzleAt(
  game: Game,
  brain: Brain,
  themes: Themes | null,
  state: unknown,
  view: unknown,
  ply: number,
  options: { readonly players: number },
  random: Random,
): Puzzle | null {
  const judge = judgeOf(brain);
  const { moves, policy } = policyOf(game, brain, view, random);
  if (Math.max(...policy) > OBVIOUS) return null;
  let clear: Clear | null = null;
  for (const budget of GENERATION) {
    const found = clearlyBest(game, brain, judge, view, random, budget);
    if (found === null || (clear !== null && brain.key(found.best) !== brain.key(clear.best))) return null;
    clear = found;
  }
  if (clear === null) return null;
  const chance = think(game, brain, view, random, { iterations: 100 });
  const worth = chance.valueOf(chance.most()) ?? 0;
  if (worth < OPEN.least || worth > OPEN.most) return null;
  // Two ways to write what comes to the same are one: only what is known as one move can be asked for.
  if (moves.filter((move) => brain.key(move) === brain.key(at([clear.best], 0))).length !== 1) return null;
  const own = themesAt(game, brain, themes, state, clear, random);
  // Where nothing can be told, whoever solves it learns nothing.
  if (themes !== null && own.length === 0) return null;
  const best = game.format(clear.best, options);
  return {
    ply,
    best,
    themes: own,
    ...ratingOf(game, brain, view, best, options),
  };
}

/** Started from how often bots of each level solve it. */
function ratingOf(game: Game, brain: Brain, view: unknown, best: string, options: { readonly players: number }) {
  const results = SOLVERS.flatMap(([level, rating, times]) =>
    Array.from({ length: times }, (_, number) => {
      const found = game.format(askLevel(game, brain, level, view, `solver ${level} ${number}`), options);
      return { opponent: { rating, deviation: 60, volatility: 0.06 }, score: found === best ? 0 : 1 };
    }),
  );
  const { rating, deviation } = rate(NEWCOMER, results);
  return { rating: Math.round(Math.min(2600, Math.max(500, rating))), deviation: Math.round(deviation) };
}

/** What the best turn gets that the second best does not. */
function themesAt(
  game: Game,
  brain: Brain,
  themes: Themes | null,
  state: unknown,
  { best, second }: Clear,
  random: Random,
): string[] {
  const seat = game.actor(state);
  if (themes === null || seat === null) return [];
  const names = Array.from({ length: LEVELS.length }, (_, number) => String(number + 1));
  const better = wholeTurn(game, brain, state, best, random);
  const made = wholeTurn(game, brain, state, second, random);
  return [...new Set(themes.of({ seat, before: state, better, made, names }))].slice(0, 3);
}

/** The turn that a move begins, gone on with as a strong player would. */
function wholeTurn(game: Game, brain: Brain, state: unknown, first: Move, random: Random) {
  const after = game.clone(state);
  const seat = game.actor(after);
  const moves: Move[] = [];
  let ended = false;
  for (
    let move = first;
    ;
    move = askLevel(game, brain, 'king', game.view(after, seat ?? 0), random, { iterations: 40 })
  ) {
    game.apply(after, move, (event) => (ended ||= game.endsTurn(event)));
    moves.push(move);
    if (ended || game.actor(after) !== seat) return { moves, after };
  }
}
