import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { RETURN_TIME } from '@chambord/protocol';
import type { ClockTerms, Clocks } from '@chambord/protocol';

const DAY = 24 * 3600 * 1000;

/** What a seat gets for a turn, or for the game. */
function allowance(terms: Exclude<ClockTerms, { kind: 'none' }>): number {
  return terms.kind === 'days' ? terms.days * DAY : terms.seconds * 1000;
}

export function newClocks(terms: ClockTerms, seats: number, now: number): Clocks | null {
  if (terms.kind === 'none') return null;
  return { left: Array.from({ length: seats }, () => allowance(terms)), running: null, since: now };
}

/** What happened to the turn: whose it was that ended by a move, whether another one begins, and whose clock runs now. */
export interface TurnChange {
  readonly ended: Seat | null;
  readonly begins: boolean;
  readonly runs: Seat | null;
}

/** Takes from the running clock what has passed, and lets another one run, or none. */
export function passTurn(clocks: Clocks, terms: ClockTerms, { ended, begins, runs }: TurnChange, now: number): Clocks {
  if (terms.kind === 'none') return clocks;
  const { running, since } = clocks;
  const left = clocks.left.map((time, seat) => {
    const rest = seat === running ? Math.max(0, time - (now - since)) : time;
    if (terms.kind !== 'game') return begins && seat === runs ? allowance(terms) : rest;
    return seat === ended && seat === running ? rest + terms.increment * 1000 : rest;
  });
  return { left, running: runs, since: now };
}

/** Who comes back has time again. */
export function refresh(clocks: Clocks, terms: ClockTerms, seat: Seat): Clocks {
  if (terms.kind === 'none') return clocks;
  const least = terms.kind === 'game' ? RETURN_TIME : allowance(terms);
  return { ...clocks, left: clocks.left.map((time, i) => (i === seat ? Math.max(time, least) : time)) };
}

/** When the running clock is out; null if none runs. */
export function deadline(clocks: Clocks | null): number | null {
  if (clocks === null || clocks.running === null) return null;
  return clocks.since + at(clocks.left, clocks.running);
}
