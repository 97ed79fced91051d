import { attempt, BadInput, IllegalMove, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const puzzle = v.strictObject({
  /** After so many decisions of the game. */
  ply: count,
  /** In the notation of the game. */
  best: v.string(),
  /** What the best move is about, the weightiest first. */
  themes: v.array(v.string()),
  /** How hard it is, as a rating (Glicko-2), and how far off that may be. */
  rating: count,
  deviation: count,
});

const packedGame = v.strictObject({
  options: v.looseObject({ players: count }),
  seed: v.string(),
  moves: v.array(v.string()),
  puzzles: v.array(puzzle),
});

const pack = v.strictObject({
  format: v.literal(1),
  game: v.string(),
  rulesVersion: count,
  /** The number of the game that is played next to find more. */
  next: count,
  games: v.array(packedGame),
});

export type Puzzle = v.InferOutput<typeof puzzle>;
export type PackedGame = v.InferOutput<typeof packedGame>;
/** Puzzles of a game: games that strong bots have played, and the decisions of them in which one move is clearly the best. */
export type Pack = v.InferOutput<typeof pack>;

/** A puzzle with the game that it is taken from. */
export interface SourcedPuzzle extends Puzzle {
  /** The same also in a later pack. */
  readonly id: string;
  readonly from: PackedGame;
}

/** The form of a pack. */
export { pack as packForm };

/** Reads a pack; throws `BadInput` with the place. Whether its moves can be made shows `recordAt`. */
export function readPack(value: unknown): Pack {
  const parsed = v.safeParse(pack, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(v.getDotPath(issue) ?? '', `this is not a pack of puzzles: ${issue.message}`);
}

export function puzzlesOf({ games }: Pack): SourcedPuzzle[] {
  return games.flatMap((from) => from.puzzles.map((each) => ({ ...each, id: `${from.seed}#${each.ply}`, from })));
}

/** The game of a puzzle up to its decision, with names for the seats; throws `BadInput` if it cannot be played so by the rules, or the best move not be made. */
export function recordAt(
  newest: Game,
  { rulesVersion }: Pick<Pack, 'rulesVersion'>,
  { from, ply, best }: SourcedPuzzle,
  names: readonly string[],
): GameRecord & { options: { readonly players: number } } {
  const game = rulesOf(newest, rulesVersion);
  const options = game.options(from.options);
  const moves = from.moves.slice(0, ply);
  const state = game.setup(options, from.seed);
  for (const [index, text] of [...moves, best].entries()) {
    try {
      attempt(game, state, game.parse(text, options), options);
    } catch (error) {
      if (error instanceof IllegalMove) throw new BadInput(`${from.seed}#${ply}, move ${index}`, error.message);
      throw error;
    }
  }
  return {
    game: game.id,
    rulesVersion,
    options,
    seed: from.seed,
    names: names.slice(0, options.players),
    moves,
    result: null,
  };
}
