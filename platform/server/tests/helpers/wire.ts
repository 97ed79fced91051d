import { WebSocket } from 'ws';
import type { Ends, Wire } from '../../../web/online/connection/lasting-socket.ts';
import { textOf } from './pilot.ts';

/** A connection to a server, for the page's own socket that comes back by itself. */
export function wireTo(address: string, cookie: string, { hear, closed }: Ends): Wire {
  const wire = new WebSocket(`${address.replace('http', 'ws')}ws`, { headers: { cookie } });
  wire.on('message', (data) => hear(textOf(data)));
  wire.on('close', closed);
  wire.on('error', () => {});
  return wire;
}
