/**
 * The shape of a network. Each thing of a kind goes through one small network that all of its kind share (facts → hidden → embedding, both
 * rectified); embeddings are summed by group; sums and globals go through a trunk of two rectified layers; a linear head reads off the logits
 * of actions, the chances and points of the contenders, and for each action on things of a kind a query, whose product with an embedding is
 * the logit of doing that with that thing.
 */
export interface NetworkShape {
  readonly globals: number;
  readonly kinds: readonly KindShape[];
  /** How wide the trunk of a new network is; one that has learned may have another width (`shapeOf`). */
  readonly trunk: number;
  /** Actions that concern no thing. */
  readonly actions: number;
  /** The most contenders there can be. */
  readonly contenders: number;
  /** Ways in which what is alike (colours, dice, animals) can go round; 1 for none. */
  readonly rotations: number;
}

export interface KindShape {
  readonly facts: number;
  readonly hidden: number;
  readonly embedding: number;
  readonly groups: number;
  /** What can be done with a thing of this kind. */
  readonly actions: number;
  /** How many things there can be at most. */
  readonly most: number;
}

/** A dense layer: where its weights begin, in numbers, and its size. */
export interface Layer {
  readonly at: number;
  readonly inputs: number;
  readonly outputs: number;
}

/** Where everything lies in the weights and in the head's output. */
export interface Plan {
  readonly kinds: readonly {
    readonly first: Layer;
    readonly second: Layer;
    readonly sums: number;
    readonly queries: number;
  }[];
  readonly trunk: readonly [Layer, Layer];
  readonly head: Layer;
  readonly sums: number;
  readonly chances: number;
  readonly points: number;
  /** All weights. */
  readonly size: number;
}

/** Layers have a multiple of so many outputs: what is calculated at once. */
const BLOCK = 16;

export function planOf(shape: NetworkShape): Plan {
  let size = 0;
  const layer = (inputs: number, outputs: number): Layer => {
    const at = size;
    size += (inputs + 1) * outputs;
    return { at, inputs, outputs };
  };
  let sums = shape.globals;
  let outputs = shape.actions + 2 * shape.contenders;
  const kinds = shape.kinds.map(({ facts, hidden, embedding, groups, actions }) => {
    const kind = { first: layer(facts, hidden), second: layer(hidden, embedding), sums, queries: outputs };
    sums += groups * embedding;
    outputs += actions * embedding;
    return kind;
  });
  const trunk = [layer(sums, shape.trunk), layer(shape.trunk, shape.trunk)] as const;
  const head = layer(shape.trunk, Math.ceil(outputs / BLOCK) * BLOCK);
  return { kinds, trunk, head, sums, chances: shape.actions, points: shape.actions + shape.contenders, size };
}

/** The shape of a network with so many weights: that of its game, with the trunk that they make up. Throws where they fit no trunk. */
export function shapeOf(shape: NetworkShape, size: number): NetworkShape {
  for (let trunk = BLOCK; ; trunk += BLOCK) {
    const found = { ...shape, trunk };
    const wanted = planOf(found).size;
    if (wanted === size) return found;
    if (wanted > size) throw new Error(`there are ${size} weights, which no network of this game has: train it again`);
  }
}

/** The term of doing something with a thing: what its logit is found under. */
export function termOf({ actions, kinds }: NetworkShape, kind: number, thing: number, action: number): number {
  let term = actions;
  for (let k = 0; k < kind; k++) term += (kinds[k]?.most ?? 0) * (kinds[k]?.actions ?? 0);
  return term + thing * (kinds[kind]?.actions ?? 0) + action;
}

/** How many terms there are. */
export function termsOf({ actions, kinds }: NetworkShape): number {
  return kinds.reduce((sum, kind) => sum + kind.most * kind.actions, actions);
}
