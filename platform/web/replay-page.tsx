import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { BadInput, readRecord, resume } from '@chambord/kernel';
import type { GameRecord, Session, Shape, Viewer } from '@chambord/kernel';
import type { SeatInfo } from '@chambord/ui';
import { Heraldry, Icon } from '@chambord/ui';
import { gameTitle } from './game-title.ts';
import { leaveRoom } from './layout.ts';
import { sentences } from './log.tsx';
import { Message } from './message.tsx';
import { PageTitle } from './page-title.tsx';
import { lang, words } from './settings.ts';
import { findKept } from './store.ts';

/** A game to be looked at, with its state before every decision and at the end. */
export interface Study {
  readonly page: GamePage;
  readonly session: Session<Shape>;
  readonly seats: readonly SeatInfo[];
  readonly states: readonly unknown[];
}

/** Milliseconds a move while it plays by itself. */
const PACE = 900;

/** A kept game, move by move, seen by anyone or with everything open. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [study, setStudy] = useState<Study | 'loading' | { readonly trouble: string }>('loading');
  useEffect(() => {
    void open(id).then(setStudy);
  }, [id]);
  if (study === 'loading') return null;
  if ('trouble' in study) return <Message title={words.value.notFound} detail={study.trouble} />;
  return <ReplayTable address={`/replay/${id}`} study={study} exit="/games" exitLabel={words.value.replays} />;
}

interface ReplayProps {
  /** Where the game is found; the move follows behind #. */
  readonly address: string;
  readonly study: Study;
  /** Where closing leads to. */
  readonly exit: string;
  readonly exitLabel: string;
}

export function ReplayTable({ address, study, exit, exitLabel }: ReplayProps) {
  const { page, session, seats, states } = study;
  const { Table } = page;
  const most = states.length - 1;
  const [ply, setPly] = useState(() => startPly(most));
  const [viewer, setViewer] = useState<Viewer>('open');
  const [running, setRunning] = useState(false);
  const step = (to: number) => setPly(Math.max(0, Math.min(most, to)));
  useEffect(() => {
    history.replaceState(null, '', `${address}#${ply}`);
    if (!running) return undefined;
    if (ply === most) setRunning(false);
    const timer = setTimeout(() => step(ply + 1), PACE);
    return () => clearTimeout(timer);
  }, [ply, running]);
  const scrubber = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let end = () => {};
    const settle = () => {
      end();
      end = leaveRoom({ below: scrubber.current?.offsetHeight ?? 0 });
    };
    settle();
    addEventListener('resize', settle);
    return () => {
      end();
      removeEventListener('resize', settle);
    };
  }, []);
  const rounds = useMemo(() => roundStarts(study), [study]);
  const view = useMemo(() => page.game.view(states[ply], viewer), [ply, viewer, study]);
  const events = ply === 0 ? session.begin : (session.plies[ply - 1]?.events ?? []);
  const title = sentences(study, events, viewer).slice(0, 3).join(' ');
  return (
    <div class="replaying">
      <PageTitle unseen name={`${words.value.replay} – ${gameTitle(page.game.id)}`} />
      <Heraldry numbers={seats.map(({ arms }) => arms)} />
      <Table
        view={view}
        viewer={viewer}
        seats={seats}
        lang={lang.value}
        deciding={false}
        play={() => undefined}
        finish={() => undefined}
        forbid={() => undefined}
        undo={null}
        note={{ title, rule: null }}
        ruleLink={(rule) => `/rules/${page.game.id}#${rule}`}
        brand={
          <a class="brand" href="/" title={words.value.home}>
            <b>C</b>hambord
          </a>
        }
        tools={
          <nav class="tools">
            <span class="cap">{words.value.moveOf(ply, most)}</span>
            <a class="tool" href={exit} aria-label={exitLabel}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <section ref={scrubber} class="scrubber" aria-label={words.value.replay}>
        <Step label={words.value.first} icon="first" act={() => step(0)} />
        <Step label={words.value.previous} icon="previous" act={() => step(ply - 1)} />
        <Step
          label={running ? words.value.pause : words.value.playOn}
          icon={running ? 'pause' : 'play'}
          act={() => setRunning(!running)}
        />
        <Step label={words.value.next} icon="next" act={() => step(ply + 1)} />
        <Step label={words.value.last} icon="last" act={() => step(most)} />
        <select
          aria-label={words.value.round}
          value={rounds.findLastIndex((start) => start <= ply)}
          onChange={({ currentTarget: { value } }) => step(rounds[Number(value)] ?? 0)}
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
          onInput={({ currentTarget }) => step(Number(currentTarget.value))}
        />
        <select
          aria-label={words.value.from}
          value={String(viewer)}
          onChange={({ currentTarget: { value } }) =>
            setViewer(value === 'open' || value === 'spectator' ? value : Number(value))
          }
        >
          <option value="open">{words.value.everything}</option>
          <option value="spectator">{words.value.spectator}</option>
          {seats.map(({ name }, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </section>
    </div>
  );
}

/** The decisions after which each round begins. */
function roundStarts({ page: { game }, session }: Study): readonly number[] {
  const later = session.plies.flatMap(({ events }, ply) =>
    events.some((event) => game.beginsRound(event)) ? [ply + 1] : [],
  );
  return [0, ...later];
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
function startPly(most: number): number {
  const wanted = Number(location.hash.slice(1));
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= most ? wanted : 0;
}

async function open(id: string): Promise<Study | { trouble: string }> {
  const kept = await findKept(id);
  const known = kept && inHouse(kept.record.game);
  if (kept === undefined || known === undefined) return { trouble: words.value.notFoundHint };
  try {
    const page = await known.load.page();
    return studyOf(page, readRecord(page.game, kept.record), kept.seats);
  } catch (error) {
    if (error instanceof BadInput) return { trouble: `${words.value.oldRecord} ${error.message}` };
    return { trouble: words.value.loadFailed };
  }
}

/** Plays a record through for looking at. */
export function studyOf(page: GamePage, record: GameRecord, seats: readonly SeatInfo[]): Study {
  const { game } = page;
  const session = resume(game, record);
  const state = game.setup(session.options, session.seed);
  const states = [game.clone(state)];
  for (const { move } of session.plies) {
    game.apply(state, game.parse(move, session.options));
    states.push(game.clone(state));
  }
  return { page, session, seats, states };
}
