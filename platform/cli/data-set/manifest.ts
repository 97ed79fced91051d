import { createHash } from 'node:crypto';
import { CONTESTANTS } from '@chambord/bots';
import { BadInput } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import * as v from 'valibot';

/** How the files of a data set are called. */
export const MANIFEST = 'manifest.json';
export const GAMES_FILE = 'games.jsonl';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What is written beside the games of a data set: all that is needed to make the very same again, and to see that it is whole. */
export const manifestForm = v.strictObject({
  format: v.literal(1),
  /** Under which the games may be used. */
  licence: v.string(),
  game: v.string(),
  rulesVersion: count,
  options: v.looseObject({ players: count }),
  /** The version of Chambord that made it. */
  chambord: v.string(),
  seed: v.string(),
  /** By seat, from the first on again where they are fewer; with each game everybody moves on by a seat. */
  bots: v.pipe(v.array(v.picklist(CONTESTANTS)), v.minLength(1)),
  /** Simulations of bots that have no habits of their own; null if there are none. */
  iterations: v.nullable(count),
  /** SHA-256 of the weights that bots judged by; null if they know nothing but the rules. */
  network: v.nullable(digest),
  /** One record of a game a line. */
  file: v.strictObject({ name: v.literal(GAMES_FILE), games: count, decisions: count, bytes: count, sha256: digest }),
});
export type Manifest = v.InferOutput<typeof manifestForm>;

export function readManifest(value: unknown): Manifest {
  const parsed = v.safeParse(manifestForm, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(v.getDotPath(issue) ?? '', `this is not the manifest of a data set: ${issue.message}`);
}

/** Tells one network from another. */
export function digestOf({ weights }: Brain): string {
  return createHash('sha256').update(weights.weights).digest('hex');
}
