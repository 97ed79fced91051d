import { expect, test } from 'vitest';
import { startChild } from './child.ts';
import { newPlace } from './servers.ts';

test('where the port is taken, the process ends', async () => {
  const [one, other] = await Promise.all([newPlace('sqlite'), newPlace('sqlite')]);
  const server = await one.open();
  const port = Number(new URL(server.address).port);
  await expect(startChild(other.keep, port, { logLevel: 'silent' })).rejects.toThrow('the server has ended');
  await server.close();
  await Promise.all([one.remove(), other.remove()]);
});
