import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { show } from '@chambord/kernel';
import type { ServerOptions } from '@chambord/server';
import { readWord, readWholeNumber } from './args.ts';
import type { Args } from './args.ts';
import { INSTALLATION } from './installation.ts';
import { UsageError } from './usage.ts';

/** How the server is set up. */
export interface Config extends Pick<ServerOptions, 'host' | 'keep'> {
  readonly page: string;
  /** Null if none was asked for: then any free one will do where the usual one is taken. */
  readonly port: number | null;
  readonly trustProxy: boolean;
  readonly logLevel: string;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Everything that can be set: by a flag, else by a variable of the environment, else in the file of settings. docs/configuration.md says the same. */
export const SETTINGS = {
  port: { env: 'PORT', flag: 'port' },
  host: { env: 'CHAMBORD_HOST', flag: 'host' },
  data: { env: 'CHAMBORD_DATA', flag: 'data' },
  database: { env: 'DATABASE_URL', flag: null },
  trustProxy: { env: 'CHAMBORD_TRUST_PROXY', flag: 'trust-proxy' },
  logLevel: { env: 'LOG_LEVEL', flag: null },
  page: { env: 'CHAMBORD_PAGE', flag: null },
} as const;
type Name = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as Name[];

/** Where the file of settings is, and which games are built in: not settings themselves. */
const FILE_VARIABLE = 'CHAMBORD_CONFIG';
const OTHER_VARIABLES = [FILE_VARIABLE, 'CHAMBORD_GAMES'];

/** A setting as it was given, and where: for what is said if it is wrong. */
interface Given {
  readonly text: string;
  readonly name: string;
}

/** Flags that a command with a server or its data takes. */
export const KEEP_FLAGS = ['data', 'config'] as const;

/** Reads and checks all settings; throws `UsageError` with the place, the reason, and what to do. */
export function readConfig(args: Args, env: NodeJS.ProcessEnv = process.env): Config {
  refuseUnknown(env);
  const file = args.value('config') ?? env[FILE_VARIABLE];
  const written = file === undefined ? {} : readFile(file, args.has('config') ? '--config' : FILE_VARIABLE);
  const given = (name: Name): Given | undefined => {
    const { flag, env: variable } = SETTINGS[name];
    if (flag !== null && args.has(flag)) return { text: args.value(flag) ?? 'true', name: `--${flag}` };
    const text = env[variable];
    return text === undefined ? written[name] : { text, name: variable };
  };
  const port = given('port');
  const trustProxy = given('trustProxy');
  const logLevel = given('logLevel');
  return {
    port: port === undefined ? null : readWholeNumber(port.text, port.name, 0, 65_535),
    host: filled(given('host')) ?? '127.0.0.1',
    keep: readKeep(given('data'), given('database')),
    trustProxy: trustProxy !== undefined && readWord(trustProxy.text, trustProxy.name, ['true', 'false']) === 'true',
    logLevel: readWord(logLevel?.text ?? 'warn', logLevel?.name ?? '', LOG_LEVELS),
    page: resolve(filled(given('page')) ?? INSTALLATION.page),
  };
}

/** Where games are kept: in a folder, or in PostgreSQL. */
function readKeep(data: Given | undefined, database: Given | undefined): Config['keep'] {
  if (database === undefined) return { folder: resolve(filled(data) ?? INSTALLATION.data) };
  if (data !== undefined) {
    throw new UsageError(
      `Games are kept in a folder (${data.name}) or in PostgreSQL (${database.name}), not in both. Leave one of them away.`,
    );
  }
  if (!/^postgres(?:ql)?:\/\//.test(database.text)) {
    // It may hold a password, so it is not shown.
    throw new UsageError(
      `${database.name} takes the address of a PostgreSQL database, such as postgres://user:password@host:5432/name.`,
    );
  }
  return { postgres: database.text };
}

function filled(given: Given | undefined): string | undefined {
  if (given?.text === '') throw new UsageError(`${given.name} is empty. Fill it in, or leave it away.`);
  return given?.text;
}

/** A variable with a slip in its name would have no effect, and nobody would know. */
function refuseUnknown(env: NodeJS.ProcessEnv): void {
  const known: readonly string[] = [...OTHER_VARIABLES, ...NAMES.map((name) => SETTINGS[name].env)];
  const unknown = Object.keys(env).find((name) => name.startsWith('CHAMBORD_') && !known.includes(name));
  if (unknown === undefined) return;
  const ours = known.filter((name) => name.startsWith('CHAMBORD_'));
  throw new UsageError(`There is no setting ${unknown}. There are: ${ours.join(', ')} (docs/configuration.md).`);
}

/** The file of settings: one JSON object. Folders in it are meant from where it lies. */
function readFile(file: string, named: string): Partial<Record<Name, Given>> {
  if (!existsSync(file)) throw new UsageError(`${named} names "${file}", and there is no such file.`);
  const values = parse(readFileSync(file, 'utf8'), file);
  const written: Partial<Record<Name, Given>> = {};
  for (const [key, value] of Object.entries(values)) {
    const name = NAMES.find((each) => each === key);
    const place = `"${key}" in ${file}`;
    if (name === undefined) {
      throw new UsageError(`There is no setting ${place}. There are: ${NAMES.join(', ')} (docs/configuration.md).`);
    }
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new UsageError(`${place} takes a text, a number, true or false, not ${show(value)}.`);
    }
    const isFolder = (name === 'data' || name === 'page') && value !== '';
    written[name] = { text: isFolder ? resolve(dirname(file), String(value)) : String(value), name: place };
  }
  return written;
}

function parse(text: string, file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UsageError(`${file} must hold one JSON object, such as { "port": 4207 }.`);
}
