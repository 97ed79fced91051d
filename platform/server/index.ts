export { backUp, restore } from './log/backup.ts';
export type { Proved } from './log/backup.ts';
export { DataTrouble } from './log/data-trouble.ts';
export { examineFolder, examinePostgres } from './log/examine.ts';
export { prune } from './log/prune.ts';
export type { Pruned } from './log/prune.ts';
export { openServer } from './http/server.ts';
export type { ChambordServer, ServerOptions } from './http/server.ts';
