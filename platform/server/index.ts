export { DataInUse } from './database.ts';
export { openServer } from './server.ts';
export type { ChambordServer, ServerOptions } from './server.ts';
