import { createHash, randomBytes } from 'node:crypto';

/** A name that nobody can guess: 16 letters and digits, 80 bits. */
export function newId(): string {
  return letters(16);
}

/** What a guest or a link is known by, and nobody else may know: 256 bits. */
export function newSecret(): string {
  return letters(52);
}

/** The server's part of a shuffle. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Secrets are kept only as this. They are long and random, so no salt is needed. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuv';

/** Five bits each. */
function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte & 31]).join('');
}
