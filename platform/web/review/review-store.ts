import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Review } from '@chambord/review';
import type { Trained } from './learn/intervals.ts';

/** A database of its own: whatever becomes of reviews, the games are safe. */
interface Schema extends DBSchema {
  /** By the address of the game. */
  reviews: { key: string; value: Review };
  /** When mistakes come again: by the address of the game, # and the decision. */
  trained: { key: string; value: Trained };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('chambord-reviews', 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('reviews');
      db.createObjectStore('trained');
    },
  });
  return opened;
}

// A browser may forbid storage. A review can be made again, so nothing is said then.

export async function keepReview(id: string, review: Review): Promise<void> {
  await database()
    .then((db) => db.put('reviews', review, id))
    .catch(() => undefined);
}

/** What is kept of a game: to be read by `readReview`, for another version of the page may have kept it. */
export async function keptReview(id: string): Promise<unknown> {
  return database()
    .then((db) => db.get('reviews', id))
    .catch(() => undefined);
}

/** Whether any game has been reviewed here. */
export async function anyReview(): Promise<boolean> {
  return database()
    .then(async (db) => (await db.count('reviews')) > 0)
    .catch(() => false);
}

/** Everything that is kept of reviews, by its key. */
export interface KeptReviews {
  readonly reviews: Readonly<Record<string, unknown>>;
  readonly trained: Readonly<Record<string, Trained>>;
}

export async function allReviews(): Promise<KeptReviews> {
  return database()
    .then(async (db) => {
      const both = db.transaction(['reviews', 'trained']);
      const [reviews, trained] = [both.objectStore('reviews'), both.objectStore('trained')];
      const [ids, found, mistakes, answers] = await Promise.all([
        reviews.getAllKeys(),
        reviews.getAll(),
        trained.getAllKeys(),
        trained.getAll(),
      ]);
      return { reviews: byKey(ids, found), trained: byKey(mistakes, answers) };
    })
    .catch(() => ({ reviews: {}, trained: {} }));
}

function byKey<T>(keys: readonly string[], values: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(values.map((value, index): [string, T] => [keys[index] ?? '', value]));
}

/** Deletes them all; says whether that was done. */
export async function deleteAllReviews(): Promise<boolean> {
  return database()
    .then(async (db) => {
      const both = db.transaction(['reviews', 'trained'], 'readwrite');
      await Promise.all([both.objectStore('reviews').clear(), both.objectStore('trained').clear(), both.done]);
      return true;
    })
    .catch(() => false);
}

export async function deleteReview(id: string): Promise<void> {
  await database()
    .then(async (db) => {
      await db.delete('reviews', id);
      await db.delete('trained', IDBKeyRange.bound(`${id}#`, `${id}#\uffff`));
    })
    .catch(() => undefined);
}

export async function keepTrained(mistake: string, trained: Trained): Promise<void> {
  await database()
    .then((db) => db.put('trained', trained, mistake))
    .catch(() => undefined);
}

export async function findTrained(mistake: string): Promise<Trained | undefined> {
  return database()
    .then((db) => db.get('trained', mistake))
    .catch(() => undefined);
}
