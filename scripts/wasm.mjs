// Compiles the arithmetic of the networks into platform/network/wasm-code.ts: npm run wasm. With --check it only says whether that is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'network');

/** The text of wasm-code.ts, as it follows from assembly/index.ts. */
export async function compiled() {
  const sources = { 'index.ts': readFileSync(join(folder, 'assembly', 'index.ts'), 'utf8') };
  let binary = null;
  const { error } = await asc.main(
    [
      'index.ts',
      '--outFile',
      'out.wasm',
      '-O3',
      '--noAssert',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--importMemory',
    ],
    {
      readFile: (name) => sources[name] ?? null,
      writeFile: (name, contents) => {
        if (name === 'out.wasm') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || binary === null) throw new Error('assembly/index.ts does not compile', { cause: error });
  const text = Buffer.from(binary).toString('base64');
  const lines = text.match(/.{1,116}/g) ?? [];
  return [
    '/** What assembly/index.ts compiles to (npm run wasm), in base64. */',
    'export const WASM_CODE =',
    lines.map((line) => `  '${line}'`).join(' +\n') + ';',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(folder, 'wasm-code.ts'), await compiled());
}
