import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { readRecord } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { api } from './api.ts';

/** The record of a finished table; null while it is fetched. */
export function useRecord(id: string, { game }: GamePage): GameRecord | 'failed' | null {
  const [record, setRecord] = useState<GameRecord | 'failed' | null>(null);
  useEffect(() => {
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
