import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { readRecord } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { api } from './api.ts';

/** The record of a finished table; null while it is fetched, or where there is none to be had. */
export function useRecord(id: string | null, { game }: GamePage): GameRecord | 'failed' | null {
  const [record, setRecord] = useState<GameRecord | 'failed' | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let left = false;
    api
      .record(id)
      .then((value) => readRecord(game, value))
      .then(
        (found) => left || setRecord(found),
        () => left || setRecord('failed'),
      );
    return () => {
      left = true;
    };
  }, [id, game]);
  return record;
}
