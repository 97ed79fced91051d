import { at } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';

type Move = { readonly do: string };

/** How many deals a proof may take: what hangs on more is not proven. */
export const DEALS = 40_000;
/** Of each thing that can turn out in several ways so many deals are made at the least: each of 40 equally likely ways comes up in them but once in 100,000 times. */
const LEAST = 600;
/** And so many for each way that was found, after the last one. */
const PATIENCE = 25;
/** How a game has ended hardly ever hangs on what its last move uncovers: where it comes out alike so often, it counts as settled. */
const ENDED = 60;

/** More would have to be looked through than may be. */
class TooMuch extends Error {}

/** A table of which all is known but what nobody at it knows, and how it is told from others. Of games that are over only who has won counts. */
interface World {
  readonly open: unknown;
  readonly key: string;
}
const WON: World = { open: null, key: 'won' };
const NOT_WON: World = { open: null, key: 'not won' };

interface Proof {
  readonly game: Game;
  readonly seat: Seat;
  readonly random: Random;
  readonly known: Map<string, boolean>;
  deals: number;
}

/**
 * Whether a move wins for certain: alone in the first place, whatever the others know and do, and whatever is turned up. Null if that is too much to look
 * through. Who moves decides by what they can know: tables that look alike to them are gone on with in the same way.
 */
export function winsForCertain(
  game: Game,
  view: unknown,
  move: Move,
  random: Random,
  deals: number = DEALS,
): boolean | null {
  const seat = game.actor(view);
  if (seat === null) return null;
  const proof: Proof = { game, seat, random, known: new Map(), deals };
  try {
    const worlds = everyWay(proof, () => game.resample(view, random));
    return afterMove(proof, worlds, move);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/** All tables that deals lead to, each once. */
function everyWay(proof: Proof, deal: () => unknown): World[] {
  const found = new Map<string, World>();
  for (let since = 0, made = 0; made < LEAST || since < PATIENCE * found.size; made++, since++) {
    if (--proof.deals < 0) throw new TooMuch();
    const world = worldOf(proof, deal());
    if (made === ENDED && found.size === 1 && (world === WON || world === NOT_WON)) break;
    if (found.has(world.key)) continue;
    found.set(world.key, world);
    since = 0;
  }
  return [...found.values()];
}

function worldOf({ game, seat }: Proof, state: unknown): World {
  if (game.actor(state) === null) return isFirst(game, state, seat) ? WON : NOT_WON;
  const open = game.view(state, 'open');
  return { open, key: JSON.stringify(open) };
}

/** Whether the game is won from these tables, which look alike to whoever is to win. */
function isWon(proof: Proof, worlds: readonly World[]): boolean {
  const { game, seat, known } = proof;
  const key = worlds.map((world) => world.key).join('\n');
  const before = known.get(key);
  if (before !== undefined) return before;
  const { open } = at(worlds, 0);
  const won =
    game.actor(open) === seat
      ? game.sensible(open).some((move) => afterMove(proof, worlds, move))
      : afterOthers(proof, worlds);
  known.set(key, won);
  return won;
}

/** After a move of whoever is to win, made on each of these tables. */
function afterMove(proof: Proof, worlds: readonly World[], move: Move): boolean {
  return allWon(
    proof,
    worlds.flatMap((world) => after(proof, world, move)),
  );
}

/** After whatever somebody else does on each of these tables. */
function afterOthers(proof: Proof, worlds: readonly World[]): boolean {
  const { game } = proof;
  return allWon(
    proof,
    worlds.flatMap((world) => game.legal(world.open).flatMap((move) => after(proof, world, move))),
  );
}

/** What a move leads to on a table: one way where nothing is uncovered. */
function after(proof: Proof, { open }: World, move: Move): World[] {
  const { game, random } = proof;
  let uncovered = false;
  const made = () => {
    const state = game.resample(open, random);
    game.apply(state, move, (event) => (uncovered ||= game.reveals(event, 'open')));
    return state;
  };
  if (--proof.deals < 0) throw new TooMuch();
  const only = worldOf(proof, made());
  return uncovered ? everyWay(proof, made) : [only];
}

/** Whether all of these tables are won, though of those that look alike it is not known which one it is. */
function allWon(proof: Proof, worlds: readonly World[]): boolean {
  const { game, seat, random } = proof;
  if (worlds.includes(NOT_WON)) return false;
  const alike = new Map<string, Map<string, World>>();
  for (const world of worlds) {
    if (world === WON) continue;
    const seen = JSON.stringify(game.view(game.resample(world.open, random), seat));
    const group = alike.get(seen) ?? new Map<string, World>();
    alike.set(seen, group.set(world.key, world));
  }
  return [...alike.values()].every((group) => isWon(proof, [...group.values()]));
}

function isFirst(game: Game, table: unknown, seat: Seat): boolean {
  const { places } = game.score(table);
  return at(places, seat) === 1 && places.filter((place) => place === 1).length === 1;
}
