import { at } from '@chambord/kernel';
import { KINGS_TIME } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { TooMuch } from '../bots/bots.ts';
import type { Bots } from '../bots/bots.ts';
import { deadline } from './clock.ts';
import { decideAway, decideMove } from './decide.ts';
import { dueOf } from './due.ts';
import type { Fleet } from '../fleet.ts';
import type { House } from '../house.ts';
import { botSeed } from '@chambord/deals';
import { digest, newSecret } from '../log/secrets.ts';
import type { Store } from '../log/store.ts';
import { playedBy, sessionOf, turnOf } from './table.ts';
import type { Table } from './table.ts';
import type { Now } from '../time.ts';

export interface KeeperOptions {
  /** The least time between two decisions of bots: what they decide on must not show in how long they take. */
  readonly pace: number;
  readonly gone: number;
  readonly now: Now;
}

/** Who plays for someone who is not there. */
const STAND_IN: Level = 'baron';
/** How often the database is asked what was left lying. */
const ROUND = 2000;
const AGAIN = 1000;

/** Looks after tables where nobody else does: lets bots decide, clocks run out, and bots take empty seats. */
export function startKeeper(
  store: Store,
  house: House,
  fleet: Fleet,
  bots: Bots,
  { pace, gone, now }: KeeperOptions,
  onTrouble: (error: unknown) => void,
): { stop(): void } {
  const timers = new Map<string, NodeJS.Timeout>();
  /** Tables whose bot has been asked. */
  const thinking = new Set<string>();
  /** Tables of rules that are not here: the store still has them as due, and nothing can be done for them. */
  const unplayable = new Set<string>();
  let open = true;

  function plan(id: string, due: number): void {
    if (!open || !fleet.keeps(id) || thinking.has(id) || unplayable.has(id)) return;
    clearTimeout(timers.get(id));
    // A timer for days would overflow; the round finds the table when its time comes.
    const wait = Math.min(Math.max(0, due - now()), 2 ** 30);
    timers.set(
      id,
      setTimeout(() => void keep(id), wait),
    );
  }

  async function keep(id: string): Promise<void> {
    timers.delete(id);
    try {
      const asked = await lookAfter(id);
      if (asked !== undefined) await letBotDecide(id, asked);
    } catch (error) {
      if (!open) return;
      if (!(error instanceof TooMuch)) onTrouble(error);
      plan(id, now() + AGAIN);
    }
  }

  /** Does what is due; if a bot has to decide, returns what to ask it. */
  async function lookAfter(id: string): Promise<Question | undefined> {
    let asked: Question | undefined;
    let later: number | undefined;
    await house.tend(id, (table) => {
      if (table.unplayable !== null) unplayable.add(id);
      const time = now();
      const turn = turnOf(table);
      const due = dueOf(table, gone);
      if (turn === null || due === null) return [];
      if (due > time) {
        later = due;
        return [];
      }
      if (playedBy(table, turn) === 'bot') {
        asked = questionFor(table, turn);
        return [];
      }
      const out = deadline(table.clocks);
      if (out !== null && out <= time) return decideAway(table, turn, 'time');
      const missing = Math.max(house.missingSince(id, turn) ?? time, table.updated);
      if (missing + gone <= time) return decideAway(table, turn, 'gone');
      later = Math.min(missing + gone, out ?? Infinity);
      return [];
    });
    if (later !== undefined) plan(id, later);
    return asked;
  }

  async function letBotDecide(id: string, { position, seat, level, guest, question, exact }: Question): Promise<void> {
    thinking.add(id);
    const paced = new Promise((resolve) => setTimeout(resolve, paceOf(level, pace)));
    const [move] = await Promise.all([bots.ask(guest, question, exact), paced]).finally(() => thinking.delete(id));
    if (!open) return;
    let later: number | undefined;
    await house.tend(id, (table) => {
      const due = dueOf(table, gone);
      const same = table.position === position && turnOf(table) === seat && playedBy(table, seat) === 'bot';
      if (!same || due === null || due > now()) {
        later = due ?? undefined;
        return [];
      }
      const reply = decideMove(table, seat, move, level);
      if (reply.kind !== 'do') throw new Error(`a bot wanted "${move}", which cannot be done`);
      return reply.bodies;
    });
    if (later !== undefined) plan(id, later);
  }

  house.onDue((id, due) => plan(id, due));

  async function round(): Promise<void> {
    for await (const ids of store.due(now())) for (const id of ids) if (!timers.has(id)) plan(id, 0);
    house.tidy(now());
  }
  let looking: Promise<void> | null = null;
  let again = false;
  /** One round at a time; what was asked for meanwhile comes right after it. */
  function look(): void {
    again = looking !== null;
    looking ??= round()
      .catch(onTrouble)
      .finally(() => {
        looking = null;
        if (again && open) look();
      });
  }
  const rounds = setInterval(look, ROUND);
  fleet.onChange(look);
  look();

  return {
    stop() {
      open = false;
      clearInterval(rounds);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** The king thinks for a fixed time, unless there is nothing to think about: that must not show. */
function paceOf(level: Level, pace: number): number {
  return level === 'king' && pace > 0 ? Math.max(pace, KINGS_TIME + pace / 2) : pace;
}

interface Question {
  readonly position: number;
  readonly seat: number;
  readonly level: Level;
  /** For whom the bot plays, as far as one can say: the first of the people at the table. */
  readonly guest: string;
  readonly question: Parameters<Bots['ask']>[1];
  /** Whether it must come out the same every time. */
  readonly exact: boolean;
}

/**
 * What a bot is asked: the view of its own seat, and a seed that tells nothing of the game's. At all tables of a match it is the same after as many
 * decisions: there the same moves get the same answers.
 */
function questionFor(table: Table, seat: number): Question {
  const { game, options, position } = table;
  const level = at(table.seats, seat).bot ?? STAND_IN;
  const view = game.view(sessionOf(table).state, seat);
  const guest = table.seats.find((each) => each.guest !== null)?.guest ?? '';
  const { id, rulesVersion } = game;
  const exact = table.facts.match !== null;
  const seed = exact ? botSeed(digest(`${table.serverSeed}/bots`), table.times.length) : newSecret();
  const question = { game: id, rulesVersion, view, options, level, seed };
  return { position, seat, level, guest, question, exact };
}
