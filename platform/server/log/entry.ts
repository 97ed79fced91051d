import type { Level } from '@chambord/bots';
import type { GameRecord, Seat } from '@chambord/kernel';
import type { Away, Outcome, Phrase, TableTerms } from '@chambord/protocol';

/** One thing that happened at a table. What a table is, is the sum of these, from `made` on. */
export type Body =
  | {
      readonly kind: 'made';
      readonly terms: TableTerms;
      readonly serverSeed: string;
      readonly previous: string | null;
      /** By seat: for whom it is kept after a rematch. */
      readonly kept: readonly (string | null)[];
      /** Of a table of a match: the parts of all its people, which make the shuffle that all its tables have. */
      readonly match?: { readonly id: string; readonly parts: readonly string[] };
    }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly guest: string;
      readonly name: string;
      readonly part: string;
      /** Their own, if they brought any; logs from before there were arms do not have it. */
      readonly arms?: number | null;
    }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | { readonly kind: 'began'; readonly rulesVersion: number }
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly move: string;
      readonly by: 'person' | Level;
      /** Made with the same touch as the one before it: both are taken back together. */
      readonly joined?: true;
    }
  /** Back to so many decisions, at the wish of this seat. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly plies: number }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly plies: number }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'away'; readonly seat: Seat; readonly why: Away }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | {
      readonly kind: 'over';
      readonly outcome: Outcome;
      /** Of a game that was played to its end: so that its record can be made even when its rules are no longer here. Logs from before do not have it. */
      readonly result?: GameRecord['result'];
    }
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly next: string }
  | { readonly kind: 'chat'; readonly seat: Seat; readonly text: string | null; readonly phrase: Phrase | null };

export interface Entry {
  /** 1 for `made`, then one more each. */
  readonly version: number;
  readonly at: number;
  /** Whose message it came from, and that message's own name; null for what the server does by itself. */
  readonly cause: Cause | null;
  readonly body: Body;
}

export interface Cause {
  readonly guest: string;
  readonly id: string;
}
