import { moveUp, nextStarter, recordOf } from '@chambord/kernel';
import { Chart } from './chart.tsx';
import type { LocalGame } from '../game/local-game.ts';
import { canReview } from '../game/can-review.ts';
import { challengeFor } from '../challenge/challenges.ts';
import { ChallengeWay } from '../challenge/lazy-challenge-way.ts';
import { newGame } from '../game/new-game.ts';
import { saveRecord } from '../saved/record-files.ts';
import { ownVerdict } from './own-verdict.ts';
import { ResultLeaf } from './result-leaf.tsx';
import { contenderArms, isShort, ScoreTable } from './result-sheet.tsx';
import { challengeWords } from '../words/challenge.ts';
import { dailyTitle } from '../words/daily-title.ts';
import { lang, words } from '../shell/settings.ts';

/** The end of a game on this device. */
export function Result({ game }: { readonly game: LocalGame }) {
  const { page } = game;
  const session = game.session.value;
  const seats = game.seats.value;
  const text = page.text[lang.value];
  const sheet = text.sheet(session.state, session.names);
  const score = page.game.score(session.state);
  const winners = seats.filter((_, seat) => score.places[seat] === 1);
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  // Several at one screen are spoken to by their names.
  const [own] = people;
  const arms = contenderArms(seats, sheet.contenders);
  const challenge = challengeFor(game.id);
  return (
    <ResultLeaf
      winners={winners}
      rejoice={winners.some(({ bot }) => bot === null)}
      own={own === undefined || people.length > 1 ? null : ownVerdict(lang.value, own, score, sheet.contenders)}
      verdict={sheet.verdict ?? ''}
      scores={<ScoreTable sheet={sheet} arms={arms} />}
      short={isShort(sheet)}
      chart={<Chart session={session} text={text} names={sheet.contenders} arms={arms} />}
      ways={
        <>
          {challenge !== undefined && (
            <a class="btn main" href={`/challenge/${game.id}#${challenge.link}`}>
              {challengeWords[lang.value].compareWith(challenge.from)}
            </a>
          )}
          {game.counts === null ? (
            <button
              type="button"
              class={`btn ${challenge === undefined ? 'main' : ''}`}
              title={words.value.rematchHint}
              onClick={() => void rematch(game)}
            >
              {words.value.rematch}
            </button>
          ) : (
            <a class="btn main" href={`/daily/${game.counts.split('/')[0]}`}>
              {dailyTitle[lang.value]}
            </a>
          )}
          {canReview(page.game.id) && (
            <a class="btn" href={`/review/${game.id}`}>
              {words.value.review}
            </a>
          )}
          <a class="btn" href={`/replay/${game.id}`}>
            {words.value.replay}
          </a>
          <ChallengeWay record={recordOf(session)} seats={seats} />
          <button type="button" class="btn" onClick={() => saveRecord(recordOf(session))}>
            {words.value.exportRecord}
          </button>
          <a class="btn" href="/">
            {words.value.home}
          </a>
        </>
      }
    />
  );
}

/** The same table again, and the next seat begins: as start player where the game has one, else by moving everyone up. */
function rematch({ session: { value: session }, seats: { value: seats } }: LocalGame): Promise<void> {
  const { game, options, seed } = session;
  const startPlayer = nextStarter(game, options, game.actor(game.setup(options, seed)) ?? 0);
  const again = { game: game.id, options, seats, seed: '' };
  if (startPlayer === null) return newGame({ ...again, seats: moveUp(seats) });
  const begun = { ...options, startPlayer };
  return newGame({ ...again, options: begun });
}
