import { readRecord } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import { afterFrame } from '@chambord/ui';
import type { OwnGame } from './collect.ts';

/** The record of one's game, which a server may have to be asked for; null where there is none to be had, or it cannot be read here. */
export async function ownRecord(game: Game, { played, record }: OwnGame): Promise<GameRecord | null> {
  try {
    if (record !== null) return readRecord(game, record);
    const { api } = await import('../../online/connection/api.ts');
    return readRecord(game, await api.record(played.id.replace(/^t\//, '')));
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** When the page has shown itself again: between two games that are gone through. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => void afterFrame(resolve));
}
