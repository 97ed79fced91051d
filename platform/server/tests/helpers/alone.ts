// A server in a process of its own, for tests that kill it or look into its memory:
// node scripts/run.mjs platform/server/tests/helpers/alone.ts OPTIONS
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openServer } from '../../http/server.ts';
import type { ChambordServer, ServerOptions } from '../../http/server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
try {
  serve(await openServer(options));
} catch (error) {
  // Nothing may keep a process alive whose server could not be opened.
  process.exitCode = 1;
  if (options.logLevel !== 'silent') console.error(error);
}

function serve(server: ChambordServer): void {
  // Where the bundle is, too: the next process can be started from it at once.
  console.log(JSON.stringify({ address: server.address, bundle: process.argv[1] }));
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', () => {
    collect();
    // Buffers that nobody needs are let go of after the first time.
    setTimeout(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.(heapUsed + external);
    }, 100);
  });
  // A test that fails leaves no server behind.
  process.once('disconnect', () => process.exit());
}
