// Two server processes on one PostgreSQL behind a load balancer; one is killed again and again while people play:
// npm run failover [-- KILLS [TABLES]]. Prints how long clients wait for their next acknowledged move, in milliseconds.
import { failover } from '../platform/server/tests/helpers/failover.ts';
import { newPlace } from '../platform/server/tests/helpers/servers.ts';

const kills = Number(process.argv[2] ?? 10);
const pairs = Number(process.argv[3] ?? 24);
const place = await newPlace('postgres');
const wishes = { kills, pairs, seed: `failover ${Date.now()}`, thinking: 50 };
const { pauses, ...report } = await failover(place, wishes, (count) => console.error(`killed ${count} times`));
console.log(JSON.stringify(report));
for (const from of ['kill', 'nothing'] as const) {
  for (const bot of [false, true]) {
    for (const cut of from === 'kill' ? [true, false] : [false]) {
      const some = pauses.filter((pause) => pause.from === from && pause.bot === bot && pause.cut === cut);
      console.log(JSON.stringify({ from, cut, bot, ...spread(some.map(({ took }) => took)) }));
    }
  }
}
await place.remove();
process.exit(0);

function spread(pauses: readonly number[]): Record<'clients' | 'p50' | 'p99' | 'longest', number> {
  const sorted = pauses.toSorted((a, b) => a - b);
  const p = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { clients: sorted.length, p50: p(0.5), p99: p(0.99), longest: p(1) };
}
