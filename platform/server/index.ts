export { DataTrouble } from './data-trouble.ts';
export { openServer } from './server.ts';
export type { ChambordServer, ServerOptions } from './server.ts';
