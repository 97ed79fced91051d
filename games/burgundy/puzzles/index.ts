import pack from './pack.json';

/** Found and checked by `npm run puzzles`. */
export const puzzles: unknown = pack;
