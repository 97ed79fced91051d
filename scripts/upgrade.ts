// Two processes of an older program on one PostgreSQL are replaced by today's while people play: npm run upgrade [-- COMMIT [TABLES]]
// Prints how long everybody waited for the next acknowledged move, in milliseconds; fails where something was lost.
import { older } from './older.mjs';
import { newPlace } from '../platform/server/tests/helpers/servers.ts';
import { spread } from '../platform/server/tests/helpers/spread.ts';
import { upgrade } from '../platform/server/tests/helpers/upgrade.ts';

const commit = process.argv[2] ?? 'HEAD~1';
const pairs = Number(process.argv[3] ?? 24);
const place = await newPlace('postgres');
const { pauses, ...report } = await upgrade(
  place,
  { pairs, seed: `upgrade ${Date.now()}`, thinking: 50 },
  older(commit),
);
console.log(JSON.stringify({ from: commit, ...report, ...spread(pauses) }));
await place.remove();
process.exit(0);
