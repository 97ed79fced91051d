import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { API, API_ENTRIES, apiFile } from './pages.ts';

/**
 * Makes a page of Markdown for every import of the packages, from the comments of their code. TypeDoc has to have a TypeScript that it can ask,
 * which the seventh cannot be: it brings its own along (`package.json` beside this).
 */
export function makeApi(): void {
  rmSync(API, { recursive: true, force: true });
  mkdirSync(API, { recursive: true });
  const typedoc = createRequire(resolve('scripts', 'site', 'package.json')).resolve('typedoc');
  const raw = join(API, 'raw');
  const options = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      resolveJsonModule: true,
      lib: ['ES2023', 'DOM'],
      rootDir: '../..',
    },
    files: API_ENTRIES.map(({ file }) => join('..', '..', file)),
    typedocOptions: {
      entryPoints: API_ENTRIES.map(({ file }) => join('..', '..', file)),
      plugin: ['typedoc-plugin-markdown'],
      router: 'module',
      readme: 'none',
      disableSources: true,
      hidePageHeader: true,
      hideBreadcrumbs: true,
      useCodeBlocks: true,
      expandObjects: false,
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
      classPropertiesFormat: 'table',
      typeDeclarationFormat: 'table',
      flattenOutputFiles: true,
      validation: false,
      logLevel: 'Error',
    },
  };
  const config = join(API, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(options));
  const program = join(dirname(dirname(typedoc)), 'bin', 'typedoc');
  execFileSync(process.execPath, [resolve(program), '--tsconfig', resolve(config), '--out', resolve(raw)], {
    cwd: resolve('scripts', 'site'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  takeOver(raw);
}

/** Its pages are called after files; here they are called after what one imports. */
function takeOver(raw: string): void {
  const names = new Map(API_ENTRIES.map(({ name, file }) => [rawName(file), { to: apiFile(name), name }] as const));
  for (const [from, { to, name }] of names) {
    const text = readFileSync(join(raw, from), 'utf8')
      .replace(/^# .*$/m, `# ${name.replaceAll('/', '/<wbr>')}`)
      .replaceAll(/\]\(([\w.-]+\.md)/g, (link, target: string) => {
        const other = names.get(target);
        return other === undefined ? link : `](${other.to}`;
      });
    writeFileSync(join(raw, 'page.md'), text);
    renameSync(join(raw, 'page.md'), join(API, to));
  }
  rmSync(raw, { recursive: true });
}

/** `platform/kernel/checks/perft.ts` is `platform.kernel.checks.perft.md` there. */
function rawName(file: string): string {
  return `${file.replace(/(?:\/index)?\.ts$/, '').replaceAll('/', '.')}.md`;
}
