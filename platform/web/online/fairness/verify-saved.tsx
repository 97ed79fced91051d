import '../online.css';
import { useEffect, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { Game, GameRecord } from '@chambord/kernel';
import { Verify } from './verify.tsx';

/** The check of a shuffle for a record that was opened from a file. */
export function VerifySaved({ record }: { readonly record: GameRecord }) {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    void inHouse(record.game)?.load.rules().then(setGame);
  }, [record.game]);
  return game === null ? null : <Verify record={record} game={game} />;
}
