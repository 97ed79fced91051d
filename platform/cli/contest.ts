import { availableParallelism } from 'node:os';
import type { Budget, Interval } from '@chambord/bots';
import { wholeNumber } from './args.ts';
import type { Args } from './args.ts';
import type { TimeControl } from './engines/clock.ts';
import { UsageError } from './usage.ts';

/** What the flags --time and --iterations say: how long the king thinks about a move. */
export function budgetArgument(args: Args): Budget {
  if (args.has('time') && args.has('iterations')) throw new UsageError('Either --time or --iterations, not both.');
  if (args.has('time')) return { ms: wholeNumber(args, 'time', 0, 1, 600_000) };
  if (args.has('iterations')) return { iterations: wholeNumber(args, 'iterations', 0, 1, 10_000_000) };
  return {};
}

/** What --clock says: milliseconds for a whole game and, behind a plus, for each decision. */
export function clockArgument(args: Args): TimeControl | null {
  const text = args.value('clock');
  if (text === undefined) return null;
  if (args.has('time') || args.has('iterations')) throw new UsageError('Either --clock, or --time or --iterations.');
  const [, time = '', increment = '0'] = /^(\d{1,8})(?:\+(\d{1,6}))?$/u.exec(text) ?? [];
  if (!(Number(time) >= 1)) {
    throw new UsageError(`--clock takes milliseconds for a game and each decision, as in 60000+500, not "${text}".`);
  }
  return { time: Number(time), increment: Number(increment) };
}

/** Threads that play at the same time: one for every core, unless fewer are asked for. */
export function threadsArgument(args: Args): number {
  return wholeNumber(args, 'threads', availableParallelism(), 1, 256);
}

/** Without bounds where there is nothing to tell them by, as of the mean of one game. */
export function roundedInterval({ estimate, low, high }: Interval, digits: number): Partial<Interval> {
  const bounds = { low: rounded(low, digits), high: rounded(high, digits) };
  return { estimate: rounded(estimate, digits), ...(Number.isFinite(high - low) ? bounds : {}) };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
