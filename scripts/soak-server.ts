// People play for hours on a server that is killed and whose clock jumps, and every promise is held to: npm run soak:server [-- --minutes 60 --kind sqlite --companies 12]
// Prints a line for each round, and what was done; fails where something was lost or done twice, where a connection or a table is never let go of, or where memory grows.
import { parseArgs } from 'node:util';
import { soakServer } from '../platform/server/tests/helpers/soak/soak.ts';
import { KINDS, newPlace } from '../platform/server/tests/helpers/servers.ts';

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    kind: { type: 'string' },
    companies: { type: 'string', default: '12' },
    seed: { type: 'string', default: `soak ${Date.now()}` },
  },
});
const kinds = KINDS.filter((kind) => given.kind === undefined || given.kind === kind);
for (const kind of kinds) {
  const place = await newPlace(kind);
  const end = Date.now() + (Number(given.minutes) * 60_000) / kinds.length;
  const report = await soakServer(place.keep, {
    seed: given.seed,
    companies: Number(given.companies),
    rounds: 5,
    deeds: 3000,
    goOn: () => Date.now() < end,
    onRound: (round) => console.error(JSON.stringify({ kind, ...round })),
  });
  console.log(JSON.stringify({ kind, seed: given.seed, ...report }));
  await place.remove();
}
process.exit(0);
