import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import type { GamePage } from '@chambord/games/page';
import { at, canUndo, IllegalMove, makeMove, recordOf, undo, viewsBack } from '@chambord/kernel';
import type { Seat, Session, Shape, Viewer, Why } from '@chambord/kernel';
import { afterFrame, allLanded } from '@chambord/ui';
import type { Earlier, Note, SeatInfo } from '@chambord/ui';
import { askBot, wakeBots } from './bots.ts';
import { endsTurn } from './ends-turn.ts';
import { asksBeforeEnd, lang, pace, PACES } from './settings.ts';
import { keepSoon } from './store.ts';

/** A game that is being played on this page. */
export interface Playing {
  readonly id: string;
  readonly page: GamePage;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** Gives a seat to a bot of this level, or to a person (null). */
  readonly reseat: (seat: Seat, bot: string | null) => void;
  readonly session: Session<Shape>;
  /** Raised by every change of the session. */
  readonly version: ReadonlySignal<number>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** To whom the screen is to be handed before anything is shown. */
  readonly curtain: Signal<Seat | null>;
  readonly note: ReadonlySignal<Note | null>;
  readonly actor: ReadonlySignal<Seat | null>;
  readonly deciding: ReadonlySignal<boolean>;
  readonly play: (...moves: Shape['move'][]) => void;
  /** Plays without asking whether the turn may end. */
  readonly finish: (...moves: Shape['move'][]) => void;
  /** Moves that would end the turn, while the player is asked; null otherwise. */
  readonly asked: Signal<readonly Shape['move'][] | null>;
  readonly forbid: (why: Why) => void;
  /** Takes the note away: the player has turned to something else. */
  readonly calm: () => void;
  readonly undo: ReadonlySignal<(() => void) | null>;
  /** The table before each decision that can be taken back, the last first. */
  readonly earlier: () => readonly Earlier<unknown>[];
  /** The next person has the screen. */
  readonly ready: () => void;
  /** Lets bots play until a person decides; also once more after one could not. */
  readonly start: () => void;
  /** The bot that could not be asked: the game waits until it is tried again, or someone else sits there. */
  readonly silent: ReadonlySignal<Seat | null>;
  readonly close: () => void;
}

export function openPlaying(
  id: string,
  page: GamePage,
  session: Session<Shape>,
  sitting: readonly SeatInfo[],
  /** What a bot does next where that is laid down, as in a lesson. */
  laidDown: () => string | null = () => null,
): Playing {
  const { game } = page;
  const seats = signal(sitting);
  const people = computed(() => seats.value.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])));
  const version = signal(0);
  const first = game.actor(session.state);
  const shown = signal<Viewer>(people.value.find((seat) => seat === first) ?? people.value[0] ?? 'spectator');
  const curtain = signal<Seat | null>(people.value.length > 1 && isPerson(first) ? first : null);
  const why = signal<Why | null>(null);
  const note = computed(() => why.value && noteOf(page, why.value, session.options));
  const actor = computed(() => (version.value, game.actor(session.state)));
  const deciding = computed(() => actor.value !== null && actor.value === shown.value && curtain.value === null);
  const back = computed<readonly Earlier<unknown>[]>(() => {
    if (version.value < 0 || !deciding.value) return [];
    return viewsBack(session, shown.value).map((view, index) => ({ view, go: () => takeBack(index + 1) }));
  });
  const asked = signal<readonly Shape['move'][] | null>(null);
  const silent = signal<Seat | null>(null);
  let open = true;

  /** Whether something was played that the table does not know of yet. */
  let played = false;

  function make(...moves: readonly Shape['move'][]): void {
    if (!deciding.value || played) return;
    try {
      for (const move of moves) makeMove(session, move);
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

  function changed(): void {
    batch(() => {
      why.value = null;
      asked.value = null;
      silent.value = null;
      version.value++;
      const now = game.actor(session.state);
      if (!isPerson(shown.value)) shown.value = people.value[0] ?? 'spectator';
      if (people.value.length > 1 && isPerson(now) && now !== shown.value) curtain.value = now;
    });
    const now = Date.now();
    keepSoon(id, () => ({ id, record: recordOf(session), seats: seats.value, played: now }));
    // What the player did is shown first.
    afterFrame(() => void letBotPlay());
  }

  function takeBack(steps: number): void {
    undo(session, steps);
    changed();
  }

  async function letBotPlay(): Promise<void> {
    const now = game.actor(session.state);
    const level = now === null ? null : at(seats.value, now).bot;
    if (now === null || level === null || !open) return;
    const before = version.value;
    const question = {
      game: game.id,
      view: game.view(session.state, now),
      options: session.options,
      level: levelOf(level),
      // From the game's own seed: the same game goes the same way again, and taking a move back does not coax out another answer.
      seed: `${session.seed}/bot/${session.plies.length}`,
    };
    try {
      const [move] = await Promise.all([
        laidDown() ?? askBot(question),
        new Promise((resolve) => setTimeout(resolve, PACES[pace.value])),
        // One step, one motion: what is in the air lands first, unless nobody wants to wait.
        pace.value === 'instant' ? undefined : allLanded(),
      ]);
      // What has just landed has a frame of its own.
      await new Promise<void>((resolve) => afterFrame(resolve));
      if (!open || version.value !== before) return;
      makeMove(session, game.parse(move, session.options));
    } catch {
      // Whatever it was, nothing was played: the game stands where it stood, and says so.
      if (open && version.value === before) silent.value = now;
      return;
    }
    changed();
  }

  return {
    id,
    page,
    seats,
    reseat(seat, bot) {
      seats.value = seats.value.map((info, index) => (index === seat ? { ...info, bot } : info));
      changed();
    },
    session,
    version,
    viewer: shown,
    curtain,
    note,
    actor,
    deciding,
    play(...moves) {
      if (deciding.value && asksBeforeEnd() && endsTurn(game, session.state, moves)) asked.value = moves;
      else make(...moves);
    },
    finish: make,
    asked,
    forbid: (reason) => (why.value = reason),
    calm: () => (why.value = null),
    undo: computed(() => {
      if (!deciding.value || version.value < 0 || !canUndo(session)) return null;
      return () => takeBack(1);
    }),
    earlier: () => back.value,
    ready() {
      batch(() => {
        if (curtain.value !== null) shown.value = curtain.value;
        curtain.value = null;
      });
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
}

/** The level of a bot's seat. Games kept from before there were six have other names: those two are the lowest now. */
function levelOf(name: string): Level {
  return LEVELS.find((level) => level === name) ?? (name === 'montecarlo' ? 'squire' : 'page');
}

/** Why a touch was refused, in the language of the moment; the rule's number becomes a link of its own. */
function noteOf({ text }: GamePage, why: Why, options: Shape['options']): Note {
  return { title: text[lang.value].whyNot(why, options).replace(/\s*\([^()]*\)$/, ''), rule: why.rule };
}

/** The decisions since the viewer's own last one: what happened while others played. */
export function sinceLastTurn<P extends Pick<Session<Shape>, 'plies'>>(session: P, viewer: Viewer): P['plies'] {
  const last = session.plies.findLastIndex(({ actor }) => actor === viewer);
  return session.plies.slice(last + 1);
}
