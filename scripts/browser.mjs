// Finds a Chrome or Chromium for the browser tests; where there is none, installs one. Prints its path.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The one without windows first: a test takes it about two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed browser: named by CHROME, on the path, or where such programs usually are. */
function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROME, ...onPath, ...PLACES].find((file) => file !== undefined && existsSync(file));
}

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2] });
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own download, for machines without a package manager that we know. */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    attempt(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

export async function findBrowser() {
  const found = installed();
  if (found !== undefined) return found;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests (once) …');
    attempt('apt-get', ['update', '-qq']);
    const install = (name) => attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const browser = installed() ?? (await playwrights());
  if (browser === undefined) {
    throw new Error('No Chrome or Chromium found. Install one, or name it: CHROME=/path/to/chrome npm test');
  }
  return browser;
}
