export { duel } from './learning/duel.ts';
export { teach } from './generation-1/teacher.ts';
export { sequentialHalving } from './learning/gumbel.ts';
export type { Improved } from './learning/gumbel.ts';
export { Judge } from './search/judge.ts';
export { selfPlay } from './learning/self-play.ts';
export { Tree } from './search/search.ts';
export type { Episode, Schooling } from './learning/self-play.ts';
