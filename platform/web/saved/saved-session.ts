import type { GamePage } from '@chambord/games/page';
import { readRecord, resume, rulesOf } from '@chambord/kernel';
import type { GameRecord, Session, Shape } from '@chambord/kernel';

/** The page of a game with the rules of this version; throws `UnknownRules` if they are not here. */
export function pageBy(page: GamePage, rulesVersion: number): GamePage {
  return { ...page, game: rulesOf(page.game, rulesVersion) };
}

/** A kept game as it goes on: by the rules that it was begun by. Throws `BadInput`. */
export function savedSession(
  page: GamePage,
  kept: GameRecord,
  joined: readonly number[] = [],
): { page: GamePage; session: Session<Shape> } {
  const record = readRecord(page.game, kept);
  return { page: pageBy(page, record.rulesVersion), session: resume(page.game, record, joined) };
}
