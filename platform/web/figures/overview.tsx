import { bestDays, groupsOf, resultsOf } from '@chambord/figures';
import { Seal } from '@chambord/ui';
import { refreshTries, tries } from '../daily/tries.ts';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import { progress, refreshProgress } from '../puzzles/progress.ts';
import { lang } from '../shell/settings.ts';
import { useEffect } from 'preact/hooks';
import { ShareBar } from './charts/share-bar.tsx';
import type { OwnGame } from './data/collect.ts';
import { figure, percent, say } from './say.ts';
import { Tiles } from './tiles.tsx';

const MOST_DAYS = 5;

/** One's figures over all games. */
export function Overview({ games }: { readonly games: readonly OwnGame[] }) {
  const played = games.map((own) => own.played);
  const results = resultsOf(played);
  return (
    <>
      {/* Points of different games are not added up. */}
      {results !== null && <Tiles results={{ ...results, spread: null }} />}
      <section>
        <h2>{say().byGame}</h2>
        <ul class="rows games">
          {[...groupsOf(played, ({ game }) => game)].map(([id, group]) => {
            const own = resultsOf(group);
            return (
              own !== null && (
                <li key={id} data-figures={id}>
                  <Seal id={gameSeal(id)} size={44} />
                  <div>
                    <b>{gameTitle(id)}</b>
                    <ShareBar share={own.share} error={own.error} mark={own.even} />
                    <small>
                      {say().wonOf(figure(own.won), own.games)} · {percent(own.share)}
                      {own.spread !== null && ` · ${say().meanPoints} ${figure(own.spread.mean)}`}
                    </small>
                  </div>
                  <a class="btn main" href={`/figures/${id}`}>
                    {say().closer}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </section>
      <Days games={games} />
    </>
  );
}

function Days({ games }: { readonly games: readonly OwnGame[] }) {
  const days = bestDays(
    games.map(({ played }) => played),
    localDay,
  ).slice(0, MOST_DAYS);
  const full = new Intl.DateTimeFormat(lang.value, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <section>
      <h2>{say().days}</h2>
      {days.length === 0 ? (
        <p>{say().noDays}</p>
      ) : (
        <ol class="days">
          {days.map(({ day, games: count, won }) => (
            <li key={day}>
              <b>{full.format(new Date(day))}</b> <span>{say().day(count, figure(won))}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The day on the calendar of whoever played. */
function localDay(time: number): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}

/** Puzzles and deals of the day, which one may have without a finished game. */
export function Besides() {
  useEffect(() => {
    refreshTries();
    refreshProgress();
  }, []);
  const answers = Object.values(progress.value.answered);
  const outcomes = Object.values(tries.value).flatMap(({ outcome }) => outcome ?? []);
  const right = answers.filter(Boolean).length;
  return (
    <section class="besides">
      <div>
        <h2>
          <a href="/puzzles">{say().puzzles}</a>
        </h2>
        <p>
          {answers.length === 0 ? say().noPuzzles : say().puzzlesDone(answers.length, right, progress.value.longest)}
        </p>
        {Object.entries(progress.value.skill).map(([id, { rating, deviation }]) => (
          <p key={id}>
            {gameTitle(id)}: {figure(rating, 0)} <small>±&nbsp;{figure(2 * deviation, 0)}</small>
          </p>
        ))}
      </div>
      <div>
        <h2>
          <a href="/daily">{say().daily}</a>
        </h2>
        <p>
          {outcomes.length === 0
            ? say().noDaily
            : say().dailyDone(outcomes.length, outcomes.filter(({ won }) => won).length)}
        </p>
      </div>
    </section>
  );
}
