import './online.css';
import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, loadGame } from '@chambord/games/page';
import type { Game, GameRecord } from '@chambord/kernel';
import { Verify } from './verify.tsx';

/** The check of a shuffle for a record that was opened from a file. */
export function VerifyKept({ record }: { readonly record: GameRecord }) {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    const id = GAME_IDS.find((known) => known === record.game);
    if (id !== undefined) void loadGame(id).then((page) => setGame(page.game));
  }, [record.game]);
  return game === null ? null : <Verify record={record} game={game} />;
}
