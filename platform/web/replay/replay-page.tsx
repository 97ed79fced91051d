import './replay.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { BadInput, UnknownRules } from '@chambord/kernel';
import { Icon } from '@chambord/ui';
import { GameTable } from '../frame/game-table.tsx';
import { openGamePage } from '../game/drawings.ts';
import { canReview } from '../game/can-review.ts';
import { gameTitle } from '../game/game-title.ts';
import { useRoomBelow } from '../frame/room-below.ts';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { LazyUnplayable } from '../saved/lazy-unplayable.ts';
import { openReplay } from './replay-game.ts';
import type { ReplayGame } from './replay-game.ts';
import { lang, words } from '../shell/settings.ts';
import { gamesWords } from '../words/games.ts';
import { findSaved } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';

/** What came of opening a kept game. */
type Opened =
  | ReplayGame
  | { readonly saved: SavedGame; readonly page: GamePage; readonly trouble: UnknownRules }
  | { readonly trouble: string };

/** Milliseconds a move while it plays by itself. */
const PACE = 900;

/** A kept game, move by move, seen by anyone or with everything open. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | 'loading'>('loading');
  useEffect(() => {
    void open(id).then(setOpened);
  }, [id]);
  if (opened === 'loading') return null;
  if ('saved' in opened) return <LazyUnplayable {...opened} />;
  if ('trouble' in opened) return <Message title={words.value.notFound} detail={opened.trouble} />;
  return (
    <ReplayTable
      address={`/replay/${id}`}
      game={opened}
      review={hasReview(opened) ? `/review/${id}` : null}
      exit="/games"
      exitLabel={gamesWords[lang.value].games}
    />
  );
}

/** Whether it is over, and somebody can judge it. */
function hasReview({ page, most, stateAt }: ReplayGame): boolean {
  return page.game.actor(stateAt(most)) === null && canReview(page.game.id);
}

interface ReplayProps {
  /** Where the game is found; the move follows behind #. */
  readonly address: string;
  readonly game: ReplayGame;
  /** Where its review is found; null for a game that is not over. */
  readonly review: string | null;
  /** Where closing leads to. */
  readonly exit: string;
  readonly exitLabel: string;
}

export function ReplayTable({ address, game, review, exit, exitLabel }: ReplayProps) {
  const { page, most, rounds, goTo } = game;
  const ply = game.ply.value;
  const [running, setRunning] = useState(false);
  useEffect(() => {
    history.replaceState(null, '', `${address}#${ply}`);
    if (!running) return undefined;
    if (ply === most) setRunning(false);
    const timer = setTimeout(() => goTo(ply + 1), PACE);
    return () => clearTimeout(timer);
  }, [ply, running]);
  const scrubber = useRef<HTMLElement>(null);
  useRoomBelow(scrubber);
  return (
    <div class="replaying">
      <PageTitle unseen name={`${words.value.replay} – ${gameTitle(page.game.id)}`} />
      <GameTable
        shown={game}
        tools={
          <nav class="tools">
            <span class="cap ply">{words.value.moveOf(ply, most)}</span>
            {review !== null && (
              <a class="tool" href={`${review}#${ply}`} aria-label={words.value.review} title={words.value.review}>
                <Icon id="hint" />
              </a>
            )}
            <a class="tool" href={exit} aria-label={exitLabel}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <section ref={scrubber} class="scrubber" aria-label={words.value.replay}>
        <Step label={words.value.first} icon="first" act={() => goTo(0)} />
        <Step label={words.value.previous} icon="previous" act={() => goTo(ply - 1)} />
        <Step
          label={running ? words.value.pause : words.value.playOn}
          icon={running ? 'pause' : 'play'}
          act={() => setRunning(!running)}
        />
        <Step label={words.value.next} icon="next" act={() => goTo(ply + 1)} />
        <Step label={words.value.last} icon="last" act={() => goTo(most)} />
        <select
          aria-label={words.value.round}
          value={rounds.findLastIndex((start) => start <= ply)}
          onChange={({ currentTarget: { value } }) => goTo(rounds[Number(value)] ?? 0)}
        >
          {rounds.map((start, index) => (
            <option key={start} value={index}>
              {page.text[lang.value].round(index)}
            </option>
          ))}
        </select>
        <input
          type="range"
          min={0}
          max={most}
          value={ply}
          aria-label={words.value.moveOf(ply, most)}
          onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <select
          aria-label={words.value.from}
          value={String(game.viewer.value)}
          onChange={({ currentTarget: { value } }) =>
            (game.viewer.value = value === 'open' || value === 'spectator' ? value : Number(value))
          }
        >
          <option value="open">{words.value.everything}</option>
          <option value="spectator">{words.value.spectator}</option>
          {game.seats.value.map(({ name }, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </section>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly act: () => void;
}

function Step({ label, icon, act }: StepProps) {
  return (
    <button type="button" class="tool" aria-label={label} onClick={act}>
      <Icon id={icon} />
    </button>
  );
}

/** The address may name a move: /replay/ID#23. */
export function plyInAddress(): number {
  const wanted = Number(location.hash.slice(1));
  return Number.isInteger(wanted) && wanted >= 0 ? wanted : 0;
}

async function open(id: string): Promise<Opened> {
  const saved = await findSaved(id);
  const known = saved && inHouse(saved.record.game);
  if (saved === undefined || known === undefined) return { trouble: words.value.notFoundHint };
  try {
    const page = await openGamePage(known);
    try {
      return openReplay(page, saved.record, saved.seats, plyInAddress());
    } catch (error) {
      if (error instanceof UnknownRules) return { saved, page, trouble: error };
      throw error;
    }
  } catch (error) {
    if (error instanceof BadInput) return { trouble: `${words.value.oldRecord} ${error.message}` };
    return { trouble: words.value.loadFailed };
  }
}
