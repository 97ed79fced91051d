import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { BadInput, UnknownRules } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { afterFrame } from '@chambord/ui';
import { gameTitle } from '../game/game-title.ts';
import { LazyPage } from '../shell/lazy-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { openRecord, saveRecord } from './record-files.ts';
import { go } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { StorageNotice } from '../shell/storage-notice.tsx';
import { deleteSaved, savedGames } from './store.ts';
import type { SavedGame } from './store.ts';
import { Confirm } from '../shell/confirm.tsx';
import { inWords } from '../words/in-words.ts';
import { rulesGone } from '../words/rules-gone.ts';

/** All games kept on this device, and the way to open a record from a file. */
export function SavedGames() {
  const [kept, setKept] = useState<readonly SavedGame[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);
  const load = () => void savedGames().then(setKept);
  useEffect(load, []);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      go(await openRecord(file));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const reason =
        error instanceof UnknownRules
          ? `${rulesGone[lang.value].reason(error)} ${rulesGone[lang.value].way(error)}`
          : error.message;
      setTrouble(words.value.badRecord(reason));
    }
  }

  const list = useRef<HTMLUListElement>(null);
  const [deleted, setDeleted] = useState(0);

  async function remove(id: string): Promise<void> {
    const place = kept.findIndex((game) => game.id === id);
    setDoomed(null);
    await deleteSaved(id);
    setKept(await savedGames());
    setDeleted((times) => times + 1);
    // What was clicked is gone: one goes on at what lies in its place, at the end of the list at the last, else at the heading.
    afterFrame(() => {
      const games = [...(list.current?.children ?? [])];
      const next = (games[place] ?? games.at(-1))?.querySelector<HTMLElement>('a');
      (next ?? document.querySelector('h1'))?.focus();
    });
  }

  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div class="page">
      <PageHead />
      <main class="kept">
        <PageTitle name={words.value.replays} />
        <StorageNotice />
        <label class="btn">
          {words.value.importRecord}
          <input
            type="file"
            accept=".json,application/json"
            class="sr"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
        {trouble !== null && (
          <p class="notice" role="alert">
            {trouble}
          </p>
        )}
        {kept.length === 0 && <p>{words.value.noGames}</p>}
        <p class="sr" role="status">
          {deleted > 0 && <span key={deleted}>{inWords[lang.value].deleted(kept.length)}</span>}
        </p>
        <ul ref={list} class="rows games">
          {kept.map(({ id, record, played }) => (
            <li key={id}>
              <div>
                <b>{gameTitle(record.game)}</b>
                <span>
                  {record.names.join(', ')}
                  {record.result !== null && ` · ${record.result.points.join(' : ')}`}
                </span>
                <small>{date.format(played)}</small>
              </div>
              <a class="btn" href={record.result === null ? `/play/${id}` : `/replay/${id}`}>
                {record.result === null ? words.value.continue : words.value.replay}
              </a>
              <button type="button" class="btn" onClick={() => saveRecord(record)}>
                {words.value.exportRecord}
              </button>
              <button type="button" class="btn" onClick={() => setDoomed(id)}>
                {words.value.delete}
              </button>
              {record.proof !== undefined && <VerifyShuffle record={record} />}
            </li>
          ))}
        </ul>
        {doomed !== null && (
          <Confirm
            title={words.value.deleteSure}
            label={words.value.delete}
            act={() => void remove(doomed)}
            close={() => setDoomed(null)}
          />
        )}
      </main>
    </div>
  );
}

/** Only games that were played online have a proof to check; what checks it is loaded for them. */
function VerifyShuffle({ record }: { readonly record: GameRecord }) {
  const load = useCallback(async () => {
    const { VerifySaved } = await import('../online/fairness/verify-saved.tsx');
    return () => <VerifySaved record={record} />;
  }, [record]);
  return <LazyPage load={load} />;
}
