/** What is read of a package of this repository (`package.json`). */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Only what is published has it; `private` keeps the sources from being published by mistake. */
  readonly publishConfig?: { readonly access: string };
}

/** Where an import of a package leads: what is there for the compiler, and what is run. */
export interface Entry {
  readonly types: string;
  readonly default: string;
}

/** The same package as it is published: built, so its exports lead to JavaScript and types. What is not built is for the page alone. */
export function libraryManifest(source: SourceManifest, isBuilt: (file: string) => boolean): object {
  const { private: _, exports, ...rest } = source;
  const entries: Record<string, Entry | string> = {};
  for (const [name, file] of Object.entries(exports)) {
    const entry = entryOf(file);
    if (isBuilt(typeof entry === 'string' ? entry : entry.default)) entries[name] = entry;
  }
  const main = codeOf(exports['.'] ?? '');
  return {
    ...rest,
    ...(exports['.'] === undefined ? {} : { main: main.default, types: main.types }),
    exports: { ...entries, './package.json': './package.json' },
    files: ['**/*.js', '**/*.d.ts', '**/*.json', 'CHANGELOG.md'],
  };
}

/** Data stays as it is. */
function entryOf(file: string): Entry | string {
  return file.endsWith('.json') ? file : codeOf(file);
}

function codeOf(file: string): Entry {
  const base = file.replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}
