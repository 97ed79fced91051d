/**
 * How `chambord environment` and a learner talk over pipes (docs/environments.md): frames of a length (32 bits, of what follows), a kind (8 bits) and what
 * belongs to it. All numbers are little-endian.
 */
export const FRAME_KINDS = { trouble: 0, open: 1, reset: 2, step: 3, observe: 4, ask: 5 } as const;

export interface Frame {
  readonly kind: number;
  readonly body: Buffer;
}

const HEADER = 5;
/** Nobody asks for that much: what looks like it is no frame. */
const LONGEST = 1 << 28;

/** Puts frames together from whatever comes in. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The frames that are complete with this. */
  read(chunk: Buffer): Frame[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const frames: Frame[] = [];
    while (this.#rest.length >= HEADER) {
      const length = this.#rest.readUInt32LE(0);
      if (length < 1 || length > LONGEST) throw new RangeError(`a frame has 1 to ${LONGEST} bytes, not ${length}`);
      if (this.#rest.length < 4 + length) break;
      frames.push({ kind: this.#rest[4] as number, body: this.#rest.subarray(HEADER, 4 + length) });
      this.#rest = this.#rest.subarray(4 + length);
    }
    return frames;
  }
}

/** A frame made of these parts. */
export function frameOf(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const length = 1 + parts.reduce((sum, part) => sum + part.length, 0);
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(length, 0);
  header[4] = kind;
  return Buffer.concat([header, ...parts]);
}

/** The bytes of a list of numbers, as they lie in memory: little-endian on every machine that Node runs on. */
export function rawBytes(list: Int32Array | Float32Array): Uint8Array {
  return new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
}
