import { useEffect, useState } from 'preact/hooks';
import { HOUSE, inHouse } from '@chambord/games/page';
import { puzzlesOf, readPack, recordAt, triedAt } from '@chambord/puzzles/pack';
import { openGamePage } from '../game/drawings.ts';
import { botName, ownSeat } from '../game/new-game.ts';
import { reviewedGame } from '../review/reviewed-game.ts';
import type { ReviewedGame } from '../review/reviewed-game.ts';
import { openReviewing } from '../review/reviewing.ts';
import { openReplay } from '../replay/replay-game.ts';
import type { Offered } from './choose.ts';

/** The puzzles of a game with their rules; those of a pack. */
async function packOf(id: string): Promise<readonly Offered[]> {
  const load = inHouse(id)?.load.puzzles;
  if (load === undefined) return [];
  return puzzlesOf(readPack(await load())).map((position) => ({ game: id, position }));
}

/** The games that have puzzles. */
export const WITH_PUZZLES = HOUSE.filter(({ load }) => load.puzzles !== undefined);

/** The puzzles of all games; null while they are being loaded. */
export function usePacks(): readonly (readonly Offered[])[] | 'failed' | null {
  const [packs, setPacks] = useState<readonly (readonly Offered[])[] | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all(WITH_PUZZLES.map(({ id }) => packOf(id))).then(
      (found) => left || setPacks(found),
      (error: unknown) => {
        console.warn(error);
        if (!left) setPacks('failed');
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return packs;
}

/** A puzzle as a game up to one of its decisions, so that what is tried can be judged like a decision of any game; `tried` is one more decision. */
export async function openPuzzle(
  { game: id, position }: Offered,
  stage: number,
  tried: string | null = null,
): Promise<ReviewedGame> {
  const known = inHouse(id);
  if (known === undefined) throw new Error(`there is no game "${id}"`);
  const load = known.load.puzzles;
  const [page, pack, why] = await Promise.all([openGamePage(known), load?.(), known.load.why?.() ?? null]);
  const bots = Array.from({ length: known.seats.most }, (_, index) => botName(known, index));
  const before = recordAt(page.game, readPack(pack), position, [ownSeat().name, ...bots], stage);
  const ply = before.moves.length;
  const actor = page.game.actor(openReplay(page, before, [], ply).stateAt(ply)) ?? 0;
  const own = ownSeat();
  const names = before.names.map((_, index) =>
    index === actor ? own.name : botName(known, index < actor ? index : index - 1),
  );
  const record = { ...before, names, ...(tried === null ? {} : triedAt(page.game, before, tried)) };
  const seats = names.map((name, index) => ({ name, arms: index + 1, bot: index === actor ? null : 'king' }));
  const replay = openReplay(page, record, seats, ply);
  replay.viewer.value = actor;
  const reviewing = await openReviewing(`puzzle ${position.id}`, record, null);
  return reviewedGame(`puzzle ${position.id}`, record, replay, reviewing, why);
}
