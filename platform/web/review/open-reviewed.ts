import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { BadInput, readRecord, UnknownRules } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { SeatInfo } from '@chambord/ui';
import { openGamePage } from '../game/drawings.ts';
import { openReplay } from '../replay/replay-game.ts';
import { plyInAddress } from '../replay/replay-page.tsx';
import { findSaved } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';
import { words } from '../shell/settings.ts';
import { reviewedGame } from './reviewed-game.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import { openReviewing } from './reviewing.ts';

/** What came of opening a game. */
export type OpenedReview =
  | { readonly game: ReviewedGame; readonly exit: string }
  | { readonly saved: SavedGame; readonly page: GamePage; readonly trouble: UnknownRules }
  | { readonly trouble: string };

/** Another depth can be asked for in the address: ?depth=200. */
function depthInAddress(): number | null {
  const wanted = Number(new URLSearchParams(location.search).get('depth') ?? Number.NaN);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : null;
}

interface Found {
  readonly record: unknown;
  readonly seats: readonly SeatInfo[] | null;
  readonly kept: SavedGame | null;
  readonly exit: string;
}

async function find(id: string): Promise<Found | undefined> {
  const online = /^t\/(.+)$/.exec(id)?.[1];
  if (online !== undefined) {
    const { api } = await import('../online/connection/api.ts');
    return { record: await api.record(online), seats: null, kept: null, exit: `/t/${online}` };
  }
  const kept = await findSaved(id);
  return kept && { record: kept.record, seats: kept.seats, kept, exit: `/replay/${id}` };
}

/** Opens a game of this device, or one that was played online (t/ID), with what is known of it. */
export async function openReviewed(id: string): Promise<OpenedReview> {
  const depth = depthInAddress();
  try {
    const found = await find(id);
    const known = found && inHouse(gameIn(found.record));
    if (found === undefined || known === undefined) return { trouble: words.value.notFoundHint };
    const page = await openGamePage(known);
    try {
      const record = readRecord(page.game, found.record);
      const replay = openReplay(page, record, found.seats ?? sitting(record), plyInAddress());
      const person = replay.seats.value.findIndex(({ bot }) => bot === null);
      replay.viewer.value = Math.max(0, person);
      const [reviewing, why] = await Promise.all([openReviewing(id, record, depth), known.load.why?.() ?? null]);
      return { game: reviewedGame(id, record, replay, reviewing, why), exit: found.exit };
    } catch (error) {
      if (error instanceof UnknownRules && found.kept !== null) return { saved: found.kept, page, trouble: error };
      throw error;
    }
  } catch (error) {
    if (error instanceof BadInput) return { trouble: `${words.value.oldRecord} ${error.message}` };
    console.warn(error);
    return { trouble: words.value.loadFailed };
  }
}

function gameIn(record: unknown): string {
  return typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : '';
}

/** Whoever played online, as far as the record knows. */
function sitting({ names }: GameRecord): readonly SeatInfo[] {
  return names.map((name, seat) => ({ name, arms: seat + 1, bot: null }));
}
