/** The weights of a network as they are kept in a file. */
export interface SavedWeights {
  /** Games that they were learned from. */
  readonly games: number;
  /** Numbers of 16 bits (IEEE 754), in base64; empty for a network that has learned nothing. */
  readonly weights: string;
}

/** Reads kept weights; throws where they do not fit the network. */
export function readWeights({ weights }: SavedWeights, size: number): Float32Array {
  const bytes = bytesOf(weights);
  if (bytes.length !== 2 * size) {
    throw new Error(`the network has ${size} weights, but ${bytes.length / 2} are kept: train it again`);
  }
  return Float32Array.from({ length: size }, (_, i) => fromHalf((bytes[2 * i] ?? 0) | ((bytes[2 * i + 1] ?? 0) << 8)));
}

export function saveWeights(weights: Float32Array, games: number): SavedWeights {
  const bytes = new Uint8Array(2 * weights.length);
  weights.forEach((weight, i) => {
    const half = toHalf(weight);
    bytes[2 * i] = half & 255;
    bytes[2 * i + 1] = half >> 8;
  });
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { games, weights: btoa(text) };
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
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
