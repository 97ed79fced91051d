// Two server processes on one PostgreSQL behind a load balancer; one is killed again and again while people play:
// npm run failover [-- KILLS [TABLES]]. Prints how long clients wait for their next acknowledged move, in milliseconds.
import { failover } from '../platform/server/tests/helpers/failover.ts';
import { newPlace } from '../platform/server/tests/helpers/servers.ts';
import { spread } from '../platform/server/tests/helpers/spread.ts';

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
