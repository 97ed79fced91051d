import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@chambord/protocol';
import { allReviews } from '../../review/review-store.ts';
import { savedGames } from '../../saved/store.ts';
import { playsOnline } from '../../shell/device-memory.ts';
import { ownName } from '../../shell/own.ts';
import { fromDevice, fromServer } from './collect.ts';
import type { OwnGame } from './collect.ts';

/** All games that count. */
export interface OwnGames {
  /** The last played first. */
  readonly games: readonly OwnGame[];
  /** Finished games of this device that do not count. */
  readonly left: number;
  /** Whether the server has told of its games: this device is nobody to it, it was asked, or it told of all, some, none. */
  readonly online: 'nobody' | 'asked' | 'all' | 'some' | 'failed';
}

/** As many tables as a server tells of at a time. */
const PORTION = 30;

/** One's own games, those of this device first; null until they are read. They are read anew when `changes` does. */
export function useOwnGames(changes: number): OwnGames | null {
  const [own, setOwn] = useState<OwnGames | null>(null);
  useEffect(() => {
    let left = false;
    const collect = async () => {
      const [kept, { reviews }] = await Promise.all([savedGames(), allReviews()]);
      if (left) return;
      const here = fromDevice(kept, reviews, ownName.peek());
      if (!playsOnline()) return setOwn({ ...here, online: 'nobody' });
      setOwn({ ...here, online: 'asked' });
      const { tables, online } = await serverTables();
      if (left) return;
      const games = [...here.games, ...fromServer(tables, reviews)];
      setOwn({ games: games.sort((a, b) => b.played.at - a.played.at), left: here.left, online });
    };
    void collect();
    return () => {
      left = true;
    };
  }, [changes]);
  return own;
}

/** All finished tables of this guest, portion by portion, as far as the server answers. */
async function serverTables(): Promise<{
  readonly tables: readonly TableSummary[];
  readonly online: 'all' | 'some' | 'failed';
}> {
  const tables: TableSummary[] = [];
  try {
    const { api } = await import('../../online/connection/api.ts');
    for (;;) {
      const portion = await api.history(tables.at(-1)?.updated);
      tables.push(...portion);
      if (portion.length < PORTION) return { tables, online: 'all' };
    }
  } catch (error) {
    console.warn(error);
    return { tables, online: tables.length === 0 ? 'failed' : 'some' };
  }
}
