import { isMainThread, workerData } from 'node:worker_threads';
import { BadInput } from '@chambord/kernel';
import { INSTALLATION } from './installation.ts';
import { harmless } from './terminal.ts';
import { Failure, USAGE, UsageError } from './usage.ts';

type Command = (words: readonly string[]) => void | Promise<void>;

/** Each is loaded when it is wanted: the server's packages alone take longer than most commands. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  doctor: async () => (await import('./doctor/doctor.ts')).doctor,
  prune: async () => (await import('./commands/prune.ts')).prune,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  dataset: async () => (await import('./commands/dataset.ts')).dataset,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  review: async () => (await import('./commands/review.ts')).review,
  position: async () => (await import('./commands/position.ts')).position,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  daily: async () => (await import('./commands/daily.ts')).daily,
  bench: async () => (await import('./commands/bench.ts')).bench,
  arena: async () => (await import('./commands/arena.ts')).arena,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  engine: async () => (await import('./commands/engine.ts')).engine,
  environment: async () => (await import('./commands/environment.ts')).environment,
};

/** Without a command, or with nothing but flags, it serves. */
async function main(args: readonly string[]): Promise<void> {
  const [first = '-'] = args;
  const [name, words] = first.startsWith('-') ? ['serve', args] : [first, args.slice(1)];
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return;
  }
  if (args.includes('--version')) {
    console.log(`Chambord ${INSTALLATION.version}`);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  await (
    await command()
  )(words);
}

// Whoever read our output has seen enough: there is nobody left to tell anything.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    // A full disk: what was said is not where it should be.
    if (stream === process.stdout)
      console.error(harmless(`What was to be told could not be written: ${error.message}`));
    process.exit(1);
  });
}

try {
  await (isMainThread ? main(process.argv.slice(2)) : serveThread());
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

/** Threads of the arena and of simulations run this same program. */
async function serveThread(): Promise<void> {
  const { isSimulation, serveSimulation } = await import('./simulation-crew.ts');
  if (isSimulation(workerData)) return serveSimulation();
  await (await import('./crew.ts')).serveCrew();
}

/** A file that cannot be read or written: Node's message names it. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
