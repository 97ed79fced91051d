import { expect, test } from 'vitest';
import { GAMES } from '@chambord/games';
import { pick, randomFrom } from '@chambord/kernel';

// What each game promises besides is held in its own folder (games/*/tests/same-deal.test.ts).
test.each(GAMES.flatMap(({ game }) => game.variants.map((options) => ({ game, options, id: game.id }))))(
  'as long as all decide alike, all see the same: $id, $options',
  ({ game, options }) => {
    const random = randomFrom('a line');
    const one = game.setup(options, 'the deal');
    const other = game.setup(options, 'the deal');
    expect(other).toEqual(one);
    while (game.actor(one) !== null) {
      const move = pick(random, game.legal(one));
      game.apply(one, move);
      // The other table reads it, as a record does.
      game.apply(other, game.parse(game.format(move, options), options));
      expect(other).toEqual(one);
    }
  },
);
