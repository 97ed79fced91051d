import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Puts the sheet of drawings into the page, so that every <use> finds them and they take the theme's colours. */
function symbols(): Plugin {
  return {
    name: 'symbols',
    transformIndexHtml: (html) =>
      html.replace('<!--symbols-->', () => readFileSync(new URL('../ui/symbols.svg', import.meta.url), 'utf8')),
  };
}

export default defineConfig({
  root: here,
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', manifest: true },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    symbols(),
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
        description: 'The Castles of Burgundy: The Card Game and Splendor, at one table.',
        display: 'standalone',
        background_color: '#e9dcc1',
        theme_color: '#e9dcc1',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
  ],
});
