import type { ServerOptions } from '../../http/server.ts';

/** Nobody is in the way of tests; what the limits do has tests of its own. */
export const FREE: NonNullable<ServerOptions['limits']> = {
  requests: [1e6, 1e6],
  underWay: 1e6,
  guests: [1e6, 1e6],
  tries: [1e6, 1e6],
  tables: 1e6,
  chat: [1e6, 1e6],
  messages: [1e6, 1e6],
  addressMessages: [1e6, 1e6],
  connections: 1e6,
  lag: 1e9,
  wires: 1e6,
  requestTime: 300_000,
};
