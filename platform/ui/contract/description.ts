import type { FunctionComponent } from 'preact';
import type { Game, Lang, Level, Shape } from '@chambord/kernel';
import type { GameText, RuleBook } from '@chambord/prose';
import type { Brain } from '@chambord/network';
import type { FirstBrain } from '@chambord/network/generation-1';
import type { Lesson } from './lesson.ts';
import type { TableProps } from './table-props.ts';
import type { SoundName } from './sound-name.ts';

/**
 * A game as it describes itself: all that the platform knows of one before it is opened, and how to open it. Home, set-up, lobby, gallery, server and
 * terminal are built from this. Drawings (`sign/drawings.svg`) and styles (`sign/sign.css`) of its folder are in the page from the beginning.
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
  ruleBook(this: void): Promise<Readonly<Record<Lang, RuleBook>>>;
  /** The introduction. */
  lesson?(this: void): Promise<Lesson>;
  /** A game without one is played by bots that know nothing but its rules. */
  brain?(this: void): Promise<Brain>;
  /** The brain of its first king, for measuring later ones against. */
  firstBrain?(this: void): Promise<FirstBrain>;
  /** How its drawings hang in the gallery. */
  gallery?(this: void): Promise<GameGallery>;
}

/** All that the page needs for a table of the game. */
export interface GamePage<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly text: Readonly<Record<Lang, GameText<G>>>;
  readonly Table: FunctionComponent<TableProps<G>>;
  /** What an event sounds like, if anything. */
  readonly soundOf: (event: G['event']) => SoundName | null;
}

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
