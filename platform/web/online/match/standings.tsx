import { useState } from 'preact/hooks';
import type { MatchState } from '@chambord/protocol';
import { lang } from '../../shell/settings.ts';
import { dailyWords } from '../../words/daily.ts';
import { matchWords } from '../../words/match.ts';
import { ShuffleCheckText } from '../fairness/verify.tsx';
import type { ShuffleCheck } from '../fairness/verify.tsx';
import { say } from '../words.ts';
import { checkMatch } from './check-match.ts';
import type { MatchGames } from './use-match.ts';

interface Props {
  readonly state: MatchState;
  readonly games: MatchGames | 'failed' | null;
}

/** Who came where, each game beside the own one, and the check that all had the same shuffle. */
export function Standings({ state, games }: Props) {
  const text = matchWords[lang.value];
  const [check, setCheck] = useState<ShuffleCheck | null>(null);
  const { id, people, yours } = state;
  const order = people
    .map((person, index) => ({ ...person, index }))
    .sort((one, other) => (one.result?.place ?? 0) - (other.result?.place ?? 0));
  /** Whose game the others are held against: the own one, else the best. */
  const against = yours ?? order[0]?.index ?? 0;
  const figure = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 });
  return (
    <>
      <h2>{text.standings}</h2>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.name}</th>
            <th scope="col" class="figure">
              {text.matchpoints}
            </th>
            <th scope="col">{text.result}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ guest, name, result, index }) => (
            <tr key={guest} class={index === yours ? 'mine' : ''}>
              <td>{result?.place}</td>
              <th scope="row">{index === yours ? text.you(name) : name}</th>
              <td class="figure">{figure.format(result?.matchpoints ?? 0)}</td>
              <td>
                {result === null || result.outcome === null
                  ? text.resigned
                  : dailyWords[lang.value].outcome(result.outcome.won, result.outcome.points, result.outcome.lead)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>{text.pointsAbout}</small>
      </p>
      <div class="ways">
        {order.map(
          ({ guest, name, index }) =>
            index !== against && (
              <a key={guest} class="btn" href={`/match/${id}/${against}/${index}`}>
                {text.compare(name)}
              </a>
            ),
        )}
      </div>
      {games === 'failed' && <p class="notice">{say.value.couldNotCheck}</p>}
      {games !== null && games !== 'failed' && (
        <section class="verify">
          <button type="button" class="btn" onClick={() => setCheck(checkMatch(games.page.game, state, games.records))}>
            {say.value.verify}
          </button>
          <div role="status">{check !== null && <ShuffleCheckText verdict={check} />}</div>
        </section>
      )}
    </>
  );
}
