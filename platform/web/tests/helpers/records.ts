import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newSession, makeMove, pick, randomFrom, recordOf } from '@chambord/kernel';
import type { Game, GameRecord, Shape } from '@chambord/kernel';

/** A golden game, whole or up to a decision. */
export function golden(game: string, name: string, ply = Infinity): GameRecord {
  const file = new URL(`../../../../games/${game}/tests/golden/${name}.json`, import.meta.url);
  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
  return ply < record.moves.length ? { ...record, moves: record.moves.slice(0, ply), result: null } : record;
}

/** Games that are looked through before one gives up. */
const MOST_GAMES = 20_000;

/**
 * A game up to the first moment at which this is so: games of random moves are looked through for it. Where chance does not
 * lead there, `worth` says which moves do.
 */
export function recordWhere<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  wanted: (state: G['state']) => boolean,
  worth: (state: G['state'], move: G['move']) => number = () => 0,
): GameRecord {
  const names = ['Anna', 'Ben', 'Chloé', 'Dieter'].slice(0, options.players);
  const random = randomFrom('looking for a position');
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const session = newSession(game, options, String(seed), names);
    while (game.actor(session.state) !== null) {
      if (wanted(session.state)) return recordOf(session);
      const moves = game.sensible(session.state);
      const worths = moves.map((move) => worth(session.state, move));
      const best = Math.max(...worths);
      const chosen = pick(
        random,
        moves.filter((_, index) => worths[index] === best),
      );
      makeMove(session, chosen);
    }
  }
  throw new Error('no game comes to such a position');
}

/** A record as a file to open. */
export function asFile(content: unknown) {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return { name: 'game.json', mimeType: 'application/json', buffer };
}

/** Opens a record through the page, as a person does: at the table, or as a replay if the game is over. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await page.goto('/games');
  await page.locator('input[type=file]').setInputFiles(asFile(record));
  await expect(page).toHaveURL(record.result === null ? /\/play\// : /\/replay\//);
  const curtain = page.locator('.curtain .btn.main');
  await expect(curtain.or(page.locator('.table'))).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(page.locator('.table')).toBeVisible();
}
