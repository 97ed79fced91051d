import { Environments, MOVE_KINDS } from '@chambord/environment';
import { findGame } from '@chambord/games';
import { at, BadInput, readObject, readOneOf, readText, readWhole } from '@chambord/kernel';
import { readArgs } from '../args.ts';
import { rawBytes, FrameReader, frameOf, FRAME_KINDS } from '../environment-frames.ts';
import type { Frame } from '../environment-frames.ts';

/** Games at once. */
const MOST_GAMES = 65_536;

/** `environment`: games for learners that are programs in other languages, over standard input and output. */
export async function environment(words: readonly string[]): Promise<void> {
  readArgs(words, {}, 0);
  const reader = new FrameReader();
  const desk = new FrameAnswers();
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (const frame of reader.read(chunk)) process.stdout.write(desk.answer(frame));
  }
}

/** Answers frames, one after the other. */
export class FrameAnswers {
  #all: Environments | null = null;

  /** What cannot be done is said in a frame, and nothing is changed. */
  answer({ kind, body }: Frame): Buffer {
    try {
      return this.#answer(kind, body);
    } catch (error) {
      if (error instanceof BadInput || error instanceof RangeError || error instanceof SyntaxError) {
        return frameOf(FRAME_KINDS.trouble, Buffer.from(error.message));
      }
      throw error;
    }
  }

  #answer(kind: number, body: Buffer): Buffer {
    switch (kind) {
      case FRAME_KINDS.open:
        return json(kind, this.#open(JSON.parse(body.toString())));
      case FRAME_KINDS.reset: {
        const { seed } = readObject(JSON.parse(body.toString()), '', ['seed']);
        this.#games().reset(readText(seed, 'seed'));
        return this.#seen(kind);
      }
      case FRAME_KINDS.step:
        this.#games().step(numbersOf(body));
        return this.#seen(kind);
      case FRAME_KINDS.observe:
        return this.#observed(numbersOf(body));
      case FRAME_KINDS.ask:
        return json(kind, this.#asked(JSON.parse(body.toString())));
      default:
        throw new BadInput('', `there are frames of kind ${Object.values(FRAME_KINDS).join(', ')}, not ${kind}`);
    }
  }

  #games(): Environments {
    if (this.#all === null) throw new BadInput('', 'no games are open: the first frame opens them');
    return this.#all;
  }

  #open(message: unknown) {
    const { game: id, options, games, moves } = readObject(message, '', ['game', 'options', 'games', 'moves']);
    const { game, numbers } = findGame(readText(id, 'game'));
    if (numbers === null) throw new BadInput('game', `${game.id} is not told in numbers`);
    const count = readWhole(games, 'games', 1, MOST_GAMES);
    this.#all = new Environments({ game, numbers }, options, count, readOneOf(moves, 'moves', MOVE_KINDS));
    const first = at(this.#all.games, 0);
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: first.options,
      actions: first.actions,
      observation: numbers.observation.parts,
      /** Everything a game can have as many players as. */
      players: [...new Set(game.variants.map(({ players }) => players))],
    };
  }

  /** Of every game: who decides, how many actions there are, the rewards, what who decides observes; then all actions. */
  #seen(kind: number): Buffer {
    const { games } = this.#games();
    const [{ observationSize, options }] = games as [Environments['games'][number]];
    const actors = Int32Array.from(games, ({ actor }) => actor ?? -1);
    const counts = Int32Array.from(games, ({ legal }) => legal.length);
    const rewards = new Float32Array(games.length * options.players);
    const observations = new Float32Array(games.length * observationSize);
    const legal = new Int32Array(counts.reduce((sum, count) => sum + count, 0));
    let next = 0;
    games.forEach((game, i) => {
      if (game.actor === null) rewards.set(game.rewards, i * options.players);
      else game.observe(game.actor, observations.subarray(i * observationSize, (i + 1) * observationSize));
      legal.set(game.legal, next);
      next += game.legal.length;
    });
    return frameOf(kind, ...[actors, counts, rewards, observations, legal].map(rawBytes));
  }

  /** What a seat of every game observes; nothing but 0 where the seat is -1. */
  #observed(seats: Int32Array): Buffer {
    const { games } = this.#games();
    if (seats.length !== games.length)
      throw new BadInput('', `there are ${games.length} games, and ${seats.length} seats`);
    const { observationSize, options } = at(games, 0);
    const observations = new Float32Array(games.length * observationSize);
    games.forEach((game, i) => {
      const seat = readWhole(seats[i], `seats[${i}]`, -1, options.players - 1);
      if (seat >= 0) game.observe(seat, observations.subarray(i * observationSize, (i + 1) * observationSize));
    });
    return frameOf(FRAME_KINDS.observe, rawBytes(observations));
  }

  #asked(message: unknown) {
    const fields = readObject(message, '', ['do', 'game', 'action', 'text', 'seat']);
    const { games } = this.#games();
    const game = at(games, readWhole(fields['game'], 'game', 0, games.length - 1));
    switch (readOneOf(fields['do'], 'do', ['hash', 'save', 'load', 'format', 'points'] as const)) {
      case 'hash': {
        const { seat } = fields;
        return game.hash(seat === undefined ? undefined : readWhole(seat, 'seat', 0, game.options.players - 1));
      }
      case 'save':
        return game.save();
      case 'load':
        game.load(readText(fields['text'], 'text'));
        return null;
      case 'format': {
        const action = readWhole(fields['action'], 'action', 0, game.actions - 1);
        if (!game.legal.includes(action)) throw new BadInput('action', `${action} is not legal now`);
        return game.format(action);
      }
      case 'points':
        return game.points;
    }
  }
}

function json(kind: number, answer: unknown): Buffer {
  return frameOf(kind, Buffer.from(JSON.stringify(answer)));
}

function numbersOf(body: Buffer): Int32Array {
  if (body.length % 4 !== 0) throw new BadInput('', 'numbers have four bytes each');
  return Int32Array.from({ length: body.length / 4 }, (_, i) => body.readInt32LE(4 * i));
}
