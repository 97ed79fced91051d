/** Everything on the table that explains itself. */
export const THINGS = [
  'card',
  'deck',
  'hole',
  'token',
  'gold',
  'noble',
  'cards',
  'held',
  'pile',
  'points',
  'hand',
  'seat',
  'round',
  'laid',
] as const;
export type Thing = (typeof THINGS)[number];
