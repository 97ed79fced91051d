import { DataTrouble, examineFolder, examinePostgres } from '@chambord/server';
import { readArgs } from '../args.ts';
import { KEEP_FLAGS, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { INSTALLATION } from '../installation.ts';
import { PORT } from '../port.ts';
import { harmless } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { look, Trouble } from './finding.ts';
import type { Finding } from './finding.ts';
import { examineAddress, examineClock, examineDisk, examineNode, examinePage, MACHINE } from './machine.ts';
import type { Machine } from './machine.ts';
import { examineOutside } from './outside.ts';

/** Clocks of machines that serve together may differ by this much, in milliseconds. */
const CLOCKS_APART = 2000;

/** `doctor`: says in plain words what is wrong with an installation; nothing is changed by it. */
export async function doctor(words: readonly string[]): Promise<void> {
  let wrong = 0;
  for await (const { what, trouble } of findings(words, process.env)) {
    if (trouble !== null) wrong++;
    console.log(harmless(trouble === null ? `ok     ${what}` : `WRONG  ${what}: ${trouble}`));
  }
  if (wrong > 0) process.exitCode = 1;
}

/** Everything that can be looked at, one thing after the other. Takes the flags of `serve`, and the address that people use. */
export async function* findings(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  machine: Machine = MACHINE,
): AsyncGenerator<Finding> {
  const flags = { values: ['port', 'host', 'url', ...KEEP_FLAGS], switches: ['trust-proxy'] };
  const args = readArgs(words, flags, 0);
  const url = args.value('url');
  const outside = url === undefined ? null : readUrl(url);
  yield look('Node', () => examineNode(machine));
  yield look('clock', () => examineClock(machine));
  const settings: Config[] = [];
  yield look('settings', () => void settings.push(readConfig(args, env)), isUsageError);
  // Without settings nobody knows where to look.
  for (const { page, keep, host, port } of settings) {
    yield look('page', () => examinePage(page, again(page)));
    if ('folder' in keep) {
      yield look('disk', () => examineDisk(machine, keep.folder));
      yield look(`games in ${keep.folder}`, () => examineFolder(keep.folder), isDataTrouble);
    } else {
      yield look('games in PostgreSQL', () => examineDatabase(keep.postgres), isDataTrouble);
    }
    yield look('address', () => examineAddress(host, port ?? PORT));
  }
  if (outside !== null) yield look(outside.origin, () => examineOutside(outside));
}

async function examineDatabase(url: string): Promise<void> {
  const ahead = await examinePostgres(url);
  if (Math.abs(ahead) <= CLOCKS_APART) return;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  throw new Trouble(
    `The clock of PostgreSQL is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} this machine's. Set both by NTP.`,
  );
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`--url takes the address that people use, such as https://chambord.example, not "${text}".`);
}

function again(page: string): string {
  if (page !== INSTALLATION.page)
    return 'CHAMBORD_PAGE, or "page" in the file of settings, must name the folder of a built page.';
  return INSTALLATION.packaged ? 'Install Chambord again.' : 'Build it with: npm run build';
}

const isUsageError = (error: unknown): error is Error => error instanceof UsageError;
const isDataTrouble = (error: unknown): error is Error => error instanceof DataTrouble || error instanceof Trouble;
