import type { Arithmetic } from './arithmetic.ts';

/** The arithmetic of assembly/index.ts in TypeScript: the same sums in the same order, each rounded to 32 bits, so the same results. */
export function plainArithmetic(buffer: ArrayBuffer): Arithmetic {
  const f = new Float32Array(buffer);
  const { fround } = Math;
  const bytes = new Uint8Array(buffer);
  const get = (i: number) => f[i] as number;
  /** Four sums side by side, and at last these together: as vectors do it. */
  const product = (one: number, other: number, width: number) => {
    const lanes = [0, 0, 0, 0];
    for (let o = 0; o < width; o++) {
      lanes[o % 4] = fround((lanes[o % 4] ?? 0) + fround(get(one + o) * get(other + o)));
    }
    const [a = 0, b = 0, c = 0, d = 0] = lanes;
    return fround(fround(a + b) + fround(c + d));
  };
  return {
    dense(x, rows, inputs, w, y, outputs, rectified) {
      for (let row = 0; row < rows; row++) {
        const from = x / 4 + row * inputs;
        const to = y / 4 + row * outputs;
        for (let o = 0; o < outputs; o++) f[to + o] = get(w / 4 + o);
        for (let i = 0; i < inputs; i++) {
          const value = get(from + i);
          if (value === 0) continue;
          const weights = w / 4 + (i + 1) * outputs;
          for (let o = 0; o < outputs; o++) f[to + o] = get(to + o) + fround(value * get(weights + o));
        }
        if (rectified !== 0) for (let o = 0; o < outputs; o++) f[to + o] = Math.max(0, get(to + o));
      }
    },

    sum(rows, count, width, groups, sums) {
      for (let row = 0; row < count; row++) {
        const from = rows / 4 + row * width;
        const to = sums / 4 + (bytes[groups + row] as number) * width;
        for (let o = 0; o < width; o++) f[to + o] = get(to + o) + get(from + o);
      }
    },

    products(rows, count, width, queries, actions, into) {
      for (let row = 0; row < count; row++) {
        for (let action = 0; action < actions; action++) {
          f[into / 4 + row * actions + action] = product(rows / 4 + row * width, queries / 4 + action * width, width);
        }
      }
    },

    backward(x, rows, inputs, w, dy, outputs, dw, dx) {
      for (let row = 0; row < rows; row++) {
        const from = x / 4 + row * inputs;
        const slope = dy / 4 + row * outputs;
        const slopes = dw / 4;
        const back = dx / 4 + row * inputs;
        for (let o = 0; o < outputs; o++) f[slopes + o] = get(slopes + o) + get(slope + o);
        for (let i = 0; i < inputs; i++) {
          const value = get(from + i);
          if (dx !== 0) f[back + i] = 0;
          if (value === 0) continue;
          const at = (i + 1) * outputs;
          for (let o = 0; o < outputs; o++) {
            f[slopes + at + o] = get(slopes + at + o) + fround(value * get(slope + o));
          }
          if (dx === 0) continue;
          f[back + i] = product(w / 4 + at, slope, outputs);
        }
      }
    },

    adam(w, slopes, first, second, count, rate, unbiased, decay) {
      const step = fround(fround(rate) * fround(unbiased));
      const shrink = fround(1 - fround(fround(rate) * fround(decay)));
      const [keep1, add1, keep2, add2, least] = [0.9, 0.1, 0.999, 0.001, 1e-8].map(fround) as [
        number,
        number,
        number,
        number,
        number,
      ];
      for (let i = 0; i < count; i++) {
        const slope = get(slopes / 4 + i);
        const m = fround(fround(keep1 * get(first / 4 + i)) + fround(add1 * slope));
        const v = fround(fround(keep2 * get(second / 4 + i)) + fround(add2 * fround(slope * slope)));
        f[first / 4 + i] = m;
        f[second / 4 + i] = v;
        const moved = fround(fround(step * m) / fround(fround(Math.sqrt(v)) + least));
        f[w / 4 + i] = fround(shrink * get(w / 4 + i)) - moved;
        f[slopes / 4 + i] = 0;
      }
    },
  };
}
