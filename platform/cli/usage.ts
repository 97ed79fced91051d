/** A command line that cannot be understood: what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Usage: npm run -s chambord -- COMMAND

  serve [--port P] [--host H]
      Serve the page (after a build; "npm start" does both).
  play GAME [--players N] [--rules R] [--seed S] [--lang en|fr|de] [--names A,B,…]
  play --resume FILE [--lang en|fr|de]
      Play in the terminal: hot-seat, or solo where the game has it.
  simulate GAME [--players N] [--rules R] [--games K] [--seed S] [--policy random|first|montecarlo] [--records FILE]
      Let the computer play; prints one JSON object.
  replay FILE [--trace]
      Check every record in a file; with --trace print one JSON line a decision.
  bench GAME [--milliseconds T]
      Measure random play at every kind of table, each run T long (1000); prints one JSON object.

Games: burgundy, splendor.`;
