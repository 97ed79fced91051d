import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { furtherGames, houseFile, isElsewhere, NOTHING, ROOMS } from '../../scripts/house.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What stands in the room `sign` of each game under this name. */
function signs(name: string): string[] {
  return ['games', ...furtherGames]
    .flatMap((folder) => readdirSync(join(root, folder)).map((game) => join(root, folder, game, 'sign', name)))
    .filter((path) => existsSync(path));
}

/** Puts the drawings of house and games into the page as one sheet, so that every <use> finds them and they take the theme's colours. */
function symbols(): Plugin {
  return {
    name: 'symbols',
    transformIndexHtml(html) {
      const house = readFileSync(join(root, 'platform/ui/parts/symbols.svg'), 'utf8');
      const games = signs('drawings.svg').map((path) =>
        readFileSync(path, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
      );
      return html.replace('<!--symbols-->', () => house.replace(/<\/svg>\s*$/, `${games.join('')}</svg>`));
    },
  };
}

const ELSEWHERE = '\0elsewhere:';

/** Of each game only these rooms. */
function rooms(wanted: RegExp): Plugin {
  return {
    name: 'rooms',
    enforce: 'pre',
    resolveId: (path, importer) => (isElsewhere(wanted, path, importer) ? `${ELSEWHERE}${path}` : undefined),
    load: (id) => (id.startsWith(ELSEWHERE) ? NOTHING : undefined),
  };
}

const SIGNS = 'virtual:signs.css';

/** The styles of what the page shows of games before they are opened. */
function signStyles(): Plugin {
  const imports = signs('sign.css').map((path) => `@import '${path}';`);
  return {
    name: 'signs',
    resolveId: (id) => (id === SIGNS ? `\0${SIGNS}` : undefined),
    load: (id) => (id === `\0${SIGNS}` ? imports.join('\n') : undefined),
  };
}

export default defineConfig({
  root: here,
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', manifest: true },
  worker: { format: 'es', plugins: () => [rooms(ROOMS.bots)] },
  resolve: { alias: { '@chambord/games/house': houseFile } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    rooms(ROOMS.page),
    symbols(),
    signStyles(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        importScripts: ['/notify-click.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Chambord',
        short_name: 'Chambord',
        description: 'Games of the Renaissance, at one table.',
        display: 'standalone',
        background_color: '#e9dcc1',
        theme_color: '#e9dcc1',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
  ],
});
