export { chances } from './brain.ts';
export type { FirstBrain, Networks } from './brain.ts';
export { judge, readNetwork } from './network.ts';
export type { Network } from './network.ts';
