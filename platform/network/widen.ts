import type { Random } from '@chambord/kernel';
import { newWeights } from './learner.ts';
import { planOf, shapeOf } from './shape.ts';
import type { Layer, NetworkShape } from './shape.ts';

/**
 * The same network with a wider trunk (Chen, Goodfellow and Shlens 2016): the units that are new hear whatever they like, but nothing of what was there
 * hears them, so it says the same as before and has more to learn with.
 */
export function widened(shape: NetworkShape, weights: Float32Array, trunk: number, random: Random): Float32Array {
  const narrow = shapeOf(shape, weights.length);
  if (trunk < narrow.trunk) throw new Error(`the trunk is ${narrow.trunk} wide already: it can't become ${trunk}`);
  const wide = { ...shape, trunk };
  const from = planOf(narrow);
  const to = planOf(wide);
  const into = newWeights(wide, random);
  const copy = (old: Layer, young: Layer) => {
    for (let input = -1; input < young.inputs; input++) {
      const [source, target] = [old.at + (input + 1) * old.outputs, young.at + (input + 1) * young.outputs];
      if (input < old.inputs) into.set(weights.subarray(source, source + old.outputs), target);
      else into.fill(0, target, target + old.outputs);
    }
  };
  from.kinds.forEach(({ first, second }, kind) => {
    const young = to.kinds[kind];
    if (young === undefined) return;
    copy(first, young.first);
    copy(second, young.second);
  });
  copy(from.trunk[0], to.trunk[0]);
  copy(from.trunk[1], to.trunk[1]);
  copy(from.head, to.head);
  return into;
}
