import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lines, LineStep } from '@chambord/review';
import { bottomSeat, Icon, Sheet } from '@chambord/ui';
import { AnalyseLink } from '../analysis/analyse-link.tsx';
import { GameTable } from '../frame/game-table.tsx';
import { Marks } from '../frame/marks.tsx';
import type { Mark } from '../frame/marks.tsx';
import { useRoomBelow } from '../frame/room-below.ts';
import { gameTitle } from '../game/game-title.ts';
import { Go } from '../replay/go.tsx';
import { OpeningsLink } from '../openings/openings-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { reviewPageWords } from '../words/review.ts';
import { CopyMoment } from './copy-moment.tsx';
import { Decision, Grade } from './decision.tsx';
import { Graph, momentInWords } from './charts/graph.tsx';
import { linesAt } from './lines.ts';
import { PlayOn } from './play-on.tsx';
import { contenderName, sureStep } from './reviewed-game.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** The most decisions of a turn that are marked: more would hide the table. */
const MARKED = 3;

/** A moment of the game on its table: what was played and what was better are marked there, and told below. */
export function ReviewTable({ game }: { readonly game: ReviewedGame }) {
  const say = reviewPageWords[lang.value];
  const { replay } = game;
  const { goTo, most, viewer } = replay;
  const ply = replay.ply.value;
  const soFar = game.soFar.value;
  const step = sureStep(soFar, ply);
  const tell = game.why?.[lang.value] ?? null;
  const lines = useMemo(() => (step === null ? null : linesAt(game, step, tell)), [game, step, tell]);
  const marks = useMemo(() => marksOf(game, lines, step?.choice?.best === step?.made), [game, lines, viewer.value]);
  const [open, setOpen] = useState<'details' | 'play' | null>(null);
  useEffect(() => {
    history.replaceState(null, '', `${game.address}#${ply}`);
  }, [ply]);
  const panel = useRef<HTMLElement>(null);
  useRoomBelow(panel);

  const faults = soFar?.faults ?? [];
  const previous = faults.findLast((fault) => fault.ply < ply);
  const next = faults.find((fault) => fault.ply > ply);
  /** Whoever's decision it was: they see it best from their own place. */
  const visit = (fault: typeof next) => {
    if (fault === undefined) return;
    viewer.value = fault.seat;
    goTo(fault.ply);
  };
  const state = ply === most ? say.over : step === null ? say.notYet : lines === null ? say.forced : null;
  return (
    <div class="replaying">
      <PageTitle unseen name={say.reviewOf(gameTitle(replay.page.game.id))} />
      <GameTable
        shown={replay}
        tools={
          <nav class="tools">
            <span class="cap">{words.value.moveOf(ply, most)}</span>
            <a class="tool" href={game.address} aria-label={say.overview} title={say.overview}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <Marks marks={marks} />
      <section ref={panel} class="review-panel" aria-label={words.value.review}>
        <div class="along">
          <Graph game={game} soFar={soFar} small choose={() => undefined} />
          <div class="steps">
            <Go label={say.previousFault} icon="first" to={previous === undefined ? null : () => visit(previous)} />
            <Go label={words.value.previous} icon="previous" to={ply === 0 ? null : () => goTo(ply - 1)} />
            <Go label={words.value.next} icon="next" to={ply === most ? null : () => goTo(ply + 1)} />
            <Go label={say.nextFault} icon="last" to={next === undefined ? null : () => visit(next)} />
            <select
              aria-label={words.value.from}
              value={String(viewer.value)}
              onChange={({ currentTarget: { value } }) =>
                (viewer.value = value === 'open' || value === 'spectator' ? value : Number(value))
              }
            >
              <option value="open">{words.value.everything}</option>
              {replay.seats.value.map(({ name }, seat) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
            {ply < most && (
              <button
                type="button"
                class="tool further"
                aria-label={say.playFromHere}
                title={say.playFromHere}
                onClick={() => setOpen('play')}
              >
                <Icon id="play" />
              </button>
            )}
          </div>
        </div>
        <div class="said">
          <p class="sr" role="status">
            {momentInWords(game, soFar, ply)}
          </p>
          {state !== null || step === null || lines === null ? (
            <p class="hint">{state}</p>
          ) : (
            <>
              <button type="button" class="headline" onClick={() => setOpen('details')}>
                <Grade step={step} />
                <b>{contenderName(game, step.seat)}</b>
                <span class="more">{say.details}</span>
              </button>
              <Decision game={game} step={step} lines={lines} />
            </>
          )}
        </div>
      </section>
      {open === 'details' && step !== null && lines !== null && (
        <Sheet lang={lang.value} title={<Grade step={step} />} label={say.details} onClose={() => setOpen(null)}>
          <Decision game={game} step={step} lines={lines} />
          <div class="ways">
            <button type="button" class="btn" onClick={() => setOpen('play')}>
              {say.playFromHere}
            </button>
            <AnalyseLink page={replay.page} state={replay.stateAt(ply)} />
            <OpeningsLink replay={replay} />
            <CopyMoment game={game} />
          </div>
        </Sheet>
      )}
      {open === 'play' && <PlayOn game={game} ply={ply} close={() => setOpen(null)} />}
    </div>
  );
}

/** Where the table shows both: what was played in red, what was better in green; one ring if it was the best. */
export function marksOf({ replay }: ReviewedGame, lines: Lines | null, same: boolean): readonly Mark[] {
  const { thingsOf } = replay.page;
  if (thingsOf === undefined || lines === null) return [];
  const bottom = bottomSeat(replay.viewer.value);
  const things = (steps: readonly LineStep[]) =>
    steps.slice(0, MARKED).flatMap(({ move, view }) => thingsOf(move, view, bottom));
  if (same) return [{ kind: 'best', things: things(lines.made), sign: '✓' }];
  return [
    { kind: 'best', things: things(lines.better), sign: '✓' },
    { kind: 'made', things: things(lines.made), sign: '✗' },
  ];
}
