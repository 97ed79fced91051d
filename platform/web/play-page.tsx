import { useEffect, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import { BadInput, readRecord, resume } from '@chambord/kernel';
import { GameTable } from './game-table.tsx';
import { gameTitle } from './game-title.ts';
import { Message } from './message.tsx';
import { PageTitle } from './page-title.tsx';
import { openPlaying } from './playing.ts';
import type { Playing } from './playing.ts';
import { saveRecord } from './record-files.ts';
import { words } from './settings.ts';
import { findKept } from './store.ts';
import type { KeptGame } from './store.ts';

/** What came of opening a kept game. */
type Opened =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'unreadable'; readonly kept: KeptGame; readonly reason: string }
  | { readonly state: 'open'; readonly playing: Playing };

/** A game kept on this device, at the table. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let playing: Playing | undefined;
    let left = false;
    void open(id).then((result) => {
      if (left) return;
      setOpened(result);
      if (result.state !== 'open') return;
      playing = result.playing;
      playing.start();
    });
    return () => {
      left = true;
      playing?.close();
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
          <PageTitle unseen name={gameTitle(opened.playing.page.game.id)} />
          <GameTable playing={opened.playing} />
        </>
      );
  }
}

async function open(id: string): Promise<Opened> {
  const kept = await findKept(id);
  if (kept === undefined) return { state: 'missing' };
  const known = inHouse(kept.record.game);
  if (known === undefined) return { state: 'unreadable', kept, reason: kept.record.game };
  try {
    const page = await known.load.page();
    const session = resume(page.game, readRecord(page.game, kept.record));
    return { state: 'open', playing: openPlaying(id, page, session, kept.seats) };
  } catch (error) {
    if (error instanceof BadInput) return { state: 'unreadable', kept, reason: error.message };
    console.warn(error);
    return { state: 'failed' };
  }
}
