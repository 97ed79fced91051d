// Writes down what each leaf of the page needs beside home's files. The server names it in the head of its answer, and the browser
// fetches all of it at once instead of one after the other, as each is found to need the next.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'web', 'dist', '.vite');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/** Leaves by the first part of their address. */
const LEAVES = {
  new: 'pages/set-up/set-up.tsx',
  play: 'game/play-page.tsx',
  learn: 'lesson/learn-page.tsx',
  rules: 'pages/rules-page.tsx',
  games: 'saved/saved-games.tsx',
  settings: 'pages/settings-page.tsx',
  ...Object.fromEntries(['lobby', 'open', 't', 'match', 'me', 'link'].map((name) => [name, 'online/index.tsx'])),
};
/** What a game's part of an address needs besides. */
const ROOMS = {
  learn: /\/(?:table\/index\.tsx|first-game\.ts|drawings\.svg\?raw)$/,
  rules: /\/rulebook(?:\/index)?\.ts$/,
};

const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key].isEntry);

/** A file and everything that it cannot do without, as the manifest names it. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  if (manifest[key] === undefined) throw new Error(`The page has no ${key}: mend LEAVES in scripts/preloads.mjs.`);
  found.add(key);
  for (const needed of manifest[key].imports ?? []) closure(needed, found);
  return found;
}

const atHome = closure(entry);
/** The addresses of the files, the program of home first: nothing begins without it. Its styles are in the page itself. */
function filesOf(wanted) {
  const needed = [...wanted.reduce((found, key) => closure(key, found), new Set())].filter((key) => !atHome.has(key));
  const files = needed.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set([manifest[entry].file, ...files])].map((file) => `/${file}`);
}

const preloads = Object.fromEntries(
  Object.entries(LEAVES).map(([name, leaf]) => [`/${name}`, { first: filesOf([leaf]), next: [] }]),
);
const games = new Set(keys.map((key) => /(?:^|\/)games\/([\w-]+)\/table\/index\.tsx$/.exec(key)?.[1]).filter(Boolean));
for (const game of games) {
  const own = keys.filter((key) => key.includes(`games/${game}/`));
  for (const [name, rooms] of Object.entries(ROOMS)) {
    const { first } = preloads[`/${name}`];
    const all = filesOf([LEAVES[name], ...own.filter((key) => rooms.test(key))]);
    // The leaf itself is there before its game, which is more than all the rest.
    preloads[`/${name}/${game}`] = { first, next: all.filter((file) => !first.includes(file)) };
  }
}
writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads));
