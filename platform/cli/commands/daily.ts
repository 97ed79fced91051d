import { GAMES } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import {
  botsOf,
  checkAnswers,
  dayOf,
  dealsOf,
  findDeal,
  isPlayedOn,
  meanOf,
  readDay,
  TRIES,
  tryOf,
} from '@chambord/deals';
import type { DailyDeal } from '@chambord/deals';
import { at, BadInput, within } from '@chambord/kernel';
import { readArgs } from '../args.ts';
import { readRecords } from '../record-file.ts';
import type { FoundRecord } from '../record-file.ts';
import { Failure, UsageError } from '../usage.ts';

/** `daily`: the deals of a day, what the king reaches on them, and whether the bots of a try answered as they do here. */
export function daily(words: readonly string[]): void {
  const args = readArgs(words, { values: ['date', 'check'], switches: ['par'] }, 0);
  const file = args.value('check');
  if (file !== undefined) {
    if (args.has('date') || args.has('par'))
      throw new UsageError('--check reads the day from the record: it goes alone.');
    for (const found of readRecords(file)) checkTry(found);
    return;
  }
  const day = dayArgument(args.value('date') ?? dayOf(Date.now()));
  for (const entry of GAMES) {
    for (const deal of dealsOf(entry.description, day)) print(entry, deal, args.has('par'));
  }
}

function dayArgument(text: string): string {
  try {
    return readDay(text);
  } catch (error) {
    if (error instanceof BadInput) throw new UsageError(`--date: ${error.reason}.`);
    throw error;
  }
}

function print({ game, brain }: GameEntry, deal: DailyDeal, withPar: boolean): void {
  const bots = botsOf(game, brain);
  if (!withPar) return console.log(JSON.stringify({ ...deal, bots }));
  const tries = Array.from({ length: TRIES }, (_, number) => tryOf(game, brain, deal, number));
  console.log(JSON.stringify({ ...deal, bots, par: meanOf(tries), tries }));
}

function checkTry({ place, entry: { game, brain }, record }: FoundRecord): void {
  within(place, () => {
    // The seed is "deal of the day" and the name of the deal.
    const key = record.seed.split(' ').at(-1) ?? '';
    const deal = findDeal(
      GAMES.map(({ description }) => description),
      key,
    );
    if (deal === undefined || !isPlayedOn(deal, game, record)) {
      throw new BadInput('', 'this game was not played on a deal of the day');
    }
    const deviation = checkAnswers(game, brain, deal, record);
    if (deviation !== null) {
      const { ply, found, expected } = deviation;
      throw new Failure(
        `${place}: decision ${ply + 1} is ${found}; the bots of this version (${botsOf(game, brain)}) answer ${expected}. ` +
          'They were others, or the record was changed.',
      );
    }
    const own = at(record.names, deal.seat);
    const points = record.result?.points[deal.seat];
    console.log(JSON.stringify({ key, name: own, points: points ?? null, bots: botsOf(game, brain), right: true }));
  });
}
