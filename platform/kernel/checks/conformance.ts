import { attempt, IllegalMove } from '../session/attempt.ts';
import type { Game, Seat, Shape, Viewer } from '../game.ts';
import { at } from '../list.ts';
import { below, branch, pick, randomFrom } from '../random/random.ts';
import type { Random } from '../random/random.ts';
import { readRecord, replay } from '../session/record.ts';
import { makeMove, newSession, recordOf } from '../session/session.ts';

/** What to check a game with. */
export interface Trial<G extends Shape> {
  readonly options: G['options'];
  readonly games: number;
  readonly seed: string;
}

/** More decisions than any game has. */
const ENDLESS = 20_000;
/** How many moves from elsewhere are tried at each decision. */
const FOREIGN = 2;

/**
 * Plays random games and checks, before every decision, all that the Game contract promises; throws with the seed and the
 * ply of the first breach. Returns how many decisions were checked.
 */
export function conformance<G extends Shape>(game: Game<G>, { options, games, seed }: Trial<G>): number {
  const random = randomFrom(`${seed}/choices`);
  const foreign: string[] = [];
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += checkGame(game, options, `${seed}/${i}`, random, foreign);
  return decisions;
}

function checkGame<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  random: Random,
  foreign: string[],
): number {
  const names = Array.from({ length: options.players }, (_, seat) => `Seat ${seat}`);
  const session = newSession(game, options, seed, names);
  let twin = game.setup(options, seed);
  let before = '';
  let ply = 0;
  const fail = (breach: string): never => {
    throw new Error(`${game.id}, ${JSON.stringify(options)}, seed "${seed}", ply ${ply}: ${breach}`);
  };
  for (; ; ply++) {
    if (ply > ENDLESS) fail('the game does not end');
    const text = JSON.stringify(session.state);
    if (text === before) fail('the last move changed nothing');
    before = text;
    // The twin is read back from JSON before every decision and only ever makes the moves. The other one is a copy of a copy,
    // is looked at, resampled from, copied, and offered foreign moves. If they differ, one of these was not harmless.
    if (text !== JSON.stringify(twin)) {
      fail(
        'a state goes on differently when it is read back from JSON, copied, looked at, or when a copy is played on',
      );
    }
    twin = JSON.parse(text);
    session.state = game.clone(session.state);
    const { state } = session;
    const broken = game.audit(state);
    if (broken !== null) fail(`material is not conserved: ${broken}`);
    const actor = game.actor(state);
    checkView(game, state, viewerOf(options, actor, random), random, fail);
    if (actor === null) break;
    const moves = checkLegal(game, state, actor, options, fail);
    const texts = moves.map((move) => game.format(move, options));
    for (const move of moves) game.apply(game.clone(state), move);
    checkForeign(game, state, texts, foreign, options, random, fail);
    const chosen = below(random, moves.length);
    const move = at(moves, chosen);
    if (foreign.length < 500) foreign.push(at(texts, chosen));
    else foreign[below(random, foreign.length)] = at(texts, chosen);
    makeMove(session, move);
    game.apply(twin, move);
  }
  checkEnd(game, session.state, fail);
  const record = readRecord(game, JSON.parse(JSON.stringify(recordOf(session))));
  const again = replay(game, record);
  if (JSON.stringify(again) !== JSON.stringify(session.state)) fail('the record leads to another state');
  return ply;
}

type Fail = (breach: string) => never;

/** The one who decides every other time, else anyone: by chance, since who decides may alternate as well. */
function viewerOf({ players }: { readonly players: number }, actor: Seat | null, random: Random): Viewer {
  if (actor !== null && below(random, 2) === 0) return actor;
  const index = below(random, players + 2);
  return index < players ? index : index === players ? 'spectator' : 'open';
}

/** Legal moves are there, each once, and written and read as the same move; the actor's view offers the very same. */
function checkLegal<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  actor: Seat,
  options: G['options'],
  fail: Fail,
): G['move'][] {
  const moves = game.legal(state);
  if (moves.length === 0) fail('no legal move');
  const texts = moves.map((move) => game.format(move, options));
  if (new Set(texts).size !== texts.length) fail(`a legal move comes twice: ${texts.join(', ')}`);
  moves.forEach((move, i) => {
    const read = game.parse(at(texts, i), options);
    if (JSON.stringify(read) !== JSON.stringify(move)) fail(`"${at(texts, i)}" is read as ${JSON.stringify(read)}`);
  });
  const sensible = game.sensible(state);
  if (sensible.length === 0) fail('no sensible move');
  for (const move of sensible) {
    if (!texts.includes(game.format(move, options))) fail(`${JSON.stringify(move)} is sensible, but not legal`);
  }
  const seen = game.legal(game.view(state, actor)).map((move) => game.format(move, options));
  if (seen.join() !== texts.join()) fail(`the actor's view offers ${seen.join(', ')} instead of ${texts.join(', ')}`);
  return moves;
}

/** A move from elsewhere is taken exactly if it is legal here; the twin shows if a refusal changed anything. */
function checkForeign<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  texts: readonly string[],
  foreign: readonly string[],
  options: G['options'],
  random: Random,
  fail: Fail,
): void {
  if (foreign.length === 0) return;
  for (let i = 0; i < FOREIGN; i++) {
    const text = pick(random, foreign);
    const legal = texts.includes(text);
    let taken = true;
    try {
      attempt(game, legal ? game.clone(state) : state, game.parse(text, options), options);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      taken = false;
      if (!/^\d+\.\d+$/.test(error.why.rule)) fail(`"${text}" is refused by no rule: ${error.why.rule}`);
    }
    if (taken !== legal) fail(`"${text}" is ${taken ? 'taken though not' : 'refused though'} legal`);
  }
}

/** Nothing that a viewer sees changes when everything hidden is dealt anew. */
function checkView<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer,
  random: Random,
  fail: Fail,
): void {
  const view = game.view(state, viewer);
  const text = JSON.stringify(view);
  const other = game.resample(view, branch(random));
  const broken = game.audit(other);
  if (broken !== null) fail(`resampled for ${viewer}, material is not conserved: ${broken}`);
  const again = game.view(other, viewer);
  if (JSON.stringify(again) !== text) fail(`resampled, the view of ${viewer} is ${JSON.stringify(again)}, was ${text}`);
  const offered = JSON.stringify(game.legal(view));
  if (JSON.stringify(game.legal(again)) !== offered) fail(`resampled, the view of ${viewer} offers other moves`);
  if (game.position !== undefined) {
    const line = game.position.format(view);
    if (JSON.stringify(game.position.parse(line)) !== text) fail(`"${line}" is read as another position`);
  }
  if (game.actor(view) !== game.actor(state)) fail('view and state disagree on who decides');
  if (JSON.stringify(game.score(view)) !== JSON.stringify(game.score(state)))
    fail('view and state disagree on the score');
  if (viewer === game.actor(state) && JSON.stringify(game.legal(other)) !== offered) {
    fail('the resampled state offers other moves than the view');
  }
}

/** Places are those of the points: someone has won, and nobody with fewer points stands before one with more. */
function checkEnd<G extends Shape>(game: Game<G>, state: G['state'], fail: Fail): void {
  if (game.legal(state).length > 0) fail('there are legal moves after the end');
  const { points, places } = game.score(state);
  if (points.length !== places.length || !places.includes(1)) fail(`places are ${places.join()}`);
  points.forEach((own, i) => {
    if (points.some((other, j) => other > own && at(places, j) > at(places, i))) fail('places contradict points');
  });
}
