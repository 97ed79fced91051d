import './index.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BadInput, UnknownRules } from '@chambord/kernel';
import { afterFrame, Heraldry, Icon, Seal, Sym } from '@chambord/ui';
import { ChallengeWay } from '../challenge/lazy-challenge-way.ts';
import { canReview } from '../game/can-review.ts';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import { playsOnline } from '../shell/device-memory.ts';
import { lazy } from '../shell/lazy-page.tsx';
import { anyReview, deleteReview } from '../review/review-store.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { NoRecord, openRecord, saveRecord } from './record-files.ts';
import { go } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { StorageNotice } from './storage-notice.tsx';
import { deleteSaved, savedGames } from './store.ts';
import type { SavedGame } from './store.ts';
import { Confirm } from '../shell/confirm.tsx';
import { analysisWords } from '../words/analysis.ts';
import { figuresTitle } from '../words/figures-title.ts';
import { gamesWords } from '../words/games.ts';
import { inWords } from '../words/in-words.ts';
import { rulesGone } from '../words/rules-gone.ts';

/** All games, on this device and online, and the way to open a record from a file. */
export function SavedGames() {
  const [kept, setKept] = useState<readonly SavedGame[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);
  const load = () => void savedGames().then(setKept);
  useEffect(load, []);
  const [reviewed, setReviewed] = useState(false);
  useEffect(() => void anyReview().then(setReviewed), []);

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
      setTrouble(
        error instanceof NoRecord ? gamesWords[lang.value].noRecord(file.name) : words.value.badRecord(reason),
      );
    }
  }

  const list = useRef<HTMLUListElement>(null);
  const [deleted, setDeleted] = useState(0);

  async function remove(id: string): Promise<void> {
    const place = kept.findIndex((game) => game.id === id);
    setDoomed(null);
    await deleteSaved(id);
    await deleteReview(id);
    setKept(await savedGames());
    setDeleted((times) => times + 1);
    // What was clicked is gone: one goes on at what lies in its place, at the end of the list at the last, else at the heading.
    afterFrame(() => {
      const games = [...(list.current?.children ?? [])];
      const next = (games[place] ?? games.at(-1))?.querySelector<HTMLElement>('a');
      (next ?? document.querySelector('h1'))?.focus();
    });
  }

  const online = playsOnline();
  return (
    <div class="page">
      <PageHead />
      <main class="kept">
        <div class="headline">
          <PageTitle name={gamesWords[lang.value].games} />
          {reviewed && <TrainWay key={deleted} />}
          <a class="btn" href="/figures">
            {figuresTitle[lang.value]}
          </a>
          <a class="btn" href="/analysis">
            {analysisWords[lang.value].title}
          </a>
          <label class="btn">
            {words.value.importRecord}
            <input
              type="file"
              accept=".json,application/json"
              class="sr"
              onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <StorageNotice />
        {trouble !== null && (
          <p class="notice" role="alert">
            {trouble}
          </p>
        )}
        {online && <h2>{gamesWords[lang.value].here}</h2>}
        {kept.length === 0 && <p>{words.value.noGames}</p>}
        <p class="sr" role="status">
          {deleted > 0 && <span key={deleted}>{inWords[lang.value].deleted(kept.length)}</span>}
        </p>
        <ul ref={list} class="rows games">
          {kept.map((game) => (
            <KeptGame key={game.id} game={game} doom={() => setDoomed(game.id)} />
          ))}
        </ul>
        {online && (
          <>
            <h2>{gamesWords[lang.value].online}</h2>
            <OnlineGames />
          </>
        )}
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

/** Mistakes to learn from: only for who has looked at a review. */
const TrainWay = lazy(async () => (await import('../review/index.tsx')).TrainWay);

/** Tables on the server, where this device is somebody to one. */
const OnlineGames = lazy(async () => (await import('../online/parts/online-games.tsx')).OnlineGames);

/** One game: what it is, how it went, and what can be done with it. */
function KeptGame({
  game: { id, record, seats, played },
  doom,
}: {
  readonly game: SavedGame;
  readonly doom: () => void;
}) {
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' });
  const running = record.result === null;
  return (
    <li>
      <Seal id={gameSeal(record.game)} size={44} />
      <div>
        <b>{gameTitle(record.game)}</b>
        <span class="sitters">
          {record.names.map((name, seat) => (
            <span key={seat} class={record.result?.places[seat] === 1 ? 'first' : ''}>
              <Sym id={`arms-${seats[seat]?.arms ?? seat + 1}`} />
              {name}
              {record.result !== null && <b>{record.result.points[seat]}</b>}
            </span>
          ))}
        </span>
        <small>{date.format(played)}</small>
      </div>
      <Heraldry numbers={seats.map(({ arms }) => arms)} />
      <span class="uses">
        <a class={`btn ${running ? 'main' : ''}`} href={running ? `/play/${id}` : `/replay/${id}`}>
          {running ? words.value.continue : words.value.replay}
        </a>
        {!running && canReview(record.game) && (
          <a class="btn" href={`/review/${id}`}>
            {words.value.review}
          </a>
        )}
        {!running && <ChallengeWay record={record} seats={seats} />}
        {record.proof !== undefined && <VerifyShuffle record={record} />}
        <span class="keeping">
          <IconButton id="save" label={words.value.exportRecord} act={() => saveRecord(record)} />
          <IconButton id="close" label={words.value.delete} act={doom} />
        </span>
      </span>
    </li>
  );
}

/** What is rarely wanted: a sign, with its word for who rests on it or hears it. */
function IconButton({ id, label, act }: { readonly id: string; readonly label: string; readonly act: () => void }) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} onClick={act}>
      <Icon id={id} />
    </button>
  );
}

/** Only games that were played online have a proof to check; what checks it is loaded for them. */
const VerifyShuffle = lazy(async () => (await import('../online/fairness/verify-saved.tsx')).VerifySaved);
