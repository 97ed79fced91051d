import { Forfeit, KINGS_TIME } from '@chambord/bots';
import type { Budget, Question } from '@chambord/bots';
import { BadInput } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import type { Side } from '../sides.ts';
import { Clock, GRACE } from './clock.ts';
import type { TimeControl } from './clock.ts';
import { EngineProcess, quoted } from './process.ts';
import { readLine } from './protocol.ts';
import type { ThoughtLine } from './protocol.ts';

/** What an engine said while it thought about a decision. */
export interface Thought {
  readonly decision: number;
  readonly seat: Seat;
  readonly ms: number;
  /** In the notation; null where it made none. */
  readonly move: string | null;
  /** Ways to go on with what it expects of them, the best first. */
  readonly lines: readonly ThoughtLine[];
  /** Whatever else it said. */
  readonly said: readonly string[];
}

/** How an engine is to play. */
export interface Terms {
  readonly budget: Budget;
  readonly clock: TimeControl | null;
  /** Its own options, by name. */
  readonly settings: ReadonlyMap<string, string>;
  /** Whether it may think while others decide, if it can. */
  readonly ponder: boolean;
}

/** What an engine says besides its moves; more than this of one decision is not kept. */
const KEPT = 100;

/** An outside engine as a player (docs/engine-protocol.md). One that failed is started again for the next game. */
export async function openEngine(command: string, { budget, clock, settings, ponder }: Terms): Promise<Side> {
  /** Games that the program has come to the end of. */
  let games = 0;
  let running: EngineProcess | null = await begin();
  let playing = false;
  const clocks = clock === null ? null : new Clock(clock);
  const thoughts: Thought[] = [];

  async function begin(): Promise<EngineProcess> {
    const engine = await EngineProcess.start(command, settings);
    games = 0;
    if (ponder && canPonder(engine)) engine.send('set ponder true');
    return engine;
  }

  function player(question: Question): Promise<{ readonly do: string }> {
    return ask(question, !playing && games > 0);
  }

  /** One that has left between two games, which may only be seen now, is started again. */
  async function ask(question: Question, mayHaveLeft: boolean): Promise<{ readonly do: string }> {
    const { game, options, seat, view, decision = 0 } = question;
    const said: string[] = [];
    const lines: ThoughtLine[] = [];
    let began = performance.now();
    let move: string | null = null;
    let again = false;
    try {
      running ??= await begin();
      const engine = running;
      if (!playing) {
        playing = true;
        engine.send(`new ${game.id} ${seat} ${JSON.stringify(options)}`);
      }
      engine.expectSilence();
      engine.inform = (text) => {
        const found = text.startsWith('line ') ? readLine(text.slice('line '.length)) : null;
        if (found !== null && found.number <= KEPT) lines[found.number - 1] = found.line;
        else if (said.length < KEPT) said.push(text.slice(0, 500));
      };
      const legal = game.legal(view).map((each) => game.format(each, options));
      engine.send(`view ${JSON.stringify(view)}`);
      engine.send(['legal', ...legal].join('\t'));
      if (clocks !== null) engine.send(`clock ${clocks.left(seat)} ${clocks.control.increment}`);
      const ms = clocks?.share(seat) ?? budget.ms ?? KINGS_TIME;
      engine.send(`go ${ms}`);
      began = performance.now();
      const most = clocks?.left(seat) ?? ms;
      const line = await engine.hear(most + GRACE, `did not move within ${most} ms`);
      clocks?.spend(seat, performance.now() - began);
      if (!line.startsWith('move ')) throw new Forfeit(`said ${quoted(line)} instead of a move`);
      move = line.slice('move '.length).trim();
      const read = readMove(game, options, move);
      const why = game.whyNot(view, read);
      // The arena says by which rule; the engine is told as well, for its author.
      if (why !== null) engine.send(`fault ${quoted(move)} is not legal here (rule ${why.rule})`);
      return read;
    } catch (error) {
      if (!(error instanceof Forfeit || error instanceof BadInput)) throw error;
      if (mayHaveLeft && running?.isGone === true) {
        running = null;
        playing = false;
        again = true;
        return await ask(question, false);
      }
      running?.send(`fault ${error.message}`);
      running?.stop();
      running = null;
      throw error instanceof Forfeit ? new Forfeit(`the engine "${command}" ${error.message}`) : error;
    } finally {
      const ms = Math.round(performance.now() - began);
      if (!again) thoughts.push({ decision, seat, ms, move, lines: Object.values(lines), said });
    }
  }

  return {
    player,
    waiting(view) {
      if (ponder && running !== null && canPonder(running)) running.send(`ponder ${JSON.stringify(view)}`);
    },
    gameOver() {
      clocks?.restart();
      if (playing) running?.send('over');
      games++;
      playing = false;
      return thoughts.splice(0);
    },
    close() {
      running?.send('quit');
      running?.stop();
    },
  };
}

/** Whether the engine says that it can think while others decide. */
function canPonder({ options }: EngineProcess): boolean {
  return options.some(({ name, type }) => name === 'ponder' && type === 'check');
}

function readMove(game: Question['game'], options: Question['options'], text: string): { readonly do: string } {
  try {
    return game.parse(text, options);
  } catch (error) {
    if (error instanceof BadInput) throw new Forfeit(`answered with no move of the notation: ${error.message}`);
    throw error;
  }
}
