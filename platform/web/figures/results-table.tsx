import { AGAINST, groupsOf, resultsOf } from '@chambord/figures';
import type { PlayedGame } from '@chambord/figures';
import type { GameDescription } from '@chambord/games/page';
import { botTitle } from '@chambord/ui';
import { lang } from '../shell/settings.ts';
import { dailyWords } from '../words/daily.ts';
import { capital } from '@chambord/prose';
import { ShareBar } from './charts/share-bar.tsx';
import { figure, percent, say } from './say.ts';

interface Props {
  readonly game: GameDescription;
  readonly games: readonly PlayedGame[];
}

/** What games are told apart by. */
interface Dimension {
  readonly title: string;
  readonly groups: readonly { readonly name: string; readonly games: readonly PlayedGame[] }[];
}

/** Results by whom one played against, by seat, by number of players, and by what the game lets choose. */
export function ResultsTable({ game, games }: Props) {
  const marked = games.some(({ options }) => options.players > 1);
  return (
    <>
      <table class="results-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{say().played}</th>
            <th scope="col">{say().won}</th>
            <th scope="col">{say().points}</th>
          </tr>
        </thead>
        {dimensionsOf(game, games).map(({ title, groups }) => (
          <tbody key={title}>
            <tr>
              <th class="over" scope="rowgroup" colSpan={4}>
                {title}
              </th>
            </tr>
            {groups.map((group) => (
              <Row key={group.name} {...group} />
            ))}
          </tbody>
        ))}
      </table>
      {marked && <p class="hint">{say().evenMark}</p>}
    </>
  );
}

function Row({ name, games }: Dimension['groups'][number]) {
  const results = resultsOf(games);
  if (results === null) return null;
  const { share, error, even, spread } = results;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{figure(results.games)}</td>
      <td class="bar">
        <ShareBar share={share} error={error} mark={even} />
        <span>
          {percent(share)} <small>±&nbsp;{figure(100 * error, 0)}</small>
        </span>
      </td>
      <td>{spread === null ? '–' : figure(spread.mean)}</td>
    </tr>
  );
}

function dimensionsOf({ options, words }: GameDescription, games: readonly PlayedGame[]): Dimension[] {
  const by = say().by;
  const others = options.map(({ name, values }): Dimension => {
    const told = words[lang.value].options[name];
    return {
      title: told?.title ?? name,
      groups: inOrder(games, (game) => chosenIn(game, name, values[0]), values).map(([value, group]) => ({
        name: told?.values[value]?.name ?? value,
        games: group,
      })),
    };
  });
  const numbers = (list: readonly number[]) => [...list].sort((a, b) => a - b);
  const players = inOrder(games, (game) => game.options.players, numbers(games.map((game) => game.options.players)));
  const seats = inOrder(games, (game) => game.seat, numbers(games.map((game) => game.seat)));
  return [
    {
      title: by.against,
      groups: inOrder(games, (game) => game.against, AGAINST).map(([against, group]) => ({
        name: againstInWords(against),
        games: group,
      })),
    },
    {
      title: by.players,
      groups: players.map(([count, group]) => ({ name: capital(dailyWords[lang.value].table(count)), games: group })),
    },
    { title: by.seat, groups: seats.map(([seat, group]) => ({ name: say().seat(seat + 1), games: group })) },
    ...others,
  ];
}

/** What was chosen for an option; the first of its values if it is not told. */
function chosenIn({ options }: PlayedGame, name: string, first = ''): string {
  const chosen = options[name];
  return typeof chosen === 'string' ? chosen : first;
}

function againstInWords(against: PlayedGame['against']): string {
  if (against === 'people') return say().people;
  return against === 'nobody' ? say().nobody : botTitle(lang.value, against);
}

/** Groups of games in a given order; without those that there are none of. */
function inOrder<Key extends string | number>(
  games: readonly PlayedGame[],
  keyOf: (game: PlayedGame) => Key,
  order: readonly Key[],
): [Key, readonly PlayedGame[]][] {
  const groups = groupsOf(games, keyOf);
  return [...new Set(order)].flatMap((key): [Key, readonly PlayedGame[]][] => {
    const group = groups.get(key);
    return group === undefined ? [] : [[key, group]];
  });
}
