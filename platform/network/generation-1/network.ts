/**
 * A small network with one hidden layer of rectified units, and one output. Its numbers, in this order: for each hidden unit the weights of
 * all inputs and then its bias; then the weights of the hidden units, and the bias of the output.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly numbers: Float64Array;
}

/** A network as it is kept in a file: whole numbers, to be divided by the unit. */
export interface KeptNetwork {
  readonly inputs: number;
  readonly hidden: number;
  /** Games that it has learned from. */
  readonly games: number;
  readonly unit: number;
  readonly numbers: readonly number[];
}

function sizeOf(inputs: number, hidden: number): number {
  return hidden * (inputs + 1) + hidden + 1;
}

/** Reads a kept network; throws where it does not fit what it is to judge. */
export function readNetwork({ inputs, hidden, unit, numbers }: KeptNetwork, expected: number): Network {
  if (inputs !== expected || numbers.length !== sizeOf(inputs, hidden)) {
    throw new Error(`the network has ${inputs} inputs, but ${expected} are described: train it again`);
  }
  return { inputs, hidden, numbers: Float64Array.from(numbers, (number) => number / unit) };
}

/** The output for these inputs. */
export function judge({ inputs, hidden, numbers }: Network, values: Float64Array): number {
  let next = 0;
  const weights = hidden * (inputs + 1);
  let sum = numbers[weights + hidden] ?? 0;
  for (let unit = 0; unit < hidden; unit++) {
    let total = 0;
    for (let i = 0; i < inputs; i++) total += (numbers[next++] as number) * (values[i] as number);
    total += numbers[next++] as number;
    if (total < 0) total = 0;
    sum += total * (numbers[weights + unit] as number);
  }
  return sum;
}
