import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { networkOf, newCrowd } from '../http/crowd.ts';
import type { ChambordServer, ServerOptions } from '../http/server.ts';
import { FREE } from './helpers/free.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

test('so many of a kind at the same time', () => {
  const crowd = newCrowd(2);
  const leave = crowd.enter('a');
  expect(crowd.enter('a')).not.toBeNull();
  expect(crowd.enter('a')).toBeNull();
  expect(crowd.enter('b')).not.toBeNull();
  leave?.();
  expect(crowd.enter('a')).not.toBeNull();
});

test('of IPv6, 64 bits are one', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64');
  expect(networkOf('2001:DB8::1:0:0:0:2')).toBe(networkOf('2001:db8:0000:0001:ffff:1:2:3'));
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('')).toBe('');
});

describe('a server', () => {
  let place: Place;
  let server: ChambordServer;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.close();
    await place.remove();
  });

  async function open(limits: Partial<NonNullable<ServerOptions['limits']>>): Promise<void> {
    place = await newPlace('sqlite');
    server = await place.open({ limits: { ...FREE, ...limits } });
  }

  /** A connection that says this; resolves with all that was answered when it is closed by the server. */
  function dial(text: string): {
    readonly socket: Socket;
    readonly answered: Promise<string>;
    readonly ended: Promise<string>;
  } {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write(text));
    sockets.push(socket);
    let heard = '';
    socket.on('error', () => {});
    const answered = new Promise<string>((done) => socket.on('data', (data) => done((heard += data.toString()))));
    return { socket, answered, ended: new Promise((done) => socket.once('close', () => done(heard))) };
  }

  /** A request whose body does not come. */
  const HELD = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{';
  /** One that is answered at once; the answer shows that those before it have been seen. */
  const WHOLE = 'GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n';

  test('ends requests whose bodies or headers do not come', async () => {
    await open({ requestTime: 50 });
    expect(await dial(HELD).ended).toContain('408');
    expect(await dial(HELD.slice(0, 40)).ended).toContain('408');
  });

  test('has so many requests of one address under way', async () => {
    await open({ underWay: 2 });
    const held = [dial(HELD)];
    expect(await dial(WHOLE).answered).toContain('200 OK');
    held.push(dial(HELD));
    let refused = await dial(WHOLE).answered;
    while (refused.includes('200 OK')) refused = await dial(WHOLE).answered;
    expect(refused).toContain('429');
    expect(refused).toContain('tooFast');
    // What comes too much is not waited for.
    expect(await dial(HELD).ended).toContain('429');
    held[0]?.socket.destroy();
    while (!refused.includes('200 OK')) refused = await dial(WHOLE).answered;
  });

  test('has so many connections of one address open', async () => {
    await open({ wires: 2 });
    await dial(WHOLE).answered;
    await dial(WHOLE).answered;
    expect(await dial(WHOLE).ended).toBe('');
  });
});
