import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../../platform/cli/config.ts';

const VARIABLES: readonly string[] = Object.values(SETTINGS).map(({ env }) => env);

test('what is set for containers and services is a setting of the server', () => {
  for (const name of readdirSync('deploy')) {
    const text = readFileSync(join('deploy', name), 'utf8');
    const named = text.match(/\bCHAMBORD_[A-Z_]+|\b(?:PORT|DATABASE_URL|LOG_LEVEL)\b/g) ?? [];
    for (const variable of named) expect(VARIABLES, `${name}: ${variable}`).toContain(variable);
  }
});

test('neither sets a folder for games: whoever names a database as well would be refused', () => {
  for (const name of ['Containerfile', 'chambord.service']) {
    expect(readFileSync(join('deploy', name), 'utf8')).not.toContain(SETTINGS.data.env);
  }
});
