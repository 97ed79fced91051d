import { at, BadInput, IllegalMove, resultOf } from '@chambord/kernel';
import type { Seat, Shape, Tried } from '@chambord/kernel';
import type { Level } from '@chambord/bots';
import { MOST_SAID } from '@chambord/protocol';
import type { Away, Command, Refusal, RefusalCode } from '@chambord/protocol';
import { armsOnSitting } from './arms.ts';
import type { Body } from '../log/entry.ts';
import { endsByResigning, outcomeOf } from './outcome.ts';
import { rematchOf } from './rematch.ts';
import type { NewTable } from './rematch.ts';
import { causeKey, lastTouch, mayUndo, playedBy, seatOf, sessionOf, turnOf } from './table.ts';
import type { Table } from './table.ts';

/** Someone who says something. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** What is to become of a message. */
export type Reply =
  | {
      readonly kind: 'do';
      readonly bodies: readonly Body[];
      readonly make?: NewTable;
      /** What came of the move when it was judged, so that it need not be made again. */
      readonly tried?: Tried<Shape>;
    }
  /** Was carried out before, as this version. */
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

/** How long a seat is kept for a rematch before anybody may have it. */
const KEPT = 5 * 60_000;

const doing = (...bodies: readonly Body[]): Reply => ({ kind: 'do', bodies });
const refuse = (code: RefusalCode, reason: string): Reply => ({ kind: 'refuse', refusal: { code, reason } });

/** Judges a message from outside. Looks at the table and changes nothing. */
export function decide(table: Table, guest: Guest, command: Command, now: number): Reply {
  const done = table.answered.get(causeKey(guest.id, command.id));
  if (done !== undefined) return { kind: 'done', version: done };
  if (command.type === 'sit') return sit(table, guest, command, now);
  const seat = seatOf(table, guest.id);
  if (seat === null) return refuse('notSeated', 'you have no seat at this table');
  switch (command.type) {
    case 'leave':
      return leave(table, seat);
    case 'chat':
      return speak(table, { kind: 'chat', seat, text: command.text, phrase: null });
    case 'phrase':
      return speak(table, { kind: 'chat', seat, text: null, phrase: command.phrase });
    case 'rematch':
      return rematch(table, seat);
    case 'back':
    case 'move':
    case 'undo':
    case 'answer':
    case 'resign':
      return inGame(table, seat, command);
  }
}

function sit(table: Table, guest: Guest, command: Extract<Command, { type: 'sit' }>, now: number): Reply {
  const { seat, part } = command;
  if (table.phase !== 'waiting') return refuse('started', 'the game has begun');
  if (seatOf(table, guest.id) !== null) return refuse('alreadySeated', 'you sit at this table already');
  const chosen = table.seats[seat];
  if (chosen === undefined) return refuse('noTable', `there is no seat ${seat} at this table`);
  const kept = chosen.kept !== null && chosen.kept !== guest.id && now < table.facts.created + KEPT;
  if (chosen.bot !== null || chosen.guest !== null || kept) return refuse('seatTaken', 'this seat is taken');
  const sat: Body = {
    kind: 'sat',
    seat,
    guest: guest.id,
    name: guest.name,
    part,
    arms: armsOnSitting(table.seats, command.arms),
  };
  const full = table.seats.every(({ bot, guest: other }, i) => i === seat || bot !== null || other !== null);
  if (!full) return doing(sat);
  const { game, facts } = table;
  try {
    // The table may have been made when there were other rules.
    game.options(facts.terms.options);
  } catch (error) {
    if (error instanceof BadInput) return refuse('badTerms', error.message);
    throw error;
  }
  return doing(sat, { kind: 'began', rulesVersion: game.rulesVersion });
}

function speak({ chat }: Table, said: Extract<Body, { kind: 'chat' }>): Reply {
  const count = chat.filter(({ seat }) => seat === said.seat).length;
  return count < MOST_SAID
    ? doing(said)
    : refuse('saidEnough', `${MOST_SAID} lines a seat are as many as a table keeps`);
}

function leave(table: Table, seat: Seat): Reply {
  switch (table.phase) {
    case 'waiting':
      return doing({ kind: 'stood', seat });
    case 'playing':
      if (at(table.seats, seat).away === 'left') return { kind: 'done', version: table.version };
      return doing({ kind: 'away', seat, why: 'left' });
    case 'over':
      return refuse('over', 'the game is over');
  }
}

function rematch(table: Table, seat: Seat): Reply {
  if (table.phase !== 'over') return refuse('notOver', 'the game is not over yet');
  if (table.facts.match !== null) return refuse('badTerms', 'a table of a match is not played again by itself');
  if (table.next !== null) return { kind: 'done', version: table.version };
  const make = rematchOf(table);
  return { kind: 'do', bodies: [{ kind: 'rematch', seat, next: make.id }], make };
}

type InGame = Extract<Command, { type: 'back' | 'move' | 'undo' | 'answer' | 'resign' }>;

