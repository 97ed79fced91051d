/** Writes what `platform/schemas` ships, from the schemas that check what comes from outside: npm run schemas */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSchemas } from './make.ts';

for (const [name, schema] of Object.entries(makeSchemas())) {
  writeFileSync(join('platform', 'schemas', 'files', name), `${JSON.stringify(schema, null, 2)}\n`);
}
