import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GamePage } from '@chambord/games/page';
import { recordOf, replay } from '@chambord/kernel';
import type { GameRecord, Viewer } from '@chambord/kernel';
import type { SeatInfo } from '@chambord/ui';
import { savedSession } from '../saved/saved-session.ts';
import { roundStarts } from '../game/rounds.ts';
import { sentences } from '../telling/log.tsx';
import { lang } from '../shell/settings.ts';
import { ONLY_LOOKED_AT } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';

/** A recorded game that is looked through, decision by decision, by anyone or with everything open. */
export interface ReplayGame extends ShownGame {
  readonly viewer: Signal<Viewer>;
  /** How many decisions have been made at what is shown, and how many there are. */
  readonly ply: ReadonlySignal<number>;
  readonly most: number;
  /** The decisions after which each round begins. */
  readonly rounds: readonly number[];
  readonly goTo: (ply: number) => void;
  /** The table before this decision, everything on it included; not to be changed. */
  readonly stateAt: (ply: number) => unknown;
}

/** Opens a record after so many decisions; at its beginning if it has not that many. Throws `BadInput`. */
export function openReplay(
  newest: GamePage,
  record: GameRecord,
  sitting: readonly SeatInfo[],
  first: number,
): ReplayGame {
  const { page, session } = savedSession(newest, record);
  const { game } = page;
  const { options, names, begin, plies } = session;
  /** Before every decision, and at the end. */
  const states: unknown[] = [];
  states.push(replay(game, recordOf(session), ({ state }) => states.push(game.clone(state))));
  const most = plies.length;
  const ply = signal(first <= most ? first : 0);
  const viewer = signal<Viewer>('open');
  const view = computed(() => game.view(states[ply.value], viewer.value));
  const over = computed(() => game.actor(view.value) === null);
  const telling = { page, options, names: signal(names), you: ONLY_LOOKED_AT.you };
  return {
    ...ONLY_LOOKED_AT,
    ...telling,
    seats: signal(sitting),
    viewer,
    view,
    begin: signal(begin),
    plies: computed(() => plies.slice(0, ply.value)),
    over,
    verdict: computed(() => (over.value ? page.text[lang.value].sheet(view.value, names).verdict : null)),
    note: computed(() => {
      const events = ply.value === 0 ? begin : (plies[ply.value - 1]?.events ?? []);
      return { title: sentences(telling, events, viewer.value).slice(0, 3).join(' '), rule: null };
    }),
    ply,
    most,
    rounds: roundStarts(game, plies),
    stateAt: (at) => states[at],
    goTo: (to) => void (ply.value = Math.max(0, Math.min(most, to))),
  };
}
