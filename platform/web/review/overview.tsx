import '../result/index.css';
import { at } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import { gradeOf, isFinished, lossOf, momentsInWords, reviewWords } from '@chambord/review';
import type { ReviewStep } from '@chambord/review';
import { Heraldry, uiWords } from '@chambord/ui';
import { gameTitle } from '../game/game-title.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { go } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { reviewPageWords } from '../words/review.ts';
import { chance, change } from './charts/figures.ts';
import { Graph, GraphLegend, momentInWords } from './charts/graph.tsx';
import { LearnWays } from './learn/learn-ways.tsx';
import { Ledger } from './charts/ledger.tsx';
import { CopyMoment } from './copy-moment.tsx';
import { LearnProgress } from './learn/progress.tsx';
import { SavePicture } from './charts/save-picture.tsx';
import { addressOf, isSure, contenderName, roundAt } from './reviewed-game.ts';
import type { ReviewSoFar, ReviewedGame } from './reviewed-game.ts';

/** What a review comes to, on one leaf: graph, ledger, moments, and what was better. */
export function Overview({ game, exit }: { readonly game: ReviewedGame; readonly exit: string }) {
  const say = reviewPageWords[lang.value];
  const soFar = game.soFar.value;
  const { replay } = game;
  return (
    <div class="page">
      <Heraldry numbers={replay.seats.value.map(({ arms }) => arms)} />
      <PageHead />
      <main class="review">
        <PageTitle name={say.reviewOf(gameTitle(replay.page.game.id))} />
        <LearnProgress reviewing={game.reviewing} decisions={game.record.moves.length} />
        <figure class="chart course">
          <figcaption>{say.chances}</figcaption>
          <Graph game={game} soFar={soFar} choose={(ply) => go(addressOf(game, ply))} />
          <p class="moment">{momentInWords(game, soFar, replay.ply.value)}</p>
          <GraphLegend game={game} />
          <p class="hint">{say.graphHint}</p>
          <nav class="ways">
            <a class="btn main" href={addressOf(game, replay.ply.value)}>
              {say.showTable}
            </a>
            <CopyMoment game={game} />
            <a class="btn" href={exit}>
              {words.value.back}
            </a>
          </nav>
        </figure>
        {soFar !== null && soFar.review.steps.length > 1 && (
          <>
            <Ledger game={game} soFar={soFar} />
            <Moments game={game} soFar={soFar} />
            <Faults game={game} soFar={soFar} />
            <InFigures game={game} soFar={soFar} />
            <SavePicture game={game} soFar={soFar} />
          </>
        )}
      </main>
    </div>
  );
}

interface Props {
  readonly game: ReviewedGame;
  readonly soFar: ReviewSoFar;
}

function Moments({ game, soFar }: Props) {
  const say = reviewWords[lang.value];
  const entries = momentsInWords(soFar.moments, say, game.contenders.value, change);
  if (entries.length === 0) return null;
  return (
    <section class="moments">
      <h2>{say.moments}</h2>
      <ul class="rows">
        {entries.map(({ ply, text }) => (
          <li key={text}>
            <a href={addressOf(game, ply)}>
              <b>{text}</b>
              <small>{roundAt(game, ply)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every decision in which something was better, with what it was. */
function Faults({ game, soFar }: Props) {
  const say = reviewPageWords[lang.value];
  const { faults } = soFar;
  return (
    <section class="faults">
      <h2>{say.faults}</h2>
      {faults.length === 0 && <p>{isSure(soFar) ? say.noFaults : say.noFaultsYet}</p>}
      <LearnWays game={game} soFar={soFar} />
      <ol class="rows">
        {faults.map((step) => (
          <Fault key={step.ply} game={game} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Fault({ game, step }: { readonly game: ReviewedGame; readonly step: ReviewStep }) {
  const say = reviewPageWords[lang.value];
  const { replay, record } = game;
  const { game: rules, text } = replay.page;
  const { pair } = uiWords[lang.value];
  const grade = gradeOf(lossOf(step));
  const view = rules.view(replay.stateAt(step.ply), step.seat);
  const inWords = (move: string) => withoutCodes(text[lang.value].move(rules.parse(move, record.options), view));
  return (
    <li>
      <a href={addressOf(game, step.ply)}>
        <span class={`grade ${grade}`}>{change(0 - lossOf(step))}</span>
        <span>
          <b>{pair(contenderName(game, step.seat), say.gradeTitle[grade])}</b>
          <span>{pair(say.made, inWords(step.made))}</span>
          {step.choice !== null && <span>{pair(say.better, inWords(step.choice.best))}</span>}
          <small>{roundAt(game, step.ply)}</small>
        </span>
      </a>
    </li>
  );
}

/** The graph as a table: everybody's chance at the beginning of each round. */
function InFigures({ game, soFar }: Props) {
  const say = reviewPageWords[lang.value];
  const curve = soFar.summary.curve.chance;
  const text = game.replay.page.text[lang.value];
  const rows = game.replay.rounds.flatMap((ply, index) => {
    const values = curve[ply];
    return values === undefined ? [] : [{ title: text.round(index), values }];
  });
  if (isFinished(soFar.review)) rows.push({ title: say.atEnd, values: at(curve, curve.length - 1) });
  return (
    <details class="figures">
      <summary>{say.inFigures}</summary>
      <div class="scroller" role="region" aria-label={say.inFigures} tabIndex={0}>
        <table class="scores">
          <caption class="sr">{say.chances}</caption>
          <thead>
            <tr>
              <td />
              {game.contenders.value.map((name, contender) => (
                <th key={contender} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, values }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {values.map((value, contender) => (
                  <td key={contender}>{chance(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
