import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { asText, touchAt } from './engine.ts';
import type { Engine } from './engine.ts';
import { freePort } from '../../../server/tests/helpers/free-port.ts';
import { start } from './process.ts';

/** Nothing leaves the machine, and nothing but the page is in the way. */
const SETTINGS = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
} as const;

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** What a page answered: a text, or what went wrong. */
interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox, by its own protocol: WebDriver BiDi. */
export async function startFirefox([program = 'firefox']: readonly string[]): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'chambord-firefox-'));
  const settings = Object.entries(SETTINGS).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`);
  writeFileSync(join(profile, 'user.js'), settings.join('\n'));
  const port = await freePort();
  const firefox = start(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    String(port),
    'about:blank',
  ]);
  const address = await firefox.hear(/BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer: Answer = JSON.parse(data.toString());
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const call = async (method: string, params: object) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    waiting.delete(id);
    if (type === 'error' || result === undefined) throw new Error(`Firefox, ${method}: ${message}`);
    return result;
  };
  await call('session.new', { capabilities: {} });
  const { contexts } = await call('browsingContext.getTree', {});
  const context = (contexts as readonly { readonly context: string }[])[0]?.context;
  return {
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await call('browsingContext.reload', { context, wait: 'complete' });
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const params = { expression: asText(expression), target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = (await call('script.evaluate', params)) as Evaluated;
      if (result === undefined) throw new Error(`Firefox: ${exceptionDetails?.text} in: ${expression}`);
      return JSON.parse(result.value);
    },
    async touch(x, y) {
      await call('input.performActions', { context, actions: touchAt(x, y) });
    },
    async picture() {
      const { data } = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      socket.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
