import { useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { at, LEVELS } from '@chambord/kernel';
import { MOST_TABLES } from '@chambord/protocol';
import { firstChoice } from '../../game/chosen-options.ts';
import { gameTitle } from '../../game/game-title.ts';
import { botName } from '../../game/new-game.ts';
import { GameOptions } from '../../pages/set-up/game-options.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { RadioGroup } from '../../shell/radio-group.tsx';
import { go } from '../../shell/route.ts';
import { lang, words } from '../../shell/settings.ts';
import { matchWords } from '../../words/match.ts';
import { api } from '../connection/api.ts';
import { newPart } from '../fairness/shuffle-parts.ts';
import { broughtArms } from '../parts/own-arms.tsx';
import { OwnName, useOwnName } from '../parts/own-name.tsx';
import { troubleText } from '../table/trouble.tsx';
import { say } from '../words.ts';

/** Who counts simulations and not seconds, so that the same moves get the same answers. */
const COUNTED = LEVELS.filter((level) => level !== 'king');
const PEOPLE = Array.from({ length: MOST_TABLES - 1 }, (_, index) => String(index + 2));
/** For each turn. */
const DAYS = 3;

/** Sets a match up: what is played, against whom, and by how many. */
export function OpenMatch() {
  const text = matchWords[lang.value];
  const [game, setGame] = useState<GameDescription>(at(HOUSE, 0));
  const counts = botCounts(game);
  const [bots, setBots] = useState('1');
  const [level, setLevel] = useState<(typeof COUNTED)[number]>('squire');
  const [people, setPeople] = useState('4');
  const [chosen, choose] = useState(firstChoice(game));
  const [trouble, setTrouble] = useState<string | null>(null);
  const name = useOwnName();

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    const others = Array.from({ length: Number(bots) }, (_, index) => ({
      kind: 'bot' as const,
      level,
      name: botName(game, index),
    }));
    const seats = [{ kind: 'person' as const }, ...others];
    const options = { players: seats.length, ...chosen };
    try {
      await name.settle();
      const { match, commitment } = await api.openMatch({
        game: game.id,
        options,
        seats,
        tables: Number(people),
        days: DAYS,
      });
      await api.joinMatch(match, { part: newPart(match, commitment), ...broughtArms() });
      go(`/match/${match}`);
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  function take(id: string): void {
    const next = HOUSE.find((each) => each.id === id) ?? game;
    setGame(next);
    choose(firstChoice(next));
    if (!botCounts(next).includes(bots)) setBots('1');
  }

  return (
    <div class="page online">
      <PageHead />
      <main class="match">
        <form onSubmit={(event) => void make(event)}>
          <PageTitle name={text.title} />
          <p>{text.about}</p>
          <RadioGroup
            title={text.whichGame}
            name="game"
            choices={HOUSE.map(({ id }) => id)}
            chosen={game.id}
            choose={take}
            text={(id) => <b>{gameTitle(id)}</b>}
          />
          <GameOptions game={game} chosen={chosen} choose={choose} />
          <RadioGroup
            title={text.bots}
            name="bots"
            short
            choices={counts}
            chosen={bots}
            choose={setBots}
            text={(count) => (count === '0' ? text.noBots : count)}
          />
          {bots !== '0' && (
            <RadioGroup
              title={text.level}
              name="level"
              short
              choices={COUNTED}
              chosen={level}
              choose={setLevel}
              text={(choice) => words.value.levels[choice]}
            />
          )}
          <RadioGroup
            title={text.people}
            name="people"
            short
            choices={PEOPLE}
            chosen={people}
            choose={setPeople}
            text={(count) => count}
          />
          <p>{text.days(DAYS)}</p>
          <label class="line">
            <span>{say.value.name}</span>
            <OwnName name={name} />
          </label>
          {trouble !== null && (
            <p class="notice" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn main" disabled={name.missing}>
            {text.make}
          </button>
        </form>
      </main>
    </div>
  );
}

/** How many bots a table can have beside its one person. */
function botCounts({ seats: { least, most } }: GameDescription): readonly string[] {
  const fewest = Math.max(1, least) - 1;
  return Array.from({ length: most - fewest }, (_, index) => String(fewest + index));
}
