import { useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import { Heraldry, Sym, uiWords } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { armsInWords, ArmsSheet } from './arms-sheet.tsx';
import { firstChoice, GameOptions } from './game-options.tsx';
import { botName, newGame, useBeginning } from '../game/new-game.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { isLevel, SitterSelect } from './sitter-select.tsx';
import type { Sitter } from './sitter-select.tsx';
import { lessonWords } from '../words/lesson.ts';

interface Plan {
  readonly sitter: Sitter;
  readonly name: string;
  readonly arms: number;
}

const LONGEST_NAME = 20;

/** Sets up a table: seats, names, arms, options of the game, start player, seed. */
export function SetUp({ game }: { readonly game: GameDescription }) {
  const { id, seats: places } = game;
  const turns = game.begins === 'firstSeat';
  const [plans, setPlans] = useState<readonly Plan[]>(() => firstPlans(game));
  const [chosen, choose] = useState(() => firstChoice(game));
  // Where the first seat begins, it does unless something else is wanted; elsewhere lots are drawn.
  const [starter, setStarter] = useState<number | null>(turns ? 0 : null);
  const [seed, setSeed] = useState('');
  const { begin, trouble } = useBeginning();
  const taken = plans.filter(({ sitter }) => sitter !== 'nobody');
  const change = (index: number, part: Partial<Plan>) =>
    setPlans(plans.map((plan, i) => (i === index ? { ...plan, ...part } : plan)));

  function submit(event: Event): void {
    event.preventDefault();
    const seats: SeatInfo[] = taken.map(({ sitter, name, arms }, i) => ({
      name: name.trim() === '' ? words.value.seat(i + 1) : name.trim(),
      arms,
      bot: sitter === 'person' ? null : sitter,
    }));
    const first = starter !== null && starter < seats.length ? starter : null;
    const options = {
      players: seats.length,
      ...chosen,
      ...(turns || first === null ? {} : { startPlayer: first }),
    };
    const seated = turns ? from(seats, first ?? Math.floor(Math.random() * seats.length)) : seats;
    begin(newGame({ game: id, options, seats: seated, seed: seed.trim() }));
  }

  return (
    <div class="page">
      <PageHead />
      <main>
        <form class="setup" onSubmit={submit}>
          <PageTitle name={game.words[lang.value].title} />
          {game.load.lesson !== undefined && (
            <p>
              <a class="btn" href={`/learn/${id}`}>
                {lessonWords[lang.value].learn}
              </a>
            </p>
          )}
          <ol class="seats rows">
            {plans.map((plan, index) => (
              <SeatPlan key={index} game={game} index={index} plan={plan} change={(part) => change(index, part)} />
            ))}
          </ol>
          <GameOptions game={game} chosen={chosen} choose={choose} />
          {taken.length > 1 && (
            <label class="line">
              <span>{words.value.startPlayer}</span>
              <select
                value={starter ?? ''}
                onChange={({ currentTarget: { value } }) => setStarter(value === '' ? null : Number(value))}
              >
                <option value="">{words.value.byLot}</option>
                {taken.map(({ name }, index) => (
                  <option key={index} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="line">
            <span id="seed-name">{words.value.seed}</span>
            <input
              value={seed}
              maxLength={100}
              autocomplete="off"
              aria-labelledby="seed-name"
              aria-describedby="seed-hint"
              onInput={({ currentTarget }) => setSeed(currentTarget.value)}
            />
            <small id="seed-hint">{words.value.seedHint}</small>
          </label>
          {trouble !== null && (
            <p class="notice" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn main" disabled={taken.length < places.least || taken.length > places.most}>
            {words.value.begin}
          </button>
        </form>
      </main>
    </div>
  );
}

/** The seats in order of play, this one first. */
function from(seats: readonly SeatInfo[], first: number): readonly SeatInfo[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

interface SeatProps {
  readonly game: GameDescription;
  readonly index: number;
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

function SeatPlan({ game, index, plan, change }: SeatProps) {
  const [composing, setComposing] = useState(false);
  const { person, empty, levels, botOption, seat, name, arms } = words.value;
  const { pair } = uiWords[lang.value];
  const { sitter } = plan;
  const hint = isLevel(sitter) ? botOption(levels[sitter], game.words[lang.value].levelHints[sitter]) : null;
  return (
    <li class={sitter === 'nobody' ? 'none' : ''}>
      <button
        type="button"
        class="armsbtn"
        aria-label={pair(seat(index + 1), pair(arms, armsInWords(plan.arms)))}
        aria-haspopup="dialog"
        onClick={() => setComposing(true)}
      >
        <Sym id={`arms-${plan.arms}`} />
      </button>
      <Heraldry numbers={[plan.arms]} />
      {composing && (
        <ArmsSheet arms={plan.arms} choose={(number) => change({ arms: number })} close={() => setComposing(false)} />
      )}
      <input
        aria-label={pair(seat(index + 1), name)}
        value={plan.name}
        maxLength={LONGEST_NAME}
        disabled={sitter === 'nobody'}
        onInput={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SitterSelect
        label={seat(index + 1)}
        describedBy={hint === null ? undefined : `seat-${index}-hint`}
        sitter={sitter}
        choose={(chosen) => change({ sitter: chosen })}
        person={person}
        nobody={empty}
      />
      {hint !== null && <small id={`seat-${index}-hint`}>{hint}</small>}
    </li>
  );
}

/** One person, as many bots as a table of the game needs, at least one where there is room, and empty seats. */
function firstPlans(game: GameDescription): Plan[] {
  const { least, most } = game.seats;
  const taken = Math.min(Math.max(least, 2), most);
  return Array.from({ length: most }, (_, index) => ({
    sitter: index === 0 ? 'person' : index < taken ? 'squire' : 'nobody',
    name: index === 0 ? words.value.person1 : botName(game, index - 1),
    arms: index + 1,
  }));
}
