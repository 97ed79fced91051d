import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = join('platform', 'ui');
/** The tokens of the dark theme, which the page sets by a script. */
const DARK = /:root\[data-theme='candlelight'\],\s*\.by-candlelight (?<tokens>\{[^}]*\})/;

/** The house's tokens and fonts, and what the site makes of them. Without a script the system says which theme. */
export function writeStyles(out: string): void {
  const tokens = readFileSync(join(UI, 'tokens.css'), 'utf8');
  const dark = DARK.exec(tokens)?.groups?.['tokens'];
  if (dark === undefined) throw new Error('platform/ui/tokens.css has no candlelight where it is looked for');
  const bySystem = `@media (prefers-color-scheme: dark) { :root:not([data-theme='parchment']) ${dark} }`;
  const own = readFileSync(join('scripts', 'site', 'site.css'), 'utf8');
  writeFileSync(join(out, 'site.css'), [tokens, bySystem, own].join('\n'));
  const fonts = new Set([...tokens.matchAll(/url\((fonts\/[\w-]+\.woff2)\)/g)].map(([, font = '']) => font));
  mkdirSync(join(out, 'fonts'), { recursive: true });
  for (const font of [...fonts, 'fonts/OFL.txt']) cpSync(join(UI, font), join(out, font));
}
