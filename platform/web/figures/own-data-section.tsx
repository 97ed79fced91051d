import { useState } from 'preact/hooks';
import { afterFrame } from '@chambord/ui';
import { Confirm } from '../shell/confirm.tsx';
import { playsOnline } from '../shell/device-memory.ts';
import type { OwnGame } from './data/collect.ts';
import { countKept, deleteOwn, saveOwnFile } from './data/own-data.ts';
import type { Kept } from './data/own-data.ts';
import { say } from './say.ts';

interface Props {
  readonly games: readonly OwnGame[];
  /** Something was deleted: what is shown is to be counted anew. */
  readonly changed: () => void;
}

/** The way to take one's data along, and to delete them. */
export function OwnData({ games, changed }: Props) {
  const [asked, setAsked] = useState<Kept | null>(null);
  const [told, setTold] = useState<'removed' | 'notRemoved' | null>(null);

  async function remove(): Promise<void> {
    setAsked(null);
    setTold((await deleteOwn()) ? 'removed' : 'notRemoved');
    changed();
    afterFrame(() => document.querySelector('h1')?.focus());
  }

  return (
    <section>
      <h2>{say().data}</h2>
      <p class="hint">{say().dataHint}</p>
      <p class="ways">
        <button type="button" class="btn" onClick={() => void saveOwnFile(games)}>
          {say().save}
        </button>
        <button type="button" class="btn" onClick={() => void countKept().then(setAsked)}>
          {say().remove}
        </button>
      </p>
      <p role="status">{told !== null && say()[told]}</p>
      {asked !== null && (
        <Confirm
          title={say().removeSure(asked.games, asked.running, asked.reviews, asked.puzzles, asked.deals, playsOnline())}
          label={say().remove}
          act={() => void remove()}
          close={() => setAsked(null)}
        />
      )}
    </section>
  );
}
