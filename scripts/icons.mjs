// Draws the icons of the page anew from icon.svg, for systems that do not take SVG: node scripts/icons.mjs
// They are kept in the repository; run it when the drawing has changed.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'web', 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** The ground of the drawing, for icons that systems cut to their own shape: what is important lies in the middle 80 %. */
const GROUND = /fill="(#[0-9a-f]{6})"/i.exec(drawing)?.[1];
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.8, ground: GROUND },
  { name: 'apple-touch-icon.png', size: 180, share: 0.9, ground: GROUND },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
for (const { name, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html{background:${ground ?? 'transparent'}}body{margin:0;height:100vh;display:grid;place-items:center}svg{width:${share * 100}%;height:${share * 100}%}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
