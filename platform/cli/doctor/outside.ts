import { request as overHttp } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Agent, globalAgent, request as overHttps } from 'node:https';
import { Trouble } from './finding.ts';

/** How long an answer may take, in milliseconds. */
const LONGEST_WAIT = 10_000;
/** A name that nobody has (RFC 2606). */
const STRANGER = 'stranger.invalid';

/** Whether people can play at the address that they use, through whatever stands before the server. */
export async function examineOutside(url: URL): Promise<void> {
  const { status, body } = await ask(url, '/livez');
  if (status !== 200 || !isAlive(body)) {
    throw new Trouble(
      `No Chambord answers at ${url.origin} (status ${status}). Does the proxy lead to the server's host and port, and is the server running?`,
    );
  }
  await examineSocket(url);
  // Whoever asks could name any host and would be believed.
  if (await socketOpens(url, `http://${STRANGER}`, { 'X-Forwarded-Host': STRANGER, 'X-Forwarded-Proto': 'http' })) {
    throw new Trouble(
      `Headers X-Forwarded-Host and X-Forwarded-Proto of whoever asks are believed. Let the proxy set them itself; if there is no proxy, start without --trust-proxy.`,
    );
  }
  if (url.protocol === 'https:' && (await socketOpens(url, `http://${url.host}`))) {
    throw new Trouble(
      'The proxy does not say that people come by https, so cookies are not kept from plain http. Let it send X-Forwarded-Proto: https.',
    );
  }
}

async function examineSocket(url: URL): Promise<void> {
  const { status } = await ask(url, '/ws', upgrade(url.origin));
  if (status === 101) return;
  if (status === 403) {
    throw new Trouble(
      `The server takes its own page for a stranger's. Let the proxy pass Host on, or send X-Forwarded-Host and X-Forwarded-Proto, and start the server with --trust-proxy.`,
    );
  }
  throw new Trouble(
    `WebSockets do not come through to /ws (status ${status}). Let the proxy pass Upgrade and Connection on, by HTTP/1.1.`,
  );
}

async function socketOpens(url: URL, origin: string, headers: OutgoingHttpHeaders = {}): Promise<boolean> {
  return (await ask(url, '/ws', { ...upgrade(origin), ...headers })).status === 101;
}

function upgrade(origin: string): OutgoingHttpHeaders {
  return {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.from('the doctor looks').toString('base64'),
    Origin: origin,
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(url: URL, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const options = { headers, timeout: LONGEST_WAIT };
  // Each on a connection of its own: one that was kept may just be closed by the other side.
  const request =
    url.protocol === 'https:'
      ? overHttps(new URL(path, url), { ...options, agent: new Agent({ ...globalAgent.options, keepAlive: false }) })
      : overHttp(new URL(path, url), { ...options, agent: false });
  return new Promise((resolve, reject) => {
    request.once('timeout', () => request.destroy(new Error('no answer came in time')));
    request.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Trouble(`${url.origin} cannot be reached: ${error.message === '' ? error.code : error.message}.`)),
    );
    request.once('upgrade', ({ headers: answered }, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: answered, body: '' });
    });
    request.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.end();
  });
}

function isAlive(body: string): boolean {
  try {
    return (JSON.parse(body) as { ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}
