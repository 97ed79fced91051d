// The arithmetic of the networks in WebAssembly, four numbers at a time. Written in AssemblyScript; `npm run wasm` compiles it into
// ../wasm-code.ts. ../plain.ts is the same arithmetic in TypeScript: the same sums in the same order, so the results are the same bits.

/** Bytes of a number, and of four of them. */
const F32: i32 = 4;

/** Room for the inputs of one row that are not 0: where their weights lie, and their values. Set once by the caller. */
let offsets: usize = 0;
let values: usize = 0;
/** For each set of four lanes the bytes that bring these lanes to the front. */
let fronts: usize = 0;

export function scratch(at: usize, inputs: i32): void {
  fronts = at;
  for (let set: i32 = 0; set < 16; set++) {
    let to = at + set * 16;
    for (let lane: i32 = 0; lane < 4; lane++) {
      if (!((set >> lane) & 1)) continue;
      for (let byte: i32 = 0; byte < 4; byte++) store<u8>(to++, 4 * lane + byte);
    }
  }
  // Four are written at a time, so that there is room for three that do not count.
  offsets = at + 256;
  values = offsets + (inputs + 4) * F32;
}

/**
 * Rows of a dense layer: y = bias + x · w, then rectified if asked for. Weights lie input by input, the bias first, `outputs` (a multiple
 * of 16) for each; so inputs that are 0, which most are, cost nothing.
 */
export function dense(x: usize, rows: i32, inputs: i32, w: usize, y: usize, outputs: i32, rectified: i32): void {
  const zero = f32x4.splat(0);
  // Where the weights of the first four inputs lie, and how far it is to the next four.
  const first = i32x4.mul(i32x4(1, 2, 3, 4), i32x4.splat(outputs * F32));
  const next = i32x4.splat(4 * outputs * F32);
  for (let row = 0; row < rows; row++) {
    let count: i32 = 0;
    let i: i32 = 0;
    let lies = first;
    // Four at a time and without a branch, which could not be foretold: what does not count is written over by the next ones.
    for (; i + 4 <= inputs; i += 4) {
      const four = v128.load(x + i * F32);
      const set = i32x4.bitmask(f32x4.ne(four, zero));
      const front = v128.load(fronts + set * 16);
      v128.store(values + count * F32, i8x16.swizzle(four, front));
      v128.store(offsets + count * F32, i8x16.swizzle(lies, front));
      count += popcnt(set);
      lies = i32x4.add(lies, next);
    }
    for (; i < inputs; i++) {
      const value = load<f32>(x + i * F32);
      store<i32>(offsets + count * F32, (i + 1) * outputs * F32);
      store<f32>(values + count * F32, value);
      count += i32(value != 0);
    }
    let o: i32 = 0;
    for (; o + 32 <= outputs; o += 32) {
      const at = w + o * F32;
      let a0 = v128.load(at, 0);
      let a1 = v128.load(at, 16);
      let a2 = v128.load(at, 32);
      let a3 = v128.load(at, 48);
      let a4 = v128.load(at, 64);
      let a5 = v128.load(at, 80);
      let a6 = v128.load(at, 96);
      let a7 = v128.load(at, 112);
      for (let k: i32 = 0; k < count; k++) {
        const value = v128.load32_splat(values + k * F32);
        const from = at + load<i32>(offsets + k * F32);
        a0 = f32x4.add(a0, f32x4.mul(value, v128.load(from, 0)));
        a1 = f32x4.add(a1, f32x4.mul(value, v128.load(from, 16)));
        a2 = f32x4.add(a2, f32x4.mul(value, v128.load(from, 32)));
        a3 = f32x4.add(a3, f32x4.mul(value, v128.load(from, 48)));
        a4 = f32x4.add(a4, f32x4.mul(value, v128.load(from, 64)));
        a5 = f32x4.add(a5, f32x4.mul(value, v128.load(from, 80)));
        a6 = f32x4.add(a6, f32x4.mul(value, v128.load(from, 96)));
        a7 = f32x4.add(a7, f32x4.mul(value, v128.load(from, 112)));
      }
      if (rectified) {
        a0 = f32x4.max(a0, zero);
        a1 = f32x4.max(a1, zero);
        a2 = f32x4.max(a2, zero);
        a3 = f32x4.max(a3, zero);
        a4 = f32x4.max(a4, zero);
        a5 = f32x4.max(a5, zero);
        a6 = f32x4.max(a6, zero);
        a7 = f32x4.max(a7, zero);
      }
      const to = y + o * F32;
      v128.store(to, a0, 0);
      v128.store(to, a1, 16);
      v128.store(to, a2, 32);
      v128.store(to, a3, 48);
      v128.store(to, a4, 64);
      v128.store(to, a5, 80);
      v128.store(to, a6, 96);
      v128.store(to, a7, 112);
    }
    for (; o < outputs; o += 16) {
      const at = w + o * F32;
      let a0 = v128.load(at, 0);
      let a1 = v128.load(at, 16);
      let a2 = v128.load(at, 32);
      let a3 = v128.load(at, 48);
      for (let k: i32 = 0; k < count; k++) {
        const value = v128.load32_splat(values + k * F32);
        const from = at + load<i32>(offsets + k * F32);
        a0 = f32x4.add(a0, f32x4.mul(value, v128.load(from, 0)));
        a1 = f32x4.add(a1, f32x4.mul(value, v128.load(from, 16)));
        a2 = f32x4.add(a2, f32x4.mul(value, v128.load(from, 32)));
        a3 = f32x4.add(a3, f32x4.mul(value, v128.load(from, 48)));
      }
      if (rectified) {
        a0 = f32x4.max(a0, zero);
        a1 = f32x4.max(a1, zero);
        a2 = f32x4.max(a2, zero);
        a3 = f32x4.max(a3, zero);
      }
      const to = y + o * F32;
      v128.store(to, a0, 0);
      v128.store(to, a1, 16);
      v128.store(to, a2, 32);
      v128.store(to, a3, 48);
    }
    x += inputs * F32;
    y += outputs * F32;
  }
}

