import * as v from 'valibot';

/** A value that takes the place of what lies at the end of a path of keys and indices; an empty path stands for everything. */
export const Change = v.tuple([v.array(v.union([v.string(), v.number()])), v.unknown()]);
export type Change = v.InferOutput<typeof Change>;

type Key = string | number;
type Branch = Readonly<Record<Key, unknown>>;

/** What has to be put where to make the second of the first. Both are plain data, as JSON has it. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

/** `path` leads to the two; it is one list for all, since nearly everything is the same and none of it is kept. */
function collect(before: unknown, after: unknown, path: Key[], changes: Change[]): void {
  if (before === after) return;
  if (!isBranch(before) || !isBranch(after) || !haveSameKeys(before, after)) {
    changes.push([[...path], after]);
    return;
  }
  if (Array.isArray(after)) {
    for (let i = 0; i < after.length; i++) collectBelow(before, after, i, path, changes);
  } else for (const key in after) collectBelow(before, after, key, path, changes);
}

function collectBelow(before: Branch, after: Branch, key: Key, path: Key[], changes: Change[]): void {
  if (before[key] === after[key]) return;
  path.push(key);
  collect(before[key], after[key], path, changes);
  path.pop();
}

function haveSameKeys(before: Branch, after: Branch): boolean {
  if (Array.isArray(before) || Array.isArray(after)) {
    return Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  }
  let difference = 0;
  for (const key in after) {
    if (after[key] === undefined) continue;
    if (before[key] === undefined) return false;
    difference++;
  }
  for (const key in before) if (before[key] !== undefined) difference--;
  return difference === 0;
}

/** A value with the changes made; what was given stays as it is. Undefined where a change finds nothing to be put into. */
export function withChanges(before: unknown, changes: readonly Change[]): unknown {
  let value = before;
  for (const [path, replacement] of changes) value = value === undefined ? undefined : put(value, path, 0, replacement);
  return value;
}

function put(value: unknown, path: readonly Key[], depth: number, replacement: unknown): unknown {
  const key = path[depth];
  if (key === undefined) return replacement;
  if (!isBranch(value)) return undefined;
  const below = value[key];
  // Only what is there already is replaced.
  const made = below === undefined ? undefined : put(below, path, depth + 1, replacement);
  if (made === undefined) return undefined;
  if (!Array.isArray(value)) return { ...value, [key]: made };
  return (value as readonly unknown[]).map((other, i) => (i === key ? made : other));
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

/**
 * A number of 32 bits by which two sides find out whether they have the same (after FNV-1a, see docs/protocol.md). In which order the
 * keys of an object come makes no difference.
 */
export function fingerprint(value: unknown): number {
  return addValue(0x811c9dc5, value) >>> 0;
}

const add = (hash: number, number: number) => Math.imul(hash ^ number, 0x01000193);

function addText(hash: number, text: string): number {
  let sum = add(hash, text.length);
  for (let i = 0; i < text.length; i++) sum = add(sum, text.charCodeAt(i));
  return sum;
}

function addValue(hash: number, value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value === (value | 0) ? add(add(hash, 1), value) : addText(add(hash, 2), String(value));
    case 'string':
      return addText(add(hash, 3), value);
    case 'boolean':
      return add(hash, value ? 4 : 5);
    default:
  }
  if (!isBranch(value)) return add(hash, 6);
  if (Array.isArray(value)) {
    let sum = add(add(hash, 7), value.length);
    for (const element of value as readonly unknown[]) sum = addValue(sum, element);
    return sum;
  }
  let sum = 0;
  for (const key in value) {
    const below = value[key];
    if (below !== undefined) sum += addValue(addText(8, key), below);
  }
  return add(add(hash, 9), sum);
}
