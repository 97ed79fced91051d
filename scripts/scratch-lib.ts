import { at, randomFrom, branch } from '@chambord/kernel';
import type { Brain, Game, Random } from '@chambord/kernel';
import { policies } from '../platform/bots/policies.ts';
import { search, MANNER } from '../platform/bots/search.ts';
import type { Manner } from '../platform/bots/search.ts';
import { indexOfMost, likeliest, follow } from '../platform/bots/follow.ts';
export type Bot = (game: Game, view: unknown, random: Random) => { readonly do: string };
export const heuristic =
  (brain: Brain): Bot =>
  (game, view, random) =>
    likeliest(game, brain, game.resample(view, random));
export const oneply =
  (brain: Brain, k: number, turns = 0): Bot =>
  (game, view, random) => {
    const moves = game.sensible(view);
    if (moves.length === 1) return at(moves, 0);
    const me = game.actor(view) ?? 0;
    const sums = moves.map(() => 0);
    for (let i = 0; i < k; i++) {
      const s = game.resample(view, random);
      moves.forEach((m, j) => {
        const t = game.clone(s);
        game.apply(t, m);
        follow(game, brain, t, turns);
        sums[j] = at(sums, j) + at(brain.evaluate(t), me);
      });
    }
    return at(moves, indexOfMost(sums));
  };
export const tree =
  (brain: Brain, iterations: number, manner: Partial<Manner> = {}): Bot =>
  (game, view, random) => {
    const moves = game.sensible(view);
    if (moves.length === 1) return at(moves, 0);
    const judged = search(game, brain, view, random, { iterations }, { ...MANNER, ...manner });
    return at(judged, indexOfMost(judged.map((j) => j.visits))).move;
  };
export const treeMs =
  (brain: Brain, ms: number, manner: Partial<Manner> = {}): Bot =>
  (game, view, random) => {
    const moves = game.sensible(view);
    if (moves.length === 1) return at(moves, 0);
    const judged = search(game, brain, view, random, { ms }, { ...MANNER, ...manner });
    return at(judged, indexOfMost(judged.map((j) => j.visits))).move;
  };
export const policy =
  (name: 'random' | 'montecarlo'): Bot =>
  (game, view, random) =>
    policies[name](game, game.resample(view, random), random);
export function match(
  game: Game,
  options: { players: number },
  a: Bot,
  b: Bot,
  deals: number,
  seed: string,
  note = '',
) {
  let wins = 0,
    games = 0;
  const pts = [0, 0];
  let time = [0, 0],
    moves = [0, 0];
  const t0 = Date.now();
  for (let d = 0; d < deals; d++)
    for (const swap of options.players === 1 ? [0] : [0, 1]) {
      const state = game.setup(options, `${seed}/${d}`);
      const random = randomFrom(`${seed}/${d}/${swap}`);
      for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
        const side = (actor + swap + d) % 2;
        const s = performance.now();
        const move = (side === 0 ? a : b)(game, game.view(state, actor), branch(random));
        time[side] = at(time, side) + performance.now() - s;
        moves[side] = at(moves, side) + 1;
        game.apply(state, move);
      }
      const { places, points } = game.score(state);
      const n = places.filter((p) => p === 1).length;
      for (let s = 0; s < options.players; s++) {
        const side = (s + swap + d) % 2;
        pts[side] = at(pts, side) + at(points, s);
        if (side === 0 && at(places, s) === 1) wins += 1 / n;
      }
      if (options.players === 1) {
        /* solo: all by a or b alternately */
      }
      games++;
    }
  const p = wins / games,
    half = 1.96 * Math.sqrt(Math.max(p * (1 - p), 0.01) / games);
  console.log(
    note.padEnd(34),
    `A wins ${(100 * p).toFixed(1)} ±${(100 * half).toFixed(1)} % of ${games}; pts ${pts.map((x) => ((x / games / options.players) * 2).toFixed(2)).join(' : ')}; ms/move ${time.map((t, i) => (t / at(moves, i)).toFixed(3)).join(' : ')}; ${((Date.now() - t0) / 1000).toFixed(1)} s`,
  );
  return p;
}
