import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { findGame } from '@chambord/games';
import { hash } from '@chambord/kernel';
import { OFFERS } from '@chambord/protocol';
import type { FromClient, FromServer } from '@chambord/protocol';
import type { Body } from '../log/entry.ts';
import { newId } from '../log/secrets.ts';
import { tableFor } from '../room/news.ts';
import { foldTable } from '../room/table.ts';
import { newPart, termsFor, textOf } from './helpers/pilot.ts';
import { newRider } from './helpers/rider.ts';

/** Two have sat down, and the first one begins. */
function begun() {
  const bodies: Body[] = [
    { kind: 'made', terms: termsFor('splendor', 2), serverSeed: hash('seed'), previous: null, kept: [null, null] },
    ...[0, 1].map((seat): Body => ({ kind: 'sat', seat, guest: newId(), name: `Guest ${seat}`, part: newPart() })),
    { kind: 'began', rulesVersion: findGame('splendor').game.rulesVersion },
  ];
  return foldTable(
    newId(),
    bodies.map((body, i) => ({ version: i + 1, at: 0, cause: null, body })),
  );
}

test('a client of the tests whose seat is acknowledged after the news that it is its turn moves', async () => {
  const table = begun();
  const { id } = table.facts;
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (wire) => sockets.emit('connection', wire)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let times = 0;
  const moved = new Promise<FromClient>((done) => {
    sockets.on('connection', (wire) => {
      const first = times++ === 0;
      const say = (message: FromServer) => wire.send(JSON.stringify(message));
      say({ type: 'welcome', you: null, now: 0, offers: OFFERS });
      wire.on('message', (data) => {
        const message = JSON.parse(textOf(data)) as FromClient;
        if (message.type === 'watch' && !first) say(tableFor(table, 0, 0));
        // The answer is lost with the connection; the second time it comes after the news.
        if (message.type === 'sit' && first) wire.terminate();
        if (message.type === 'sit' && !first) say({ type: 'ack', table: id, id: message.id, version: 2 });
        if (message.type === 'move') done(message);
      });
    });
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  const rider = newRider({ address, cookie: '', seed: 'rider', thinking: 0, onOver: () => {} });
  rider.sit(id, 0);
  expect(await moved).toMatchObject({ type: 'move', table: id, version: 4 });
  rider.close();
  sockets.close();
  server.close();
});
