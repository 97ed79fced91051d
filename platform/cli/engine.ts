import { createInterface } from 'node:readline';
import { askLevel, KINGS_TIME, LEVELS } from '@chambord/bots';
import { findGame } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import { BadInput, randomFrom } from '@chambord/kernel';
import { oneOf, readArgs, seedArgument } from './args.ts';
import { budgetArgument } from './contest.ts';
import { PROTOCOL } from './engine-protocol.ts';

/** What the other side has said about the game so far. */
interface Heard {
  readonly entry: GameEntry;
  readonly options: { readonly players: number };
  view: unknown;
}

/** `engine`: a bot of the house as an engine, over standard input and output (docs/engine-protocol.md). */
export async function engine(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['level', 'seed', 'time', 'iterations'] }, 0);
  const level = oneOf(args, 'level', 'king', LEVELS);
  const budget = budgetArgument(args);
  const random = randomFrom(`${seedArgument(args, 'chambord')}/engine`);
  let heard: Heard | null = null;
  for await (const line of createInterface({ input: process.stdin })) {
    const [word = ''] = line.split(/[ \t]/, 1);
    const rest = line.slice(word.length + 1);
    switch (word) {
      case PROTOCOL.word:
        if (rest.trim() !== String(PROTOCOL.version)) throw unknown(line, `protocol version ${PROTOCOL.version}`);
        say(`name Chambord ${level}`);
        say('ready');
        break;
      case 'new':
        heard = newGame(rest);
        break;
      case 'view':
        if (heard === null) throw unknown(line, '"new" before it');
        heard.view = readJson(rest, 'view');
        break;
      case 'go': {
        if (heard?.view === undefined) throw unknown(line, '"new" and "view" before it');
        const { game, brain } = heard.entry;
        const ms = Number(rest) > 0 ? Number(rest) : KINGS_TIME;
        const limits = budget.ms === undefined && budget.iterations === undefined ? { ms } : budget;
        const move = askLevel(game, brain, level, heard.view, random, limits);
        say(`move ${game.format(move, heard.options)}`);
        break;
      }
      case 'quit':
        return;
      default:
      // "legal", "over" and what later versions may say: this engine finds its moves by itself.
    }
  }
}

function newGame(rest: string): Heard {
  const [, id = '', , json = ''] = /^(\S+) (\d+) (.*)$/.exec(rest) ?? [];
  const entry = findGame(id);
  return { entry, options: entry.game.options(readJson(json, 'new')), view: undefined };
}

function readJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(place, `expected JSON, found ${JSON.stringify(text.slice(0, 60))}`);
  }
}

function unknown(line: string, expected: string): BadInput {
  return new BadInput('', `expected ${expected}, found ${JSON.stringify(line.slice(0, 60))}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
