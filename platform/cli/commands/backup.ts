import { backUp, DataTrouble, restore as restoreData } from '@chambord/server';
import type { Proved } from '@chambord/server';
import { readArgs } from '../args.ts';
import { KEEP_FLAGS, readConfig } from '../config.ts';
import { Failure, UsageError } from '../usage.ts';

/** `backup`: writes everything into a file while servers run, and proves that it is all there. */
export async function backup(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: KEEP_FLAGS }, 1);
  const file = fileIn(args.positionals);
  await telling(`${file} is whole`, () => backUp(readConfig(args).keep, file));
}

/** `restore`: puts a backup where there is nothing yet. */
export async function restore(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: KEEP_FLAGS }, 1);
  const file = fileIn(args.positionals);
  await telling(`${file} is restored`, () => restoreData(file, readConfig(args).keep));
}

function fileIn([file]: readonly string[]): string {
  if (file === undefined) throw new UsageError('Which file? It is missing.');
  return file;
}

async function telling(what: string, work: () => Promise<Proved>): Promise<void> {
  try {
    const { tables, decisions, finished, unplayable, guests } = await work();
    console.log(
      `${what}: ${tables} tables with ${decisions} decisions were played again, ${finished} finished games held to their proofs; ${guests} guests.`,
    );
    if (unplayable > 0)
      console.log(`Of ${unplayable} tables this program does not have the rules: their logs are there.`);
  } catch (error) {
    if (error instanceof DataTrouble) throw new Failure(error.message);
    throw error;
  }
}