/** Adds each row to the sum of its group. */
export function sum(rows: usize, count: i32, width: i32, groups: usize, sums: usize): void {
  const bytes = width * F32;
  for (let row: i32 = 0; row < count; row++) {
    const to = sums + load<u8>(groups + row) * bytes;
    for (let o: i32 = 0; o < bytes; o += 16) v128.store(to + o, f32x4.add(v128.load(to + o), v128.load(rows + o)));
    rows += bytes;
  }
}

/** The product of every row with every query, row by row. */
export function products(rows: usize, count: i32, width: i32, queries: usize, actions: i32, into: usize): void {
  const bytes = width * F32;
  for (let row: i32 = 0; row < count; row++) {
    for (let action: i32 = 0; action < actions; action++) {
      const query = queries + action * bytes;
      let total = f32x4.splat(0);
      for (let o: i32 = 0; o < bytes; o += 16) {
        total = f32x4.add(total, f32x4.mul(v128.load(rows + o), v128.load(query + o)));
      }
      store<f32>(into, lanes(total));
      into += F32;
    }
    rows += bytes;
  }
}

function lanes(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    (f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3))
  );
}

/**
 * The way back through such a layer: adds to the slopes of its weights, and leaves the slopes of its inputs in `dx` (unless that is 0).
 * Inputs that are 0 come from rectified units, or are no unit at all, so nothing flows back through them.
 */
export function backward(
  x: usize,
  rows: i32,
  inputs: i32,
  w: usize,
  dy: usize,
  outputs: i32,
  dw: usize,
  dx: usize,
): void {
  const bytes = outputs * F32;
  for (let row = 0; row < rows; row++) {
    for (let o: i32 = 0; o < bytes; o += 16) v128.store(dw + o, f32x4.add(v128.load(dw + o), v128.load(dy + o)));
    for (let i: i32 = 0; i < inputs; i++) {
      const value = load<f32>(x + i * F32);
      if (value == 0) {
        if (dx) store<f32>(dx + i * F32, 0);
        continue;
      }
      const times = f32x4.splat(value);
      const slopes = dw + (i + 1) * bytes;
      for (let o: i32 = 0; o < bytes; o += 16) {
        v128.store(slopes + o, f32x4.add(v128.load(slopes + o), f32x4.mul(times, v128.load(dy + o))));
      }
      if (dx) {
        const weights = w + (i + 1) * bytes;
        let sum = f32x4.splat(0);
        for (let o: i32 = 0; o < bytes; o += 16)
          sum = f32x4.add(sum, f32x4.mul(v128.load(weights + o), v128.load(dy + o)));
        store<f32>(dx + i * F32, lanes(sum));
      }
    }
    x += inputs * F32;
    dy += bytes;
    if (dx) dx += inputs * F32;
  }
}

/** One step of Adam (Kingma and Ba 2015) with decoupled decay; `count` is a multiple of 4. Leaves the slopes at 0. */
export function adam(
  w: usize,
  slopes: usize,
  first: usize,
  second: usize,
  count: i32,
  rate: f32,
  unbiased: f32,
  decay: f32,
): void {
  const keep1 = f32x4.splat(0.9);
  const add1 = f32x4.splat(0.1);
  const keep2 = f32x4.splat(0.999);
  const add2 = f32x4.splat(0.001);
  const least = f32x4.splat(1e-8);
  const step = f32x4.splat(rate * unbiased);
  const shrink = f32x4.splat(1 - rate * decay);
  const zero = f32x4.splat(0);
  for (let o: i32 = 0; o < count * F32; o += 16) {
    const slope = v128.load(slopes + o);
    const m = f32x4.add(f32x4.mul(keep1, v128.load(first + o)), f32x4.mul(add1, slope));
    const v = f32x4.add(f32x4.mul(keep2, v128.load(second + o)), f32x4.mul(add2, f32x4.mul(slope, slope)));
    v128.store(first + o, m);
    v128.store(second + o, v);
    const moved = f32x4.div(f32x4.mul(step, m), f32x4.add(f32x4.sqrt(v), least));
    v128.store(w + o, f32x4.sub(f32x4.mul(shrink, v128.load(w + o)), moved));
    v128.store(slopes + o, zero);
  }
}
