import { readFileSync } from 'node:fs';
import { CONTESTANTS, firstKing, judgeOf, mindOf, playerOf } from '@chambord/bots';
import type { Budget, Player } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { BadInput, readObject, readText, readWhole } from '@chambord/kernel';
import type { SavedWeights } from '@chambord/network';
import type { Args } from './args.ts';
import { openEngine } from './engine-process.ts';
import { UsageError } from './usage.ts';

/** Before the command of an outside engine. */
const ENGINE = 'engine:';

/** A side of the arena, ready to play. */
export interface Side {
  readonly player: Player;
  /** A game has ended, or another one begins: engines are told. */
  readonly gameOver: () => void;
  readonly close: () => void;
}

/** A side of the house: NAME, then @FILE for other weights, then :ITERATIONS or :TIMEms for a budget of its own. */
const OWN = /^([\w-]+?)(?:@(.+?))?(?::(\d+)(ms)?)?$/u;

/** The first king, who judged by hand: later ones are measured against him. */
const FIRST_KING = 'king-1';
const NAMES = [...CONTESTANTS, FIRST_KING];

/** Who plays, from a flag that must be there: one of the house, or the command of an engine. */
export function sideArgument(args: Args, flag: string): string {
  const text = args.value(flag);
  if (text === undefined) throw new UsageError(`Who plays? --${flag} is missing.`);
  if (text.startsWith(ENGINE) && text.slice(ENGINE.length).trim() !== '') return text;
  const [, name, file] = OWN.exec(text) ?? [];
  if (name === undefined || !NAMES.includes(name)) {
    throw new UsageError(
      `--${flag} takes ${NAMES.join(', ')} (each with @WEIGHTS.json, :ITERATIONS or :TIMEms behind it, if need be) or engine:COMMAND, not "${text}".`,
    );
  }
  if (file !== undefined && name === FIRST_KING)
    throw new UsageError(`--${flag}: ${FIRST_KING} has weights of his own.`);
  if (file !== undefined) readKept(file);
  return text;
}

/** How a side is called in records. */
export function nameOf(side: string): string {
  return side.startsWith(ENGINE) ? 'engine' : (OWN.exec(side)?.[1] ?? side);
}

/** Opens a side that was read before. An engine is started here, once for all its games. */
export async function openSide(text: string, game: string, shared: Budget): Promise<Side> {
  if (text.startsWith(ENGINE)) return openEngine(text.slice(ENGINE.length).trim(), shared);
  const [, name = '', file, count, unit] = OWN.exec(text) ?? [];
  const budget =
    count === undefined ? shared : unit === undefined ? { iterations: Number(count) } : { ms: Number(count) };
  const nothing = () => undefined;
  return { player: await playerNamed(name, file, game, budget), gameOver: nothing, close: nothing };
}

async function playerNamed(name: string, file: string | undefined, id: string, budget: Budget): Promise<Player> {
  if (name === FIRST_KING) {
    const first = await findGame(id).description.load.firstBrain?.();
    if (first === undefined) throw new UsageError(`${FIRST_KING} does not play ${id}: choose somebody else.`);
    return ({ game, brain, view, random }) => firstKing(game, first, mindOf(game, brain).key, view, random, budget);
  }
  const contestant = CONTESTANTS.find((each) => each === name);
  if (contestant === undefined) throw new UsageError(`There is no player "${name}".`);
  const player = playerOf(contestant, budget);
  if (file === undefined) return player;
  const own = findGame(id).brain;
  if (own === null) throw new UsageError(`${id} has no network: leave "@${file}" away.`);
  const brain = { ...own, weights: readKept(file) };
  try {
    judgeOf(brain);
  } catch (error) {
    throw new BadInput(file, error instanceof Error ? error.message : String(error));
  }
  return (question) => player({ ...question, brain });
}

/** Weights from a file. */
function readKept(file: string): SavedWeights {
  try {
    const kept = readObject(JSON.parse(readFileSync(file, 'utf8')), '', ['games', 'weights']);
    return { games: readWhole(kept['games'], 'games', 0, 1e12), weights: readText(kept['weights'], 'weights') };
  } catch (error) {
    throw new UsageError(`"${file}" has no weights: ${error instanceof Error ? error.message : String(error)}`);
  }
}
