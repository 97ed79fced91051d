import { useState } from 'preact/hooks';
import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import type { GameId } from '@chambord/games/page';
import type { ClockTerms, SeatPlan, TableTerms } from '@chambord/protocol';
import { Sym } from '@chambord/ui';
import { Choices } from '../choices.tsx';
import { botName } from '../new-game.ts';
import { PageHead } from '../page-head.tsx';
import { PageTitle } from '../page-title.tsx';
import { go } from '../route.ts';
import { words } from '../settings.ts';
import { api } from './api.ts';
import { command, you } from './connection.ts';
import { NameForm } from './name-form.tsx';
import { broughtArms, OwnArms } from './own-arms.tsx';
import { newPart } from './shuffle-parts.ts';
import { troubleText } from './trouble.tsx';
import { say } from './words.ts';

/** Who the other seats are for. */
type Sitter = 'person' | Level | 'nobody';
const SITTERS: readonly Sitter[] = ['person', ...LEVELS, 'nobody'];

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
const RULES = ['court', 'classic'] as const;

/** Opens a table: for whom the seats are, and what is agreed on. */
export function OpenTable({ id }: { readonly id: GameId }) {
  const [sitters, setSitters] = useState<readonly Sitter[]>(['person', 'nobody', 'nobody']);
  const [rules, setRules] = useState<(typeof RULES)[number]>('court');
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
      seats.push(sitter === 'person' ? { kind: 'person' } : { kind: 'bot', level: sitter, name: botName(id, bots++) });
    }
    const options = { players: seats.length, ...(id === 'splendor' ? { rules } : {}) };
    const terms: TableTerms = {
      game: id,
      options,
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
    <div class="leafpage online">
      <PageHead />
      <main class="setup">
        <PageTitle name={say.value.openTitle(words.value.games[id].title)} />
        {you.value === null && <NameForm />}
        <form onSubmit={(event) => void open(event)}>
          <ol class="seats">
            <li>
              <OwnArms otherwise={1} />
              <b>{you.value?.name ?? say.value.you}</b>
            </li>
            {sitters.map((sitter, index) => (
              <li key={index} class={sitter === 'nobody' ? 'none' : ''}>
                <Sym id={`arms-${index + 2}`} />
                <select
                  aria-label={words.value.seat(index + 2)}
                  value={sitter}
                  onChange={({ currentTarget: { value } }) =>
                    setSitters(sitters.map((old, i) => (i === index ? (SITTERS.find((s) => s === value) ?? old) : old)))
                  }
                >
                  {SITTERS.map((choice) => (
                    <option key={choice} value={choice}>
                      {sitterText(choice)}
                    </option>
                  ))}
                </select>
                {isLevel(sitter) && <small>{words.value.levelHints[id][sitter]}</small>}
              </li>
            ))}
          </ol>
          {id === 'splendor' && (
            <Choices
              title={words.value.rulesSet}
              name="rules"
              choices={RULES}
              chosen={rules}
              choose={setRules}
              text={(choice) => words.value.ruleSets[choice]}
              hint={(choice) => words.value.ruleSetHints[choice]}
            />
          )}
          <Choices
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
          <Choices
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
          <button type="submit" class="btn main" disabled={taken.length === 0 || !you.value}>
            {say.value.openDo}
          </button>
        </form>
      </main>
    </div>
  );
}

function isLevel(sitter: Sitter): sitter is Level {
  return sitter !== 'person' && sitter !== 'nobody';
}

function sitterText(sitter: Sitter): string {
  if (sitter === 'person') return say.value.anyPerson;
  if (sitter === 'nobody') return say.value.nobody;
  return words.value.botOption(words.value.bot, words.value.levels[sitter]);
}
