import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import type { GamePage } from '@chambord/games/page';
import { at, canUndo, IllegalMove, makeMove, recordOf, undo, viewsBack } from '@chambord/kernel';
import type { Seat, Session, Shape, Viewer, Why } from '@chambord/kernel';
import { afterFrame, allLanded } from '@chambord/ui';
import type { Earlier, SeatInfo } from '@chambord/ui';
import { askBeforeEnd } from '../frame/ask-before-end.ts';
import { askBot, wakeBots } from './bots.ts';
import { lang, pace, PACES } from '../shell/settings.ts';
import { noteOf } from './shown-game.ts';
import type { ShownGame } from './shown-game.ts';
import { saveSoon } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';

/** A game that is played on this page: by whoever sits here, and by bots. */
export interface LocalGame extends ShownGame {
  readonly id: string;
  /** Another object with every change. */
  readonly session: ReadonlySignal<Session<Shape>>;
  /** Gives a seat to a bot of this level, or to a person (null). */
  readonly reseat: (seat: Seat, bot: string | null) => void;
  /** Lets bots play until a person decides; also once more after one could not. */
  readonly start: () => void;
  /** The bot that could not be asked: the game waits until it is tried again, or someone else sits there. */
  readonly silent: ReadonlySignal<Seat | null>;
  readonly close: () => void;
}

export function openLocalGame(
  id: string,
  page: GamePage,
  opened: Session<Shape>,
  sitting: readonly SeatInfo[],
  /** What a bot does after so many decisions where that is laid down, as in a lesson. */
  laidDown: (plies: number) => string | null = () => null,
): LocalGame {
  const { game } = page;
  const { options, seed } = opened;
  const session = signal(opened);
  const plies = computed(() => session.value.plies);
  const seats = signal(sitting);
  const people = computed(() => seats.value.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])));
  const first = game.actor(opened.state);
  const viewer = signal<Viewer>(people.value.find((seat) => seat === first) ?? people.value[0] ?? 'spectator');
  const view = computed(() => game.view(session.value.state, viewer.value));
  const handTo = signal<Seat | null>(people.value.length > 1 && isPerson(first) ? first : null);
  const why = signal<Why | null>(null);
  const actor = computed(() => game.actor(session.value.state));
  const deciding = computed(() => actor.value !== null && actor.value === viewer.value && handTo.value === null);
  const back = computed<readonly Earlier<unknown>[]>(() => {
    if (!deciding.value) return [];
    return viewsBack(session.value, viewer.value).map((before, index) => ({
      view: before,
      go: () => takeBack(index + 1),
    }));
  });
  const silent = signal<Seat | null>(null);
  let open = true;

  /** Whether something was played that the table does not know of yet. */
  let played = false;

  function make(...moves: readonly Shape['move'][]): void {
    if (!deciding.value || played) return;
    try {
      for (const move of moves) makeMove(session.value, move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      changed();
      why.value = error.why;
      return;
    }
    // To play and to show it are a frame each.
    played = true;
    afterFrame(() => {
      played = false;
      changed();
    });
  }

  function isPerson(seat: Viewer | null): seat is Seat {
    return typeof seat === 'number' && people.value.includes(seat);
  }

  /** Sessions change in place: whoever follows this one gets another object when there is something to show. */
  function changed(): void {
    const now = { ...session.value, plies: [...session.value.plies] };
    batch(() => {
      why.value = null;
      silent.value = null;
      session.value = now;
      if (!isPerson(viewer.value)) viewer.value = people.value[0] ?? 'spectator';
      const next = actor.value;
      if (people.value.length > 1 && isPerson(next) && next !== viewer.value) handTo.value = next;
    });
    const time = Date.now();
    saveSoon(id, () => ({ id, record: recordOf(session.value), seats: seats.value, last: lastSeen(), played: time }));
    // What the player did is shown first.
    afterFrame(() => void letBotPlay());
  }

  /** Where several share the screen, only what all of them may see. */
  function lastSeen(): NonNullable<SavedGame['last']> {
    const seenBy = people.value.length > 1 ? 'spectator' : viewer.value;
    return { viewer: seenBy, view: game.view(session.value.state, seenBy) };
  }

  function takeBack(steps: number): void {
    undo(session.value, steps);
    changed();
  }

  async function letBotPlay(): Promise<void> {
    const before = session.value;
    const now = game.actor(before.state);
    const level = now === null ? null : at(seats.value, now).bot;
    if (now === null || level === null || !open) return;
    const question = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      view: game.view(before.state, now),
      options,
      level: levelOf(level),
      // From the game's own seed: the same game goes the same way again, and taking a move back does not coax out another answer.
      seed: `${seed}/bot/${before.plies.length}`,
    };
    try {
      const [move] = await Promise.all([
        laidDown(before.plies.length) ?? askBot(question),
        new Promise((resolve) => setTimeout(resolve, PACES[pace.value])),
        // One step, one motion: what is in the air lands first, unless nobody wants to wait.
        pace.value === 'instant' ? undefined : allLanded(),
      ]);
      // What has just landed has a frame of its own.
      await new Promise<void>((resolve) => afterFrame(resolve));
      if (!open || session.value !== before) return;
      makeMove(before, game.parse(move, options));
    } catch {
      // Whatever it was, nothing was played: the game stands where it stood, and says so.
      if (open && session.value === before) silent.value = now;
      return;
    }
    changed();
  }

  return {
    id,
    page,
    options,
    session,
    seats,
    names: computed(() => session.value.names),
    viewer,
    view,
    begin: computed(() => session.value.begin),
    plies,
    curtain: computed(() => (handTo.value === null ? null : { seat: handTo.value, lift })),
    over: computed(() => actor.value === null),
    verdict: computed(() => {
      const { state, names } = session.value;
      return actor.value === null ? page.text[lang.value].sheet(state, names).verdict : null;
    }),
    deciding,
    note: computed(() => why.value && noteOf(page, why.value, options)),
    ...askBeforeEnd({ page, view, plies, deciding }, make),
    forbid: (reason) => void (why.value = reason),
    clearNote: () => void (why.value = null),
    undo: computed(() => (deciding.value && canUndo(session.value) ? () => takeBack(1) : null)),
    earlier: () => back.value,
    reseat(seat, bot) {
      seats.value = seats.value.map((info, index) => (index === seat ? { ...info, bot } : info));
      changed();
    },
    start() {
      silent.value = null;
      if (seats.value.some(({ bot }) => bot !== null)) wakeBots();
      void letBotPlay();
    },
    silent,
    close() {
      open = false;
    },
  };

  function lift(): void {
    batch(() => {
      if (handTo.value !== null) viewer.value = handTo.value;
      handTo.value = null;
    });
  }
}

/** The level of a bot's seat. Games kept from before there were six have other names: those two are the lowest now. */
function levelOf(name: string): Level {
  return LEVELS.find((level) => level === name) ?? (name === 'montecarlo' ? 'squire' : 'page');
}
