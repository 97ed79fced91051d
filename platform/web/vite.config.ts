import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { furtherGames, houseFile, isElsewhere, NOTHING, ROOMS } from '../../scripts/house.mjs';
import { manifestWords } from './words/manifest.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What stands in the room `sign` of each game under this name. */
function signs(name: string): string[] {
  return ['games', ...furtherGames]
    .flatMap((folder) => readdirSync(join(root, folder)).map((game) => join(root, folder, game, 'sign', name)))
    .filter((path) => existsSync(path));
}

/** Puts the drawings of the house into the page, so that every <use> finds them and they take the theme's colours; games lay theirs beside them. */
function symbols(): Plugin {
  return {
    name: 'symbols',
    transformIndexHtml: (html) =>
      html.replace('<!--symbols-->', () =>
        // What it says to those who draw is not sent.
        readFileSync(join(root, 'platform/ui/parts/symbols.svg'), 'utf8').replaceAll(/<!--.*?-->\n?/gs, ''),
      ),
  };
}

/** Puts the styles of home into the page: nothing can be drawn without them, and a slow phone would have to ask once more. */
function stylesInPage(): Plugin {
  let inPage = '';
  let base = '/';
  return {
    name: 'styles-in-page',
    configResolved: (config) => void (base = config.base),
    apply: 'build',
    // What is loaded later would fetch them before itself, and fail: it finds the program of home in their place, which is there already.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const home = chunks.find(({ isEntry }) => isEntry)?.fileName;
        if (inPage === '' || home === undefined) return;
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(inPage, home);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (link, path: string) => {
          const name = path.slice(base.length);
          const styles = bundle[name];
          if (styles?.type !== 'asset') return link;
          delete bundle[name];
          inPage = name;
          return `<style>${styles.source.toString()}</style>`;
        }),
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
  const imports = signs('sign.css').map((path) => `@import '${path}' layer(signs);`);
  return {
    name: 'signs',
    resolveId: (id) => (id === SIGNS ? `\0${SIGNS}` : undefined),
    load: (id) => (id === `\0${SIGNS}` ? imports.join('\n') : undefined),
  };
}

/** How Chambord is installed, in each language: the page links the one of its own (`settings.ts`). */
function manifests(): Plugin {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  const common = {
    // From where the manifest lies, so that the page may be served under any path.
    start_url: './',
    scope: './',
    name: 'Chambord',
    short_name: 'Chambord',
    display: 'standalone',
    background_color: '#e9dcc1',
    theme_color: '#e9dcc1',
    icons: [
      icon('icon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const [lang, words] of Object.entries(manifestWords))
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${lang}.webmanifest`,
          source: JSON.stringify({ lang, ...words, ...common }),
        });
    },
  };
}

/** What is shared is called after all that share it. */
const plainName = (name: string) => (name.startsWith('shared~') ? 'shared' : name);

export default defineConfig({
  root: here,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    license: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${plainName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${plainName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What home needs comes as one file,
            { name: 'page', tags: ['$initial'], priority: 1 },
            // what the line for today needs, the leaf behind it and the table of a deal as another,
            {
              name: 'daily',
              test: /[\\/](?:deals[\\/](?!deal\.ts)|web[\\/](?:daily[\\/]tries|words[\\/](?:daily|puzzles))\.ts)/,
              priority: 1,
            },
            // what the rules and texts of all games are made with, or those of one would come along with another,
            { name: 'kernel', test: /[\\/]platform[\\/](?:kernel|prose)[\\/]/, priority: 1, minShareCount: 2 },
            // what every table and every sheet is made of, without the leaves that a crumb of it would be put with,
            { name: 'ui', test: /[\\/]platform[\\/]ui[\\/]/, priority: 1 },
            // what a review is made of and shown by,
            {
              name: 'review',
              test: /[\\/]platform[\\/](?:web[\\/])?review[\\/](?!review-store)|words[\\/]review/,
              priority: 1,
              minShareCount: 2,
            },
            // what is around a table, wherever it is played,
            { name: 'frame', test: /[\\/]web[\\/](?:frame|telling)[\\/](?!sound\b)/, priority: 1, minShareCount: 2 },
            // what reads messages and files, which tables of this device do not,
            { name: 'schema', test: /[\\/]valibot[\\/]/, priority: 1 },
            // and what several leaves and tables share not in crumbs, each of which would have to be asked for.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [rooms(ROOMS.bots)] },
  resolve: { alias: { '@chambord/games/house': houseFile } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    rooms(ROOMS.page),
    symbols(),
    signStyles(),
    stylesInPage(),
    manifests(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png,webmanifest}'],
        importScripts: ['notify-click.js'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/api\//, /\/docs(?:\/|$)/, /\.(?:txt|json)$/],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: false,
    }),
  ],
});
