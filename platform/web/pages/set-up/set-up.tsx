import './index.css';
import { useRef, useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import { afterFrame, uiWords } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { GameOptions } from './game-options.tsx';
import { SeatCard } from './seat-card.tsx';
import { SitterChoice } from './sitter-choice.tsx';
import type { Sitter } from './sitter-choice.tsx';
import { firstChoice, keepChoice } from '../../game/chosen-options.ts';
import { botName, newGame, ownSeat, useBeginning } from '../../game/new-game.ts';
import { chooseArms, chooseName, LONGEST_OWN_NAME } from '../../shell/own.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { lang, words } from '../../shell/settings.ts';
import { lessonWords } from '../../words/lesson.ts';
import { setUpWords } from '../../words/set-up.ts';

interface Plan {
  /** Stays with the card, whichever place it has. */
  readonly key: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly arms: number;
}

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
  const adding = useRef<HTMLButtonElement>(null);
  const change = (index: number, part: Partial<Plan>) =>
    setPlans(plans.map((plan, i) => (i === index ? { ...plan, ...part } : plan)));
  const nameOf = ({ name }: Plan, index: number) => (name.trim() === '' ? words.value.seat(index + 1) : name.trim());

  function remove(index: number): void {
    setPlans(plans.filter((_, i) => i !== index));
    // What was touched is gone: one goes on where it can be brought back.
    afterFrame(() => adding.current?.focus());
  }

  function submit(event: Event): void {
    event.preventDefault();
    const seats: SeatInfo[] = plans.map((plan, index) => ({
      name: nameOf(plan, index),
      arms: plan.arms,
      bot: plan.sitter === 'person' ? null : plan.sitter,
    }));
    const [own] = plans;
    // Whoever has the first seat sits before this screen.
    if (own?.sitter === 'person') {
      if (own.name !== setUpWords[lang.value].guest) chooseName(own.name);
      chooseArms(own.arms);
    }
    keepChoice(game, chosen);
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
      <main class="setup broad">
        <form onSubmit={submit}>
          <div class="headline">
            <PageTitle name={game.words[lang.value].title} />
            {game.load.lesson !== undefined && (
              <a class="btn" href={`/learn/${id}`}>
                {lessonWords[lang.value].learn}
              </a>
            )}
          </div>
          <ol class="seats">
            {plans.map((plan, index) => (
              <SeatPlan
                key={plan.key}
                game={game}
                index={index}
                plan={plan}
                change={(part) => change(index, part)}
                remove={plans.length > 1 ? () => remove(index) : undefined}
              />
            ))}
            {plans.length < places.most && (
              <li class="seatcard free adding">
                <button ref={adding} type="button" onClick={() => setPlans([...plans, nextPlan(game, plans)])}>
                  <span aria-hidden="true">+</span> {setUpWords[lang.value].addPlayer}
                </button>
              </li>
            )}
          </ol>
          <GameOptions game={game} chosen={chosen} choose={choose} />
          <details class="more">
            <summary>{setUpWords[lang.value].more}</summary>
            {plans.length > 1 && (
              <label class="line">
                <span>{words.value.startPlayer}</span>
                <select
                  value={starter ?? ''}
                  onChange={({ currentTarget: { value } }) => setStarter(value === '' ? null : Number(value))}
                >
                  <option value="">{words.value.byLot}</option>
                  {plans.map((plan, index) => (
                    <option key={plan.key} value={index}>
                      {nameOf(plan, index)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="line">
              <span id="seed-name">{words.value.seed}</span>
              <input
                name="seed"
                value={seed}
                maxLength={100}
                autocomplete="off"
                aria-labelledby="seed-name"
                aria-describedby="seed-hint"
                onInput={({ currentTarget }) => setSeed(currentTarget.value)}
              />
              <small id="seed-hint">{words.value.seedHint}</small>
            </label>
          </details>
          <footer class="begin">
            {trouble !== null && (
              <p class="notice" role="alert">
                {trouble}
              </p>
            )}
            <button type="submit" class="btn main" disabled={plans.length < places.least}>
              {words.value.begin}
            </button>
          </footer>
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
  readonly remove: (() => void) | undefined;
}

function SeatPlan({ game, index, plan, change, remove }: SeatProps) {
  const { person, seat, name } = words.value;
  const label = seat(index + 1);
  return (
    <SeatCard arms={plan.arms} label={label} chooseArms={(arms) => change({ arms })} remove={remove}>
      <input
        aria-label={uiWords[lang.value].pair(label, name)}
        value={plan.name}
        maxLength={LONGEST_OWN_NAME}
        onInput={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SitterChoice
        label={label}
        sitter={plan.sitter}
        choose={(sitter) => change({ sitter })}
        person={person}
        hints={game.words[lang.value].levelHints}
      />
    </SeatCard>
  );
}

/** As many as for a table of one click: one person, the others bots. */
function firstPlans(game: GameDescription): Plan[] {
  const { name, arms } = ownSeat();
  const plans: Plan[] = [{ key: 0, sitter: 'person', name, arms }];
  while (plans.length < game.playNow) plans.push(nextPlan(game, plans));
  return plans;
}

/** One more: a bot whose name and arms nobody has yet. */
function nextPlan(game: GameDescription, plans: readonly Plan[]): Plan {
  const names = game.botNames.map((_, index) => botName(game, index));
  const armsFree = Array.from({ length: plans.length + 1 }, (_, index) => index + 1);
  return {
    key: 1 + Math.max(...plans.map(({ key }) => key)),
    sitter: 'squire',
    name: names.find((name) => plans.every((plan) => plan.name !== name)) ?? botName(game, plans.length - 1),
    arms: armsFree.find((number) => plans.every(({ arms }) => arms !== number)) ?? 1,
  };
}
