/**
 * Builds the documentation into .cache/docs: npm run docs [-- --without-api]
 * It is plain files with relative links: it works under any address, and without a server.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeApi } from './api.ts';
import { brokenInSite } from './links.ts';
import { buildSite } from './site.ts';

const { values } = parseArgs({ options: { 'without-api': { type: 'boolean', default: false } } });
const withApi = !values['without-api'];
const out = join('.cache', 'docs');
if (withApi) makeApi();
const { pages } = await buildSite(out, withApi);
const broken = brokenInSite(out);
if (broken.length > 0) throw new Error(`links that lead nowhere:\n${broken.join('\n')}`);
execFileSync(process.execPath, [join('scripts', 'compress.mjs'), out]);
console.log(`${pages} pages lie in ${out}; a server shows them under /docs`);
