import '../../pages/set-up/index.css';
import { useRef, useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import type { ClockTerms, SeatPlan, TableTerms } from '@chambord/protocol';
import { afterFrame } from '@chambord/ui';
import { RadioGroup } from '../../shell/radio-group.tsx';
import { GameOptions } from '../../pages/set-up/game-options.tsx';
import { SeatCard } from '../../pages/set-up/seat-card.tsx';
import { SitterChoice } from '../../pages/set-up/sitter-choice.tsx';
import type { Sitter } from '../../pages/set-up/sitter-choice.tsx';
import { firstChoice, keepChoice } from '../../game/chosen-options.ts';
import { botName } from '../../game/new-game.ts';
import { chooseArms, ownArms } from '../../shell/own.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { go } from '../../shell/route.ts';
import { lang, words } from '../../shell/settings.ts';
import { api } from '../connection/api.ts';
import { command } from '../connection/connection.ts';
import { OwnName, useOwnName } from '../parts/own-name.tsx';
import { broughtArms } from '../parts/own-arms.tsx';
import { newPart } from '../fairness/shuffle-parts.ts';
import { troubleText } from '../table/trouble.tsx';
import { setUpWords } from '../../words/set-up.ts';
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

  const name = useOwnName();
  const adding = useRef<HTMLButtonElement>(null);
  const mayRate = sitters.every((sitter) => sitter === 'person');

  function remove(index: number): void {
    setSitters(sitters.filter((_, i) => i !== index));
    // What was touched is gone: one goes on where it can be brought back.
    afterFrame(() => adding.current?.focus());
  }

  async function open(event: Event): Promise<void> {
    event.preventDefault();
    let bots = 0;
    const seats: SeatPlan[] = [{ kind: 'person' }];
    for (const sitter of sitters) {
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
    keepChoice(game, chosen);
    try {
      await name.settle();
      const { table, commitment } = await api.openTable(terms);
      command({ type: 'sit', table, seat: 0, part: newPart(table, commitment), ...broughtArms() });
      go(`/t/${table}`);
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  const places = Math.max(2, game.seats.least) - 1;
  return (
    <div class="page online">
      <PageHead />
      <main class="setup broad">
        <form onSubmit={(event) => void open(event)}>
          <div class="headline">
            <PageTitle name={say.value.openTitle(title)} />
          </div>
          <ol class="seats">
            <SeatCard arms={ownArms.value ?? 1} label={say.value.you} chooseArms={chooseArms}>
              <OwnName name={name} />
            </SeatCard>
            {sitters.map((sitter, index) => (
              <SeatCard
                key={index}
                arms={index + 2}
                label={words.value.seat(index + 2)}
                remove={sitters.length > places ? () => remove(index) : undefined}
              >
                <b>{sitter === 'person' ? say.value.freeSeat : botName(game, botsBefore(sitters, index))}</b>
                <SitterChoice
                  label={words.value.seat(index + 2)}
                  sitter={sitter}
                  choose={(next) => setSitters(sitters.map((old, i) => (i === index ? next : old)))}
                  person={say.value.anyPerson}
                  hints={levelHints}
                />
              </SeatCard>
            ))}
            {sitters.length + 1 < game.seats.most && (
              <li class="seatcard free adding">
                <button ref={adding} type="button" onClick={() => setSitters([...sitters, 'person'])}>
                  <span aria-hidden="true">+</span> {setUpWords[lang.value].addPlayer}
                </button>
              </li>
            )}
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
          <details class="more">
            <summary>{setUpWords[lang.value].more}</summary>
            <label class="line">
              <span>{say.value.clockTitle}</span>
              <select
                name="clock"
                value={clock}
                onChange={({ currentTarget }) => setClock(Number(currentTarget.value))}
              >
                {CLOCKS.map((terms, index) => (
                  <option key={index} value={index}>
                    {say.value.clock(terms)}
                  </option>
                ))}
              </select>
            </label>
            <label class="line">
              <span>{say.value.spectators}</span>
              <select
                name="spectators"
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
            <RadioGroup
              title={say.value.leaver}
              name="leaver"
              choices={LEAVERS}
              chosen={leaver}
              choose={setLeaver}
              text={(choice) => say.value.leavers[choice]}
            />
            <label class="choice">
              <input
                type="checkbox"
                checked={rated && mayRate}
                disabled={!mayRate}
                onChange={({ currentTarget }) => setRated(currentTarget.checked)}
              />
              <span>{say.value.ratedHint}</span>
            </label>
          </details>
          <footer class="begin">
            {trouble !== null && (
              <p class="notice" role="alert">
                {trouble}
              </p>
            )}
            <button type="submit" class="btn main" disabled={sitters.length < places || name.missing}>
              {say.value.openDo}
            </button>
          </footer>
        </form>
      </main>
    </div>
  );
}

/** How many seats before this one are for bots: they are named in their order. */
function botsBefore(sitters: readonly Sitter[], index: number): number {
  return sitters.slice(0, index).filter((sitter) => sitter !== 'person').length;
}

/** For the other seats: as many people as a table of the game needs. */
function firstSitters({ seats: { least } }: GameDescription): readonly Sitter[] {
  return Array.from({ length: Math.max(1, least - 1) }, () => 'person');
}
