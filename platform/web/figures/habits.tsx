import type { Habits } from '@chambord/figures';
import { lang, words } from '../shell/settings.ts';
import { openingsWords } from '../words/openings.ts';
import { ShareBar } from './charts/share-bar.tsx';
import type { OwnGame } from './data/collect.ts';
import { useOpeningHabits } from './data/openings-of.ts';
import type { OpeningHabits } from './data/openings-of.ts';
import { figure, percent, say } from './say.ts';

/** What is rarer with both is left out: it tells nothing of a habit. */
const RARE = 0.02;

/** How one begins a game, beside the strong bots. */
export function OpeningSection({ game, games }: { readonly game: string; readonly games: readonly OwnGame[] }) {
  const found = useOpeningHabits(game, games);
  return (
    <section>
      <h2>{say().opening}</h2>
      {found === null ? (
        <p role="status">{say().working}</p>
      ) : found === 'failed' ? (
        <p role="status">{words.value.loadFailed}</p>
      ) : (
        <>
          <p class="hint">{say().openingOf(found.games)}</p>
          <div class="habits">
            {found.habits.map((habits) => (
              <HabitTable key={habits.what} found={found} habits={habits} />
            ))}
          </div>
        </>
      )}
      <p>
        <a class="btn" href={`/openings/${game}`}>
          {openingsWords[lang.value].title}
        </a>{' '}
        <small>{say().explore}</small>
      </p>
    </section>
  );
}

function HabitTable({ found, habits }: { readonly found: OpeningHabits; readonly habits: Habits }) {
  const told = found.openings.words[lang.value].firsts[habits.what];
  const { ownTurn, botsTurn } = habits;
  return (
    <table class="habit-table">
      <caption>
        <b>{told?.title ?? habits.what}</b>{' '}
        {ownTurn !== null && (
          <small>
            {botsTurn === null ? say().turnOwn(figure(ownTurn)) : say().turn(figure(ownTurn), figure(botsTurn))}
          </small>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say().kind}</th>
          <th scope="col">{say().you}</th>
          <th scope="col">{say().king}</th>
        </tr>
      </thead>
      <tbody>
        {habits.habits
          .filter(({ own, bots }) => own >= RARE || bots >= RARE)
          .map(({ kind, own, bots }) => (
            <tr key={kind}>
              <th scope="row">{told?.kind(kind) ?? kind}</th>
              <td class="bar own">
                <ShareBar share={own} />
                <span>{percent(own)}</span>
              </td>
              <td class="bar bots">
                <ShareBar share={bots} />
                <span>{percent(bots)}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
