import type { Level, Seat } from '@chambord/kernel';

/** A deal for one person: a table, its shuffle, where the person sits, and how strong the bots are that have the other seats. */
export interface Deal {
  readonly game: string;
  /** As the game reads them. */
  readonly options: { readonly players: number };
  readonly seed: string;
  readonly seat: Seat;
  readonly level: Level;
}

/** What a bot is asked with after so many decisions: from the game's own seed, so that the same moves get the same answers. */
export function botSeed(seed: string, plies: number): string {
  return `${seed}/bot/${plies}`;
}
