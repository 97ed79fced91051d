import { expect, test } from 'vitest';
import { newPlace } from './helpers/servers.ts';
import { soakServer } from './helpers/soak/soak.ts';

test('people come and go, a clock jumps, the server is killed: nothing is lost or done twice, nothing is left of those who have gone', async () => {
  const place = await newPlace('sqlite');
  const { lives, done, clockJumps } = await soakServer(place.keep, {
    seed: 'a short soak',
    companies: 4,
    rounds: 2,
    deeds: 300,
    goOn: (past) => past < 2,
  });
  expect(lives).toBe(2);
  expect(clockJumps).toBe(4);
  for (const type of ['sit', 'move', 'undo', 'answer', 'chat', 'phrase', 'leave', 'back'])
    expect(done, type).toHaveProperty(type);
  await place.remove();
});
