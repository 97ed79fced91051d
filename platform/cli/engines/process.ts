import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Forfeit } from '@chambord/bots';
import { BadInput } from '@chambord/kernel';
import { forgetGroup, rememberGroup, signalGroup } from './groups.ts';
import { checkSetting, PROTOCOL, readOption } from './protocol.ts';
import type { EngineOption } from './protocol.ts';

/** How long an engine may take to start, and to leave by itself when it is asked to. */
const START = 10_000;
const LEAVE = 1000;
/** The longest line that is read: who never ends one must not fill the memory. */
const LONGEST = 1 << 20;

/** The program of an engine, and what it says, line by line. */
export class EngineProcess {
  readonly command: string;
  readonly options: EngineOption[] = [];
  readonly #child: ChildProcess;
  /** What it said and nobody has heard yet; `info` goes to whoever listens. */
  readonly #heard: string[] = [];
  #begun = '';
  #gone: string | null = null;
  #wake: () => void = () => {};
  /** Gets what stands behind `info`. */
  inform: (text: string) => void = () => {};

  private constructor(command: string) {
    this.command = command;
    // In a group of its own, so that what a shell starts ends with it.
    const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const { pid } = child;
    if (pid !== undefined) {
      rememberGroup(pid);
      child.on('close', () => forgetGroup(pid));
    }
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => this.#read(text));
    // What it said before it left counts, so that streams come to their end first.
    child.on('close', (code, signal) => this.#end(`ended ${signal === null ? `with status ${code}` : `by ${signal}`}`));
    child.on('error', (error) => this.#end(`could not be started: ${error.message}`));
    // Writing to one that is gone: the next `hear` says so.
    child.stdin.on('error', () => {});
  }

  /** Starts an engine, waits for it to be ready, and sets its options. What it cannot do is an error that says so. */
  static async start(command: string, settings: ReadonlyMap<string, string>): Promise<EngineProcess> {
    const engine = new EngineProcess(command);
    try {
      await engine.#greet();
      for (const [name, value] of settings) engine.#set(name, value);
      return engine;
    } catch (error) {
      engine.stop();
      if (!(error instanceof Forfeit || error instanceof BadInput)) throw error;
      throw new BadInput('', `The engine "${command}"${error instanceof Forfeit ? '' : ':'} ${error.message}.`);
    }
  }

  async #greet(): Promise<void> {
    this.send(`${PROTOCOL.word} ${PROTOCOL.version}`);
    for (;;) {
      const line = await this.hear(START, 'did not say "ready"');
      if (line === 'ready') return;
      if (line.startsWith('option ')) this.options.push(readOption(line.slice('option '.length)));
      else if (!line.startsWith('name ')) throw new Forfeit(`said ${quoted(line)} instead of "ready"`);
    }
  }

  #set(name: string, value: string): void {
    const option = this.options.find((each) => each.name === name);
    if (option === undefined) {
      const known = this.options.map((each) => each.name).join(', ');
      throw new BadInput('', `there is no option "${name}", ${known === '' ? 'and no other one' : `only ${known}`}`);
    }
    checkSetting(option, value);
    this.send(`set ${name} ${value}`);
  }

  /** Whether it has left, or was ended. */
  get isGone(): boolean {
    return this.#gone !== null;
  }

  send(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  /** The next line that is no comment; a fault if it does not come in time, if it is an error, or if the engine is gone. */
  async hear(ms: number, late: string): Promise<string> {
    if (this.#heard.length === 0 && this.#gone === null) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const line = this.#heard.shift();
    if (line === undefined) throw new Forfeit(this.#gone ?? late);
    if (line.startsWith('error ')) throw new Forfeit(`says: ${line.slice('error '.length, 200)}`);
    return line;
  }

  /** What it says without being asked is a fault: it would be taken for the answer to the next question. */
  expectSilence(): void {
    const line = this.#heard.shift();
    if (line !== undefined) throw new Forfeit(`said ${quoted(line)} without being asked`);
  }

  #read(text: string): void {
    const lines = (this.#begun + text).split('\n');
    this.#begun = lines.pop() ?? '';
    if (this.#begun.length > LONGEST) {
      this.#end(`said a line of more than ${LONGEST} characters`);
      this.stop();
      return;
    }
    for (const each of lines) {
      const line = each.trimEnd();
      if (line === '') continue;
      if (line === 'info' || line.startsWith('info ')) this.inform(line.slice('info '.length));
      else this.#heard.push(line);
    }
    if (this.#heard.length > 0) this.#wake();
  }

  #end(how: string): void {
    this.#gone ??= how;
    this.#wake();
  }

  /** Ends it and whatever it has started: kindly, then, if it does not listen, by force. */
  stop(): void {
    const { pid } = this.#child;
    this.#end('was ended');
    if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return;
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), LEAVE);
    this.#child.on('close', () => clearTimeout(timer));
  }
}

export function quoted(line: string): string {
  return JSON.stringify(line.slice(0, 80));
}
