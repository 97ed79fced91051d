import { judgementsOf } from '@chambord/figures';
import { Course } from './charts/course.tsx';
import type { OwnGame } from './data/collect.ts';
import { change, figure, say } from './say.ts';

/** What reviews say: how accurate one's decisions were, and how much was luck. */
export function Judgements({ games }: { readonly games: readonly OwnGame[] }) {
  const all = judgementsOf(games.map(({ played }) => played));
  // The oldest first: a line goes on to the right.
  const judged = games.flatMap(({ played }) => played.judged ?? []).reverse();
  return (
    <section>
      <h2>{say().judged}</h2>
      {all === null ? (
        <p>{say().notJudged}</p>
      ) : (
        <>
          <p class="hint">{say().judgedOf(all.games, games.length)}</p>
          <p>
            {all.accuracy !== null && <b>{say().accuracyIs(figure(all.accuracy, 0))} </b>}
            {say().luckIs(change(all.luck), figure(all.errors / 100))} {say().luckyGames(all.lucky, all.games)}
          </p>
          <Course judged={judged} />
        </>
      )}
    </section>
  );
}
