export { DataTrouble } from './data-trouble.ts';
export { prune } from './prune.ts';
export type { Pruned } from './prune.ts';
export { openServer } from './server.ts';
export type { ChambordServer, ServerOptions } from './server.ts';
