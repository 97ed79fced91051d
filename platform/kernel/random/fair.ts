import type { GameRecord } from '../session/record.ts';
import { BadInput } from '../input.ts';
import { sha256 } from './sha256.ts';

/**
 * What shows that nobody chose the shuffle: the server bound itself to its part of the seed by publishing the commitment before anyone sat down,
 * and every person's own machine added a part of its own before the deal.
 */
export interface Proof {
  /** SHA-256 of `serverSeed`, known since the table was opened. */
  readonly commitment: string;
  /** Told only when the game is over. */
  readonly serverSeed: string;
  /** By seat; null for a seat that a bot had from the beginning. */
  readonly parts: readonly (string | null)[];
  /** Where several tables have the same shuffle: the parts of everybody at any of them, who then have none by seat. */
  readonly shared?: readonly string[];
}

/** The digest of a text in hexadecimal. */
export function hash(text: string): string {
  return sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

/** The seed of the game: SHA-256 of the server's part and the people's parts in the order of the seats, or of the match, with "/" between them. */
export function fairSeed({ serverSeed, parts, shared = [] }: Pick<Proof, 'serverSeed' | 'parts' | 'shared'>): string {
  return hash([serverSeed, ...parts.filter((part) => part !== null), ...shared].join('/'));
}

/** Checks that the record's game was shuffled as its proof says; throws `BadInput` with the place if not. */
export function verifyProof({ proof, seed }: GameRecord): Proof {
  if (proof === undefined) {
    throw new BadInput('proof', 'the record carries none: only games that were played online have one');
  }
  if (hash(proof.serverSeed) !== proof.commitment) {
    throw new BadInput('proof.commitment', 'this is not the SHA-256 of the server seed: it was changed afterwards');
  }
  if (fairSeed(proof) !== seed) {
    throw new BadInput('seed', 'this is not what the server seed and the parts of the players lead to');
  }
  return proof;
}
