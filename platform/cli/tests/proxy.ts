import { createServer, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

/** What a proxy does with what passes through it. */
export interface Habits {
  readonly tls?: boolean;
  readonly passesSockets?: boolean;
  /** The headers that it sends on, made of those that it got. */
  readonly headers?: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
}

/** A reverse proxy before a server on this machine, well set up or badly. The answer is its address. */
export async function startReverseProxy(port: number, habits: Habits) {
  const { tls = false, passesSockets = true, headers = (given) => given } = habits;
  const sendOn = (from: IncomingMessage) => {
    const { method, url: path } = from;
    return request({ host: '127.0.0.1', port, method, path, headers: headers({ ...from.headers }) });
  };
  const answer = (from: IncomingMessage, to: ServerResponse) => {
    const asked = sendOn(from);
    asked.once('response', (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(to);
    });
    asked.once('error', () => to.writeHead(502).end());
    from.pipe(asked);
  };
  const proxy = tls ? createTlsServer({ key: KEY, cert: CERTIFICATE }, answer) : createServer(answer);
  proxy.on('upgrade', (from: IncomingMessage, client: Socket) => {
    client.on('error', () => client.destroy());
    if (!passesSockets) {
      client.end('HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const asked = sendOn(from);
    asked.once('upgrade', (_response, server) => {
      client.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      server.on('error', () => client.destroy());
      server.pipe(client).pipe(server);
    });
    asked.once('response', ({ statusCode }) => client.end(`HTTP/1.1 ${statusCode} No\r\nContent-Length: 0\r\n\r\n`));
    asked.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const own = (proxy.address() as AddressInfo).port;
  return {
    address: `${tls ? 'https' : 'http'}://localhost:${own}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** For localhost, made for these tests and used nowhere else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgihsO/gMq8CllaFW1
4ZZ522rQzmfJIrs6ikvqK9ugMayhRANCAAR62oVJN3jt6sAXR6QasRljZSS/+n8I
p/4X7Aj56GK8Zw/Nc4d0Q4ENGIlfbo17hId0AT6yDrnEOBlt+HlEGFv3
-----END PRIVATE KEY-----`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUBO8xiLyuXLCHbF7/7vizL3d5PmMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExODIwNTkzNVoYDzIxMjYxMDI1
MjA1OTM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR62oVJN3jt6sAXR6QasRljZSS/+n8Ip/4X7Aj56GK8Zw/Nc4d0Q4EN
GIlfbo17hId0AT6yDrnEOBlt+HlEGFv3o2kwZzAdBgNVHQ4EFgQUe4pUNLfWWRvR
Z9BcihQ+FLhe96gwHwYDVR0jBBgwFoAUe4pUNLfWWRvRZ9BcihQ+FLhe96gwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgY/sqpUf8j8cvBgvu95o26n8EGr7UKVoD4KW1cBAJyGECIQDspvF+Qkdv
xtOLtTfXRhOdvvYyN3Xcq5BFAYdJiKl3TQ==
-----END CERTIFICATE-----`;
