import { moveUp, nextStarter, recordOf } from '@chambord/kernel';
import { Chart } from './chart.tsx';
import type { LocalGame } from '../game/local-game.ts';
import { newGame } from '../game/new-game.ts';
import { saveRecord } from '../saved/record-files.ts';
import { ScoreTable } from './result-sheet.tsx';
import { lang, words } from '../shell/settings.ts';
import { Celebration } from './celebration.tsx';

/** The end of a game: the score sheet, points over time, and what to do next. */
export function Result({ game }: { readonly game: LocalGame }) {
  const { page } = game;
  const session = game.session.value;
  const text = page.text[lang.value];
  const sheet = text.sheet(session.state, session.names);
  const { places } = page.game.score(session.state);
  const winners = game.seats.value.filter((_, seat) => places[seat] === 1);
  return (
    <div class="result">
      <Celebration winners={winners} rejoice={winners.some(({ bot }) => bot === null)} />
      <p class="verdict">{sheet.verdict}</p>
      <ScoreTable sheet={sheet} arms={game.seats.value.map(({ arms }) => arms)} />
      <Chart session={session} names={sheet.contenders} arms={game.seats.value.map(({ arms }) => arms)} />
      <div class="ways">
        <button type="button" class="btn main" title={words.value.rematchHint} onClick={() => void rematch(game)}>
          {words.value.rematch}
        </button>
        <a class="btn" href={`/replay/${game.id}`}>
          {words.value.replay}
        </a>
        <button type="button" class="btn" onClick={() => saveRecord(recordOf(session))}>
          {words.value.exportRecord}
        </button>
        <a class="btn" href="/">
          {words.value.home}
        </a>
      </div>
    </div>
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
