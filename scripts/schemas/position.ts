import { DRAFT } from './convert.ts';
import type { JsonSchema } from './convert.ts';

/** What a line may name in each game (docs/positions.md); behind a seat and a dot what stands under `seats`. Tests hold it against the reading. */
export const POSITION_NAMES: Readonly<
  Record<string, { readonly table: readonly string[]; readonly seats: readonly string[] }>
> = {
  splendor: {
    table: 'rules players viewer round seat phase last passes busy market nobles'.split(' '),
    seats: 'tokens cards nobles hand'.split(' '),
  },
  burgundy: {
    table: [
      ...'players begins edition viewer seat starter round turn bought over start display agenda discard'.split(' '),
      ...'first seven goods animals aaron.estate aaron.seven aaron.piles'.split(' '),
    ],
    seats: 'hand pile workers silver points seven goods sold animals projects estate'.split(' '),
  },
};

/** Names and values with blanks or & between them. What the values may be, and what fits together, the reading of each game says. */
function patternOf(names: string): string {
  const field = `(?:${names})=[^\\s&]*`;
  return `^(?=(?:.*[\\s&])?viewer=)\\s*${field}(?:[\\s&]+${field})*\\s*$`;
}

export function positionSchema(): JsonSchema {
  const games = Object.entries(POSITION_NAMES).map(([game, { table, seats }]) => {
    const names = [...table.map((name) => name.replace('.', '\\.')), `[0-9]\\.(?:${seats.join('|')})`];
    return [game, { type: 'string', title: `Position of ${game}`, pattern: patternOf(names.join('|')) }] as const;
  });
  return {
    $schema: DRAFT,
    $id: 'urn:chambord:position',
    title: 'Position',
    description:
      'What one viewer may know of a table, as one line of text (docs/positions.md). `#/$defs` has those of each game.',
    anyOf: games.map(([game]) => ({ $ref: `#/$defs/${game}` })),
    $defs: Object.fromEntries(games),
  };
}
