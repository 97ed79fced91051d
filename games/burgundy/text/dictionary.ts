import type {
  Action,
  Animal,
  Card,
  CardFace,
  Die,
  Event,
  EventOf,
  Face,
  Good,
  Move,
  MoveOf,
  Pile,
  Round,
  Step,
  Supply,
  Type,
  Why,
} from '@chambord/burgundy/rules';
import type { Phrases, Resources } from './phrases.ts';
import type { Noun, People } from '@chambord/prose';

/** What a sentence may ask about the game it is said in. */
export interface Facts {
  readonly face: (card: Card) => CardFace;
}

/** In a solo game Aaron, who sits beside the player, is one of the people. */
export interface LogFacts extends Facts, People {}

/** What a menu may ask about the table in front of the player. A move need not be legal to have a label. */
export interface MenuFacts extends Facts {
  /** The row of the display in which the card lies. */
  readonly row: (card: Card) => Die | null;
  /** The cards of the player's column that begins with this one. */
  readonly column: (on: Card) => readonly CardFace[];
  /** How many goods of the kind the player has. */
  readonly goods: (good: Good) => number;
  /** What lies on top of the pile; what it is a pile of, if it is empty. */
  readonly top: (from: Supply, pile: Pile) => Noun;
  /** The open step that would be declined. */
  readonly declinable: () => Step | null;
}

export type WhyOf<Reason extends Why['reason']> = Extract<Why, { reason: Reason }>;
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

// Mapped over the unions of the rules: a sentence that is missing in any language does not compile.
export type EventSentences = {
  readonly [Name in Event['event']]: (event: EventOf<Name>, facts: LogFacts) => string;
};
export type WhySentences = {
  readonly [Reason in Why['reason']]: (why: WhyOf<Reason>, facts: Facts) => string;
};
export type MoveLabels = {
  readonly [Do in Move['do']]: (move: MoveOf<Do>, facts: MenuFacts) => string;
};
/** What a step asks for, as an entry of a list of things to do. */
export type StepLabels = {
  readonly [Name in Step['step']]: (step: StepOf<Name>, facts: Facts) => string;
};

/** The words on the table. */
export interface TableWords {
  /** "Round B, turn 3 of 6"; the turn counts from 1. */
  readonly round: (round: Round) => string;
  readonly status: (round: Round, turn: number) => string;
  /** Null is whoever reads it. */
  readonly toPlay: (name: string | null) => string;
  readonly over: string;
  /** What is to be done now, what after it, and what may be done besides. */
  readonly now: string;
  readonly later: string;
  readonly also: string;
  readonly buyOffer: string;
  readonly inAnyOrder: string;
  readonly display: string;
  readonly row: (die: Die) => string;
  readonly supply: string;
  readonly goods: string;
  readonly animals: string;
  /** A pile with its top and its height. */
  readonly pile: (pile: Pile, top: string, count: number) => string;
  readonly emptyPile: (pile: Pile) => string;
  readonly roundBonus: string;
  readonly firstTriples: string;
  readonly allSeven: string;
  readonly deck: string;
  readonly deckAndDiscard: (deck: number, discard: number) => string;
  readonly none: string;
  /** A label with what there is of it. */
  readonly about: (label: string, text: string) => string;
  readonly storage: string;
  readonly points: string;
  readonly hand: string;
  readonly projects: string;
  readonly estate: string;
  readonly comingPiles: string;
  readonly startCard: (faceDown: boolean) => string;
  readonly dice: (dice: readonly Die[]) => string;
  /** Cards in the own pile that are not drawn yet. */
  readonly undrawn: (count: number) => string;
  readonly goodsOf: (goods: string) => string;
  readonly animalsOf: (animals: string) => string;
  readonly taken: (points: number) => string;
  readonly sold: (goods: string) => string;
  readonly firstTriplesOf: (types: string) => string;
  readonly allSevenOf: (points: number) => string;
  readonly wild: (cloister: CardFace) => string;
  readonly worth: (points: number) => string;
  readonly pilesOf: (sizes: readonly number[]) => string;
}

/** The words on the score sheet. */
export interface SheetWords {
  readonly final: string;
  readonly soFar: string;
  readonly triples: (type: Type) => string;
  readonly firstTriples: string;
  readonly allSeven: string;
  readonly points: string;
  readonly sold: string;
  readonly animals: string;
  readonly startCard: string;
  readonly total: string;
  /** What is left in the storage: it breaks ties. */
  readonly storage: string;
  readonly place: string;
  /** Null is whoever reads it. */
  readonly wins: (name: string | null) => string;
  readonly winsByStorage: (name: string | null) => string;
  /** The others, and whether the reader is with them. */
  readonly share: (names: readonly string[], you: boolean) => string;
  readonly wonSolo: (player: number, aaron: number) => string;
  readonly lostSolo: (player: number, aaron: number, round: Round) => string;
}

/** All words of one language. */
export interface Dictionary extends Phrases {
  readonly title: string;
  /** The opponent in a solo game. */
  readonly aaron: string;
  /** Whoever reads it, where a sentence begins. */
  readonly you: string;
  /** A player without a name; counts from 1. */
  readonly player: (number: number) => string;
  readonly types: Readonly<Record<Type, Noun>>;
  readonly faces: Readonly<Record<Face, Noun>>;
  readonly goods: Readonly<Record<Good, Noun>>;
  /** The kinds of goods in a word or two. */
  readonly shades: Readonly<Record<Good, string>>;
  readonly animals: Readonly<Record<Animal, Noun>>;
  readonly resources: Resources;
  readonly cards: Noun;
  readonly piles: Readonly<Record<Pile, string>>;
  /** The six actions as titles. */
  readonly actions: Readonly<Record<Action['do'], string>>;
  /** What placing a card brings, in a few words. */
  readonly effects: Readonly<Record<Face, string>>;
  /** A card by its name and die: "castle (3)". */
  readonly card: (face: CardFace) => string;
  /** "rule 4.7". */
  readonly rule: (number: string) => string;
  /** What a move costs on top. */
  readonly cost: (workers: number) => string;
  readonly events: EventSentences;
  readonly why: WhySentences;
  readonly moves: MoveLabels;
  readonly steps: StepLabels;
  readonly table: TableWords;
  readonly sheet: SheetWords;
}
