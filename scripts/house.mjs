// Which games are in the house, and which of their rooms a program takes along.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A folder with further games and a register of its own (`house.ts`), for trying out a game: CHAMBORD_GAMES=examples/games npm start */
const folder = process.env.CHAMBORD_GAMES;
export const furtherGames = folder === undefined ? [] : [folder];
/** The register. */
export const houseFile = join(root, folder ?? 'games', 'house.ts');

/**
 * Whether a room that a game opens is for somebody else: weights are of no use to the page, nor drawings to bots. It is left out, or it would be
 * shipped with both.
 */
export function isElsewhere(wanted, path, importer = '') {
  const fromGame = /[\\/]games[\\/][\w-]+[\\/]index\.ts$/.test(importer);
  return fromGame && path.startsWith('./') && !wanted.test(path);
}
/** What stands in place of a room that is left out. */
export const NOTHING = 'export const Emblem = null, words = null;';
/** The rooms that each program wants. */
export const ROOMS = {
  page: /^\.\/(?:rules|text|sign|table|puzzles|book)\//,
  bots: /^\.\/(?:rules\/|brain\/index)/,
  server: /^\.\/(?:rules|numbers|brain|text|book|sign\/words)/,
};

/** For esbuild: of each game only the rooms that a server wants. */
export const serverRooms = {
  name: 'rooms',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path, importer }) =>
      // Programs make books, only the page reads them.
      path === './book.json' || isElsewhere(ROOMS.server, path, importer)
        ? { path: 'nothing', namespace: 'nothing' }
        : undefined,
    );
    onLoad({ filter: /^/, namespace: 'nothing' }, () => ({ contents: NOTHING }));
  },
};
