import type { FunctionComponent } from 'preact';
import type { Game, Lang, Level, Numbers, Seat, Shape } from '@chambord/kernel';
import type { GameText, Openings, RuleBook, Themes, WhyBetter } from '@chambord/prose';
import type { Brain } from '@chambord/network';
import type { FirstBrain } from '@chambord/network/generation-1';
import type { Lesson } from './lesson.ts';
import type { Picture } from './picture.ts';
import type { TableProps } from './table-props.ts';
import type { SoundName } from './sound-name.ts';

/**
 * A game as it describes itself: all that the platform knows of one before it is opened, and how to open it. Home, set-up, lobby, gallery, server and
 * terminal are built from this. The styles of its folder (`sign/sign.css`) are in the page from the beginning, its drawings come after the first picture.
 */
export interface GameDescription {
  /** As in its records, and in addresses. */
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** For how many the table is that one click sets up: one person, the others bots. Who may sit alone is offered that, too. */
  readonly playNow: number;
  /** Who begins: the game draws lots unless its option `startPlayer` says who, or the first seat does, and seats are taken accordingly. */
  readonly begins: 'startPlayer' | 'firstSeat';
  /** What can be chosen besides the number of players. */
  readonly options: readonly OptionDescription[];
  /** For bots, in the order of their seats. */
  readonly botNames: readonly string[];
  /** The drawing that stands for the game in lists. */
  readonly seal: string;
  readonly words: Readonly<Record<Lang, GameWords>>;
  /** Its picture on the home leaf: two things of class `emblem`, which the leaf fans out. */
  readonly Emblem: FunctionComponent<{ readonly lang: Lang }>;
  readonly load: GameLoaders;
}

/** An option of the game as data: forms are built from it. The game itself reads what was chosen. */
export interface OptionDescription {
  /** As the game reads it. */
  readonly name: string;
  /** The first is chosen unless another one is. */
  readonly values: readonly string[];
}

export interface GameWords {
  readonly title: string;
  readonly blurb: string;
  /** How each level plays it. */
  readonly levelHints: Readonly<Record<Level, string>>;
  /** What the second key means at its table, if anything. */
  readonly otherKey?: string;
  /** Keys of its own, as its things have them in `aria-keyshortcuts`. */
  readonly keys?: readonly { readonly key: string; readonly does: string }[];
  /** By option and value. */
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly title: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
}

/** The rooms of a game, each opened when it is wanted. */
export interface GameLoaders {
  rules(this: void): Promise<Game>;
  text(this: void): Promise<Readonly<Record<Lang, GameText>>>;
  page(this: void): Promise<GamePage>;
  /** The sheet of its drawings: an SVG element with symbols. */
  drawings(this: void): Promise<string>;
  ruleBook(this: void): Promise<Readonly<Record<Lang, RuleBook>>>;
  /** What is drawn beside its rules. */
  illustrations?(this: void): Promise<Illustrations>;
  /** The introduction. */
  lesson?(this: void): Promise<Lesson>;
  /** A game without one is played by bots that know nothing but its rules. */
  brain?(this: void): Promise<Brain>;
  /** The brain of its first king, for measuring later ones against. */
  firstBrain?(this: void): Promise<FirstBrain>;
  /** The game in numbers, for learners. */
  numbers?(this: void): Promise<Numbers>;
  /** Why a move was better than another, for reviews. A game without it does not say. */
  why?(this: void): Promise<Readonly<Record<Lang, WhyBetter>>>;
  /** Its puzzles, as `readPack` reads them, and what they can be about. */
  puzzles?(this: void): Promise<unknown>;
  themes?(this: void): Promise<Themes>;
  /** How it begins, and how strong bots begin it. */
  book?(this: void): Promise<GameBook>;
  /** How its drawings hang in the gallery. */
  gallery?(this: void): Promise<GameGallery>;
}

/** How a game begins, in kinds of its own. */
export interface GameBook {
  readonly openings: Openings;
  /** How strong bots begin it, as `readBook` reads it. It is large, so it is loaded when it is looked at. */
  made(this: void): Promise<unknown>;
}

/** Drawings of the sheet by the number of the rule beside which they stand. */
export type Illustrations = Readonly<Record<string, readonly string[]>>;

/** All that the page needs for a table of the game. */
export interface GamePage<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly text: Readonly<Record<Lang, GameText<G>>>;
  readonly Table: FunctionComponent<TableProps<G>>;
  /** What an event sounds like, if anything. */
  readonly soundOf: (event: G['event']) => SoundName | null;
  /** What an event looks like in the recap, beside its words. */
  readonly picturesOf?: (event: G['event'], options: G['options']) => readonly Picture[];
  /** Whether its table can be shared by people who keep their seats: hardly anything in it is for one person's eyes. */
  readonly seatsStay?: boolean;
  /** The things on the table that a move of whoever decides is about, so that it can be marked there; `bottom` sits at the bottom. */
  readonly thingsOf?: (move: G['move'], view: G['view'], bottom: Seat) => readonly ThingNames[];
}

/** A thing on the table, by its names (selectors): the first that can be seen counts. */
export type ThingNames = readonly string[];

export interface GameGallery {
  /** Classes that are the colours of a field, each with a drawing of the same name. */
  readonly tinctures: readonly string[];
  readonly groups: readonly DrawingGroup[];
}

export interface DrawingGroup {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  /** The drawings that hang here. */
  holds(this: void, drawing: string): boolean;
  /** What a frame is besides, for drawings that take a tincture. */
  readonly frame?: string;
}

/** From here on the game's own types are forgotten: whoever holds a page only hands back to it what came from it. */
export function asPage<G extends Shape>(page: GamePage<G>): GamePage {
  return page;
}
