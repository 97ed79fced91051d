import { at, below, randomFrom } from '@chambord/kernel';
import type { Random, Seat, Shape } from '@chambord/kernel';
import type { Trial } from '@chambord/kernel/conformance';
import { Environment } from './environment.ts';
import type { InNumbers, MoveKind } from './environment.ts';

/**
 * Plays random games in an environment and checks at every decision what it promises; throws with the seed and the ply of the first breach: actions are the
 * legal moves, each with a number of its own, and never none; an observation does not change when all that its seat cannot know is dealt anew; the same seed
 * and actions lead to the same position; a saved position goes on the same; rewards come at the end, and are 0 all together. Returns how many decisions were checked.
 */
export function environmentConformance<G extends Shape>(
  entry: InNumbers<G>,
  { options, games, seed }: Trial<G>,
): number {
  const random = randomFrom(`${seed}/choices`);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    decisions += checkGame(entry, options, `${seed}/${i}`, i % 2 === 0 ? 'sensible' : 'legal', random);
  }
  return decisions;
}

function checkGame<G extends Shape>(
  { game, numbers }: InNumbers<G>,
  options: G['options'],
  seed: string,
  moves: MoveKind,
  random: Random,
): number {
  const environment = new Environment({ game, numbers }, options, moves);
  let ply = 0;
  const fail = (breach: string): never => {
    throw new Error(`${game.id}, ${JSON.stringify(options)}, ${moves}, seed "${seed}", ply ${ply}: ${breach}`);
  };
  environment.reset(seed);
  const state = game.setup(options, seed);
  const made: number[] = [];
  for (let actor = environment.actor; actor !== null; actor = environment.actor, ply++) {
    const { legal } = environment;
    const texts = game[moves](state).map((move) => game.format(move, options));
    if (legal.map((action) => environment.format(action)).join() !== texts.join()) {
      fail(`the actions are ${legal.map((action) => environment.format(action)).join()}, the moves ${texts.join()}`);
    }
    if (legal.length === 0) fail('no action');
    const kinds = legal.map((action) => numbers.moves.kindOf(action)).join();
    if (
      kinds !==
      game[moves](state)
        .map((move) => move.do)
        .join()
    )
      fail(`the kinds of the actions are ${kinds}`);
    if (new Set(legal).size < legal.length) fail(`two moves have one number: ${legal.join()}`);
    if (legal.some((action) => !(Number.isInteger(action) && action >= 0 && action < environment.actions))) {
      fail(`there is no action ${legal.join()}`);
    }
    const ones = environment.mask().reduce((sum, one) => sum + one, 0);
    if (ones !== legal.length) fail(`the mask has ${ones} ones for ${legal.length} actions`);
    checkObservation(environment, below(random, options.players), `${seed}/${ply}`, fail);
    if (environment.rewards.some((reward) => reward !== 0)) fail('there are rewards before the end');
    if (below(random, 8) === 0) environment.load(environment.save());
    const action = at(legal, below(random, legal.length));
    made.push(action);
    game.apply(state, numbers.moves.moveOf(state, action));
    environment.step(action);
  }
  if (environment.legal.length > 0) fail('there are actions after the end');
  const { places } = game.score(state);
  const { rewards } = environment;
  if (rewards.length !== options.players) fail(`there are ${rewards.length} rewards`);
  if (places.length === rewards.length && Math.abs(rewards.reduce((sum, reward) => sum + reward, 0)) > 1e-9) {
    fail(`the rewards are ${rewards.join(', ')}`);
  }
  const best = Math.max(...rewards);
  if (places.some((place, seat) => seat < rewards.length && place === 1 && rewards[seat] !== best)) {
    fail('who won is not rewarded best');
  }
  const hash = environment.hash();
  environment.reset(seed);
  for (const action of made) environment.step(action);
  if (environment.hash() !== hash) fail('the same seed and actions lead to another position');
  return ply;
}

function checkObservation<G extends Shape>(
  environment: Environment<G>,
  seat: Seat,
  seed: string,
  fail: (breach: string) => never,
): void {
  const seen = environment.observe(seat);
  if (seen.some((value) => !Number.isFinite(value))) fail(`seat ${seat} observes what is no number`);
  const other = environment.clone();
  other.redeal(seat, seed);
  const again = other.observe(seat);
  const index = seen.findIndex((value, i) => value !== again[i]);
  if (index >= 0) fail(`number ${index} of what seat ${seat} observes changes with what it cannot know`);
  if (other.hash(seat) !== environment.hash(seat)) fail(`the hash for seat ${seat} changes with what it cannot know`);
  if (environment.actor === seat && other.legal.join() !== environment.legal.join()) {
    fail(`the actions of seat ${seat} change with what it cannot know`);
  }
}
