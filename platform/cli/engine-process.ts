import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Fault, KINGS_TIME } from '@chambord/bots';
import type { Budget, Question } from '@chambord/bots';
import { BadInput } from '@chambord/kernel';
import { PROTOCOL } from './engine-protocol.ts';
import type { Side } from './sides.ts';

/** How long an engine may take to start, and how much later than asked for it may answer: starting a program and pipes take time. */
const START = 10_000;
const GRACE = 1000;

/** What an engine that runs says, line by line. */
interface Running {
  readonly send: (line: string) => void;
  /** The next line that is no comment; a fault if it does not come in time, or the engine is gone. */
  readonly hear: (ms: number, late: string) => Promise<string>;
  readonly stop: () => void;
  game: Question['game'] | null;
}

/** An outside engine as a player (docs/engine-protocol.md). One that failed is started again for the next game. */
export async function openEngine(command: string, { ms = KINGS_TIME }: Budget): Promise<Side> {
  let running: Running | null = await greeted(command);

  async function player(question: Question): Promise<{ readonly do: string }> {
    const { game, options, seat, view } = question;
    try {
      running ??= await greeted(command);
      if (running.game === null) {
        running.game = game;
        running.send(`new ${game.id} ${seat} ${JSON.stringify(options)}`);
      }
      const legal = game.legal(view).map((move) => game.format(move, options));
      running.send(`view ${JSON.stringify(view)}`);
      running.send(['legal', ...legal].join('\t'));
      running.send(`go ${ms}`);
      const line = await running.hear(ms + GRACE, `did not move within ${ms} ms`);
      if (!line.startsWith('move ')) throw new Fault(`said ${JSON.stringify(line.slice(0, 80))} instead of a move`);
      return readMove(game, options, line.slice('move '.length).trim());
    } catch (error) {
      if (!(error instanceof Fault || error instanceof BadInput)) throw error;
      running?.stop();
      running = null;
      throw error instanceof Fault ? new Fault(`the engine "${command}" ${error.message}`) : error;
    }
  }

  return {
    player,
    gameOver() {
      if (running === null || running.game === null) return;
      running.game = null;
      running.send('over');
    },
    close() {
      running?.send('quit');
      running?.stop();
    },
  };
}

function readMove(game: Question['game'], options: Question['options'], text: string): { readonly do: string } {
  try {
    return game.parse(text, options);
  } catch (error) {
    if (error instanceof BadInput) throw new Fault(`answered with no move of the notation: ${error.message}`);
    throw error;
  }
}

/** Starts an engine and waits for it to be ready. */
async function greeted(command: string): Promise<Running> {
  const running = start(command);
  try {
    running.send(`${PROTOCOL.word} ${PROTOCOL.version}`);
    let line = await running.hear(START, 'did not say "ready"');
    while (line.startsWith('name ')) line = await running.hear(START, 'did not say "ready"');
    if (line !== 'ready') throw new Fault(`said ${JSON.stringify(line.slice(0, 80))} instead of "ready"`);
    return running;
  } catch (error) {
    running.stop();
    if (error instanceof Fault) throw new BadInput('', `The engine "${command}" ${error.message}.`);
    throw error;
  }
}

function start(command: string): Running {
  // In a group of its own, so that what a shell starts ends with it.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const heard: string[] = [];
  let gone: string | null = null;
  let wake = () => {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.trim() === '' || line.startsWith('info')) return;
    heard.push(line.trimEnd());
    wake();
  });
  // What it said before it left counts, so that streams come to their end first.
  child.on('close', (code, signal) => {
    gone = `ended ${signal === null ? `with status ${code}` : `by ${signal}`}`;
    wake();
  });
  child.on('error', (error) => {
    gone = `could not be started: ${error.message}`;
    wake();
  });
  // Writing to one that is gone: the next `hear` says so.
  child.stdin.on('error', () => {});
  return {
    game: null,
    send: (line) => void child.stdin.write(`${line}\n`),
    async hear(ms, late) {
      const line = heard.shift();
      if (line !== undefined) return line;
      if (gone === null) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const next = heard.shift();
      if (next === undefined) throw new Fault(gone ?? late);
      return next;
    },
    stop: () => end(child),
  };
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It left by itself in this moment.
  }
}
