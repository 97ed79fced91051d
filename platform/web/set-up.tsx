import { useState } from 'preact/hooks';
import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import type { GameId } from '@chambord/games/page';
import { Heraldry, Sym, uiWords } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { armsInWords, ArmsSheet } from './arms-sheet.tsx';
import { Choices } from './choices.tsx';
import { botName, newGame } from './new-game.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';
import { lang, words } from './settings.ts';
import { lessonWords } from './words/lesson.ts';

/** Who sits on a seat: a person, a bot by its level, or nobody. */
type Sitter = 'person' | Level | 'empty';
const SITTERS: readonly Sitter[] = ['person', ...LEVELS, 'empty'];

interface Plan {
  readonly sitter: Sitter;
  readonly name: string;
  readonly arms: number;
}

const RULES = ['court', 'classic'] as const;
const LONGEST_NAME = 20;
const LEAST: Readonly<Record<GameId, number>> = { burgundy: 1, splendor: 2 };

/** Sets up a table: seats, names, arms, rules, start player, seed. */
export function SetUp({ id }: { readonly id: GameId }) {
  const [plans, setPlans] = useState<readonly Plan[]>(() => firstPlans(id));
  const [rules, setRules] = useState<(typeof RULES)[number]>('court');
  // In Splendor the first seat begins (2.1), unless something else is wanted.
  const [starter, setStarter] = useState<number | null>(id === 'splendor' ? 0 : null);
  const [seed, setSeed] = useState('');
  const taken = plans.filter(({ sitter }) => sitter !== 'empty');
  const change = (index: number, part: Partial<Plan>) =>
    setPlans(plans.map((plan, i) => (i === index ? { ...plan, ...part } : plan)));

  function begin(event: Event): void {
    event.preventDefault();
    const seats: SeatInfo[] = taken.map(({ sitter, name, arms }, i) => ({
      name: name.trim() === '' ? words.value.seat(i + 1) : name.trim(),
      arms,
      bot: sitter === 'person' ? null : sitter,
    }));
    const options = {
      players: seats.length,
      ...(id === 'splendor' ? { rules } : {}),
      ...(id === 'burgundy' && starter !== null && starter < seats.length ? { startPlayer: starter } : {}),
    };
    const seated = id === 'splendor' ? from(seats, starter ?? Math.floor(Math.random() * seats.length)) : seats;
    void newGame({ game: id, options, seats: seated, seed: seed.trim() });
  }

  return (
    <div class="leafpage">
      <PageHead />
      <main>
        <form class="setup" onSubmit={begin}>
          <PageTitle name={words.value.games[id].title} />
          <p>
            <a class="btn" href={`/learn/${id}`}>
              {lessonWords[lang.value].learn}
            </a>
          </p>
          <ol class="seats">
            {plans.map((plan, index) => (
              <SeatPlan key={index} id={id} index={index} plan={plan} change={(part) => change(index, part)} />
            ))}
          </ol>
          {id === 'splendor' && (
            <Choices
              title={words.value.rulesSet}
              name="rules"
              choices={RULES}
              chosen={rules}
              choose={setRules}
              text={(choice) => <b>{words.value.ruleSets[choice]}</b>}
              hint={(choice) => words.value.ruleSetHints[choice]}
            />
          )}
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
          <button type="submit" class="btn main" disabled={taken.length < LEAST[id]}>
            {words.value.begin}
          </button>
        </form>
      </main>
    </div>
  );
}

/** The seats in order of play, this one first. */
function from(seats: readonly SeatInfo[], first: number): readonly SeatInfo[] {
  return first < seats.length ? [...seats.slice(first), ...seats.slice(0, first)] : seats;
}

interface SeatProps {
  readonly id: GameId;
  readonly index: number;
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

function SeatPlan({ id, index, plan, change }: SeatProps) {
  const [composing, setComposing] = useState(false);
  const { person, empty, bot, levels, levelHints, botOption, seat, name, arms } = words.value;
  const { pair } = uiWords[lang.value];
  const label = (sitter: Sitter) =>
    sitter === 'person' ? person : sitter === 'empty' ? empty : botOption(bot, levels[sitter]);
  const hint =
    plan.sitter === 'person' || plan.sitter === 'empty'
      ? null
      : botOption(levels[plan.sitter], levelHints[id][plan.sitter]);
  return (
    <li class={plan.sitter === 'empty' ? 'none' : ''}>
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
        disabled={plan.sitter === 'empty'}
        onInput={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <select
        aria-label={seat(index + 1)}
        aria-describedby={hint === null ? undefined : `seat-${index}-hint`}
        value={plan.sitter}
        onChange={({ currentTarget: { value } }) =>
          change({ sitter: SITTERS.find((choice) => choice === value) ?? 'empty' })
        }
      >
        {SITTERS.map((sitter) => (
          <option key={sitter} value={sitter}>
            {label(sitter)}
          </option>
        ))}
      </select>
      {hint !== null && <small id={`seat-${index}-hint`}>{hint}</small>}
    </li>
  );
}

function firstPlans(id: GameId): Plan[] {
  const sitters: readonly Sitter[] = ['person', 'squire', 'empty', 'empty'];
  return sitters.map((sitter, index) => ({
    sitter,
    name: index === 0 ? words.value.person1 : botName(id, index - 1),
    arms: index + 1,
  }));
}
