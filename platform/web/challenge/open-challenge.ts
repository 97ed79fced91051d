import { challengedGame, readChallenge } from '@chambord/deals/challenge';
import type { Challenge } from '@chambord/deals/challenge';
import { onSameDeal } from '@chambord/deals/comparison';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { BadInput, UnknownRules } from '@chambord/kernel';
import { openGamePage } from '../game/drawings.ts';
import { savedGames } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';
import { lang, words } from '../shell/settings.ts';
import { challengeWords } from '../words/challenge.ts';
import { rulesGone } from '../words/rules-gone.ts';
import { unpackLink } from './link.ts';

/** A challenge as this page has read it, or why it cannot be read. */
export type OpenedChallenge =
  | { readonly page: GamePage; readonly challenge: Challenge; readonly played: readonly SavedGame[] }
  | { readonly trouble: string; readonly hint: string };

/** Opens what stands behind # in a link, and finds the games by which this device has answered it. */
export async function openChallenge(link: string): Promise<OpenedChallenge> {
  const say = challengeWords[lang.value];
  try {
    const text = await unpackLink(link);
    const id = challengedGame(text);
    const known = inHouse(id);
    if (known === undefined) throw new BadInput('game', `"${id}"`);
    const page = await openGamePage(known);
    const { challenge } = readChallenge(page.game, text);
    return { page, challenge, played: (await savedGames()).filter((game) => answers(game, challenge)) };
  } catch (error) {
    if (error instanceof UnknownRules) {
      const { reason, way } = rulesGone[lang.value];
      return { trouble: reason(error), hint: way(error) };
    }
    if (error instanceof BadInput) return { trouble: say.bad(error.message), hint: say.badHint };
    console.warn(error);
    return { trouble: words.value.loadFailed, hint: '' };
  }
}

/** Whether a kept game was played on this deal to its end, in the same seat and against the same bots. */
export function answers({ record, seats }: SavedGame, challenge: Challenge): boolean {
  return (
    record.result !== null &&
    onSameDeal(record, challenge.record) &&
    seats.every(({ bot }, seat) => bot === challenge.bots[seat])
  );
}
