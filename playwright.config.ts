import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const port = Number(process.env['TEST_PORT'] ?? 4299);

/** Flags that keep the browser quiet where there is no internet. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testMatch: ['platform/web/tests/*.spec.ts', 'games/*/tests/*.spec.ts', 'examples/games/**/tests/*.spec.ts'],
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  // A busy machine is slow; nothing here measures time.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A whole game takes minutes; what is missing is missing after one, too.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Every test is a first visit: each would fetch and keep the whole page for a second one that never comes.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findBrowser(), args: quiet },
  },
  webServer: {
    command: `node scripts/run.mjs platform/cli/main.ts serve --port ${port} --data .cache/browser-tests-${port}`,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
