import { at, attempt, BadInput, IllegalMove, resultOf, resume, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const further = v.strictObject({
  /** What is played before it: what others do, and what leaves no choice. */
  moves: v.array(v.string()),
  best: v.string(),
});

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
  /** Decisions that come after it and are to be found, too. */
  further: v.optional(v.array(further)),
  /** Whether it is proven that the best move wins for certain; of no other one it is. */
  proven: v.optional(v.literal(true)),
});

const packedGame = v.strictObject({
  options: v.looseObject({ players: count }),
  seed: v.string(),
  moves: v.array(v.string()),
  puzzles: v.array(puzzle),
});

const pack = v.strictObject({
  /** 1 is without `further` and `proven`. */
  format: v.picklist([1, 2]),
  game: v.string(),
  rulesVersion: count,
  /** The number of the game that is played next to find more. */
  next: count,
  games: v.array(packedGame),
});

export type Further = v.InferOutput<typeof further>;
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

/** A decision of a puzzle: what was played before it, and the best move. */
export interface Stage {
  readonly moves: readonly string[];
  readonly best: string;
}

/** The decisions of a puzzle in their order. */
export function stagesOf({
  from,
  ply,
  best,
  further = [],
}: Pick<SourcedPuzzle, 'from' | 'ply' | 'best' | 'further'>): Stage[] {
  const stages: Stage[] = [];
  const played = from.moves.slice(0, ply);
  for (const next of [{ moves: [], best }, ...further]) {
    played.push(...next.moves);
    stages.push({ moves: [...played], best: next.best });
    played.push(next.best);
  }
  return stages;
}

/** The game of a puzzle up to one of its decisions, with names for the seats; throws `BadInput` if it cannot be played so by the rules, or the best move not be made. */
export function recordAt(
  newest: Game,
  { rulesVersion }: Pick<Pack, 'rulesVersion'>,
  position: SourcedPuzzle,
  names: readonly string[],
  stage = 0,
): GameRecord & { options: { readonly players: number } } {
  const game = rulesOf(newest, rulesVersion);
  const { from, id } = position;
  const options = game.options(from.options);
  const { moves, best } = at(stagesOf(position), stage);
  const state = game.setup(options, from.seed);
  for (const [index, text] of [...moves, best].entries()) {
    try {
      attempt(game, state, game.parse(text, options), options);
    } catch (error) {
      if (error instanceof IllegalMove) throw new BadInput(`${id}, move ${index}`, error.message);
      throw error;
    }
  }
  return {
    game: game.id,
    rulesVersion,
    options,
    seed: from.seed,
    names: names.slice(0, options.players),
    moves: [...moves],
    result: null,
  };
}

/** What a record becomes with one more decision, which may end the game: then it has a result. */
export function triedAt(newest: Game, before: GameRecord, tried: string): Pick<GameRecord, 'moves' | 'result'> {
  const { game, state } = resume(newest, before);
  game.apply(state, game.parse(tried, before.options));
  return { moves: [...before.moves, tried], result: game.actor(state) === null ? resultOf(game, state) : null };
}
