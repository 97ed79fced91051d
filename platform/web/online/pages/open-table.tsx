import { useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import type { ClockTerms, SeatPlan, TableTerms } from '@chambord/protocol';
import { Sym } from '@chambord/ui';
import { RadioGroup } from '../../shell/radio-group.tsx';
import { firstChoice, GameOptions } from '../../pages/game-options.tsx';
import { botName } from '../../game/new-game.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { go } from '../../shell/route.ts';
import { lang, words } from '../../shell/settings.ts';
import { isLevel, SitterSelect } from '../../pages/sitter-select.tsx';
import type { Sitter } from '../../pages/sitter-select.tsx';
import { api } from '../connection/api.ts';
import { command, you } from '../connection/connection.ts';
import { NameForm } from '../parts/name-form.tsx';
import { broughtArms, OwnArms } from '../parts/own-arms.tsx';
import { newPart } from '../fairness/shuffle-parts.ts';
import { troubleText } from '../table/trouble.tsx';
import { say } from '../words.ts';

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'game', seconds: 600, increment: 10 },
  { kind: 'game', seconds: 1200, increment: 15 },
  { kind: 'game', seconds: 2700, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

const ACCESSES = ['invite', 'open'] as const;
const LEAVERS = ['bot', 'wait'] as const;
const SPECTATORS = ['live', 'delayed', 'none'] as const;

/** Opens a table: for whom the seats are, and what is agreed on. */
export function OpenTable({ game }: { readonly game: GameDescription }) {
  const { title, levelHints } = game.words[lang.value];
  const [sitters, setSitters] = useState(() => firstSitters(game));
  const [chosen, choose] = useState(() => firstChoice(game));
  const [access, setAccess] = useState<TableTerms['access']>('invite');
  const [clock, setClock] = useState(0);
  const [leaver, setLeaver] = useState<TableTerms['leaver']>('bot');
  const [spectators, setSpectators] = useState<TableTerms['spectators']>('live');
  const [rated, setRated] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const taken = sitters.filter((sitter) => sitter !== 'nobody');
  const mayRate = taken.every((sitter) => sitter === 'person');

  async function open(event: Event): Promise<void> {
    event.preventDefault();
    let bots = 0;
    const seats: SeatPlan[] = [{ kind: 'person' }];
    for (const sitter of taken) {
      seats.push(
        sitter === 'person' ? { kind: 'person' } : { kind: 'bot', level: sitter, name: botName(game, bots++) },
      );
    }
    const terms: TableTerms = {
      game: game.id,
      options: { players: seats.length, ...chosen },
      seats,
      access,
      clock: CLOCKS[clock] ?? { kind: 'none' },
      leaver,
      spectators,
      rated: rated && mayRate,
    };
    try {
      const { table, commitment } = await api.openTable(terms);
      command({ type: 'sit', table, seat: 0, part: newPart(table, commitment), ...broughtArms() });
      go(`/t/${table}`);
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  return (
    <div class="page online">
      <PageHead />
      <main class="setup">
        <PageTitle name={say.value.openTitle(title)} />
        {you.value === null && <NameForm />}
        <form onSubmit={(event) => void open(event)}>
          <ol class="seats rows">
            <li>
              <OwnArms otherwise={1} />
              <b>{you.value?.name ?? say.value.you}</b>
            </li>
            {sitters.map((sitter, index) => (
              <li key={index} class={sitter === 'nobody' ? 'none' : ''}>
                <Sym id={`arms-${index + 2}`} />
                <SitterSelect
                  label={words.value.seat(index + 2)}
                  sitter={sitter}
                  choose={(next) => setSitters(sitters.map((old, i) => (i === index ? next : old)))}
                  person={say.value.anyPerson}
                  nobody={say.value.nobody}
                />
                {isLevel(sitter) && <small>{levelHints[sitter]}</small>}
              </li>
            ))}
          </ol>
          <GameOptions game={game} chosen={chosen} choose={choose} />
          <RadioGroup
            title={say.value.access}
            name="access"
            choices={ACCESSES}
            chosen={access}
            choose={setAccess}
            text={(choice) => say.value.accesses[choice]}
          />
          <label class="line">
            <span>{say.value.clockTitle}</span>
            <select value={clock} onChange={({ currentTarget }) => setClock(Number(currentTarget.value))}>
              {CLOCKS.map((terms, index) => (
                <option key={index} value={index}>
                  {say.value.clock(terms)}
                </option>
              ))}
            </select>
          </label>
          <RadioGroup
            title={say.value.leaver}
            name="leaver"
            choices={LEAVERS}
            chosen={leaver}
            choose={setLeaver}
            text={(choice) => say.value.leavers[choice]}
          />
          <label class="line">
            <span>{say.value.spectators}</span>
            <select
              value={spectators}
              onChange={({ currentTarget: { value } }) =>
                setSpectators(SPECTATORS.find((choice) => choice === value) ?? spectators)
              }
            >
              {SPECTATORS.map((choice) => (
                <option key={choice} value={choice}>
                  {say.value.spectatorsAre[choice]}
                </option>
              ))}
            </select>
          </label>
          <label class="choice">
            <input
              type="checkbox"
              checked={rated && mayRate}
              disabled={!mayRate}
              onChange={({ currentTarget }) => setRated(currentTarget.checked)}
            />
            <span>{say.value.ratedHint}</span>
          </label>
          {trouble !== null && (
            <p class="notice" role="alert">
              {trouble}
            </p>
          )}
          {!you.value && <p>{say.value.nameFirst}</p>}
          <button
            type="submit"
            class="btn main"
            disabled={taken.length + 1 < Math.max(2, game.seats.least) || !you.value}
          >
            {say.value.openDo}
          </button>
        </form>
      </main>
    </div>
  );
}

/** For the other seats: as many people as a table of the game needs, and nobody. */
function firstSitters({ seats: { least, most } }: GameDescription): readonly Sitter[] {
  return Array.from({ length: most - 1 }, (_, index) => (index < Math.max(1, least - 1) ? 'person' : 'nobody'));
}
