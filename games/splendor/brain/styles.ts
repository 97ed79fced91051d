import type { LevelPlay } from '@chambord/network';
import { cardOf, nobleOf } from '@chambord/splendor/rules';
import type { Level, Move, Splendor } from '@chambord/splendor/rules';

type Likes = NonNullable<LevelPlay<Splendor>['likes']>;

/** To have a card of this level, at once or later. */
function ofLevel(level: Level): (move: Move) => boolean {
  return (move) => (move.do === 'buy' || move.do === 'reserve') && cardOf(move.card).level === level;
}

const [small, fair, great] = [ofLevel(1), ofLevel(2), ofLevel(3)];

/** What each level is fond of. The king has no favourites. */
export const likes: Readonly<Record<'page' | 'squire' | 'knight' | 'baron' | 'duke', Likes>> = {
  page: (_, move) => small(move),
  squire: (_, move) => move.do === 'reserve' || move.do === 'reserveBlind',
  knight: ({ nobles }, move) =>
    move.do === 'buy' && nobles.some((noble) => nobleOf(noble).asks[cardOf(move.card).bonus] > 0),
  baron: (_, move) => fair(move),
  duke: (_, move) => great(move),
};
