export { DataTrouble } from './log/data-trouble.ts';
export { prune } from './log/prune.ts';
export type { Pruned } from './log/prune.ts';
export { openServer } from './http/server.ts';
export type { ChambordServer, ServerOptions } from './http/server.ts';
