import { readFileSync } from 'node:fs';
import { CONTESTANTS, firstKing, judgeOf, mindOf, playerOf } from '@chambord/bots';
import type { Budget, Player, Waiting } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { BadInput, readObject, readText, readWhole } from '@chambord/kernel';
import type { SavedWeights } from '@chambord/network';
import type { Args } from './args.ts';
import { Clock } from './engines/clock.ts';
import { openEngine } from './engines/side.ts';
import type { Terms, Thought } from './engines/side.ts';
import { UsageError } from './usage.ts';

/** Before the command of an outside engine. */
const ENGINE = 'engine:';

/** A side of the arena, ready to play. */
export interface Side {
  readonly player: Player;
  readonly waiting?: Waiting;
  /** A game has ended: engines are told. Returns what was thought in it, as far as that was said. */
  readonly gameOver: () => Thought[];
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

/** Options of an outside engine, from a flag: NAME=VALUE, with commas between them. */
export function settingsArgument(args: Args, flag: string, side: string): ReadonlyMap<string, string> {
  const text = args.value(flag);
  if (text === undefined) return new Map();
  if (!side.startsWith(ENGINE)) throw new UsageError(`--${flag} is for outside engines, and "${side}" is none.`);
  return new Map(
    text.split(',').map((part) => {
      const [, name, value] = /^\s*([^\s=]+)\s*=\s*(.*?)\s*$/u.exec(part) ?? [];
      if (name === undefined || value === undefined) {
        throw new UsageError(`--${flag} takes NAME=VALUE,NAME=VALUE, not "${part}".`);
      }
      return [name, value];
    }),
  );
}

/** How a side is called in records. */
export function sideName(side: string): string {
  return side.startsWith(ENGINE) ? 'engine' : (OWN.exec(side)?.[1] ?? side);
}

/** Opens a side that was read before. An engine is started here, once for all its games. */
export async function openSide(text: string, game: string, terms: Terms): Promise<Side> {
  if (text.startsWith(ENGINE)) return openEngine(text.slice(ENGINE.length).trim(), terms);
  const [, name = '', file, count, unit] = OWN.exec(text) ?? [];
  const budget =
    count === undefined ? terms.budget : unit === undefined ? { iterations: Number(count) } : { ms: Number(count) };
  const named = await playerNamed(name, file, game);
  const close = () => undefined;
  if (terms.clock === null) return { player: named(budget), gameOver: () => [], close };
  const clock = new Clock(terms.clock);
  return {
    async player(question) {
      const began = performance.now();
      const ms = clock.share(question.seat);
      const move = await named(count === undefined ? { ...budget, ms } : budget)(question);
      clock.spend(question.seat, performance.now() - began);
      return move;
    },
    gameOver() {
      clock.restart();
      return [];
    },
    close,
  };
}

/** A player of the house, once it is known how long it may think. */
async function playerNamed(name: string, file: string | undefined, id: string): Promise<(budget: Budget) => Player> {
  if (name === FIRST_KING) {
    const first = await findGame(id).description.load.firstBrain?.();
    if (first === undefined) throw new UsageError(`${FIRST_KING} does not play ${id}: choose somebody else.`);
    return (budget) =>
      ({ game, brain, view, random }) =>
        firstKing(game, first, mindOf(game, brain).key, view, random, budget);
  }
  const contestant = CONTESTANTS.find((each) => each === name);
  if (contestant === undefined) throw new UsageError(`There is no player "${name}".`);
  if (file === undefined) return (budget) => playerOf(contestant, budget);
  const own = findGame(id).brain;
  if (own === null) throw new UsageError(`${id} has no network: leave "@${file}" away.`);
  const brain = { ...own, weights: readKept(file) };
  try {
    judgeOf(brain);
  } catch (error) {
    throw new BadInput(file, error instanceof Error ? error.message : String(error));
  }
  return (budget) => (question) => playerOf(contestant, budget)({ ...question, brain });
}

/** Weights from a file. */
function readKept(file: string): SavedWeights {
  try {
    const kept = readObject(JSON.parse(readFileSync(file, 'utf8')), '', ['games', 'bits', 'weights']);
    const bits = kept['bits'];
    if (bits !== undefined && bits !== 8 && bits !== 16) throw new BadInput('bits', 'expected 8 or 16');
    return {
      games: readWhole(kept['games'], 'games', 0, 1e12),
      ...(bits !== undefined && { bits }),
      weights: readText(kept['weights'], 'weights'),
    };
  } catch (error) {
    throw new UsageError(`"${file}" has no weights: ${error instanceof Error ? error.message : String(error)}`);
  }
}
