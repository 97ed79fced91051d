import type { GameDescription } from '@chambord/games/page';
import { LONGEST_NAME, LONGEST_SEED } from '@chambord/kernel';
import { MOST_SEATS } from '@chambord/protocol';
import { DRAFT } from './convert.ts';
import type { JsonSchema } from './convert.ts';

const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const object = (properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const list = (items: unknown) => ({ type: 'array', items });
const nullable = (schema: unknown) => ({ anyOf: [schema, { type: 'null' }] });

const hex = { type: 'string', pattern: '^[0-9a-f]{32,64}$' };
const outcomes = list(whole(0, 1e6));

/** As `readRecord` of the kernel reads it, which needs no library for that; tests hold both against each other. */
export function recordSchema(games: readonly GameDescription[]): JsonSchema {
  return {
    $schema: DRAFT,
    $id: 'urn:chambord:record',
    title: 'Record',
    description:
      'A game from set-up to now: all that is needed to play it again. Whether its moves are legal only playing it shows.',
    ...object(
      {
        game: { type: 'string', description: 'Which game it is.' },
        rulesVersion: { ...whole(1, 1e6), description: 'The version of the rules that it was begun by.' },
        options: {
          type: 'object',
          description: 'What was chosen when it was set up.',
          properties: { players: whole(1, MOST_SEATS) },
          required: ['players'],
        },
        seed: { type: 'string', maxLength: LONGEST_SEED, description: 'All that is left to chance follows from it.' },
        names: {
          ...list({ type: 'string', maxLength: LONGEST_NAME, pattern: '\\S' }),
          description: 'By seat.',
        },
        moves: { ...list({ type: 'string' }), description: 'In the notation of the game (docs/notation.md).' },
        result: {
          ...nullable(object({ points: outcomes, places: outcomes })),
          description: 'By seat, and of whoever can win besides; null while the game goes on.',
        },
        proof: {
          ...object({ commitment: hex, serverSeed: hex, parts: list(nullable(hex)), shared: list(hex) }, ['shared']),
          description: 'How the seed came about online.',
        },
        redeal: {
          ...object({
            ply: whole(0, Number.MAX_SAFE_INTEGER),
            seat: whole(0, MOST_SEATS - 1),
            seed: { type: 'string' },
          }),
          description: 'Where what a seat could not know was dealt anew.',
        },
      },
      ['proof', 'redeal'],
    ),
    allOf: [...Array.from({ length: MOST_SEATS }, (_, i) => forPlayers(i + 1)), ...games.map(forGame)],
  };
}

/** As many names and parts as players, and no seat beyond. */
function forPlayers(players: number): JsonSchema {
  const exactly = { minItems: players, maxItems: players };
  return {
    if: { properties: { options: { properties: { players: { const: players } } } } },
    // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
    then: {
      properties: {
        names: exactly,
        proof: { properties: { parts: exactly } },
        redeal: { properties: { seat: { maximum: players - 1 } } },
      },
    },
  };
}

function forGame({ id, seats, options }: GameDescription): JsonSchema {
  const chosen = options.map(({ name, values }) => [name, { enum: values }] as const);
  return {
    if: { properties: { game: { const: id } } },
    // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
    then: {
      properties: {
        options: { properties: { players: whole(seats.least, seats.most), ...Object.fromEntries(chosen) } },
      },
    },
  };
}
