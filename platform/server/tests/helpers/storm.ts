import { setTimeout as sleep } from 'node:timers/promises';
import type { FromServer } from '@chambord/protocol';
import { lastingSocket } from '../../../web/online/connection/lasting-socket.ts';
import type { LastingSocket } from '../../../web/online/connection/lasting-socket.ts';
import type { Sitting } from './full-house.ts';
import { wireTo } from './wire.ts';

export interface StormReport {
  readonly clients: number;
  /** Milliseconds from the first try of each client to the news of its table. */
  readonly resumed: readonly number[];
  /** How often a try came to nothing, or was sent away for a while. */
  readonly lost: number;
}

/**
 * Everybody who sat at these tables comes back within a time, by the page's own connection, and asks for the news since the version that they have.
 * Resolves when all have been answered.
 */
export async function storm(address: string, sittings: readonly Sitting[], within: number): Promise<StormReport> {
  const sockets: LastingSocket[] = [];
  let lost = 0;
  const resumed = await Promise.all(
    sittings.map(async (sitting, i) => {
      await sleep((within * i) / sittings.length);
      const begin = performance.now();
      await new Promise<void>((done) => {
        sockets.push(comeBack(address, sitting, done, () => lost++));
      });
      return performance.now() - begin;
    }),
  );
  for (const socket of sockets) socket.close();
  return { clients: sittings.length, resumed, lost };
}

function comeBack(address: string, { cookie, table, version }: Sitting, done: () => void, onLost: () => void) {
  const socket = lastingSocket({
    dial: (ends) => wireTo(address, cookie, ends),
    hear(message: FromServer) {
      if (message.type === 'welcome') socket.say({ type: 'watch', table, since: version, changes: true });
      else if (message.type === 'refused') throw new Error(JSON.stringify(message));
      else if (message.type === 'change' || message.type === 'update') {
        if (message.table !== table || message.news.version !== version) throw new Error(JSON.stringify(message));
        done();
      }
    },
    onState(state) {
      if (state === 'lost') onLost();
    },
  });
  socket.open();
  return socket;
}
