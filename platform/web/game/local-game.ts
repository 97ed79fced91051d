import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { LEVELS } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import type { GamePage } from '@chambord/games/page';
import { at, IllegalMove, joinedOf, makeMove, recordOf, resume, undo, viewsBefore, waysBack } from '@chambord/kernel';
import type { Seat, Session, Shape, Viewer, Why } from '@chambord/kernel';
import { afterFrame, allLanded } from '@chambord/ui';
import type { Earlier, SeatInfo } from '@chambord/ui';
import { botSeed } from '@chambord/deals/deal';
import { askBeforeEnd } from '../frame/questions/ask-before-end.ts';
import { askBot, wakeBots } from './bots/bots.ts';
import { botWait, BOT_WAITS, lang, pace, PACES } from '../shell/settings.ts';
import { noteOf } from './shown-game.ts';
import type { ShownGame } from './shown-game.ts';
import { shareScreen } from './shared-screen.ts';
import type { Peek } from './shared-screen.ts';
import type { SharedGame } from '../saved/share-game.ts';
import { saveSoon } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';

/** A game that is played on this page: by whoever sits here, and by bots. */
export interface LocalGame extends ShownGame {
  readonly id: string;
  /** Another object with every change. */
  readonly session: ReadonlySignal<Session<Shape>>;
  /** The deal for which it counts; null for a game like any other. */
  readonly counts: string | null;
  /** Gives a seat to a bot of this level, or to a person (null). */
  readonly reseat: (seat: Seat, bot: string | null) => void;
  /** Lets bots play until a person decides; also once more after one could not. */
  readonly start: () => void;
  /** The bot that could not be asked: the game waits until it is tried again, or someone else sits there. */
  readonly silent: ReadonlySignal<Seat | null>;
  /** Whether it is played in another tab, and only followed in this one. */
  readonly elsewhere: ReadonlySignal<boolean>;
  /** Plays on in this tab. */
  readonly takeOver: () => void;
  /** What came out for the one at the screen alone, to be seen before it goes to the next; null when that is done. */
  readonly learned: ReadonlySignal<Learned | null>;
  /** Where seats stay: who wants to look at what only they may see, before they do. */
  readonly look: ReadonlySignal<Peek | null>;
  readonly close: () => void;
}

export interface Learned {
  readonly events: readonly unknown[];
  /** To whom the screen is handed then. */
  readonly next: Seat;
  readonly passOn: () => void;
}

/** How a game is played that is not like any other. */
interface Manner {
  /** What a bot does after so many decisions where that is laid down, as in a lesson. */
  readonly laidDown?: (plies: number) => string | null;
  readonly counts?: string | null;
}

