import { pointsBars, resultsOf } from '@chambord/figures';
import type { GameDescription } from '@chambord/games/page';
import { Histogram, QUARTERED } from './charts/histogram.tsx';
import type { OwnGame } from './data/collect.ts';
import { OpeningSection } from './habits.tsx';
import { Judgements } from './judgements.tsx';
import { ResultsTable } from './results-table.tsx';
import { figure, say } from './say.ts';
import { Tiles } from './tiles.tsx';
import { Training } from './training.tsx';

interface Props {
  readonly game: GameDescription;
  /** Of this game, the last played first. */
  readonly games: readonly OwnGame[];
}

/** One's figures in one game. */
export function OfGame({ game, games }: Props) {
  const played = games.map((own) => own.played);
  const results = resultsOf(played);
  if (results === null) return null;
  const { spread } = results;
  return (
    <>
      <Tiles results={results} />
      <section>
        <h2>{say().results}</h2>
        <ResultsTable game={game} games={played} />
      </section>
      {spread !== null && (
        <section>
          <h2>{say().histogram}</h2>
          <Histogram bars={pointsBars(played.flatMap(({ points }) => points ?? []))} spread={spread} />
          {/* Quarters of fewer games say nothing. */}
          {spread.games >= QUARTERED && (
            <p>
              {say().spread(
                figure(spread.least),
                figure(spread.quarter),
                figure(spread.middle),
                figure(spread.threeQuarters),
                figure(spread.most),
              )}
            </p>
          )}
        </section>
      )}
      <Judgements games={games} />
      {game.load.book !== undefined && <OpeningSection game={game.id} games={games} />}
      <Training game={game.id} games={games} />
    </>
  );
}
