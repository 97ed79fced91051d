import { plainArithmetic } from './plain.ts';
import { WASM_CODE } from './wasm-code.ts';
import { bytesFromBase64 } from './weights.ts';

/** The arithmetic of dense layers, on one memory; places in it are in bytes. See assembly/index.ts for what each does. */
export interface Arithmetic {
  dense(
    this: void,
    x: number,
    rows: number,
    inputs: number,
    w: number,
    y: number,
    outputs: number,
    rectified: number,
  ): void;
  sum(this: void, rows: number, count: number, width: number, groups: number, sums: number): void;
  products(
    this: void,
    rows: number,
    count: number,
    width: number,
    queries: number,
    actions: number,
    into: number,
  ): void;
  backward(
    this: void,
    x: number,
    rows: number,
    inputs: number,
    w: number,
    dy: number,
    outputs: number,
    dw: number,
    dx: number,
  ): void;
  adam(
    this: void,
    w: number,
    slopes: number,
    first: number,
    second: number,
    count: number,
    rate: number,
    unbiased: number,
    decay: number,
  ): void;
}

/** What assembly/index.ts says besides. */
interface Compiled extends Arithmetic {
  scratch(at: number, inputs: number): void;
}

/** A memory of so many numbers, and what calculates on it. */
export interface Workbench {
  readonly numbers: Float32Array;
  readonly arithmetic: Arithmetic;
}

const PAGE = 65_536;
let compiled: WebAssembly.Module | null | undefined;

/** WebAssembly where there is one that calculates four numbers at once, else plain TypeScript; `scratch` is the most inputs of a layer. */
export function workbench(size: number, scratch: number, kind: 'fastest' | 'plain' = 'fastest'): Workbench {
  // A page that nothing points to, so that 0 is no place; the room for one row's inputs lies in it or behind.
  const free = Math.ceil((PAGE + 8 * (scratch + 4)) / PAGE) * PAGE;
  const bytes = Math.ceil((free + 4 * size) / PAGE) * PAGE;
  if (kind === 'fastest') compiled ??= compile();
  if (kind === 'plain' || compiled === null || compiled === undefined) {
    const buffer = new ArrayBuffer(bytes);
    return { numbers: new Float32Array(buffer, free), arithmetic: plainArithmetic(buffer) };
  }
  const memory = new WebAssembly.Memory({ initial: bytes / PAGE, maximum: bytes / PAGE });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  const { dense, sum, products, backward, adam, ...own } = exports as unknown as Compiled;
  own.scratch(64, scratch);
  // A list of our own: functions are looked up in it faster than in that of a module.
  const arithmetic = { dense, sum, products, backward, adam };
  return { numbers: new Float32Array(memory.buffer, free), arithmetic };
}

/** Null where WebAssembly or its vectors are missing. */
function compile(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(bytesFromBase64(WASM_CODE));
  } catch {
    return null;
  }
}
