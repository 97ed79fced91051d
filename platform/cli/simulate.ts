import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { randomFrom, resultOf } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { oneOf, readArgs, seedArgument, wholeNumber } from './args.ts';
import { playerOf } from '@chambord/bots';
import { gameArgument, OPTION_FLAGS, optionsArgument } from './table-options.ts';

/** Players that need no budget. */
const POLICIES = ['random', 'first', 'montecarlo', 'policy'] as const;

/** `simulate`: the computer plays games against itself. */
export async function simulate(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['players', ...OPTION_FLAGS, 'games', 'seed', 'policy', 'records'] }, 1);
  const entry = gameArgument(args);
  const { game, brain } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 1, 9));
  const games = wholeNumber(args, 'games', 1000, 1, 100_000_000);
  const seed = seedArgument(args, 'chambord');
  const policyName = oneOf(args, 'policy', 'random', POLICIES);
  const player = playerOf(policyName, {});
  const records = args.value('records');
  const file = records === undefined ? undefined : await openFile(records);

  const random = randomFrom(`${seed}/policy`);
  const names = Array.from({ length: options.players }, (_, seat) => `${policyName} ${seat + 1}`);
  const points: number[] = [];
  const wins: number[] = [];
  const actions: Record<string, number> = {};
  let decisions = 0;
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const moves: string[] = [];
    const gameSeed = `${seed}/${i}`;
    const state = game.setup(options, gameSeed);
    for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
      const move = await player({ game, brain, options, seat, view: game.view(state, seat), random });
      actions[move.do] = (actions[move.do] ?? 0) + 1;
      if (file !== undefined) moves.push(game.format(move, options));
      game.apply(state, move);
      decisions++;
    }
    const result = resultOf(game, state);
    result.points.forEach((count, seat) => (points[seat] = (points[seat] ?? 0) + count));
    const winners = result.places.filter((place) => place === 1).length;
    result.places.forEach((place, seat) => (wins[seat] = (wins[seat] ?? 0) + (place === 1 ? 1 / winners : 0)));
    if (file !== undefined) {
      const { id, rulesVersion } = game;
      const record: GameRecord = { game: id, rulesVersion, options, seed: gameSeed, names, moves, result };
      if (!file.write(`${JSON.stringify(record)}\n`)) await once(file, 'drain');
    }
  }
  const seconds = (performance.now() - began) / 1000;
  if (file !== undefined) {
    file.end();
    await once(file, 'finish');
  }
  const report = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    policy: policyName,
    seed,
    games,
    decisions,
    seconds: round(seconds, 3),
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerGame: round(decisions / games, 2),
    meanScores: points.map((sum) => round(sum / games, 3)),
    winRates: wins.map((sum) => round(sum / games, 4)),
    actions: Object.fromEntries(Object.entries(actions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  console.log(JSON.stringify(report, null, 2));
}

/** Opened before the first game, so that a path that cannot be written costs no time. */
async function openFile(path: string) {
  const file = createWriteStream(path);
  await once(file, 'open');
  return file;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
