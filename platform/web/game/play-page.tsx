import { useEffect, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { BadInput, recordOf, UnknownRules } from '@chambord/kernel';
import { openGamePage } from './drawings.ts';
import { gameTitle } from './game-title.ts';
import { savedSession } from '../saved/saved-session.ts';
import { LocalFrame } from './local-frame.tsx';
import { openLocalGame } from './local-game.ts';
import type { LocalGame } from './local-game.ts';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { saveRecord } from '../saved/record-files.ts';
import { words } from '../shell/settings.ts';
import { shareGame } from '../saved/share-game.ts';
import type { SharedGame } from '../saved/share-game.ts';
import { findSaved } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';
import { LazyUnplayable } from '../saved/lazy-unplayable.ts';

/** What came of opening a kept game. */
type Opened =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | {
      readonly state: 'unplayable';
      readonly saved: SavedGame;
      readonly page: GamePage;
      readonly trouble: UnknownRules;
    }
  | { readonly state: 'unreadable'; readonly saved: SavedGame; readonly reason: string }
  | { readonly state: 'open'; readonly game: LocalGame };

/** A game kept on this device, at the table. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let game: LocalGame | undefined;
    let left = false;
    void open(id).then((result) => {
      if (result.state === 'open') game = result.game;
      if (left) return game?.close();
      setOpened(result);
      if (game !== undefined) noteWhenOver(game);
      game?.start();
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
      return <LazyUnplayable {...opened} />;
    case 'unreadable':
      return (
        <Message title={words.value.oldRecord} detail={opened.reason}>
          <button type="button" class="btn main" onClick={() => saveRecord(opened.saved.record)}>
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

/** What counts for a deal is noted there. */
function noteWhenOver({ counts, over, session }: LocalGame): void {
  if (counts === null) return;
  over.subscribe((isOver) => {
    if (!isOver) return;
    void import('../daily/tries.ts').then(({ noteResult }) => noteResult(counts, recordOf(session.peek())));
  });
}

async function open(id: string): Promise<Opened> {
  const shared = await shareGame(id);
  const opened = await openShared(id, shared);
  if (opened.state !== 'open') shared.leave();
  return opened;
}

async function openShared(id: string, shared: SharedGame): Promise<Opened> {
  const saved = await findSaved(id);
  if (saved === undefined) return { state: 'missing' };
  const known = inHouse(saved.record.game);
  if (known === undefined) return { state: 'unreadable', saved, reason: saved.record.game };
  try {
    const newest = await openGamePage(known);
    try {
      const { page, session } = savedSession(newest, saved.record, saved.joined);
      return {
        state: 'open',
        game: openLocalGame(id, page, session, saved.seats, shared, { counts: saved.counts ?? null }),
      };
    } catch (error) {
      if (error instanceof UnknownRules) return { state: 'unplayable', saved, page: newest, trouble: error };
      throw error;
    }
  } catch (error) {
    if (error instanceof BadInput) return { state: 'unreadable', saved, reason: error.message };
    console.warn(error);
    return { state: 'failed' };
  }
}
