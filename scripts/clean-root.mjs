// Does the steps of deploy/Containerfile in an empty folder, with an empty environment, where there is no container engine; then looks whether
// the server answers and stops in good order: npm run clean-root
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = dirname(dirname(fileURLToPath(import.meta.url)));
const root = mkdtempSync(join(tmpdir(), 'chambord clean '));
/** What stands in the file as a place in the container lies below the empty folder here. */
const inRoot = (path) => join(root, path);
/** The registry's answers may be taken from npm's own store. */
const cache = execFileSync('npm', ['config', 'get', 'cache'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const env = { PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, HOME: inRoot('home') };
Object.assign(env, { npm_config_cache: cache.trim(), npm_config_prefer_offline: 'true' });
let here = root;
let command = [];

const STEPS = {
  WORKDIR(path) {
    here = inRoot(path);
    mkdirSync(here, { recursive: true });
  },
  COPY(text) {
    const stage = text.startsWith('--from=');
    const [from, to] = text.split(' ').slice(stage ? 1 : 0);
    if (!stage) return copySources(here);
    const folder = inRoot(dirname(from));
    const pattern = new RegExp(`^${basename(from).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    const found = readdirSync(folder).filter((name) => pattern.test(name));
    if (found.length !== 1) throw new Error(`COPY ${text}: there are ${found.length} such files`);
    return cpSync(join(folder, found[0]), resolve(here, to));
  },
  RUN(text) {
    // Users of the image are none of this machine.
    if (text.startsWith('install -d')) return;
    execFileSync('/bin/sh', ['-c', text], { cwd: here, env, stdio: ['ignore', 'ignore', 'inherit'] });
  },
  ENV(text) {
    for (const pair of text.split(' ')) {
      // The value may have such a sign of its own.
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      env[name] = value.startsWith('/') ? inRoot(value) : value;
    }
  },
  CMD: (text) => (command = JSON.parse(text)),
};
/** Said to the engine alone. */
const FOR_ENGINES = ['FROM', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'];

/** What git would hand on: what is built or installed here stays behind. */
function copySources(to) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: sources, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const name of names.split('\n').filter(Boolean)) cpSync(join(sources, name), join(to, name));
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

async function tryServer() {
  const port = await freePort();
  const server = spawn(join(here, command[0]), command.slice(1), { cwd: here, env: { ...env, PORT: String(port) } });
  server.stderr.pipe(process.stderr);
  const ended = new Promise((done) => server.once('exit', (code) => done(code)));
  await Promise.race([
    new Promise((done) => server.stdout.once('data', done)),
    ended.then(() => Promise.reject(new Error('the server has ended'))),
  ]);
  for (const path of ['/readyz', '/', '/icon.svg']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    if (status !== 200) throw new Error(`${path} is answered with ${status}`);
    console.log(`${path}: 200`);
  }
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`the server ends with status ${code}`);
  const kept = readdirSync(env.XDG_DATA_HOME).map((name) => join(env.XDG_DATA_HOME, name));
  console.log(`Games were kept in ${kept.join(', ')}`);
}

try {
  mkdirSync(env.HOME);
  for (const line of readFileSync(join(sources, 'deploy', 'Containerfile'), 'utf8').split('\n')) {
    const [step, ...rest] = line.split(' ');
    if (line === '' || line.startsWith('#') || FOR_ENGINES.includes(step)) continue;
    if (STEPS[step] === undefined) throw new Error(`deploy/Containerfile has a step that is not known here: ${line}`);
    console.log(line);
    STEPS[step](rest.join(' '));
  }
  await tryServer();
} finally {
  rmSync(root, { recursive: true, force: true });
}
