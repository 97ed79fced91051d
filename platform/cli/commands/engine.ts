import { createInterface } from 'node:readline';
import { askLevel, KINGS_TIME, LEVELS, lineAfter, ponder } from '@chambord/bots';
import type { Level, Tree } from '@chambord/bots';
import { findGame } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import { at, BadInput, randomFrom } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { oneOf, readArgs, seedArgument } from '../args.ts';
import { budgetArgument } from '../contest.ts';
import { checkSetting, formatLine, formatOption, PROTOCOL } from '../engines/protocol.ts';
import type { EngineOption } from '../engines/protocol.ts';

/** What the other side has said about the game so far. */
interface Heard {
  readonly entry: GameEntry;
  readonly options: { readonly players: number };
  view: unknown;
}

/** Simulations between two looks at what was said meanwhile. */
const SLICE = 64;
/** The most simulations of one time of waiting: what is found is kept. */
const MOST = 200_000;

/** `engine`: a bot of the house as an engine, over standard input and output (docs/engine-protocol.md). */
export async function engine(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['level', 'seed', 'time', 'iterations'] }, 0);
  const options: EngineOption[] = [
    { name: 'level', type: 'choice', otherwise: oneOf(args, 'level', 'king', LEVELS), choices: LEVELS },
    { name: 'lines', type: 'number', otherwise: '1', least: 0, most: 10 },
    { name: 'ponder', type: 'check', otherwise: 'false' },
    { name: 'seed', type: 'text', otherwise: seedArgument(args, 'chambord') },
  ];
  const set = new Map(options.map(({ name, otherwise }) => [name, otherwise]));
  const setting = (name: string) => set.get(name) ?? '';
  const budget = budgetArgument(args);
  let random: Random | null = null;
  let heard: Heard | null = null;
  let waiting = { over: true };
  for await (const line of createInterface({ input: process.stdin })) {
    waiting.over = true;
    const [word = ''] = line.split(/[ \t]/, 1);
    const rest = line.slice(word.length + 1);
    switch (word) {
      case PROTOCOL.word:
        if (rest.trim() !== String(PROTOCOL.version)) throw unknown(line, `protocol version ${PROTOCOL.version}`);
        say(`name Chambord ${setting('level')}`);
        for (const option of options) say(formatOption(option));
        say('ready');
        break;
      case 'set':
        try {
          const [name, value] = readSetting(options, rest);
          set.set(name, value);
        } catch (error) {
          if (!(error instanceof BadInput)) throw error;
          say(`error ${error.message}`);
        }
        break;
      case 'new':
        heard = newGame(rest);
        break;
      case 'view':
        if (heard === null) throw unknown(line, '"new" before it');
        heard.view = readView(heard.entry, readJson(rest, 'view'));
        break;
      case 'go': {
        if (heard?.view === undefined) throw unknown(line, '"new" and "view" before it');
        const { entry, view } = heard;
        const { game, brain } = entry;
        const ms = Number(rest) > 0 ? Number(rest) : KINGS_TIME;
        const limits = budget.ms === undefined && budget.iterations === undefined ? { ms } : budget;
        const told = (tree: Tree) => sayLines(entry, heard?.options, view, tree, Number(setting('lines')));
        const level = LEVELS.find((each) => each === setting('level')) ?? ('king' satisfies Level);
        random ??= randomFrom(`${setting('seed')}/engine`);
        const move = askLevel(game, brain, level, view, random, limits, told);
        say(`move ${game.format(move, heard.options)}`);
        break;
      }
      case 'ponder':
        if (heard !== null && setting('ponder') === 'true' && setting('level') === 'king') {
          waiting = { over: false };
          void thinkOn(heard.entry, waiting);
        }
        break;
      case 'quit':
        return;
      default:
      // "legal", "clock", "over" and what later versions may say: this engine finds its moves by itself, and is told how long they may take.
    }
  }
}

/** While others decide: slice by slice, so that what is said meanwhile is heard. */
async function thinkOn({ game, brain }: GameEntry, waiting: { readonly over: boolean }): Promise<void> {
  for (let done = 0; done < MOST && !waiting.over; done += SLICE) {
    if (!ponder(game, brain, SLICE)) return;
    await new Promise(setImmediate);
  }
}

/** The moves that were looked at most, with what is expected of them and what probably follows. */
function sayLines(
  { game }: GameEntry,
  options: Heard['options'] | undefined,
  view: unknown,
  tree: Tree,
  count: number,
) {
  if (options === undefined) return;
  const edges = tree.edges.filter(({ visits }) => visits > 0).sort((one, other) => other.visits - one.visits);
  edges.slice(0, count).forEach((edge, index) => {
    const following = lineAfter(game, view, edge, randomFrom('lines')).map(({ move }) => move);
    say(
      formatLine(index + 1, {
        chance: tree.valueOf(edge) ?? 0,
        points: at(edge.points ?? [], tree.actor) / edge.visits,
        visits: edge.visits,
        moves: [edge.move, ...following].map((move) => game.format(move, options)),
      }),
    );
  });
}

function readSetting(options: readonly EngineOption[], rest: string): [string, string] {
  const [, name = '', value = ''] = /^(\S+) ?(.*)$/u.exec(rest) ?? [];
  const option = options.find((each) => each.name === name);
  if (option === undefined) throw new BadInput('set', `there is no option "${name}"`);
  checkSetting(option, value);
  return [name, value];
}

function newGame(rest: string): Heard {
  const [, id = '', , json = ''] = /^(\S+) (\d+) (.*)$/.exec(rest) ?? [];
  const entry = findGame(id);
  return { entry, options: entry.game.options(readJson(json, 'new')), view: undefined };
}

/** A view of this game: one that can be written as a position and read again is whole. */
function readView({ game }: GameEntry, view: unknown): unknown {
  try {
    game.position?.parse(game.position.format(view));
    if (game.actor(view) === null) throw new BadInput('', 'nobody decides there');
    return view;
  } catch (error) {
    const why = error instanceof BadInput ? `: ${error.message}` : '';
    throw new BadInput('view', `this is no position of ${game.id} in which somebody decides${why}`);
  }
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
