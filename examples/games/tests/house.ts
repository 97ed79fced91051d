import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
/** The house with the games of this folder. */
const env = { ...process.env, CHAMBORD_GAMES: 'examples/games', LOG_LEVEL: 'silent' };
const program = ['scripts/run.mjs', 'platform/cli/main.ts'];

/** Runs a command of the house to its end. */
export function chambord(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('node', [...program, ...args], { cwd, env, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Builds the page of the house; returns where. */
export function buildPage(): string {
  const folder = `${cwd}/.cache/examples-page`;
  const args = ['node_modules/vite/bin/vite.js', 'build', '-c', 'platform/web/vite.config.ts'];
  const { status, stderr } = spawnSync('node', [...args, '--logLevel', 'error', '--outDir', folder], {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Serves the house on a free port until `stop`. */
export async function serve(
  page: string,
  data: string,
): Promise<{ readonly address: string; readonly stop: () => void }> {
  const child: ChildProcess = spawn('node', [...program, 'serve', '--port', '0', '--data', data], {
    cwd,
    env: { ...env, CHAMBORD_PAGE: page },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  return { address, stop: () => void child.kill() };
}
