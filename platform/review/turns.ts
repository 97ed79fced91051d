import { randomFrom } from '@chambord/kernel';
import type { Game, GameRecord, Seat, Shape } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import type { WhyBetter } from '@chambord/prose';
import type { ReviewStep } from './schema.ts';

type Move = Shape['move'];

/** A decision of a line, with a view of the table in which it can be put into words. */
export interface LineStep {
  readonly seat: Seat;
  readonly move: Move;
  readonly view: unknown;
}

/** What was played at a decision, and what would have been better. */
export interface Lines {
  /** As the turn really went on. */
  readonly made: readonly LineStep[];
  /** The better move and what belongs to the same turn. */
  readonly better: readonly LineStep[];
  /** What probably follows it. */
  readonly follows: readonly LineStep[];
  /** What the better turn gets that the other does not, as far as it can be told for certain. */
  readonly why: readonly string[];
  /** What the other one gets instead. */
  readonly instead: readonly string[];
}

/** A decision of a game that was reviewed. */
export interface Decided {
  /** By the rules that it was begun by. */
  readonly game: Game;
  readonly record: Pick<GameRecord, 'options' | 'moves'>;
  /** The table before the decision; it is not changed. */
  readonly state: unknown;
  readonly step: ReviewStep;
  readonly names: readonly string[];
}

/** Deals of what the player could not know, on which every sentence must hold. */
const DEALS = 6;
/** The most that is told for each side. */
const TOLD = 3;

/** Both turns, and in the words of `tell`, if there is one, why one is better. Null where there was nothing to decide. */
export function linesOf({ game, record, state, step, names }: Decided, tell: WhyBetter | null): Lines | null {
  if (step.choice === null) return null;
  const { best, bestLine, madeLine } = step.choice;
  const parse = (move: string) => game.parse(move, record.options);
  const real = record.moves.slice(step.ply).map(parse);
  const made = follow(game, game.clone(state), real.slice(0, lengthOfTurn(game, state, real)));
  const view = game.view(state, step.seat);
  const line = [parse(best), ...bestLine.map(({ move }) => parse(move))];
  const deal = game.resample(view, randomFrom(`why/${step.ply}`));
  const turn = lengthOfTurn(game, deal, line);
  const steps = follow(game, deal, line);
  // What was only tried was not gone on with: what probably follows stands for the rest of the turn.
  const tried = real.length === 1 ? [...real, ...madeLine.map(({ move }) => parse(move))] : null;
  const whole = tried?.slice(0, lengthOfTurn(game, state, tried));
  const [played, other] = [whole ?? made.map(({ move }) => move), line.slice(0, turn)];
  // Two things may be called the same: what would be said on both sides says nothing.
  const apart = (one: readonly string[], another: readonly string[]) =>
    one.filter((sentence) => !another.includes(sentence)).slice(0, TOLD);
  const facts = (one: readonly Move[], another: readonly Move[]) =>
    tell === null || best === step.made
      ? []
      : certain({ game, view, seat: step.seat, made: one, better: another, names }, tell).map(withoutCodes);
  const [why, instead] = [facts(played, other), facts(other, played)];
  return {
    made,
    better: steps.slice(0, turn),
    follows: steps.slice(turn),
    why: apart(why, instead),
    instead: apart(instead, why),
  };
}

/** How many of these decisions there are until the turn ends; all, if it does not. */
function lengthOfTurn(game: Game, state: unknown, moves: readonly Move[]): number {
  const table = game.clone(state);
  for (const [index, move] of moves.entries()) {
    if (game.actor(table) === null || game.whyNot(table, move) !== null) return index;
    let ended = false;
    game.apply(table, move, (event) => (ended ||= game.endsTurn(event)));
    if (ended) return index + 1;
  }
  return moves.length;
}

/** The line on this table, which is changed; as far as it can be played here. */
function follow(game: Game, table: unknown, moves: readonly Move[]): LineStep[] {
  const steps: LineStep[] = [];
  for (const move of moves) {
    const seat = game.actor(table);
    if (seat === null || game.whyNot(table, move) !== null) break;
    steps.push({ seat, move, view: game.view(table, seat) });
    game.apply(table, move);
  }
  return steps;
}

interface Turns {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly made: readonly Move[];
  readonly better: readonly Move[];
  readonly names: readonly string[];
}

/** The sentences that are so on every deal. */
function certain({ game, view, seat, made, better, names }: Turns, tell: WhyBetter): readonly string[] {
  const random = randomFrom('why');
  let told: readonly string[] | null = null;
  for (let number = 0; number < DEALS; number++) {
    const before = game.resample(view, random);
    const played = wholeTurn(game, before, made);
    const other = wholeTurn(game, before, better);
    // What cannot be played on every deal, or does not come to an end, hangs on what the player could not know.
    if (played === null || other === null) return [];
    const sentences = tell({
      seat,
      before,
      made: { moves: made, after: played },
      better: { moves: better, after: other },
      names,
    });
    told = told === null ? sentences : told.filter((sentence) => sentences.includes(sentence));
  }
  return told ?? [];
}

/** The table after a turn; null if it cannot be played here, or has not ended then. */
function wholeTurn(game: Game, before: unknown, moves: readonly Move[]): unknown {
  const table = game.clone(before);
  let ended = false;
  for (const move of moves) {
    if (ended || game.actor(table) === null || game.whyNot(table, move) !== null) return null;
    game.apply(table, move, (event) => (ended ||= game.endsTurn(event)));
  }
  return ended ? table : null;
}
