/** The weights of a network as they are kept in a file. */
export interface SavedWeights {
  /** Games that they were learned from. */
  readonly games: number;
  /** Bits of a weight: 16 (the default) while learning, 8 where they are sent to players. */
  readonly bits?: number;
  /** In base64; empty for a network that has learned nothing. Of 16 bits: IEEE 754. Of 8: blocks of `BLOCK` whole numbers behind what 127 stands for, of 16 bits. */
  readonly weights: string;
}

/** Weights that share a scale. */
const BLOCK = 32;

/** Reads kept weights. */
export function readWeights({ weights, bits = 16 }: SavedWeights): Float32Array {
  const bytes = bytesFromBase64(weights);
  const halfAt = (i: number) => fromHalf((bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8));
  if (bits === 16) return Float32Array.from({ length: bytes.length >> 1 }, (_, i) => halfAt(2 * i));
  if (bits !== 8) throw new Error(`weights of ${bits} bits are not known here: take a newer version`);
  const blocks = Math.ceil(bytes.length / (BLOCK + 2));
  const numbers = new Float32Array(bytes.length - 2 * blocks);
  for (let block = 0; block < blocks; block++) {
    const from = block * (BLOCK + 2);
    const unit = halfAt(from) / 127;
    const to = Math.min(numbers.length, (block + 1) * BLOCK);
    for (let i = block * BLOCK; i < to; i++) {
      numbers[i] = unit * (((bytes[from + 2 + (i % BLOCK)] ?? 0) << 24) >> 24);
    }
  }
  return numbers;
}

export function saveWeights(weights: Float32Array, games: number, bits: 8 | 16 = 16): SavedWeights {
  const bytes: number[] = [];
  const half = (value: number) => {
    const found = toHalf(value);
    bytes.push(found & 255, found >> 8);
    return fromHalf(found);
  };
  if (bits === 16) weights.forEach(half);
  else {
    for (let from = 0; from < weights.length; from += BLOCK) {
      const block = weights.subarray(from, from + BLOCK);
      const most = half(Math.max(...block.map(Math.abs)));
      for (const weight of block) {
        const steps = most === 0 ? 0 : Math.round((127 * weight) / most);
        bytes.push(Math.max(-127, Math.min(127, steps)) & 255);
      }
    }
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { games, ...(bits === 8 && { bits }), weights: btoa(text) };
}

export function bytesFromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

const FLOAT = new Float32Array(1);
const BITS = new Uint32Array(FLOAT.buffer);

/** The nearest number of 16 bits; what is too small for it is 0, what is too large the largest. */
function toHalf(value: number): number {
  FLOAT[0] = Math.max(-65504, Math.min(65504, value));
  const bits = BITS[0] ?? 0;
  const sign = (bits >>> 16) & 0x8000;
  const rounded = (bits & 0x7fffffff) + 0x1000;
  return rounded < 0x38800000 ? sign : sign | ((rounded - 0x38000000) >>> 13);
}

function fromHalf(half: number): number {
  const bits = half & 0x7fff;
  if (bits === 0) return 0;
  BITS[0] = ((half & 0x8000) << 16) | ((bits << 13) + 0x38000000);
  return FLOAT[0] ?? 0;
}
