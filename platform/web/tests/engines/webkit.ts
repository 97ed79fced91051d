import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asText, touchAt } from './engine.ts';
import type { Engine } from './engine.ts';
import { freePort } from '../../../server/tests/helpers/free-port.ts';
import { start } from './process.ts';

/** WebKit's small browser has a bar above the page that is wider than a phone: it is drawn as small as can be. */
const SMALL_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/** Where there is no graphics card, one that is imitated draws a frame in a tenth of a second; the processor alone is faster. */
const BY_PROCESSOR = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** A driver that says nothing for so long never will. */
const ANSWER = 120_000;

interface Sizes {
  readonly window: readonly [number, number];
  readonly page: readonly [number, number];
}

/** WebKit, the engine of Safari, as GTK's programs have it: by WebDriver, on a screen that nobody sees. */
export async function startWebKit([driver = '', xvfb = '']: readonly string[]): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'chambord-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), SMALL_BAR);
  const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', '2100x1300x24', '-nolisten', 'tcp']);
  const display = await screen.hear(/^(\d+)\n/m);
  const port = await freePort();
  const env = { ...process.env, ...BY_PROCESSOR, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home };
  const webkit = start(driver, [`--port=${port}`], env);
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, params: object = {}): Promise<unknown> => {
    const body = method === 'POST' ? { body: JSON.stringify(params) } : {};
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...body,
      signal: AbortSignal.timeout(ANSWER),
    });
    const { value } = (await answer.json()) as { readonly value: { readonly message?: string } };
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${value.message}`);
    return value;
  };
  await listening(() => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      ${asText(expression)}.then((text) => done({ text }), (error) => done({ fault: String(error) }));`;
    const { text, fault } = (await call('POST', `${session}/execute/async`, { script, args: [] })) as {
      readonly text?: string;
      readonly fault?: string;
    };
    if (text === undefined) throw new Error(`WebKit: ${fault} in: ${expression}`);
    return JSON.parse(text) as unknown;
  };
  return {
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    async reload() {
      await call('POST', `${session}/refresh`);
    },
    async resize(width, height) {
      const sizes = '({ window: [outerWidth, outerHeight], page: [innerWidth, innerHeight] })';
      const { window, page } = (await evaluate(sizes)) as Sizes;
      const [right, below] = [window[0] - page[0], window[1] - page[1]];
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: width + right, height: height + below });
    },
    evaluate,
    async touch(x, y) {
      await call('POST', `${session}/actions`, { actions: touchAt(x, y) });
    },
    async picture() {
      return Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64');
    },
    async close() {
      await call('DELETE', session);
      await webkit.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until somebody listens: the driver does not say when it does. */
async function listening(ask: () => Promise<unknown>): Promise<void> {
  for (let left = 200; ; left--) {
    try {
      await ask();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
