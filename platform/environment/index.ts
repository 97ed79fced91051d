export { Environment, MOVE_KINDS, rewardsOf } from './environment.ts';
export type { InNumbers, MoveKind } from './environment.ts';
export { Environments } from './environments.ts';
