import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { GamePage } from '@chambord/games/page';
import type { Ply, Seat, Shape, Viewer, Why } from '@chambord/kernel';
import type { Earlier, Note, SeatInfo } from '@chambord/ui';
import { lang } from '../shell/settings.ts';
import type { SharedTable } from './shared-screen.ts';

type Move = Shape['move'];

/**
 * A game that one sits at, or looks at, on this page: played here, on a server, learned, or looked through. The frame, and all that
 * tells of a game, know it as this and do not care where it is played.
 */
export interface ShownGame {
  readonly page: GamePage;
  readonly options: Shape['options'];
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** What sentences call the players, by seat. */
  readonly names: ReadonlySignal<readonly string[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat of the one person at the screen, whom sentences call "you"; null where several share it, or only look on. */
  readonly you: ReadonlySignal<Seat | null>;
  /** Where people keep their seats at one screen; then the viewer is a spectator, for all see the same. */
  readonly shared?: ReadonlySignal<SharedTable | null>;
  /** What the viewer sees. */
  readonly view: ReadonlySignal<unknown>;
  /** What happened before the first decision. */
  readonly begin: ReadonlySignal<readonly unknown[]>;
  /** The decisions so far; another list whenever the position has changed. */
  readonly plies: ReadonlySignal<readonly Ply<Shape>[]>;
  /** To whom the screen is to be handed before anything is shown. */
  readonly curtain: ReadonlySignal<Curtain | null>;
  readonly over: ReadonlySignal<boolean>;
  /** Who has won; null while the game goes on, or where points do not say it. */
  readonly verdict: ReadonlySignal<string | null>;
  /** Whether the viewer decides now, or one of those who share the screen. */
  readonly deciding: ReadonlySignal<boolean>;
  /** What the bar says instead of its own question. */
  readonly note: ReadonlySignal<Note | null>;
  /** Makes these moves, one after the other; whoever wants to be asked before the turn ends is asked. */
  readonly play: (...moves: Move[]) => void;
  /** Makes them without asking. */
  readonly playUnasked: (...moves: Move[]) => void;
  /** Moves that would end the turn, while the player is asked; null otherwise. */
  readonly asked: ReadonlySignal<readonly Move[] | null>;
  /** The player does not want what was asked. */
  readonly reconsider: () => void;
  /** Answers a touch with the rule that forbids it. */
  readonly forbid: (why: Why) => void;
  /** Takes the note away: the player has turned to something else. */
  readonly clearNote: () => void;
  /** Takes the last decision back; null if that cannot be done. */
  readonly undo: ReadonlySignal<(() => void) | null>;
  /** The table before each decision that can be taken back at once, the last first. */
  readonly earlier: () => readonly Earlier<unknown>[];
}

/** Lies between two people at one screen. */
export interface Curtain {
  readonly seat: Seat;
  readonly lift: () => void;
}

const ignore = () => undefined;

/** All that is done at a table, for a game that is only looked at: nothing. */
export const ONLY_LOOKED_AT = {
  you: signal(null),
  curtain: signal(null),
  deciding: signal(false),
  play: ignore,
  playUnasked: ignore,
  asked: signal(null),
  reconsider: ignore,
  forbid: ignore,
  clearNote: ignore,
  undo: signal(null),
  earlier: () => [],
} satisfies Partial<ShownGame>;

/** Why a touch was refused, in the language of the moment; the rule's number becomes a link of its own. */
export function noteOf({ text }: GamePage, why: Why, options: Shape['options']): Note {
  return { title: text[lang.value].whyNot(why, options).sentence, rule: why.rule };
}

/** Who is told what happened since they played: the viewer, or, where seats stay, who is to decide. */
export function listenerOf({ shared, viewer }: Pick<ShownGame, 'shared' | 'viewer'>): Viewer {
  return shared?.value?.screen.seat ?? viewer.value;
}

/** What whoever is to decide sees. */
export function decidersView({ shared, view }: Pick<ShownGame, 'shared' | 'view'>): unknown {
  return shared?.value?.view ?? view.value;
}

/** The decisions since the viewer's own last one: what happened while others played. */
export function sinceLastTurn(plies: readonly Ply<Shape>[], viewer: Viewer): readonly Ply<Shape>[] {
  return plies.slice(plies.findLastIndex(({ actor }) => actor === viewer) + 1);
}
