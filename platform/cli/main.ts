import { isMainThread } from 'node:worker_threads';
import { BadInput } from '@chambord/kernel';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { serveCrew } from './crew.ts';
import { engine } from './engine.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { USAGE, UsageError } from './usage.ts';
import { verify } from './verify.ts';

const commands: Readonly<Record<string, (words: readonly string[]) => void | Promise<void>>> = {
  serve,
  play,
  simulate,
  replay,
  verify,
  bench,
  arena,
  ladder,
  engine,
};

async function main([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined) throw new UsageError('Which command? It is missing.');
  if (name === 'help' || name === '--help' || name === '-h' || words.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  await command(words);
}

try {
  // A thread of the arena runs this same program.
  await (isMainThread ? main(process.argv.slice(2)) : serveCrew());
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else if (isFileError(error) && 'code' in error && error.code === 'EPIPE') {
    // Whoever read our output has seen enough.
  } else if (error instanceof BadInput || isFileError(error)) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}

/** A file that cannot be read or written: Node's message names it. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
