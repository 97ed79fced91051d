/** Something from outside cannot be used: where in it, and why. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  constructor(
    readonly place: string,
    readonly reason: string,
  ) {
    super(place === '' ? reason : `${place}: ${reason}`);
  }
}

/** Runs `read`; what it finds wrong is reported as being at `place`. */
export function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.place === '' ? place : `${place}.${error.place}`, error.reason);
  }
}

/** The value in a few words, for an error message. */
export function show(value: unknown): string {
  const text = written(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'something that is nested too deeply';
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** Reads an object that has no other fields than these. */
export function readObject(value: unknown, place: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput(place, `expected an object, found ${show(value)}`);
  }
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new BadInput(place, `unknown field "${unknown}" (known: ${known.join(', ')})`);
  }
  return value as Fields;
}

export function readArray(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadInput(place, `expected a list, found ${show(value)}`);
  return value;
}

export function readText(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new BadInput(place, `expected a text, found ${show(value)}`);
  return value;
}

export function readWhole(value: unknown, place: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new BadInput(place, `expected a whole number from ${least} to ${most}, found ${show(value)}`);
  }
  return value;
}

export function readOneOf<T extends string | number>(value: unknown, place: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new BadInput(place, `expected one of ${choices.join(', ')}, found ${show(value)}`);
  return found;
}
