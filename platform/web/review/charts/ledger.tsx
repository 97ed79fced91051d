import { useState } from 'preact/hooks';
import { UNITS } from '@chambord/bots';
import type { Unit } from '@chambord/bots';
import { at } from '@chambord/kernel';
import { GRADES, isFinished, reviewWords, roundedRow } from '@chambord/review';
import type { Play, Row } from '@chambord/review';
import { Sym } from '@chambord/ui';
import { lang } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { figure } from './figures.ts';
import { isSure, contenderName } from '../reviewed-game.ts';
import type { ReviewSoFar, ReviewedGame } from '../reviewed-game.ts';
import { ledgerBars, ledgerScale } from './waterfall.ts';
import type { Scale } from './waterfall.ts';

interface Props {
  readonly game: ReviewedGame;
  readonly soFar: ReviewSoFar;
}

/** Amounts are kept in hundredths and shown in tenths. */
const SHOWN = 10;
const WHOLE = 10_000;

/** Where everybody's result came from: start, luck, errors, gifts and what cannot be told, adding up. */
export function Ledger({ game, soFar }: Props) {
  const [unit, setUnit] = useState<Unit>('chance');
  const say = reviewPageWords[lang.value];
  const rows = soFar.summary.ledger[unit].map((row) => roundedRow(row, SHOWN));
  const scale = ledgerScale(rows, unit === 'chance' ? WHOLE : 1);
  return (
    <section class="ledger" aria-label={say.ledger}>
      <header>
        <h2>{say.ledger}</h2>
        <div class="units" role="group" aria-label={say.unitLabel}>
          {UNITS.map((each) => (
            <button type="button" key={each} aria-pressed={unit === each} onClick={() => setUnit(each)}>
              {say.unit[each]}
            </button>
          ))}
        </div>
      </header>
      <p class="hint">{isSure(soFar) ? say.ledgerHint : isFinished(soFar.review) ? say.glance : say.soFar}</p>
      <div class="accounts">
        {soFar.summary.play.map((play, seat) => (
          <Account key={seat} game={game} soFar={soFar} seat={seat} row={at(rows, seat)} scale={scale} play={play} />
        ))}
      </div>
      <p class="hint">{say.accuracyMeaning}</p>
    </section>
  );
}

interface AccountProps extends Props {
  readonly seat: number;
  readonly row: Row;
  readonly scale: Scale;
  readonly play: Play;
}

function Account({ game, soFar, seat, row, scale, play }: AccountProps) {
  const say = reviewPageWords[lang.value];
  const { columns, grades, gradeOfOne } = reviewWords[lang.value];
  const info = game.replay.seats.value[seat];
  const over = soFar.review.over && isFinished(soFar.review);
  const percent = (value: number) => `${((100 * value) / (scale.high - scale.low)).toFixed(2)}%`;
  return (
    <article class="account">
      <header>
        {info !== undefined && <Sym id={`arms-${info.arms}`} />}
        <h3>{contenderName(game, seat)}</h3>
        <b class="accuracy">
          {play.accuracy === null ? say.noDecision : say.accuracy(Math.round(play.accuracy.value).toString())}
        </b>
      </header>
      <table>
        <tbody>
          {ledgerBars(row, over).map(({ column, from, to, text, error }) => (
            <tr key={column} class={column}>
              <th scope="row">{columns[column]}</th>
              <td class="fall" aria-hidden="true">
                <i class="zero" style={{ left: percent(0 - scale.low) }} />
                <i
                  class={`bar ${to < from ? 'minus' : 'plus'}`}
                  style={{ left: percent(Math.min(from, to) - scale.low), width: percent(Math.abs(to - from)) }}
                />
              </td>
              <td>
                {text}
                {error !== null && error > 0 && <small> ±{figure(error)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="grades">
        {GRADES.filter((grade) => play.grades[grade] > 0).map((grade) => (
          <li key={grade} class={grade}>
            <b>{play.grades[grade]}</b> {(play.grades[grade] === 1 ? gradeOfOne : grades)[grade]}
          </li>
        ))}
      </ul>
    </article>
  );
}
