import { askLevel, judgeOf, LEVELS, policyOf, think } from '@chambord/bots';
import { randomFrom } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Themes } from '@chambord/prose';
import { clearlyBest, GENERATION } from './clearly-best.ts';
import type { Clear } from './clearly-best.ts';
import { difficultyOf } from './difficulty.ts';
import type { Wanted } from './difficulty.ts';
import type { Further, PackedGame, Puzzle } from './pack.ts';
import { winsForCertain } from './prove.ts';

type Move = { readonly do: string };

/** Simulations of each decision of the games. */
const PLAYED = 80;
/** What is lost whatever is done is no puzzle; what is won only by the best move is one. */
const LOST = 0.08;
/** What moves everybody would make are no puzzle; of a win that is proven, what nearly everybody would. */
const OBVIOUS = 0.8;
const OBVIOUS_WIN = 0.95;
/** How many decisions of one game may be puzzles, and how far apart they are at least. */
const MOST = 5;
const APART = 6;
/** Further decisions of the solver, in the same turn and the next one. */
const FURTHER = 3;
const TURNS = 2;
/** Only what is nearly won by the judge is worth the trial of a proof. */
const NEARLY_WON = 0.9;

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
    const far = moves.length - endOf(puzzles.at(-1)) >= APART;
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

/** The decision at which the last one of a puzzle falls. */
function endOf(puzzle: Puzzle | undefined): number {
  if (puzzle === undefined) return -APART;
  return (puzzle.further ?? []).reduce((ply, { moves }) => ply + moves.length + 1, puzzle.ply);
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
  const { policy } = policyOf(game, brain, view, random);
  const obvious = Math.max(...policy);
  if (obvious > OBVIOUS_WIN) return null;
  const chance = think(game, brain, view, random, { iterations: 100 });
  const worth = chance.valueOf(chance.most()) ?? 0;
  if (worth < (obvious > OBVIOUS ? NEARLY_WON : LOST)) return null;
  const clear = clearAlways(game, brain, view, random);
  if (clear === null) return null;
  const own = themesAt(game, brain, themes, state, clear, random);
  // Where nothing can be told, whoever solves it learns nothing.
  if (themes !== null && own.length === 0) return null;
  const puzzle = { ply, best: game.format(clear.best, options), themes: own, rating: 0, deviation: 0 };
  const found = extended(game, brain, state, puzzle, options, random);
  return obvious > OBVIOUS && found?.proven !== true ? null : found;
}

/** The puzzle with what comes after its best move, whether that is proven, and how hard it is; null if several moves are proven to win. */
export function extended(
  game: Game,
  brain: Brain,
  state: unknown,
  { ply, best, themes }: Puzzle,
  options: { readonly players: number },
  random: Random,
): Puzzle | null {
  const view = game.view(state, game.actor(state) ?? 0);
  const proven = isProven(game, brain, view, best, options, random);
  if (proven === 'several') return null;
  const { further, wanted } = furtherOf(game, brain, state, game.parse(best, options), options, random);
  return {
    ply,
    best,
    themes,
    ...difficultyOf(game, brain, [{ view, best }, ...wanted], options),
    ...(further.length > 0 ? { further } : {}),
    ...(proven ? { proven } : {}),
  };
}

/** The move that is the best however deep it is looked; null if there is none, or if it can be written in two ways. */
function clearAlways(game: Game, brain: Brain, view: unknown, random: Random): Clear | null {
  let clear: Clear | null = null;
  for (const budget of GENERATION) {
    const found = clearlyBest(game, brain, judgeOf(brain), view, random, budget);
    if (found === null || (clear !== null && brain.key(found.best) !== brain.key(clear.best))) return null;
    clear = found;
  }
  if (clear === null) return null;
  // Two ways to write what comes to the same are one: only what is known as one move can be asked for.
  const key = brain.key(clear.best);
  return game.sensible(view).filter((move) => brain.key(move) === key).length === 1 ? clear : null;
}

function isProven(
  game: Game,
  brain: Brain,
  view: unknown,
  best: string,
  options: { readonly players: number },
  random: Random,
): boolean | 'several' {
  const tree = think(game, brain, view, random, { iterations: 200 });
  const move = game.parse(best, options);
  if ((tree.valueOf(tree.edgeOf(move)) ?? 0) < NEARLY_WON) return false;
  if (winsForCertain(game, view, move, random) !== true) return false;
  const others = game.sensible(view).filter((other) => game.format(other, options) !== best);
  return others.some((other) => winsForCertain(game, view, other, random) === true) ? 'several' : true;
}

/** What the solver decides after the best move, as long as one move is clearly the best each time; the others answer as strong players. */
function furtherOf(
  game: Game,
  brain: Brain,
  state: unknown,
  best: Move,
  options: { readonly players: number },
  random: Random,
): { readonly further: Further[]; readonly wanted: Wanted[] } {
  const table = game.clone(state);
  const seat = game.actor(table);
  const further: Further[] = [];
  const wanted: Wanted[] = [];
  let moves: string[] = [];
  let own = true;
  let turns = 0;
  const make = (move: Move) =>
    game.apply(table, move, (event) => {
      if (own && game.endsTurn(event)) turns++;
    });
  make(best);
  for (;;) {
    const actor = game.actor(table);
    if (actor === null || turns === TURNS || further.length === FURTHER) break;
    own = actor === seat;
    const view = game.view(table, actor);
    const asked = own && game.sensible(view).length > 1;
    const clear = asked ? clearAlways(game, brain, view, random) : null;
    if (asked && clear === null) break;
    const move = clear?.best ?? askLevel(game, brain, 'king', view, random, { iterations: PLAYED });
    const text = game.format(move, options);
    if (clear === null) moves.push(text);
    else {
      further.push({ moves, best: text });
      wanted.push({ view, best: text });
      moves = [];
    }
    make(move);
  }
  return { further, wanted };
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
