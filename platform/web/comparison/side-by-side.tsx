import { lang } from '../shell/settings.ts';
import { challengeWords } from '../words/challenge.ts';
import type { ComparedProps } from './compared-props.ts';
import { decisionInWords, comparedName } from './pair.ts';
import type { ComparedGame } from './pair.ts';

/** Every turn of the seat in both games; those that are the same are not told twice. */
export function SideBySide({ pair, address }: Pick<ComparedProps, 'pair' | 'address'>) {
  const say = challengeWords[lang.value];
  const { games, parted } = pair;
  const [one, other] = games;
  const alike = one.turns.filter(({ to }) => to <= parted).length;
  const count = Math.max(one.turns.length, other.turns.length);
  const rest = Array.from({ length: count - alike }, (_, index) => alike + index);
  return (
    <section class="turns">
      <h2>{say.turns}</h2>
      {alike > 0 && <p>{say.alike(alike)}</p>}
      {rest.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.turn}</th>
              {games.map((game, side) => (
                <th key={side} scope="col" class={`name line-${side + 1}`}>
                  {comparedName(game)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rest.map((turn) => (
              <tr key={turn}>
                <th scope="row">{turn + 1}</th>
                {games.map((game, side) => (
                  <td key={side}>
                    <TurnCell game={game} turn={turn} address={(ply) => address({ side: side === 1 ? 1 : 0, ply })} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface CellProps {
  readonly game: ComparedGame;
  readonly turn: number;
  readonly address: (ply: number) => string;
}

function TurnCell({ game, turn, address }: CellProps) {
  const found = game.turns[turn];
  if (found === undefined) return <>–</>;
  const { from, to } = found;
  const decisions = Array.from({ length: to - from }, (_, index) => decisionInWords(game, from + index).text);
  return (
    <a href={address(from)}>
      {decisions.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
      <b>{game.points[to]}</b>
    </a>
  );
}
