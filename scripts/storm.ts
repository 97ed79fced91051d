// Everybody comes back to a server that was started anew, within a few seconds: npm run storm [-- CLIENTS [SECONDS]]
// Prints how long they waited for the news of their table, in milliseconds, and what it cost the server.
import { startChild } from '../platform/server/tests/helpers/child.ts';
import { fullHouse } from '../platform/server/tests/helpers/full-house.ts';
import { metric } from '../platform/server/tests/helpers/metric.ts';
import { KINDS, newPlace } from '../platform/server/tests/helpers/servers.ts';
import { spread } from '../platform/server/tests/helpers/spread.ts';
import { storm } from '../platform/server/tests/helpers/storm.ts';

const clients = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 10);
for (const kind of KINDS) {
  const place = await newPlace(kind);
  const sittings = await fullHouse(place.keep, { tables: clients >> 1, decisions: 30, seed: 'storm' });
  const server = await startChild(place.keep);
  const before = await metric(server.address, 'process_cpu_seconds_total');
  const { resumed, lost } = await storm(server.address, sittings, seconds * 1000);
  const cpuSeconds = Number(((await metric(server.address, 'process_cpu_seconds_total')) - before).toFixed(2));
  console.log(JSON.stringify({ kind, seconds, ...spread(resumed), lost, cpuSeconds }));
  await server.kill();
  await place.remove();
}
process.exit(0);
