import { faceOf } from '@chambord/burgundy/rules';
import type { Burgundy, Move, State, Type } from '@chambord/burgundy/rules';
import type { LevelPlay } from '@chambord/network';

type Likes = NonNullable<LevelPlay<Burgundy>['likes']>;

/** Cards of these types, whatever is done with them. */
function cardsOf(...types: readonly Type[]): (state: State, move: Move) => boolean {
  return (state, move) => 'card' in move && types.includes(faceOf(state, move.card).type);
}

const livestock = cardsOf('pasture');
const walls = cardsOf('castle', 'building');
const ships = cardsOf('ship');
const mines = cardsOf('mine');

/** What each level is fond of. The king has no favourites. */
export const likes: Readonly<Record<'page' | 'squire' | 'knight' | 'baron' | 'duke', Likes>> = {
  page: (_, move) => move.do === 'place',
  squire: livestock,
  knight: walls,
  baron: (state, move) => move.do === 'sell' || ships(state, move),
  duke: (state, move) => move.do === 'buy' || mines(state, move),
};
