import type { Page } from '@playwright/test';
import type { GameRecord } from '@chambord/kernel';
import type { Review } from '@chambord/review';

/** A game as a device keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly seats: readonly { readonly name: string; readonly arms: number; readonly bot: string | null }[];
  readonly played: number;
}

/** A finished game between the first player and bots of a level. */
export function keptGame(id: string, record: GameRecord, level: string, played: number): KeptGame {
  const seats = record.names.map((name, seat) => ({ name, arms: seat + 1, bot: seat === 0 ? null : level }));
  return { id, record, seats, played };
}

/** Puts games and reviews where the page keeps them; the page is open. */
export async function keepOnDevice(
  page: Page,
  games: readonly KeptGame[],
  reviews: Readonly<Record<string, Review>> = {},
): Promise<void> {
  await page.evaluate(
    async ([kept, judged]) => {
      const open = (name: string, version: number, stores: Readonly<Record<string, IDBObjectStoreParameters>>) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name, version);
          opening.addEventListener('upgradeneeded', () => {
            for (const [store, how] of Object.entries(stores)) opening.result.createObjectStore(store, how);
          });
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(new Error(name)));
        });
      const write = (db: IDBDatabase, name: string, put: (store: IDBObjectStore) => void) =>
        new Promise<void>((resolve) => {
          const writing = db.transaction(name, 'readwrite');
          put(writing.objectStore(name));
          writing.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      const db = await open('chambord', 1, { games: { keyPath: 'id' } });
      await write(db, 'games', (store) => {
        for (const game of kept) store.put(game);
      });
      const other = await open('chambord-reviews', 2, { reviews: {}, trained: {} });
      await write(other, 'reviews', (store) => {
        for (const [id, review] of Object.entries(judged)) store.put(review, id);
      });
    },
    [games, reviews] as const,
  );
}

/** How many things lie in each store of the device. */
export function countOnDevice(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const counted: Record<string, number> = {};
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('chambord') !== true) continue;
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      for (const store of db.objectStoreNames) {
        counted[`${name}/${store}`] = await new Promise<number>((resolve) => {
          const counting = db.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }
      db.close();
    }
    return counted;
  });
}
