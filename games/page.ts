import type { FunctionComponent } from 'preact';
import type { Game, Lang, Shape } from '@chambord/kernel';
import type { GameText, RuleBook } from '@chambord/prose';
import type { Lesson, TableProps, Voice } from '@chambord/ui';

/** All that the page needs of a game. Loaded when the game is chosen. */
export interface GamePage<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly text: Readonly<Record<Lang, GameText<G>>>;
  readonly Table: FunctionComponent<TableProps<G>>;
  /** What an event sounds like, if anything. */
  readonly voiceOf: (event: G['event']) => Voice | null;
}

/** Every game of the house, as the page knows it before it is loaded. */
export const GAME_IDS = ['burgundy', 'splendor'] as const;
export type GameId = (typeof GAME_IDS)[number];

export async function loadGame(id: GameId): Promise<GamePage> {
  switch (id) {
    case 'burgundy':
      return asPage((await import('@chambord/burgundy/table')).burgundyPage);
    case 'splendor':
      return asPage((await import('@chambord/splendor/table')).splendorPage);
  }
}

/** From here on the game's own types are forgotten: whoever holds a page only hands back to it what came from it. */
function asPage<G extends Shape>(page: GamePage<G>): GamePage {
  return page;
}

/** The rules of a game in words, as the page shows them. */
export async function loadRuleBook(id: GameId): Promise<Readonly<Record<Lang, RuleBook>>> {
  switch (id) {
    case 'burgundy':
      return (await import('@chambord/burgundy/rulebook')).rulebook;
    case 'splendor':
      return (await import('@chambord/splendor/rulebook')).rulebook;
  }
}

/** The introduction to a game. */
export async function loadLesson(id: GameId): Promise<Lesson> {
  switch (id) {
    case 'burgundy':
      return (await import('@chambord/burgundy/first-game')).firstGame;
    case 'splendor':
      return (await import('@chambord/splendor/first-game')).firstGame;
  }
}
