// A server in a process of its own, for tests that kill it: node scripts/run.mjs platform/server/tests/alone.ts OPTIONS
import { openServer } from '../server.ts';
import type { ServerOptions } from '../server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const server = await openServer(options);
// Where the bundle is, too: the next process can be started from it at once.
console.log(JSON.stringify({ address: server.address, bundle: process.argv[1] }));
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
