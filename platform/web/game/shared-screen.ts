import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { GamePage } from '@chambord/games/page';
import type { Seat, Session, Shape } from '@chambord/kernel';
import type { SharedScreen } from '@chambord/ui';
import { largeScreen, seating } from './seating.ts';

/** A table of people who keep their seats at one screen. */
export interface SharedTable {
  readonly screen: SharedScreen<Shape['move'], unknown>;
  /** What whoever is to decide sees, with what only they know of. */
  readonly view: unknown;
}

/** Asked before somebody is shown what only they may see. */
export interface Peek {
  readonly seat: Seat;
  readonly yes: () => void;
  readonly no: () => void;
}

interface Shown {
  readonly page: GamePage;
  readonly session: ReadonlySignal<Session<Shape>>;
  /** The seats of people. */
  readonly people: ReadonlySignal<readonly Seat[]>;
  readonly own: ReadonlySignal<boolean>;
}

/** Lets several people keep their seats at one screen, where it is large enough, the game allows it and they do not want it otherwise. */
export function shareScreen({ page, session, people, own }: Shown) {
  const { game } = page;
  const staying = computed(
    () => page.seatsStay === true && people.value.length > 1 && largeScreen.value && seating.value === 'stay',
  );
  const asked = signal<Seat | null>(null);
  const looking = signal<Seat | null>(null);
  const actor = computed(() => game.actor(session.value.state));
  const lookAway = () => {
    asked.value = null;
    looking.value = null;
  };
  /** Who decides, or will be the next of the people. */
  const next = computed(() => {
    const from = actor.value;
    return from === null ? undefined : (people.value.find((seat) => seat >= from) ?? people.value[0]);
  });
  return {
    staying,
    lookAway,
    shared: computed((): SharedTable | null => {
      const seat = next.value;
      if (!staying.value || !own.value || seat === undefined) return null;
      const { state } = session.value;
      const view = game.view(state, seat);
      const { value: open } = looking;
      return {
        view,
        screen: {
          seat,
          moves: actor.value === seat ? game.legal(view) : [],
          looking: open === null ? null : { seat: open, view: game.view(state, open) },
          look: (who) => void (asked.value = who),
          lookAway,
        },
      };
    }),
    look: computed((): Peek | null => {
      const seat = asked.value;
      if (!staying.value || seat === null || !people.value.includes(seat)) return null;
      return {
        seat,
        yes() {
          asked.value = null;
          looking.value = seat;
        },
        no: lookAway,
      };
    }),
    /** Whoever of the people decided last: as long as nobody else has, they can take it back. */
    lastToDecide: computed(() => session.value.plies.findLast(({ actor: each }) => people.value.includes(each))?.actor),
  };
}
