import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { signal } from '@preact/signals';
import type { GameRecord, Viewer } from '@chambord/kernel';
import { doBeforeLeaving } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';

/** A game kept on this device. */
export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** Which decisions were made with the touch of the one before; games kept from before do not have it. */
  readonly joined?: readonly number[];
  /** What was last seen, by whom: shown when the rules of the game are no longer here. */
  readonly last?: { readonly viewer: Viewer; readonly view: unknown };
  /** The deal for which this try counts; what counts gets no help, and its turns stand once others have answered. */
  readonly counts?: string;
  /** When it was last played, in milliseconds. */
  readonly played: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

/** What is wrong with keeping games, if anything. */
export const storageTrouble = signal<'blocked' | 'full' | null>(null);

/** Games that are not on disk as they are: they are about to be, or could not be written and last as long as the page. */
const unkept = new Map<string, SavedGame>();

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('chambord', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return opened;
}

/** Writes a game; resolves when it is on disk. Failing that, it is kept in memory, and `storageTrouble` says so. */
export async function saveGame(kept: SavedGame): Promise<void> {
  unkept.set(kept.id, kept);
  try {
    const writing = (await database()).transaction('games', 'readwrite');
    const put = writing.store.put(kept);
    // Said outright, so that it is written also when the page is gone before it hears that it may be.
    writing.commit();
    await Promise.all([put, writing.done]);
    if (unkept.get(kept.id) === kept) unkept.delete(kept.id);
    storageTrouble.value = null;
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    storageTrouble.value = full ? 'full' : 'blocked';
  }
}

/** To write takes a good part of a frame, so it waits until the table has shown what changed; in milliseconds. */
const A_MOMENT = 250;

let moment: ReturnType<typeof setTimeout> | undefined;
/** Games that wait for their moment, as they will be then. */
const soon = new Map<string, () => SavedGame>();

/** Writes a game in a moment, or at once when the page goes away before. */
export function saveSoon(id: string, game: () => SavedGame): void {
  soon.set(id, game);
  moment ??= setTimeout(keepNow, A_MOMENT);
}

/** A game that another tab plays on is not written any more as it was here. */
export function dropSoon(id: string): void {
  soon.delete(id);
}

function keepNow(): void {
  clearTimeout(moment);
  moment = undefined;
  for (const game of soon.values()) void saveGame(game());
  soon.clear();
}

addEventListener('pagehide', () => {
  doBeforeLeaving();
  keepNow();
});
document.addEventListener('visibilitychange', keepNow);

export async function findSaved(id: string): Promise<SavedGame | undefined> {
  const inMemory = soon.get(id)?.() ?? unkept.get(id);
  if (inMemory !== undefined) return inMemory;
  try {
    return await (await database()).get('games', id);
  } catch {
    storageTrouble.value = 'blocked';
    return undefined;
  }
}

/** All games, the last played first. */
export async function savedGames(): Promise<SavedGame[]> {
  let kept: SavedGame[] = [];
  try {
    kept = await (await database()).getAll('games');
  } catch {
    storageTrouble.value = 'blocked';
  }
  const inMemory = [...unkept.values(), ...[...soon.values()].map((game) => game())];
  const games = new Map([...kept, ...inMemory].map((game) => [game.id, game]));
  return [...games.values()].sort((a, b) => b.played - a.played);
}

export async function deleteSaved(id: string): Promise<void> {
  soon.delete(id);
  unkept.delete(id);
  try {
    await (await database()).delete('games', id);
  } catch {
    storageTrouble.value = 'blocked';
  }
}

/** A short name that no other game has. */
export function newId(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]?.toString(36) ?? String(Date.now());
}

export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
