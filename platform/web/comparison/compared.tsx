import { at } from '@chambord/kernel';
import { beaten } from '@chambord/deals/outcome';
import { Heraldry } from '@chambord/ui';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { Courses, DASHES } from '../result/courses.tsx';
import { challengeWords } from '../words/challenge.ts';
import { dailyWords } from '../words/daily.ts';
import { ComparedTable } from './compared-table.tsx';
import type { ComparedProps } from './compared-props.ts';
import { decisionInWords, comparedName } from './pair.ts';
import type { Pair } from './pair.ts';
import { SideBySide } from './side-by-side.tsx';

/** Two games on one deal, side by side: what came of both, where the ways parted, points over time, and every turn. */
export function Compared(props: ComparedProps) {
  return props.shown === null ? <Overview {...props} /> : <ComparedTable {...props} shown={props.shown} />;
}

function Overview({ pair, address, exit }: ComparedProps) {
  const say = challengeWords[lang.value];
  const [one, other] = pair.games;
  const score = beaten(one.outcome, other.outcome);
  const better = score === 1 ? one : other;
  return (
    <div class="page">
      <Heraldry numbers={pair.games.flatMap(({ replay }) => replay.seats.value.map(({ arms }) => arms))} />
      <PageHead />
      <main class="compared">
        <PageTitle name={say.lines(comparedName(one), comparedName(other))} />
        <section class="outcomes" aria-label={words.value.result}>
          <p class="own-verdict">{score === 0.5 ? say.level : say.better(better.own, better.name)}</p>
          <dl>
            {pair.games.map((game, side) => (
              <div key={side}>
                <dt class={`name line-${side + 1}`}>{comparedName(game)}</dt>
                <dd>{dailyWords[lang.value].outcome(game.outcome.won, game.outcome.points, game.outcome.lead)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Parting pair={pair} address={address} />
        <PointsOfBoth pair={pair} />
        <SideBySide pair={pair} address={address} />
        <a class="btn" href={exit.address}>
          {exit.label}
        </a>
      </main>
    </div>
  );
}

/** The first decision that differs. */
function Parting({ pair, address }: Pick<ComparedProps, 'pair' | 'address'>) {
  const say = challengeWords[lang.value];
  const { games, parted, seat, page } = pair;
  const [one] = games;
  const differs = games.every(({ record }) => parted < record.moves.length);
  if (!differs) {
    return (
      <section class="parting">
        <h2>{say.parting}</h2>
        <p>{say.neverParted}</p>
      </section>
    );
  }
  const decisions = games.map((game) => decisionInWords(game, parted));
  const { actor } = at(decisions, 0);
  const round = page.text[lang.value].round(one.replay.rounds.findLastIndex((start) => start <= parted));
  return (
    <section class="parting">
      <h2>{say.parting}</h2>
      <p>{say.partedAt(parted, round)}</p>
      {actor !== seat && <p>{say.botParted(at(one.record.names, actor))}</p>}
      <dl>
        {games.map((game, side) => (
          <div key={side}>
            <dt class={`name line-${side + 1}`}>{comparedName(game)}</dt>
            <dd>{at(decisions, side).text}</dd>
          </div>
        ))}
      </dl>
      <a class="btn main" href={address({ side: 0, ply: parted })}>
        {say.showTable}
      </a>
    </section>
  );
}

/** The points of both at the end of each turn of the seat. */
function PointsOfBoth({ pair: { games } }: { readonly pair: Pair }) {
  const courses = games.map(({ points, turns }) => [
    at(points, 0),
    ...turns.map(({ to }) => at(points, to)),
    at(points, points.length - 1),
  ]);
  const length = Math.max(...courses.map((course) => course.length));
  const history = Array.from({ length }, (_, moment) =>
    courses.map((course) => course[moment] ?? at(course, course.length - 1)),
  );
  const parts = Array.from({ length: length - 1 }, (_, turn) => ({ start: turn, label: String(turn + 1) }));
  const names = games.map(comparedName);
  return (
    <figure class="chart">
      <figcaption>{words.value.pointsOverTime}</figcaption>
      <div class="plot">
        <Courses history={history} names={names} parts={parts} />
      </div>
      <ul>
        {names.map((name, side) => (
          <li key={side}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path d="M1 4h24" class={`line line-${side + 1}`} stroke-dasharray={DASHES[side]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
