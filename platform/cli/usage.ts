import { HOUSE } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { INSTALLATION } from './installation.ts';

/** A command line that cannot be understood: what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something that a command cannot do; the message says why and what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

const COMMANDS = `Usage: ${INSTALLATION.command} COMMAND

  serve [--port P] [--host H] [--data FOLDER] [--trust-proxy] [--config FILE]
      Serve the page and its tables${INSTALLATION.packaged ? '' : ' (after a build; "npm start" does both)'}; without a command, too. Games are kept in
      ${INSTALLATION.data}, in FOLDER, or in PostgreSQL if
      DATABASE_URL names one. docs/configuration.md lists all settings.
  doctor [--url ADDRESS] [the flags of serve]
      Say what is wrong with this installation; with the address that people use, also with the proxy before it.
  prune [--data FOLDER] [--days N] [--config FILE]
      Remove games that have been over, and tables that have waited, for N days (365, at least 30), and guests of whom
      nothing is left. Of a folder only while no server uses it.
  backup FILE [--data FOLDER]
      Write all games and guests into a file while servers run, read it again, and play every table again: FILE is only
      there when all is in it.
  restore FILE [--data FOLDER]
      Put a backup into an empty folder or database, whichever it came from.
  play GAME [--players N] [--OPTION V] [--seed S] [--lang en|fr|de] [--names A,B,…]
  play --resume FILE [--lang en|fr|de]
      Play in the terminal: hot-seat, or solo where the game has it.
  simulate GAME [--players N] [--OPTION V] [--games K] [--seed S] [--records FILE]
           [--policy random|first|montecarlo|policy] [--threads T]
      Let the computer play; prints one JSON object.
  dataset GAME --out FOLDER [--bots A,B,…] [--players N] [--OPTION V] [--games K] [--seed S] [--iterations N]
          [--threads T]
  dataset --check FOLDER
      Write K games (100) of bots (knight) as a data set: a record a line, and a manifest that says how to make the very same
      again (docs/data.md). --check plays a data set again, move by move, and holds it against its manifest.
  replay FILE [--trace]
      Check every record in a file; with --trace print one JSON line a decision.
  review FILE [--depth N] [--seed S] [--lang en|fr|de] [--json]
      What happened in the games of a file, how much of it was luck, and what was better (docs/review.md); N simulations
      (1000) for each decision. With --json one JSON object a game.
  position FILE [--ply N] [--viewer SEAT|open|spectator]
      The position after N decisions (all of them) of each game in a file, as one line of text, as whoever decides may know
      it, or another viewer (docs/positions.md).
  analyse GAME POSITION [--time MS | --iterations N] [--lang en|fr|de] [--json]
      The best moves in a position that such a line describes, each with its chance to win and what probably follows.
  daily [--date YYYY-MM-DD] [--par]
  daily --check FILE
      The deals of the day (today's by UTC), one JSON object a deal; with --par what the king reaches on each of them. With
      --check: whether the bots in the records of a file have answered as they answer here (docs/daily.md).
  verify FILE
      Check that the shuffles of games played online were fair.
  bench GAME [--milliseconds T]
      Measure random play and the network at every kind of table, each run T long (1000); prints one JSON object.
  arena GAME --a PLAYER --b PLAYER [--players N] [--OPTION V] [--games K] [--seed S]
        [--time MS | --iterations N | --clock MS+MS] [--threads T] [--records FILE]
        [--set-a NAME=VALUE,… --set-b NAME=VALUE,…] [--ponder] [--thoughts FILE]
      Let two players meet, every deal twice with the seats exchanged; prints win rates with 95 % intervals as JSON.
      Beside the raw rate stands one without the luck of the cards ("corrected"), and how many games that saved.
      Players: page, squire, knight, baron, duke, king, policy (the network without any search), king-1 (the first
      king), plain, montecarlo, random, first; behind a name @FILE for other weights, and :ITERATIONS or :TIMEms for a
      budget of its own, as in king@new.json:50ms;
      or engine:COMMAND for a program of your own (docs/engine-protocol.md): --set-a and --set-b set its options, with
      --ponder it may think while others decide, and what it says it thinks is kept in the FILE of --thoughts.
      With --clock everybody has so many milliseconds for a whole game, and so many more for each decision.
  ladder GAME [--players N] [--OPTION V] [--games K] [--seed S] [--time MS | --iterations N] [--threads T]
      Let all levels meet each other, K games a pair; prints Elo ratings with 95 % intervals as JSON.
  engine [--level L] [--seed S] [--time MS | --iterations N]
      A bot that speaks the engine protocol on standard input and output.
  environment
      Games for learners in other languages, in numbers on standard input and output (docs/environments.md).

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
