// The panel below the table is that of the review.
import '../review/index.css';
import './index.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { dayOf } from '@chambord/deals/day';
import { Seal } from '@chambord/ui';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import type { ReviewedGame } from '../review/reviewed-game.ts';
import { Message } from '../shell/message.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { openingsWords } from '../words/openings.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { nextOf, setOf } from './choose.ts';
import type { Offered } from './choose.ts';
import { openPuzzle, usePacks, WITH_PUZZLES } from './load-packs.ts';
import { progress, refreshProgress, skillIn } from './progress.ts';
import { Solve } from './solve.tsx';

type Packs = readonly (readonly Offered[])[];

/** Puzzles: what there is, /puzzles; those of today, /puzzles/today; those of a game, /puzzles/GAME. */
export function PuzzlesPage() {
  const packs = usePacks();
  useEffect(refreshProgress, []);
  const [, which] = route.value.parts;
  if (packs === null) return null;
  if (packs === 'failed') {
    return (
      <Message title={words.value.loadFailed}>
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </Message>
    );
  }
  if (which === undefined) return <Overview packs={packs} />;
  if (which === 'today') return <Today packs={packs} />;
  const pack = packs.find(([first]) => first?.game === which);
  if (pack === undefined) return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  return <OfGame key={which} game={which} pack={pack} />;
}

function Overview({ packs }: { readonly packs: Packs }) {
  const say = puzzleWords[lang.value];
  const { answered, row, longest } = progress.value;
  const today = setOf(dayOf(Date.now()), packs);
  const open = today.filter(({ position }) => answered[position.id] === undefined).length;
  return (
    <div class="page">
      <PageHead />
      <main class="puzzles">
        <PageTitle name={say.title} />
        <p>{say.intro}</p>
        <p>{say.row(row, longest)}</p>
        <ul class="rows games">
          <li>
            <div>
              <b>{say.today}</b>
              <small>{say.answered(today.length - open, today.length)}</small>
            </div>
            {open > 0 && (
              <a class="btn main" href="/puzzles/today">
                {say.solve}
              </a>
            )}
          </li>
          {WITH_PUZZLES.map(({ id }, index) => {
            const pack = packs[index] ?? [];
            const done = pack.filter(({ position }) => answered[position.id] !== undefined);
            const right = done.filter(({ position }) => answered[position.id] === true).length;
            const { rating, deviation } = skillIn(id);
            return (
              <li key={id} data-puzzles={id}>
                <Seal id={gameSeal(id)} size={44} />
                <div>
                  <b>{gameTitle(id)}</b>
                  <small>
                    {say.answered(done.length, pack.length)}
                    {done.length > 0 &&
                      ` · ${say.solved(right)} · ${say.yourRating(Math.round(rating), Math.round(2 * deviation))}`}
                  </small>
                </div>
                {done.length < pack.length && (
                  <a class="btn" href={`/puzzles/${id}`}>
                    {say.solve}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
        <p class="further">
          <a class="btn" href="/review/train">
            {say.ownMistakes}
          </a>
          <a class="btn" href="/openings">
            {openingsWords[lang.value].title}
          </a>
        </p>
      </main>
    </div>
  );
}

/** The set of the day, as far as it is open. */
function Today({ packs }: { readonly packs: Packs }) {
  const set = useMemo(() => setOf(dayOf(Date.now()), packs), [packs]);
  const [open] = useState(() => set.filter(({ position }) => progress.peek().answered[position.id] === undefined));
  const [index, setIndex] = useState(0);
  return (
    <Opened
      offered={open[index]}
      place={`${set.length - open.length + index + 1} / ${set.length}`}
      next={() => setIndex(index + 1)}
    />
  );
}

function OfGame({ game, pack }: { readonly game: string; readonly pack: readonly Offered[] }) {
  const choose = () => nextOf(pack, progress.peek().answered, skillIn(game).rating);
  const [offered, setOffered] = useState(choose);
  const done = pack.filter(({ position }) => progress.value.answered[position.id] !== undefined).length;
  return <Opened offered={offered} place={`${done} / ${pack.length}`} next={() => setOffered(choose)} />;
}

interface OpenedProps {
  readonly offered: Offered | undefined;
  readonly place: string;
  readonly next: () => void;
}

/** A puzzle once its game is there; none: all are answered. */
function Opened({ offered, place, next }: OpenedProps) {
  const say = puzzleWords[lang.value];
  // Which decision of which puzzle is to be found: another puzzle begins with its first one.
  const [reached, setReached] = useState({ id: '', stage: 0 });
  const id = offered?.position.id;
  const stage = reached.id === id ? reached.stage : 0;
  const key = `${id}/${stage}`;
  const [opened, setOpened] = useState<{ readonly key: string; readonly game: ReviewedGame } | 'failed' | null>(null);
  useEffect(() => {
    if (offered === undefined) return undefined;
    let left = false;
    openPuzzle(offered, stage).then(
      (game) => {
        game.reviewing.close();
        if (!left) setOpened({ key, game });
      },
      (error: unknown) => {
        console.warn(error);
        if (!left) setOpened('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [key]);
  if (offered === undefined) {
    return (
      <Message title={say.allDone} detail={say.row(progress.value.row, progress.value.longest)}>
        <a class="btn main" href="/puzzles">
          {say.title}
        </a>
      </Message>
    );
  }
  if (opened === 'failed') return <Message title={words.value.loadFailed} />;
  if (opened === null || opened.key !== key) return null;
  return (
    <Solve
      key={key}
      offered={offered}
      game={opened.game}
      stage={stage}
      place={place}
      goOn={() => setReached({ id: offered.position.id, stage: stage + 1 })}
      next={next}
    />
  );
}
