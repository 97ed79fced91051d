export { duel } from './duel.ts';
export { teach } from './generation-1/teacher.ts';
export { sequentialHalving } from './gumbel.ts';
export type { Improved } from './gumbel.ts';
export { Judge } from './judge.ts';
export { selfPlay } from './self-play.ts';
export { Tree } from './search.ts';
export type { Episode, Schooling } from './self-play.ts';