function inGame(table: Table, seat: Seat, command: InGame): Reply {
  if (table.phase === 'waiting') return refuse('notStarted', 'the game has not begun');
  if (table.phase === 'over') return refuse('over', 'the game is over');
  const { away, resigned } = at(table.seats, seat);
  if (resigned) return refuse('resigned', 'you have resigned');
  if (command.type === 'back') {
    return away === null ? { kind: 'done', version: table.version } : doing({ kind: 'back', seat });
  }
  const { unplayable } = table;
  // What newer rules have begun is gone on with as soon as a newer program is here again: that is nothing to give up.
  if (unplayable !== null && (command.type !== 'resign' || unplayable.trouble.newer)) {
    return refuse('otherRules', unplayable.trouble.reason);
  }
  if (command.type === 'resign') return resign(table, seat);
  if (away !== null) return refuse('away', 'you are away: come back first');
  switch (command.type) {
    case 'move':
      return command.version < table.position
        ? { kind: 'stale' }
        : decideMove(table, seat, command.move, 'person', command.joined);
    case 'undo':
      return command.version < table.position ? { kind: 'stale' } : undo(table, seat);
    case 'answer':
      return answer(table, seat, command.offer, command.agree);
  }
}

function resign(table: Table, seat: Seat): Reply {
  const resigned = [...table.resigned, seat];
  const bots = table.seats.map(({ bot }) => bot !== null);
  if (!endsByResigning(bots, resigned)) return doing({ kind: 'resigned', seat });
  // Without the rules nobody can say who was ahead.
  const places = table.session === null ? bots.map(() => 1) : table.game.score(table.session.state).places;
  const outcome = outcomeOf('resignation', places, table.seats.length, resigned);
  return doing({ kind: 'resigned', seat }, { kind: 'over', outcome });
}

/** A decision of this seat, by its player or by a bot in its place. */
export function decideMove(table: Table, seat: Seat, text: string, by: 'person' | Level, joined = false): Reply {
  const { game, options } = table;
  if (turnOf(table) !== seat) return refuse('notYourTurn', 'it is not your turn');
  const { state } = sessionOf(table);
  try {
    const move = game.parse(text, options);
    // Judged by what the seat itself may know, so that a refusal cannot tell it more.
    const why = game.whyNot(game.view(state, seat), move);
    if (why !== null) throw new IllegalMove(game.format(move, options), why);
    const after = game.clone(state);
    const happened: Shape['event'][] = [];
    game.apply(after, move, (event) => happened.push(event));
    const format = game.format(move, options);
    const tried = { move: format, state: after, events: happened };
    const moved: Body = { kind: 'move', seat, move: format, by, ...(joined ? { joined } : {}) };
    if (game.actor(after) !== null) return { kind: 'do', bodies: [moved], tried };
    const result = resultOf(game, after);
    const outcome = outcomeOf('rules', result.places, table.seats.length, table.resigned, result.points);
    return { kind: 'do', bodies: [moved, { kind: 'over', outcome, result }], tried };
  } catch (error) {
    if (error instanceof BadInput) return refuse('malformed', error.message);
    if (!(error instanceof IllegalMove)) throw error;
    return { kind: 'refuse', refusal: { code: 'illegal', reason: error.message, why: { ...error.why } } };
  }
}

function undo(table: Table, seat: Seat): Reply {
  const last = lastTouch(table, seat);
  if (mayUndo(table, seat)) return doing({ kind: 'undone', seat, plies: last });
  if (last < 0) return refuse('cannotUndo', 'you have not decided anything yet');
  if (table.offer !== null) return refuse('cannotUndo', 'somebody already asks to take back');
  if (whoAgrees(table, seat).length === 0) {
    return refuse('cannotUndo', 'something hidden was shown since, and there is nobody who could agree');
  }
  return doing({ kind: 'offered', seat, plies: last });
}

function answer(table: Table, seat: Seat, version: number, agree: boolean): Reply {
  const { offer } = table;
  if (offer === null || offer.version !== version || !whoAgrees(table, offer.seat).includes(seat)) {
    return refuse('noOffer', 'there is no such offer to you, or no longer');
  }
  if (!agree) return doing({ kind: 'declined', seat });
  if (offer.agreed.includes(seat)) return { kind: 'done', version: table.version };
  const missing = whoAgrees(table, offer.seat).filter((other) => other !== seat && !offer.agreed.includes(other));
  if (missing.length > 0) return doing({ kind: 'agreed', seat });
  return doing({ kind: 'agreed', seat }, { kind: 'undone', seat: offer.seat, plies: offer.plies });
}

/** Everyone else who plays. */
function whoAgrees(table: Table, asking: Seat): Seat[] {
  return table.seats.flatMap((_, seat) => (seat !== asking && playedBy(table, seat) === 'person' ? [seat] : []));
}

/** The server itself finds that someone has gone, or has run out of time. */
export function decideAway(table: Table, seat: Seat, why: Exclude<Away, 'left'>): readonly Body[] {
  const playing = turnOf(table) === seat && playedBy(table, seat) === 'person';
  return playing && at(table.seats, seat).away === null ? [{ kind: 'away', seat, why }] : [];
}
