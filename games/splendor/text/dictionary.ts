import type { Noun, People } from '@chambord/prose';
import type {
  Development,
  Event,
  EventOf,
  Level,
  Move,
  MoveOf,
  NobleCode,
  Phase,
  Rules,
  TokenName,
  Why,
} from '@chambord/splendor/rules';
import type { Phrases } from './phrases.ts';

/** What a menu may ask about the table in front of the player. */
export interface MenuFacts {
  /** Whether reserving a card brings gold. */
  readonly gold: boolean;
  readonly rules: Rules;
}

export type WhyOf<Reason extends Why['reason']> = Extract<Why, { reason: Reason }>;

// Mapped over the unions of the rules: a sentence that is missing in any language does not compile.
export type EventSentences = {
  readonly [Name in Event['event']]: (event: EventOf<Name>, people: People) => string;
};
export type WhySentences = {
  readonly [Reason in Why['reason']]: (why: WhyOf<Reason>) => string;
};
export type MoveLabels = {
  readonly [Do in Move['do']]: (move: MoveOf<Do>, facts: MenuFacts) => string;
};

/** The words on the table. */
export interface TableWords {
  readonly status: (round: number, last: boolean) => string;
  /** Null is whoever reads it. */
  readonly toPlay: (name: string | null, asked: string) => string;
  /** What is asked of the player; of how many tokens, if some are to be given back. */
  readonly asked: Readonly<Record<Phase, (excess: number) => string>>;
  /** Face-up cards with their prices, which are someone's. */
  readonly market: string;
  readonly pricesFor: (name: string) => string;
  readonly deck: (level: Level, left: number) => string;
  readonly free: string;
  readonly points: (points: number) => string;
  readonly supply: string;
  readonly nobles: string;
  readonly tokens: string;
  readonly bonuses: string;
  readonly hand: string;
  readonly cards: string;
  /** A card in hand that the viewer may not see. */
  readonly hidden: (level: Level) => string;
}

/** The table as sentences, for who hears it. Amounts come in as phrases. */
export interface SpokenWords {
  readonly about: (label: string, text: string) => string;
  readonly level: (level: Level) => string;
  readonly deck: (left: number) => string;
  readonly empty: string;
  readonly none: string;
  readonly costs: (tokens: string) => string;
  /** What is left of a price after one's own bonuses, which pay all of it if nothing is left. */
  readonly left: (tokens: string) => string;
  readonly asks: (bonuses: string) => string;
  readonly lacks: (bonuses: string) => string;
  readonly suffices: string;
}

/** The words on the score sheet. */
export interface SheetWords {
  readonly final: string;
  readonly soFar: string;
  readonly cards: string;
  readonly nobles: string;
  readonly points: string;
  /** It breaks ties. */
  readonly cardsBought: string;
  readonly place: string;
  /** Null is whoever reads it. */
  readonly wins: (name: string | null) => string;
  readonly winsByCards: (name: string | null) => string;
  /** The others, and whether the reader is with them. */
  readonly share: (names: readonly string[], you: boolean) => string;
}

/** All words of one language. */
export interface Dictionary extends Phrases {
  readonly title: string;
  /** Whoever reads it, where a sentence begins. */
  readonly you: string;
  /** A player without a name; counts from 1. */
  readonly player: (number: number) => string;
  readonly rules: Readonly<Record<Rules, string>>;
  readonly tokens: Readonly<Record<TokenName, Noun>>;
  /** Two letters for each, where room is short. */
  readonly short: Readonly<Record<TokenName, string>>;
  readonly nobles: Readonly<Record<NobleCode, string>>;
  readonly points: Noun;
  /** A card in a few words, with its name in the notation. */
  readonly card: (card: Development) => string;
  /** "rule 4.1". */
  readonly rule: (number: string) => string;
  readonly events: EventSentences;
  readonly why: WhySentences;
  readonly moves: MoveLabels;
  readonly table: TableWords;
  readonly spoken: SpokenWords;
  readonly sheet: SheetWords;
}
