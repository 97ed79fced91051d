import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { inHouse } from '@chambord/games/page';
import { readRecord } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { MatchState } from '@chambord/protocol';
import { openGamePage } from '../../game/drawings.ts';
import { api } from '../connection/api.ts';
import { you } from '../connection/connection.ts';
import { troubleText } from '../table/trouble.tsx';

/** How often one looks whether others have joined, or are done. */
const EVERY = 3000;

/** A match as it stands, looked at again until it is over. */
export function useMatch(id: string) {
  const [state, setState] = useState<MatchState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const over = state?.phase === 'over';
  useEffect(() => {
    if (over) return undefined;
    let left = false;
    const look = () =>
      void api.match(id).then(
        (found) => left || setState(found),
        // What is shown stays until there is something newer.
        (error: unknown) => left || setTrouble(troubleText(error)),
      );
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id, over, you.value?.guest]);
  return { state, trouble, setState };
}

/** All games of a match that is over, and the page of their game; null while they are fetched. */
export interface MatchGames {
  readonly page: GamePage;
  readonly records: readonly GameRecord[];
}

export function useMatchGames(state: MatchState | null): MatchGames | 'failed' | null {
  const [games, setGames] = useState<MatchGames | 'failed' | null>(null);
  const over = state?.phase === 'over';
  useEffect(() => {
    if (!over) return undefined;
    let left = false;
    const load = async (): Promise<MatchGames> => {
      const known = inHouse(state.terms.game);
      if (known === undefined) throw new Error(`there is no game "${state.terms.game}"`);
      const page = await openGamePage(known);
      const records = (await api.matchRecords(state.id)).map((record) => readRecord(page.game, record));
      return { page, records };
    };
    load().then(
      (found) => left || setGames(found),
      (error: unknown) => {
        console.warn(error);
        if (!left) setGames('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [over]);
  return games;
}
