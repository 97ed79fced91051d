import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Stands before several servers as a load balancer would: each connection goes to the next one that answers. */
export interface Proxy {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function startProxy(ports: readonly number[], own = 0): Promise<Proxy> {
  const open = new Set<Socket>();
  let next = 0;

  /** Where others begin meanwhile does not matter: each tries all of them. */
  function serve(client: Socket, first: number, tries = 1): void {
    const port = ports[(first + tries) % ports.length] ?? 0;
    const server = connect(port, '127.0.0.1');
    let connected = false;
    server.once('connect', () => {
      connected = true;
      client.pipe(server).pipe(client);
      // Whatever ends one side ends the other.
      server.once('close', () => client.destroy());
      client.once('close', () => server.destroy());
    });
    server.on('error', () => {
      if (connected || tries === ports.length) client.destroy();
      else serve(client, first, tries + 1);
    });
  }

  const proxy = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    serve(client, next++);
  });
  await new Promise<void>((done) => proxy.listen(own, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}/`,
    close() {
      for (const client of open) client.destroy();
      return new Promise((done) => proxy.close(() => done()));
    },
  };
}
