import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { BadInput } from '@chambord/kernel';
import { harmless } from './terminal.ts';
import { Failure, USAGE, UsageError } from './usage.ts';

type Command = (words: readonly string[]) => void | Promise<void>;

/** Each is loaded when it is wanted: the server's packages alone take longer than most commands. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  prune: async () => (await import('./prune.ts')).prune,
  play: async () => (await import('./play.ts')).play,
  simulate: async () => (await import('./simulate.ts')).simulate,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  review: async () => (await import('./review.ts')).review,
  bench: async () => (await import('./bench.ts')).bench,
  arena: async () => (await import('./arena.ts')).arena,
  ladder: async () => (await import('./ladder.ts')).ladder,
  engine: async () => (await import('./engine.ts')).engine,
};

async function main([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined) throw new UsageError('Which command? It is missing.');
  const asked = [name, ...words];
  if (name === 'help' || asked.includes('--help') || asked.includes('-h')) {
    console.log(USAGE);
    return;
  }
  if (asked.includes('--version')) {
    console.log(`Chambord ${versionOf(readFileSync('package.json', 'utf8'))}`);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  await (
    await command()
  )(words);
}

function versionOf(json: string): string {
  const { version } = JSON.parse(json) as { readonly version: string };
  return version;
}

// Whoever read our output has seen enough: there is nobody left to tell anything.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

try {
  // A thread of the arena runs this same program.
  await (isMainThread ? main(process.argv.slice(2)) : (await import('./crew.ts')).serveCrew());
} catch (error) {
  if (error instanceof UsageError) {
    console.error(harmless(`${error.message}\n\n${USAGE}`));
    process.exitCode = 2;
  } else if (isFileError(error) && 'code' in error && error.code === 'EPIPE') {
    // Whoever read our output has seen enough.
  } else if (error instanceof BadInput || error instanceof Failure || isFileError(error)) {
    console.error(harmless(error.message));
    process.exitCode = 1;
  } else {
    throw error;
  }
}

/** A file that cannot be read or written: Node's message names it. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
