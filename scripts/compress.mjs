// Writes the built page, or another folder, once more as brotli and gzip, beside each file: the server sends what a browser can read (http/page.ts).
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const page = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'web', 'dist');
const dist = resolve(process.argv[2] ?? page);
/** Fonts and pictures are compressed already. */
const TEXTS = /\.(?:html|js|css|svg|txt|webmanifest)$/;
/** What fits into one packet anyway. */
const LEAST = 1000;

for (const name of readdirSync(dist, { recursive: true })) {
  const file = join(dist, name);
  if (!TEXTS.test(name) || statSync(file).size < LEAST) continue;
  const text = readFileSync(file);
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