export function openLocalGame(
  id: string,
  page: GamePage,
  opened: Session<Shape>,
  sitting: readonly SeatInfo[],
  shared: SharedGame,
  { laidDown = () => null, counts = null }: Manner = {},
): LocalGame {
  const { game } = page;
  const { options, seed } = opened;
  const session = signal(opened);
  const plies = computed(() => session.value.plies);
  const seats = signal(sitting);
  const people = computed(() => seats.value.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])));
  const you = computed(() => (people.value.length === 1 ? (people.value[0] ?? null) : null));
  const { own } = shared;
  const viewer = signal<Viewer>('spectator');
  const view = computed(() => game.view(session.value.state, viewer.value));
  const handTo = signal<Seat | null>(null);
  const why = signal<Why | null>(null);
  const actor = computed(() => game.actor(session.value.state));
  const { staying, shared: sharedTable, look, lookAway, lastToDecide } = shareScreen({ page, session, people, own });
  const deciding = computed(
    () =>
      own.value &&
      actor.value !== null &&
      (staying.value ? isPerson(actor.value) : actor.value === viewer.value && handTo.value === null),
  );
  /** The decisions that whoever sits at the screen, or decided last there, can go back to, the last first. Bots give way; once all is over, nothing does. */
  const back = computed<readonly number[]>(() => {
    const seat = (staying.value ? lastToDecide.value : viewer.value) ?? null;
    return own.value && isPerson(seat) && actor.value !== null
      ? waysBack(session.value, seat, (each) => counts === null && !isPerson(each))
      : [];
  });
  const earlier = computed<readonly Earlier<unknown>[]>(() => {
    if (!deciding.value) return [];
    const began = plies.value.findLastIndex(({ events }) => events.some((event) => game.endsTurn(event)));
    const here = back.value.filter((ply) => ply > began);
    return viewsBefore(session.value, here, viewer.value).map((before, index) => ({
      view: before,
      go: () => takeBack(at(here, index)),
    }));
  });
  const silent = signal<Seat | null>(null);
  /** What came out for the one at the screen alone with what they did last. */
  const unread = signal<readonly unknown[]>([]);
  let open = true;
  let started = false;

  /** Whether something was played that the table does not know of yet. */
  let played = false;

  function make(...moves: readonly Shape['move'][]): void {
    if (!deciding.value || played) return;
    try {
      const events = moves.flatMap((move, index) => makeMove(session.value, move, index > 0));
      if (people.value.length > 1 && !staying.value) unread.value = learnedAlone(events, viewer.value);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      changed();
      why.value = error.why;
      return;
    }
    // It was played, so it is kept, also when the page goes before it is shown.
    keep();
    // To play and to show it are a frame each.
    played = true;
    afterFrame(() => {
      played = false;
      changed();
    });
  }

  /** What only this one has learned, and nobody else anything of the kind: all draw dice together, and know that. */
  function learnedAlone(events: readonly unknown[], seat: Viewer): readonly unknown[] {
    if (events.some((event) => !game.sees(event, seat))) return [];
    return events.filter((event) => game.reveals(event, seat) && !game.sees(event, 'spectator'));
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
      lookAway();
      if (staying.value) return sit();
      if (!isPerson(viewer.value)) viewer.value = people.value[0] ?? 'spectator';
      const next = actor.value;
      const another = people.value.length > 1 && isPerson(next) && next !== viewer.value;
      handTo.value = another && unread.value.length === 0 ? next : null;
    });
    if (!own.value) return;
    keep();
    shared.tell(keptGame(Date.now()));
    // What the player did is shown first.
    afterFrame(() => void letBotPlay());
  }

  function keep(): void {
    const time = Date.now();
    saveSoon(id, () => keptGame(time));
  }

  function keptGame(played: number): SavedGame {
    const { value: kept } = session;
    const game = { id, record: recordOf(kept), joined: joinedOf(kept), seats: seats.value, last: lastSeen(), played };
    return counts === null ? game : { ...game, counts };
  }

  /** The game stands as another tab has played it. */
  function follow(kept: SavedGame): void {
    batch(() => {
      why.value = null;
      session.value = resume(game, { ...kept.record, options }, kept.joined);
      seats.value = kept.seats;
      sit();
    });
  }

  /**
   * Whose screen this is: of the one person, or of the next of several once the curtain is lifted; who only follows several, or shares
   * the screen with them, sees what all may see.
   */
  function sit(): void {
    const next = actor.value;
    const several = people.value.length > 1;
    const together = several && (!own.value || staying.value);
    viewer.value = together
      ? 'spectator'
      : (people.value.find((seat) => seat === next) ?? people.value[0] ?? 'spectator');
    handTo.value = several && !together && isPerson(next) ? next : null;
  }

  /** Where several share the screen, only what all of them may see. */
  function lastSeen(): NonNullable<SavedGame['last']> {
    const seenBy = people.value.length > 1 ? 'spectator' : viewer.value;
    return { viewer: seenBy, view: game.view(session.value.state, seenBy) };
  }

  function takeBack(to: number): void {
    undo(session.value, to);
    unread.value = [];
    changed();
  }

  /** How long a bot waits: after a turn that can be taken back long enough to do so, but not where its answer is laid down. */
  function waitOf(before: Session<Shape>): number {
    const answered = isPerson(before.plies.at(-1)?.actor ?? null) && back.value.length > 0;
    const wait = answered && laidDown(before.plies.length) === null ? BOT_WAITS[botWait.value] : 0;
    return Math.max(PACES[pace.value], wait);
  }

  async function letBotPlay(): Promise<void> {
    const before = session.value;
    const now = game.actor(before.state);
    const level = now === null ? null : at(seats.value, now).bot;
    if (now === null || level === null || !open || !own.value) return;
    const question = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      view: game.view(before.state, now),
      options,
      level: levelOf(level),
      // From the game's own seed: the same game goes the same way again, and taking a move back does not coax out another answer.
      seed: botSeed(seed, before.plies.length),
    };
    try {
      const [move] = await Promise.all([
        laidDown(before.plies.length) ?? askBot(question),
        new Promise((resolve) => setTimeout(resolve, waitOf(before))),
        // One step, one motion: what is in the air lands first, unless nobody wants to wait.
        pace.value === 'instant' ? undefined : allLanded(),
      ]);
      // What has just landed has a frame of its own.
      await new Promise<void>((resolve) => afterFrame(resolve));
      if (!open || !own.value || session.value !== before) return;
      makeMove(before, game.parse(move, options));
    } catch {
      // Whatever it was, nothing was played: the game stands where it stood, and says so.
      if (open && session.value === before) silent.value = now;
      return;
    }
    changed();
  }

  shared.join({ now: () => keptGame(Date.now()), follow });
  const noLonger = own.subscribe(() => {
    batch(sit);
    if (started) void letBotPlay();
  });
  // The window has become larger or smaller, or the setting another one.
  const seatedOtherwise = staying.subscribe(() => batch(sit));

  return {
    id,
    counts,
    page,
    options,
    session,
    seats,
    names: computed(() => session.value.names),
    viewer,
    you,
    shared: sharedTable,
    view,
    begin: computed(() => session.value.begin),
    plies,
    curtain: computed(() => (handTo.value === null ? null : { seat: handTo.value, lift })),
    over: computed(() => actor.value === null),
    verdict: computed(() => {
      const { state, names } = session.value;
      return actor.value === null ? page.text[lang.value].sheet(state, names, you.value).verdict : null;
    }),
    deciding,
    note: computed(() => why.value && noteOf(page, why.value, options)),
    ...askBeforeEnd({ page, shared: sharedTable, view, plies, deciding }, make),
    forbid: (reason) => void (why.value = reason),
    clearNote: () => void (why.value = null),
    undo: computed(() => {
      const [last] = back.value;
      return last === undefined ? null : () => takeBack(last);
    }),
    earlier: () => earlier.value,
    reseat(seat, bot) {
      if (!own.value || counts !== null) return;
      seats.value = seats.value.map((info, index) => (index === seat ? { ...info, bot } : info));
      changed();
    },
    start() {
      started = true;
      silent.value = null;
      if (seats.value.some(({ bot }) => bot !== null)) wakeBots();
      void letBotPlay();
    },
    silent,
    learned: computed(() => {
      const next = actor.value;
      if (unread.value.length === 0 || !isPerson(next) || next === viewer.value || handTo.value !== null) return null;
      return { events: unread.value, next, passOn };
    }),
    look,
    elsewhere: computed(() => !own.value),
    takeOver: shared.takeOver,
    close() {
      open = false;
      noLonger();
      seatedOtherwise();
      shared.leave();
    },
  };

  function passOn(): void {
    batch(() => {
      unread.value = [];
      handTo.value = actor.value;
    });
  }

  function lift(): void {
    batch(() => {
      if (handTo.value !== null) viewer.value = handTo.value;
      handTo.value = null;
    });
  }
}

/** The level of a bot's seat. Games kept from before there were six have other names: those two are the lowest now. */
export function levelOf(name: string): Level {
  return LEVELS.find((level) => level === name) ?? (name === 'montecarlo' ? 'squire' : 'page');
}
