import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pick, randomFrom, resume } from '@chambord/kernel';
import { reasonText } from '@chambord/prose';
import type { Game, Shape } from '@chambord/kernel';
import type { GameText } from '@chambord/prose';
import { openWords } from './open-words.ts';
import { openRecord, recordWhere } from './records.ts';

/** Moves of each kind that are tried. */
const MOST = 80;
const GAMES = 40;

/** Moves as they come up in random games: in most other positions they are not legal. */
function movesOf<G extends Shape>(game: Game<G>, options: G['options']): G['move'][] {
  const random = randomFrom('moves to type');
  const found = new Map<string, Map<string, G['move']>>();
  for (let seed = 0; seed < GAMES; seed++) {
    const state = game.setup(options, `typed ${seed}`);
    while (game.actor(state) !== null) {
      const moves = game.legal(state);
      for (const move of moves) {
        const kind = found.get(move.do) ?? new Map<string, G['move']>();
        if (kind.size < MOST) found.set(move.do, kind.set(game.format(move, options), move));
      }
      game.apply(state, pick(random, moves));
    }
  }
  return [...found.values()].flatMap((kind) => [...kind.values()]);
}

/** Types a move into the table in words that is refused for this reason, and reads the answer. */
export async function typeRefused<G extends Shape>(
  page: Page,
  game: Game<G>,
  text: GameText<G>,
  options: G['options'],
  reason: string,
  more: readonly string[],
): Promise<void> {
  const moves = [...more.map((typed) => game.parse(typed, options)), ...movesOf(game, options)];
  const refused = (state: G['state']) => moves.find((move) => reasonOf(game.whyNot(state, move)) === reason);
  const record = recordWhere(game, options, (state) => refused(state) !== undefined);
  const { state } = resume(game, { ...record, options });
  const move = refused(state);
  const why = move === undefined ? null : game.whyNot(state, move);
  if (move === undefined || why === null) throw new Error('the position is not what it was');

  await openRecord(page, record);
  const table = await openWords(page);
  await table.getByRole('textbox', { name: 'Your move in notation' }).fill(game.format(move, options));
  await page.keyboard.press('Enter');
  await expect(table.getByRole('status'), reason).toHaveText(reasonText(text.whyNot(why, options)));
}

function reasonOf(why: object | null): unknown {
  return why !== null && 'reason' in why ? why.reason : null;
}
