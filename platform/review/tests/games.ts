import { policyOf } from '@chambord/bots';
import { findBrain, findGame } from '@chambord/games';
import { at, pick, randomFrom, resultOf } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { reviewGame } from '@chambord/review';
import type { Review, Settings } from '@chambord/review';

/** A game, played quickly; `most` leaves it after so many decisions. */
export function played(
  id: string,
  given: unknown,
  name: 'random' | 'policy',
  seed: string,
  most = Infinity,
): GameRecord {
  const { game } = findGame(id);
  const brain = findBrain(id);
  const options = game.options(given);
  const random = randomFrom(`${seed}/players`);
  const state = game.setup(options, seed);
  const moves: string[] = [];
  while (game.actor(state) !== null && moves.length < most) {
    const move = name === 'random' ? pick(random, game.legal(state)) : bestOf(policyOf(game, brain, state, random));
    moves.push(game.format(move, options));
    game.apply(state, move);
  }
  const names = Array.from({ length: options.players }, (_, seat) => `${name} ${seat + 1}`);
  const result = game.actor(state) === null ? resultOf(game, state) : null;
  return { game: id, rulesVersion: game.rulesVersion, options, seed, names, moves, result };
}

function bestOf({ moves, policy }: ReturnType<typeof policyOf>) {
  return at(moves, policy.indexOf(Math.max(...policy)));
}

/** The whole review at once. */
export function reviewed(record: GameRecord, settings: Settings, begun?: unknown): Review {
  const { game } = findGame(record.game);
  const brain = findBrain(record.game);
  const steps = reviewGame(game, brain, record, settings, begun);
  for (let next = steps.next(); ; next = steps.next()) if (next.done) return next.value;
}
