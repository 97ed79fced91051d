// Kills servers under load, on both databases, and checks their logs: npm run crash [-- KILLS]
import { crash } from '../platform/server/tests/helpers/crash.ts';
import { KINDS, newPlace } from '../platform/server/tests/helpers/servers.ts';

const kills = Number(process.argv[2] ?? 50);
for (const kind of KINDS) {
  const place = await newPlace(kind);
  const { pauses, ...report } = await crash(place.keep, { kills, pairs: 6, seed: `crash ${Date.now()}` }, (count) => {
    if (count % 10 === 0) console.error(`${kind}: killed ${count} times`);
  });
  const sorted = pauses.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  console.log(JSON.stringify({ kind, ...report, pause: { middle, longest: sorted.at(-1) } }));
  await place.remove();
}
