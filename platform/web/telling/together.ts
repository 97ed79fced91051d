import type { Seat } from '@chambord/kernel';

/** How many letters are read at a glance. */
const GLANCE = 110;

/** What one player did in a row is read in one go, as long as it is not too long for that. */
export function together(told: readonly { readonly actor: Seat; readonly line: string }[]): string[] {
  const lines: { readonly actor: Seat; line: string }[] = [];
  for (const { actor, line } of told) {
    const last = lines.at(-1);
    if (last?.actor === actor && last.line.length + line.length < GLANCE) last.line += ` ${line}`;
    else lines.push({ actor, line });
  }
  return lines.map(({ line }) => line);
}
