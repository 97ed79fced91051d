// A server in a process of its own, for tests that kill it or look into its memory:
// node scripts/run.mjs platform/server/tests/helpers/alone.ts OPTIONS [CLOCK]     CLOCK: by how many milliseconds the system's clock is wrong
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openServer } from '../../http/server.ts';
import type { ChambordServer, ServerOptions } from '../../http/server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
/** The system's clock as this process sees it: it can be set. */
let wrong = Number(process.argv[3] ?? 0);
const { now } = Date;
Date.now = () => now() + wrong;
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
  process.on('message', (message) => {
    if (typeof message === 'number') wrong = message;
    else measure();
  });
  function measure(): void {
    collect();
    // Buffers that nobody needs are let go of after the first time.
    setTimeout(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.(heapUsed + external);
    }, 100);
  }
  // A test that fails leaves no server behind.
  process.once('disconnect', () => process.exit());
}
