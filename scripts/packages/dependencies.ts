import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Puts beside a package what it declares to need, and what that needs in turn, as it is installed here, and nothing else: so it is seen
 * whether what it declares is enough, without asking the registry.
 */
export function placeDependencies(project: string, place: string): void {
  const placed = new Set<string>();
  const follow = (manifest: string, from: string) => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Needs;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = installed(name, from);
      // What is optional may be for another system.
      if (found === null && name in optionalDependencies) continue;
      if (found === null) throw new Error(`${name} is not installed here. Run npm ci.`);
      if (placed.has(found)) continue;
      placed.add(found);
      cpSync(found, join(project, relative('.', found)), { recursive: true, dereference: true });
      follow(join(found, 'package.json'), found);
    }
  };
  follow(join(place, 'package.json'), '.');
}

/** Where a package is found from a folder, as Node looks for it. */
function installed(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === '.' ? null : installed(name, dirname(from));
}
