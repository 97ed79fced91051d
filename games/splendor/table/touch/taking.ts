import { GEMS, splendor } from '@chambord/splendor/rules';
import type { Gem, Move, MoveOf, Token, View, Why } from '@chambord/splendor/rules';

type Take = MoveOf<'take'>;

/** What comes of touching a stack of the supply: other tokens laid aside, a move, or the rule that forbids it. */
export interface Touched {
  readonly gems: readonly Gem[];
  readonly play: Take | null;
  readonly why: Why | null;
}

/** Lays one more token aside. A take to which nothing can be added is played at once (8.1). */
export function touchStack(view: View, moves: readonly Move[], gems: readonly Gem[], token: Token): Touched {
  const more = [...gems, token];
  const [move, ...longer] = takesWith(moves, more);
  if (move !== undefined && token < GEMS.length) {
    const complete = move.gems.length === more.length && longer.length === 0;
    return { gems: more as Gem[], play: complete ? move : null, why: null };
  }
  const taken = gems.findIndex((gem) => gem === token);
  if (taken < 0) return { gems, play: null, why: splendor.whyNot(view, { do: 'take', gems: more }) };
  // A second touch puts the token back. Who meant "two of these" is told why that cannot be.
  const why = gems.length === 1 ? splendor.whyNot(view, { do: 'take', gems: more }) : null;
  return { gems: gems.toSpliced(taken, 1), play: null, why };
}

/** The take that these tokens are, if they are all of one. */
export function takeOf(moves: readonly Move[], gems: readonly Gem[]): Take | null {
  return takesWith(moves, gems).find((take) => take.gems.length === gems.length) ?? null;
}

/** Whether a token of this kind can be laid aside next. */
export function canAdd(moves: readonly Move[], gems: readonly Gem[], token: Token): boolean {
  return takesWith(moves, [...gems, token]).length > 0;
}

/** How many more different gems there are to take, and whether a second one of the same would do as well. */
export function stillToTake(moves: readonly Move[], gems: readonly Gem[]): { different: number; alike: boolean } {
  const takes = takesWith(moves, gems);
  const most = Math.max(0, ...takes.filter((take) => !isAlike(take)).map((take) => take.gems.length - gems.length));
  return { different: most, alike: gems.length === 1 && takes.some(isAlike) };
}

/** The takes that hold these tokens, the shortest first. */
function takesWith(moves: readonly Move[], gems: readonly Token[]): Take[] {
  return moves
    .filter((move): move is Take => move.do === 'take' && holds(move.gems, gems))
    .sort((one, other) => one.gems.length - other.gems.length);
}

function holds(all: readonly Token[], some: readonly Token[]): boolean {
  return GEMS.every((gem) => count(all, gem) >= count(some, gem)) && some.every((token) => token < GEMS.length);
}

function count(tokens: readonly Token[], token: Token): number {
  return tokens.filter((other) => other === token).length;
}

function isAlike({ gems }: Take): boolean {
  return gems.length === 2 && gems[0] === gems[1];
}

/** Whether there is nothing to take and nothing to buy: then the cards glow to be reserved. */
export function onlyReserves(moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every((move) => move.do === 'reserve' || move.do === 'reserveBlind');
}
