import { useEffect, useMemo, useRef } from 'preact/hooks';
import { bottomSeat, Icon } from '@chambord/ui';
import { GameTable } from '../frame/game-table.tsx';
import { Marks } from '../frame/marks.tsx';
import type { Mark } from '../frame/marks.tsx';
import { useRoomBelow } from '../frame/room-below.ts';
import { gameTitle } from '../game/game-title.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { go } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { challengeWords } from '../words/challenge.ts';
import type { ComparedProps, ShownMoment } from './compared-props.ts';
import { counterpart, decisionInWords, comparedName, turnAt } from './pair.ts';
import type { Pair } from './pair.ts';

/** A moment of one of both games on its table; one touch shows the other one's at the same time. */
export function ComparedTable({
  pair,
  shown: { side, ply: wanted },
  overview,
  address,
}: ComparedProps & { readonly shown: ShownMoment }) {
  const say = challengeWords[lang.value];
  const { games, parted, page } = pair;
  const game = games[side];
  const { replay, turns, record } = game;
  const most = record.moves.length;
  const ply = Number.isInteger(wanted) ? Math.max(0, Math.min(most, wanted)) : 0;
  useEffect(() => replay.goTo(ply), [replay, ply]);
  const marks = useMemo(() => (ply === parted ? marksOf(pair) : []), [pair, ply]);
  const panel = useRef<HTMLElement>(null);
  useRoomBelow(panel);
  const visit = (moment: ShownMoment) => go(address(moment), { replace: true });
  const to = (next: number) => visit({ side, ply: Math.max(0, Math.min(most, next)) });
  const turn = turnAt(game, ply);
  const before = turns[turn]?.from === ply ? turns[turn - 1]?.from : turns[turn]?.from;
  return (
    <div class="replaying">
      <PageTitle
        unseen
        name={`${say.lines(comparedName(games[0]), comparedName(games[1]))} – ${gameTitle(page.game.id)}`}
      />
      <GameTable
        shown={replay}
        tools={
          <nav class="tools">
            <span class="cap">{words.value.moveOf(ply, most)}</span>
            <a class="tool" href={overview} aria-label={say.overview} title={say.overview}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <Marks marks={marks} />
      <section ref={panel} class="compared-panel" aria-label={say.turns}>
        <div class="sides" role="group" aria-label={say.showLine}>
          {([0, 1] as const).map((other) => {
            const there = other === side ? ply : counterpart(pair, side, ply);
            return (
              <button
                type="button"
                key={other}
                class={`line-${other + 1}`}
                aria-pressed={other === side}
                onClick={() => visit({ side: other, ply: there })}
              >
                {say.pointsNow(comparedName(games[other]), games[other].points[there] ?? 0)}
              </button>
            );
          })}
        </div>
        <div class="steps">
          <Step label={say.previousTurn} icon="first" act={() => to(before ?? 0)} off={ply === 0} />
          <Step label={words.value.previous} icon="previous" act={() => to(ply - 1)} off={ply === 0} />
          <Step label={words.value.next} icon="next" act={() => to(ply + 1)} off={ply === most} />
          <Step label={say.nextTurn} icon="last" act={() => to(nextTurn(pair, side, ply))} off={ply === most} />
          {parted < most && (
            <button
              type="button"
              class="btn"
              title={say.parting}
              aria-disabled={ply === parted}
              onClick={() => to(parted)}
            >
              {say.toParting}
            </button>
          )}
        </div>
        <div class="said" role="status">
          {ply === parted && parted < most ? (
            <PartingInWords pair={pair} />
          ) : (
            <p>
              <small>{say.toPoint(ply < parted || parted === most)}</small>{' '}
              {ply < most && decisionSaid(pair, side, ply)}
            </p>
          )}
        </div>
      </section>
    </div>
  );
}

/** Where the seat decides next in a turn of its own, or the end. */
function nextTurn({ games }: Pair, side: 0 | 1, ply: number): number {
  const { turns, record } = games[side];
  return turns.find(({ from }) => from > ply)?.from ?? record.moves.length;
}

/** Who decides now in this line, and what. */
function decisionSaid({ games, seat }: Pair, side: 0 | 1, ply: number): string {
  const game = games[side];
  const { actor, text } = decisionInWords(game, ply);
  const name = actor === seat ? comparedName(game) : (game.record.names[actor] ?? '');
  return `${name}: ${text}`;
}

function PartingInWords({ pair }: { readonly pair: Pair }) {
  return (
    <dl>
      {pair.games.map((game, side) => (
        <div key={side}>
          <dt class={`name line-${side + 1}`}>{signOf(pair, side === 1 ? 1 : 0)}</dt>
          <dd>{pair.parted < game.record.moves.length ? decisionSaid(pair, side === 1 ? 1 : 0, pair.parted) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The letter of a line: of its name, unless both begin alike. */
function signOf({ games }: Pair, side: 0 | 1): string {
  const [one = '', other = ''] = games.map((game) => comparedName(game).slice(0, 1).toUpperCase());
  return one === other ? String(side + 1) : side === 0 ? one : other;
}

/** What each of both touched at the parting. */
function marksOf(pair: Pair): readonly Mark[] {
  const { page, games, parted, seat } = pair;
  const { game, thingsOf } = page;
  if (thingsOf === undefined) return [];
  // In the colours of both.
  const kinds = ['second', 'made'] as const;
  return ([0, 1] as const).flatMap((side) => {
    const { record, replay } = games[side];
    const move = record.moves[parted];
    if (move === undefined) return [];
    const state = replay.stateAt(parted);
    const view = game.view(state, game.actor(state) ?? seat);
    const things = thingsOf(game.parse(move, replay.options), view, bottomSeat(replay.viewer.value));
    return [{ kind: kinds[side], things, sign: signOf(pair, side) }];
  });
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly act: () => void;
  readonly off: boolean;
}

function Step({ label, icon, act, off }: StepProps) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} aria-disabled={off} onClick={act}>
      <Icon id={icon} />
    </button>
  );
}
