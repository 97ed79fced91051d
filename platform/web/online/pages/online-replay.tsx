import { useMemo } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { canReview } from '../../game/can-review.ts';
import { Message } from '../../shell/message.tsx';
import { openReplay } from '../../replay/replay-game.ts';
import { plyInAddress, ReplayTable } from '../../replay/replay-page.tsx';
import { words } from '../../shell/settings.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import { seatInfos } from '../connection/people.ts';
import { useRecord } from '../connection/use-record.ts';
import { say } from '../words.ts';

/** A finished game move by move: /t/ID#23. */
export function OnlineReplay({ snapshot, page }: { readonly snapshot: Snapshot; readonly page: GamePage }) {
  const { id } = snapshot.facts;
  const record = useRecord(id, page);
  const game = useMemo(
    () =>
      record === null || record === 'failed' ? null : openReplay(page, record, seatInfos(snapshot), plyInAddress()),
    [record, page],
  );
  if (record === 'failed') return <Message title={say.value.couldNotCheck} />;
  if (game === null) return null;
  return (
    <ReplayTable
      address={`/t/${id}`}
      game={game}
      review={canReview(page.game.id) ? `/review/t/${id}` : null}
      exit={`/t/${id}`}
      exitLabel={words.value.result}
    />
  );
}
