import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chooser, prepare, touchSomething, watch } from './helpers/people.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A host that knows nothing but files, and answers with 404.html where there is none. */
function serveFiles(folder: string, base: string, asked: string[]) {
  return createServer(({ url = '/' }, response) => {
    const [path = ''] = url.split('?');
    asked.push(path);
    const name = path === base ? 'index.html' : path.slice(base.length);
    const file = join(folder, name);
    const known = path.startsWith(base) && existsSync(file) && statSync(file).isFile();
    const sent = known ? file : join(folder, '404.html');
    response.writeHead(known ? 200 : 404, { 'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    response.end(readFileSync(sent));
  });
}

test('the page as files alone, in a folder of a host: a game against a bot, kept over a reload; online says that there is no server', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'chambord static '));
  const asked: string[] = [];
  const server = serveFiles(folder, '/x/', asked);
  try {
    execFileSync(process.execPath, ['scripts/static.mjs', '--base', '/x/', '--out', folder]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toMatch(/(?:href|src)="\/(?!x\/)/);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await prepare(page);
    const done = watch(page);

    await page.goto('/x/');
    await page.getByRole('button', { name: 'Play now' }).last().click();
    await expect(page.locator('.table.deciding')).toBeVisible();
    await expect(page).toHaveURL(/\/x\/play\//);
    // In the second round the bot has decided, too.
    const choose = chooser(1);
    await expect
      .poll(
        async () => {
          await touchSomething(page, choose);
          return page.locator('.round-name').innerText();
        },
        { timeout: 120_000, intervals: [50] },
      )
      .toContain('Round 2');

    await page.goto('/x/');
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page).toHaveURL(/\/x\/rules$/);
    const book = page.getByRole('link', { name: 'Splendor' });
    await expect(book).toHaveAttribute('href', '/x/rules/splendor');
    await page.goBack();
    await page.locator('.running a').first().click();
    await expect(page).toHaveURL(/\/x\/play\//);
    await expect(page.locator('.table')).toBeVisible();

    await page.goto('/x/');
    await page.locator('a[href="/x/lobby"]').first().click();
    await expect(page.getByRole('heading')).toHaveText('This site has no game server');
    done();

    await page.goto('/x/settings');
    const licences = page.getByRole('link', { name: 'Licences' });
    const text = await (await page.request.get(String(await licences.getAttribute('href')))).text();
    for (const name of ['preact', 'idb', 'Workbox', 'SIL OPEN FONT LICENSE', 'Chambord']) expect(text).toContain(name);

    // A link to a leaf is answered by what the host has for pages that are not there: the page itself.
    await page.goto('/x/rules/splendor');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Splendor');
    expect(asked.filter((path) => !path.startsWith('/x/'))).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a base that is no path is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/static.mjs', '--base', 'x'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('--base takes a path that begins and ends with /, such as /x/, not "x".');
});
