import { parseArgs } from 'node:util';
import { LONGEST_SEED } from '@chambord/kernel';
import { UsageError } from './usage.ts';

/** The flags of a command: those with a value, and those without. */
export interface Flags {
  readonly values?: readonly string[];
  readonly switches?: readonly string[];
}

export interface Args {
  readonly positionals: readonly string[];
  /** The flag's value, or undefined if it was not given. */
  value(flag: string): string | undefined;
  has(flag: string): boolean;
}

/** Reads a command's arguments; anything unknown is an error that names it. */
export function readArgs(args: readonly string[], { values = [], switches = [] }: Flags, most: number): Args {
  const options = Object.fromEntries([
    ...values.map((flag) => [flag, { type: 'string' as const }]),
    ...switches.map((flag) => [flag, { type: 'boolean' as const }]),
  ]);
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const given: Readonly<Record<string, unknown>> = parsed.values;
    const extra = parsed.positionals[most];
    if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
    return {
      positionals: parsed.positionals,
      value(flag) {
        const value = given[flag];
        return typeof value === 'string' ? value : undefined;
      },
      has: (flag) => given[flag] !== undefined,
    };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    // Node's message has its advice on positionals behind the first sentence.
    throw new UsageError(`${error.message.split(/\. |\n/)[0] ?? error.message}.`);
  }
}

/** A whole number from a flag, within bounds. */
export function wholeNumber(args: Args, flag: string, otherwise: number, least: number, most: number): number {
  const text = args.value(flag);
  return text === undefined ? otherwise : readWholeNumber(text, `--${flag}`, least, most);
}

/** A whole number from a flag or from the environment. */
export function readWholeNumber(text: string, name: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(`${name} takes a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

/** Behind a seed stands the number of the game. */
const LONGEST_SEED_GIVEN = LONGEST_SEED - 20;

/** The seed from its flag: one that a record can hold, or the record could not be read again. */
export function seedArgument(args: Args, otherwise: string): string {
  const seed = args.value('seed') ?? otherwise;
  if (seed.length <= LONGEST_SEED_GIVEN) return seed;
  throw new UsageError(`--seed takes up to ${LONGEST_SEED_GIVEN} characters, not ${seed.length}.`);
}

/** One of several words from a flag. */
export function oneOf<T extends string>(args: Args, flag: string, otherwise: T, choices: readonly T[]): T {
  const text = args.value(flag);
  return text === undefined ? otherwise : readWord(text, `--${flag}`, choices);
}

/** One of several words from a flag or from the environment. */
export function readWord<T extends string>(text: string, name: string, choices: readonly T[]): T {
  const choice = choices.find((word) => word === text);
  if (choice === undefined) throw new UsageError(`${name} takes ${choices.join(', ')}, not "${text}".`);
  return choice;
}
