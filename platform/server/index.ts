export { DataTrouble } from './log/data-trouble.ts';
export { openServer } from './http/server.ts';
export type { ChambordServer, ServerOptions } from './http/server.ts';
