import { Tree } from '@chambord/bots';
import { at } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import type { Bench, Following } from './bench.ts';

type Move = { readonly do: string };

/** Deals that a line is tried on: it goes as far as it does not hang on what nobody can know. */
const DEALS = 4;
/** How far it is followed at the most. */
const MOST = 8;
/** A part of the depth is enough for what follows in the same turn. */
const PART = 4;

/**
 * What probably follows a move, at least until the turn of whoever made it has ended: only a whole turn can be held against the one that was played.
 * What the search has found comes first.
 */
export function untilTurnEnds(
  { game, brain, judge, depth }: Bench,
  view: unknown,
  first: Move,
  found: readonly Following[],
  random: Random,
): readonly Following[] {
  const seat = game.actor(view);
  if (seat === null) return found;
  const deals = Array.from({ length: DEALS }, () => game.resample(view, random));
  /** Makes a move on all of them; whether the turn has ended with it. */
  const make = (move: Move): boolean => {
    let ended = false;
    for (const deal of deals) game.apply(deal, move, (event) => (ended ||= game.endsTurn(event)));
    return ended;
  };
  const refused = (move: Move) => deals.some((deal) => game.whyNot(deal, move) !== null);
  let ended = make(first);
  const line: Following[] = [];
  for (const following of found) {
    // The search may have found it on deals that these are not.
    if (refused(following.move)) break;
    ended = make(following.move) || ended;
    line.push(following);
  }
  while (!ended && line.length < MOST) {
    if (deals.some((deal) => game.actor(deal) !== seat)) break;
    const tree = new Tree(game, brain, judge, game.view(at(deals, 0), seat), random);
    for (let i = 0; i < Math.max(1, Math.round(depth / PART)); i++) tree.simulate();
    const { move } = tree.most();
    if (refused(move)) break;
    line.push({ seat, move });
    ended = make(move);
  }
  return line;
}
