import { appendFileSync, writeFileSync } from 'node:fs';
import { meanInterval, outcomes } from '@chambord/bots';
import type { Match, ArenaResult } from '@chambord/bots';
import { readArgs, seedArgument, wholeNumber } from '../args.ts';
import { budgetArgument, clockArgument, rounded, roundedInterval, threadsArgument } from '../contest.ts';
import { playAll } from '../crew.ts';
import type { Played } from '../crew.ts';
import { settingsArgument, sideArgument } from '../sides.ts';
import { gameArgument, OPTION_FLAGS, optionsArgument } from '../table-options.ts';

const LIMITS = ['time', 'iterations', 'clock'];
const OF_ENGINES = ['set-a', 'set-b', 'thoughts'];
const FLAGS = ['players', ...OPTION_FLAGS, 'games', 'seed', 'a', 'b', 'threads', 'records', ...LIMITS, ...OF_ENGINES];

/** `arena`: two players meet on the same deals. */
export async function arena(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: FLAGS, switches: ['ponder'] }, 1);
  const entry = gameArgument(args);
  const { game } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 1, 9));
  const sides = [sideArgument(args, 'a'), sideArgument(args, 'b')] as const;
  const games = wholeNumber(args, 'games', 100, 1, 100_000_000);
  const seed = seedArgument(args, 'chambord');
  const budget = budgetArgument(args);
  const clock = clockArgument(args);
  const settings = [settingsArgument(args, 'set-a', sides[0]), settingsArgument(args, 'set-b', sides[1])] as const;
  const ponder = args.has('ponder');
  const threads = threadsArgument(args);
  const file = args.value('records');
  const thoughtsFile = args.value('thoughts');
  for (const each of [file, thoughtsFile]) if (each !== undefined) writeFileSync(each, '');
  const began = performance.now();
  const contest = { game: game.id, options, sides, seed, budget, clock, settings, ponder };
  const matches = await playAll(contest, games, threads, ({ match, thoughts }, number) => {
    // As they end: a long contest that is broken off leaves what was played. Only whole games can be replayed.
    if (file !== undefined && match.fault === null) appendFileSync(file, `${JSON.stringify(match.record)}\n`);
    if (thoughtsFile !== undefined) appendFileSync(thoughtsFile, thoughtLines(number + 1, thoughts));
  });
  const [a, b] = outcomes(matches);
  const report = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    games,
    ...budget,
    ...(clock === null ? {} : { clock }),
    seconds: rounded((performance.now() - began) / 1000, 1),
    rounds: lengthOf(matches, ({ rounds }) => rounds),
    turns: lengthOf(matches, ({ turns }) => turns),
    a: told(sides[0], a),
    b: told(sides[1], b),
  };
  console.log(JSON.stringify(report, null, 2));
}

/** What engines thought in a game, a line for each decision, in their order. */
function thoughtLines(game: number, [a, b]: Played['thoughts']): string {
  const all = [...a.map((thought) => ({ side: 'a', ...thought })), ...b.map((thought) => ({ side: 'b', ...thought }))];
  all.sort((one, other) => one.decision - other.decision);
  return all.map((thought) => `${JSON.stringify({ game, ...thought })}\n`).join('');
}

/** Of games that came to their end. */
function lengthOf(matches: readonly Match[], length: (match: Match) => number) {
  return roundedInterval(meanInterval(matches.filter(({ fault }) => fault === null).map(length)), 2);
}

function told(player: string, { games, wins, winRate, corrected, saving, points, faults }: ArenaResult) {
  return {
    player,
    games,
    wins: rounded(wins, 2),
    winRate: roundedInterval(winRate, 3),
    corrected: roundedInterval(corrected, 3),
    saving: rounded(saving, 2),
    points: roundedInterval(points, 2),
    ...(faults.length === 0 ? {} : { faults }),
  };
}
