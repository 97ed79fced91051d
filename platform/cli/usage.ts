import { HOUSE } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';

/** A command line that cannot be understood: what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something that a command cannot do; the message says why and what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

const COMMANDS = `Usage: npm run -s chambord -- COMMAND

  serve [--port P] [--host H] [--data FOLDER] [--trust-proxy]
      Serve the page and its tables (after a build; "npm start" does both). Games are kept in FOLDER (data), or in
      PostgreSQL if DATABASE_URL names one.
  prune [--data FOLDER] [--days N]
      Remove games that have been over, and tables that have waited, for N days (365, at least 30), and guests of whom
      nothing is left. Of a folder only while no server uses it.
  play GAME [--players N] [--OPTION V] [--seed S] [--lang en|fr|de] [--names A,B,…]
  play --resume FILE [--lang en|fr|de]
      Play in the terminal: hot-seat, or solo where the game has it.
  simulate GAME [--players N] [--OPTION V] [--games K] [--seed S] [--records FILE]
           [--policy random|first|montecarlo|policy]
      Let the computer play; prints one JSON object.
  replay FILE [--trace]
      Check every record in a file; with --trace print one JSON line a decision.
  review FILE [--depth N] [--seed S] [--lang en|fr|de] [--json]
      What happened in the games of a file, how much of it was luck, and what was better (docs/review.md); N simulations
      (1000) for each decision. With --json one JSON object a game.
  verify FILE
      Check that the shuffles of games played online were fair.
  bench GAME [--milliseconds T]
      Measure random play and the network at every kind of table, each run T long (1000); prints one JSON object.
  arena GAME --a PLAYER --b PLAYER [--players N] [--OPTION V] [--games K] [--seed S] [--time MS | --iterations N]
        [--threads T] [--records FILE]
      Let two players meet, every deal twice with the seats exchanged; prints win rates with 95 % intervals as JSON.
      Beside the raw rate stands one without the luck of the cards ("corrected"), and how many games that saved.
      Players: page, squire, knight, baron, duke, king, policy (the network without any search), king-1 (the first
      king), plain, montecarlo, random, first; behind a name @FILE for other weights, and :ITERATIONS or :TIMEms for a
      budget of its own, as in king@new.json:50ms;
      or engine:COMMAND for a program of your own (docs/engine-protocol.md).
  ladder GAME [--players N] [--OPTION V] [--games K] [--seed S] [--time MS | --iterations N] [--threads T]
      Let all levels meet each other, K games a pair; prints Elo ratings with 95 % intervals as JSON.
  engine [--level L] [--seed S] [--time MS | --iterations N]
      A bot that speaks the engine protocol on standard input and output.

The king thinks for --time (1000) milliseconds about a move, or for --iterations; so do plain (tree search with
random playouts) and montecarlo. With --iterations the result is the same on every machine; with --time it is
not, and threads that share a core think less.

Of a single game there is no interval: low and high are null then.

--help or -h prints this, --version which Chambord it is.`;

/** What can be typed. */
export const USAGE = `${COMMANDS}

Games, and the OPTIONs of each besides the number of players:
${HOUSE.map(gameLine).join('\n')}`;

function gameLine({ id, seats, options }: GameDescription): string {
  const chosen = options.map(({ name, values }) => ` --${name} ${values.join('|')}`);
  return `  ${id} --players ${seats.least}–${seats.most}${chosen.join('')}`;
}
