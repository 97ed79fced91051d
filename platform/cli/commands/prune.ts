import { DataTrouble, prune as pruneData } from '@chambord/server';
import { readArgs, wholeNumber } from '../args.ts';
import { KEEP_FLAGS, readConfig } from '../config.ts';
import { Failure } from '../usage.ts';

/** How long what is over is kept unless one says otherwise, and at least: nobody loses last week's game by a slip. */
const DAYS = 365;
const FEWEST_DAYS = 30;
const DAY = 24 * 3600 * 1000;

/** `prune`: removes finished games and guests that nobody has come back to for long. */
export async function prune(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: [...KEEP_FLAGS, 'days'] }, 0);
  const days = wholeNumber(args, 'days', DAYS, FEWEST_DAYS, 100_000);
  try {
    const { tables, guests } = await pruneData(readConfig(args).keep, Date.now() - days * DAY);
    console.log(`Removed what was older than ${days} days: ${tables} tables, ${guests} guests.`);
  } catch (error) {
    if (error instanceof DataTrouble) throw new Failure(error.message);
    throw error;
  }
}
