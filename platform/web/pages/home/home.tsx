import { useEffect, useState } from 'preact/hooks';
import { HOUSE, MOTTO } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { INK } from '@chambord/ui';
import { RunningHere } from './running-game.tsx';
import { FIRST_LEVEL, playNow, playSolo, useBeginning } from '../../game/new-game.ts';
import { hasChosen } from '../../game/chosen-options.ts';
import { HAS_SERVER } from '../../shell/base.ts';
import { playsOnline } from '../../shell/device-memory.ts';
import { ownName } from '../../shell/own.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { usePageTitle } from '../../shell/page-title.tsx';
import { lang, words } from '../../shell/settings.ts';
import { StorageNotice } from '../../saved/storage-notice.tsx';
import { lazy } from '../../shell/lazy-page.tsx';
import { savedGames } from '../../saved/store.ts';
import { gamesWords } from '../../words/games.ts';
import { lessonWords } from '../../words/lesson.ts';
import { setUpWords } from '../../words/set-up.ts';
import type { SavedGame } from '../../saved/store.ts';

/** How many running games are offered to go on with. */
const OFFERED = 2;

/** The first leaf: play, in one click. */
export function Home() {
  const heading = usePageTitle(words.value.title);
  return (
    <div class="home">
      <PageHead brand={false} />
      <div class="title">
        <h1 ref={heading} tabIndex={-1} class="word" aria-label="Chambord">
          <Initial />
          <span aria-hidden="true">hambord</span>
        </h1>
        <p>{MOTTO[lang.value]}</p>
        <svg class="flourish" viewBox="0 0 160 24" aria-hidden="true">
          <use href="#flourish" />
        </svg>
      </div>
      <div class="castle-picture">
        <svg viewBox="0 0 900 281" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <use href="#chateau" width="900" height="300" />
        </svg>
      </div>
      <main class="leaves">
        <Continue />
        {HOUSE.map((game) => (
          <GameLeaf key={game.id} game={game} />
        ))}
        <div class="for-today">
          <Today />
        </div>
      </main>
      <nav class="home-links" aria-label={words.value.menu}>
        <a href="/rules">{words.value.rules}</a>
        <a href="/games">{gamesWords[lang.value].games}</a>
        <a href="/settings">{words.value.settings}</a>
      </nav>
      <StorageNotice />
      <svg class="vine" aria-hidden="true">
        <defs>
          <pattern id="vine-band" width="204" height="34" patternUnits="userSpaceOnUse">
            <use href="#vine" width="204" height="34" />
          </pattern>
        </defs>
        <rect width="100%" height="34" fill="url(#vine-band)" />
      </svg>
    </div>
  );
}

/** Asked once, so that it is loaded when it is. */
const BeforeFirstGame = lazy(async () => (await import('./before-first-game.tsx')).BeforeFirstGame);

/** Whether something is to be asked before this game is begun by one click. */
function mustAsk(game: GameDescription): boolean {
  return ownName.value === null || !hasChosen(game);
}

function GameLeaf({ game }: { readonly game: GameDescription }) {
  const { id, seats, words: own, Emblem, load } = game;
  const { title, blurb } = own[lang.value];
  const { begin, trouble } = useBeginning();
  /** What is begun once it is known who plays, and by which rules. */
  const [asking, setAsking] = useState<((game: GameDescription) => Promise<void>) | null>(null);
  const start = (how: typeof playNow) => (mustAsk(game) ? setAsking(() => how) : begin(how(game)));
  return (
    <section class="leaf" aria-labelledby={`leaf-${id}`}>
      <div class="fan" aria-hidden="true">
        <Emblem lang={lang.value} />
      </div>
      <h2 id={`leaf-${id}`}>{title}</h2>
      <p>{blurb}</p>
      <div class="play-buttons">
        <button type="button" class="btn main play" onClick={() => start(playNow)}>
          <span>{words.value.playNow}</span>
          <small>{setUpWords[lang.value].against(game.playNow - 1, words.value.levels[FIRST_LEVEL])}</small>
        </button>
      </div>
      <div class="ways">
        {seats.least === 1 && (
          <button type="button" class="btn" onClick={() => start(playSolo)}>
            {words.value.solo}
          </button>
        )}
        <a class="btn" href={`/new/${id}`}>
          {words.value.newTable}
        </a>
        {load.lesson !== undefined && (
          <a class="btn" href={`/learn/${id}`}>
            {lessonWords[lang.value].learn}
          </a>
        )}
        <a class="btn" href="/lobby">
          {words.value.online}
        </a>
      </div>
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      {asking !== null && (
        <BeforeFirstGame
          game={game}
          begin={() => {
            setAsking(null);
            begin(asking(game));
          }}
          close={() => setAsking(null)}
        />
      )}
    </section>
  );
}

const Today = lazy(async () => (await import('../../daily/today.tsx')).Today);
const Turns = lazy(async () => (await import('../../online/parts/turns.tsx')).Turns);

/** What goes on: the online table that waits for one's turn, and games on this device. */
function Continue() {
  const [running, setRunning] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    void savedGames().then((kept) => setRunning(kept.filter(({ record }) => record.result === null).slice(0, OFFERED)));
  }, []);
  const online = HAS_SERVER && playsOnline();
  if (running.length === 0 && !online) return null;
  return (
    <section class="running" aria-label={words.value.continue}>
      {online && <Turns />}
      {running.map((kept) => (
        <RunningHere key={kept.id} kept={kept} />
      ))}
    </section>
  );
}

/** The illuminated C. */
function Initial() {
  return (
    <svg class="capital-letter" viewBox="0 0 98 98" aria-hidden="true">
      <rect x="1.5" y="1.5" width="95" height="95" rx="5" fill="#24447f" stroke={INK} stroke-width="2.6" />
      <rect x="6.5" y="6.5" width="85" height="85" rx="2" fill="none" stroke="#e3b043" stroke-width="1.8" />
      <g fill="none" stroke="#e9c979" stroke-width="1.5" opacity=".85">
        <path d="M12 86c10-4 14-14 10-22s-12-2-8 3M86 12c-10 4-14 14-10 22s12 2 8-3M12 12c8 2 14 8 13 16s-9 8-9 2M86 86c-8-2-14-8-13-16s9-8 9-2M49 11c-4 4-10 4-14 1M49 87c4-4 10-4 14-1" />
      </g>
      <g fill="#b8402a" stroke={INK}>
        <circle cx="17" cy="48" r="3" />
        <circle cx="81" cy="50" r="3" />
      </g>
      <g fill="#3b8272" stroke={INK}>
        <path d="M24 62c5 0 7 3 6 8-5 0-7-3-6-8zM74 36c-5 0-7-3-6-8 5 0 7 3 6 8z" />
      </g>
      <text
        x="49"
        y="78"
        text-anchor="middle"
        font-family="Alegreya"
        font-weight="800"
        font-size="88"
        fill="#f3cf74"
        stroke={INK}
        stroke-width="3"
        paint-order="stroke"
      >
        C
      </text>
    </svg>
  );
}
