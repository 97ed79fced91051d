/** SHA-256 (FIPS 180-4), because the platform's own is asynchronous in browsers and a set-up must not be. */

// The first 32 bits of the fractional parts of the square roots (start) and cube roots (round) of the first primes.
const primes = firstPrimes(64);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** The digest as eight 32-bit words, big-endian as published. */
export function sha256(text: string): number[] {
  const bytes = utf8(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, bytes.length << 3);

  const state = Int32Array.from(startState);
  const schedule = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = words.getInt32(offset + i * 4);
    compress(state, schedule);
  }
  return Array.from(state, (word) => word >>> 0);
}

function compress(state: Int32Array, w: Int32Array): void {
  const word = (i: number) => w[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const x = word(i - 15);
    const y = word(i - 2);
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (roundConstants[i] ?? 0) + word(i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] ?? 0) + (mixed[i] ?? 0);
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The bytes of a text; a lone surrogate becomes U+FFFD as everywhere. Written out: the rules run where no TextEncoder is. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const read = character.codePointAt(0) ?? 0;
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}
