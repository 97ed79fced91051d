import { below } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import type { Edge, Tree } from '../search/search.ts';

/**
 * How strongly values found by search weigh against the policy: the more visits, the more (Danihelka et al. 2022). They are measured by how far apart they
 * are, because one decision of many may change the chances by very little; what is closer together than `CLOSE` is not pulled apart further.
 */
const VISITS = 50;
const SCALE = 0.1;
const CLOSE = 0.04;
/** Moves that are looked at to begin with. */
const CONSIDERED = 16;

/** What a search of the root by sequential halving came to. */
export interface Improved {
  readonly chosen: Edge;
  /** By edge of the root: the policy, improved by what the search found. */
  readonly policy: readonly number[];
  /** By contender: the value of the root under that policy. */
  readonly values: readonly number[];
}

/**
 * Spends the simulations by sequential halving on moves drawn without replacement from the policy (Gumbel top-k); `noise` 0 takes the
 * policy's best instead. Even few simulations then improve the policy.
 */
export function sequentialHalving(tree: Tree, simulations: number, noise: number, random: Random): Improved {
  const { edges } = tree;
  const drawn = edges.map(({ prior }) => Math.log(prior) + noise * gumbel(random));
  let left = [...edges.keys()].sort((a, b) => (drawn[b] as number) - (drawn[a] as number)).slice(0, CONSIDERED);
  let used = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let round = 0; used < simulations; round++) {
    const each = Math.max(1, Math.floor(simulations / (rounds * left.length)));
    for (let i = 0; i < each && used < simulations; i++) {
      // All of them on the same deal: then luck does not decide between them.
      tree.newDeal();
      for (const index of left) {
        if (used++ >= simulations) break;
        tree.simulate(edges[index]);
      }
    }
    if (left.length > 2 || round >= rounds - 1) {
      left = left.sort((a, b) => score(b) - score(a)).slice(0, Math.max(1, Math.ceil(left.length / 2)));
    }
  }
  const completed = completedValues(tree);
  const scale = scaleOf(tree);
  const logits = edges.map(({ prior }, i) => Math.log(prior) + scale * (completed[i] as number));
  const chosen = left.reduce((best, index) => (score(index) > score(best) ? index : best));
  const policy = softmaxOf(logits);
  return { chosen: edges[chosen] as Edge, policy, values: valuesOf(tree, policy) };

  function score(index: number): number {
    const edge = edges[index] as Edge;
    return (drawn[index] as number) + scaleOf(tree) * (tree.valueOf(edge) ?? 0);
  }
}

function scaleOf(tree: Tree): number {
  let visits = 0;
  let least = 1;
  let most = 0;
  for (const edge of tree.edges) {
    const value = tree.valueOf(edge);
    if (value === null) continue;
    visits = Math.max(visits, edge.visits);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return ((VISITS + visits) * SCALE) / Math.max(CLOSE, most - least);
}

/** The value of each move; of one that was never tried, what the others and the network let expect. */
function completedValues(tree: Tree): number[] {
  const { edges, actor, root } = tree;
  let visits = 0;
  let priors = 0;
  let sum = 0;
  for (const edge of edges) {
    const value = tree.valueOf(edge);
    if (value === null) continue;
    visits += edge.visits;
    priors += edge.prior;
    sum += edge.prior * value;
  }
  const own = root.chances[actor] as number;
  const mixed = visits === 0 ? own : (own + (visits * sum) / priors) / (1 + visits);
  return edges.map((edge) => tree.valueOf(edge) ?? mixed);
}

function valuesOf({ edges, root }: Tree, policy: readonly number[]): number[] {
  const sums = Array.from(root.chances, () => 0);
  let parts = 0;
  edges.forEach(({ values, visits }, i) => {
    if (values === null) return;
    const part = policy[i] as number;
    parts += part;
    for (let c = 0; c < sums.length; c++) sums[c] = (sums[c] as number) + (part * (values[c] as number)) / visits;
  });
  return parts < 1e-6 ? [...root.chances] : sums.map((sum) => sum / parts);
}

function softmaxOf(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const parts = logits.map((logit) => Math.exp(logit - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** A number from the standard Gumbel distribution. */
function gumbel(random: Random): number {
  const uniform = (below(random, 2 ** 20) + 0.5) / 2 ** 20;
  return -Math.log(-Math.log(uniform));
}
