import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { signal } from '@preact/signals';
import type { GameRecord } from '@chambord/kernel';
import type { SeatInfo } from '@chambord/ui';

/** A game kept on this device. */
export interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** When it was last played, in milliseconds. */
  readonly played: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
}

/** What is wrong with keeping games, if anything. */
export const storageTrouble = signal<'blocked' | 'full' | null>(null);

/** Games that could not be written: they last as long as the page. */
const unkept = new Map<string, KeptGame>();

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
export async function keepGame(kept: KeptGame): Promise<void> {
  try {
    await (await database()).put('games', kept);
    unkept.delete(kept.id);
    storageTrouble.value = null;
  } catch (error) {
    unkept.set(kept.id, kept);
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    storageTrouble.value = full ? 'full' : 'blocked';
  }
}

export async function findKept(id: string): Promise<KeptGame | undefined> {
  const inMemory = unkept.get(id);
  if (inMemory !== undefined) return inMemory;
  try {
    return await (await database()).get('games', id);
  } catch {
    storageTrouble.value = 'blocked';
    return undefined;
  }
}

/** All games, the last played first. */
export async function keptGames(): Promise<KeptGame[]> {
  let kept: KeptGame[] = [];
  try {
    kept = await (await database()).getAll('games');
  } catch {
    storageTrouble.value = 'blocked';
  }
  return [...unkept.values(), ...kept].sort((a, b) => b.played - a.played);
}

export async function deleteKept(id: string): Promise<void> {
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
