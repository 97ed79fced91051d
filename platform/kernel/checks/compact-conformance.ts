import type { Compact } from '../compact.ts';
import type { Trial } from './conformance.ts';
import type { Shape } from '../game.ts';
import { at } from '../list.ts';
import { QuickRandom } from '../random/quick-random.ts';
import { below, randomFrom } from '../random/random.ts';

/**
 * Plays random games on the readable rules and on numbers side by side, and throws with the seed and the ply of the first difference: at every decision the
 * same moves in the same order, whose numbers are theirs both ways; after every move the same state. Half of the games are dealt by the seed, half by the
 * quick generator. Returns how many decisions were compared.
 */
export function compactConformance<G extends Shape>(compact: Compact<G>, { options, games, seed }: Trial<G>): number {
  const random = randomFrom(`${seed}/choices`);
  const word = () => below(random, 2 ** 20);
  const quick = new QuickRandom([word(), word(), word(), 1]);
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += compareGame(compact, options, `${seed}/${i}`, random, quick);
  return decisions;
}

function compareGame<G extends Shape>(
  compact: Compact<G>,
  options: G['options'],
  seed: string,
  random: ReturnType<typeof randomFrom>,
  quick: QuickRandom,
): number {
  const { game } = compact;
  const table = new Int32Array(compact.size);
  const again = new Int32Array(compact.size);
  const into = new Int32Array(compact.most);
  let ply = 0;
  const fail = (breach: string): never => {
    throw new Error(`${game.id} on numbers, ${JSON.stringify(options)}, seed "${seed}", ply ${ply}: ${breach}`);
  };
  let state = game.setup(options, seed);
  if (below(random, 2) === 0) compact.fromState(state, table);
  else {
    compact.setup(options, quick, table);
    state = compact.toState(table);
    const broken = game.audit(state);
    if (broken !== null) fail(`the set-up is wrong: ${broken}`);
  }
  for (; ; ply++) {
    const text = JSON.stringify(state);
    const own = compact.toState(table);
    if (JSON.stringify(own) !== text) fail(`the state is ${JSON.stringify(own)}, by the rules ${text}`);
    compact.fromState(own, again);
    // They may remember in another order what happened, but must go on the same.
    if (below(random, 2) === 0) table.set(again);
    if (compact.actor(table) !== (game.actor(state) ?? -1)) fail('somebody else decides');
    const { points } = game.score(state);
    if (compact.points(table, into) !== points.length) fail('there are other contenders');
    if (points.some((count, contender) => into[contender] !== count)) fail(`the points are not ${points.join(', ')}`);
    const moves = game.legal(state);
    for (const kind of ['sensible', 'legal'] as const) {
      const listed = kind === 'legal' ? moves : game.sensible(state);
      const numbers = into.subarray(0, compact[kind](table, into));
      const most = kind === 'legal' ? compact.moves : compact.sensibleMoves;
      if (numbers.some((number) => number < 0 || number >= most)) fail(`a number is not below ${most}`);
      const there = listed.map((move) => compact.numberOf(state, move));
      if (there.join() !== numbers.join()) fail(`${kind} moves are ${numbers.join()}, by the rules ${there.join()}`);
    }
    if (moves.length === 0) return ply;
    const move = at(moves, below(random, moves.length));
    const number = compact.numberOf(state, move);
    const read = game.format(compact.moveOf(state, number), options);
    if (read !== game.format(move, options)) fail(`${number} is ${read}, by the rules ${game.format(move, options)}`);
    game.apply(state, move);
    compact.apply(table, number);
  }
}
