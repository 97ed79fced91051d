import { useCallback, useEffect, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { BadInput, UnknownRules } from '@chambord/kernel';
import { gameTitle } from './game-title.ts';
import { savedSession } from '../saved/saved-session.ts';
import { LazyPage } from '../shell/lazy-page.tsx';
import { LocalFrame } from './local-frame.tsx';
import { openLocalGame } from './local-game.ts';
import type { LocalGame } from './local-game.ts';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { saveRecord } from '../saved/record-files.ts';
import { words } from '../shell/settings.ts';
import { findSaved } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';

/** What came of opening a kept game. */
type Opened =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | {
      readonly state: 'unplayable';
      readonly kept: SavedGame;
      readonly page: GamePage;
      readonly trouble: UnknownRules;
    }
  | { readonly state: 'unreadable'; readonly kept: SavedGame; readonly reason: string }
  | { readonly state: 'open'; readonly game: LocalGame };

/** A game kept on this device, at the table. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let game: LocalGame | undefined;
    let left = false;
    void open(id).then((result) => {
      if (left) return;
      setOpened(result);
      if (result.state !== 'open') return;
      game = result.game;
      game.start();
    });
    return () => {
      left = true;
      game?.close();
    };
  }, [id, attempt]);

  switch (opened.state) {
    case 'loading':
      return null;
    case 'missing':
      return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
    case 'failed':
      return (
        <Message title={words.value.loadFailed}>
          <button type="button" class="btn main" onClick={() => setAttempt(attempt + 1)}>
            {words.value.tryAgain}
          </button>
        </Message>
      );
    case 'unplayable':
      return <UnplayableLater {...opened} />;
    case 'unreadable':
      return (
        <Message title={words.value.oldRecord} detail={opened.reason}>
          <button type="button" class="btn main" onClick={() => saveRecord(opened.kept.record)}>
            {words.value.exportRecord}
          </button>
        </Message>
      );
    case 'open':
      return (
        <>
          <PageTitle unseen name={gameTitle(opened.game.page.game.id)} />
          <LocalFrame game={opened.game} />
        </>
      );
  }
}

/** Few ever see it: loaded when it is wanted. */
export function UnplayableLater({ kept, page, trouble }: Omit<Extract<Opened, { state: 'unplayable' }>, 'state'>) {
  const load = useCallback(async () => {
    const { Unplayable } = await import('../saved/unplayable.tsx');
    return () => <Unplayable kept={kept} page={page} trouble={trouble} />;
  }, [kept, page, trouble]);
  return <LazyPage load={load} />;
}

async function open(id: string): Promise<Opened> {
  const kept = await findSaved(id);
  if (kept === undefined) return { state: 'missing' };
  const known = inHouse(kept.record.game);
  if (known === undefined) return { state: 'unreadable', kept, reason: kept.record.game };
  try {
    const newest = await known.load.page();
    try {
      const { page, session } = savedSession(newest, kept.record);
      return { state: 'open', game: openLocalGame(id, page, session, kept.seats) };
    } catch (error) {
      if (error instanceof UnknownRules) return { state: 'unplayable', kept, page: newest, trouble: error };
      throw error;
    }
  } catch (error) {
    if (error instanceof BadInput) return { state: 'unreadable', kept, reason: error.message };
    console.warn(error);
    return { state: 'failed' };
  }
}
