/** A command line that cannot be understood: what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Usage: npm run -s chambord -- COMMAND

  play GAME [--players N] [--rules R] [--seed S] [--lang en|fr|de] [--names A,B,…]
  play --resume FILE [--lang en|fr|de]
      Play in the terminal: hot-seat, or solo where the game has it.
  simulate GAME [--players N] [--rules R] [--games K] [--seed S] [--policy random|first|montecarlo] [--records FILE]
      Let the computer play; prints one JSON object.
  replay FILE [--trace]
      Check every record in a file; with --trace print one JSON line a decision.
  bench GAME [--rules R] [--milliseconds T]
      Measure random play for every number of players, each run T long (1000); prints one JSON object.

Games: burgundy.`;
