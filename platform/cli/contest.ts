import { CONTESTANTS } from '@chambord/bots';
import type { Budget, Contestant, Interval } from '@chambord/bots';
import { wholeNumber } from './args.ts';
import type { Args } from './args.ts';
import { UsageError } from './usage.ts';

/** What the flags --time and --iterations say: how long the king thinks about a move. */
export function budgetArgument(args: Args): Budget {
  if (args.has('time') && args.has('iterations')) throw new UsageError('Either --time or --iterations, not both.');
  if (args.has('time')) return { ms: wholeNumber(args, 'time', 0, 1, 600_000) };
  if (args.has('iterations')) return { iterations: wholeNumber(args, 'iterations', 0, 1, 10_000_000) };
  return {};
}

/** A player from a flag that must be there. */
export function contestantArgument(args: Args, flag: string): Contestant {
  const text = args.value(flag);
  if (text === undefined) throw new UsageError(`Who plays? --${flag} is missing.`);
  const name = CONTESTANTS.find((contestant) => contestant === text);
  if (name === undefined) throw new UsageError(`--${flag} takes ${CONTESTANTS.join(', ')}, not "${text}".`);
  return name;
}

export function roundedInterval({ estimate, low, high }: Interval, digits: number): Interval {
  return { estimate: rounded(estimate, digits), low: rounded(low, digits), high: rounded(high, digits) };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
