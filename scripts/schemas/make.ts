import { readFileSync } from 'node:fs';
import { HOUSE } from '@chambord/games/page';
import { manifestForm } from '../../platform/cli/data-set/manifest.ts';
import { packForm } from '../../platform/puzzles/pack.ts';
import { asyncapi } from './asyncapi.ts';
import { converted, DRAFT } from './convert.ts';
import type { JsonSchema } from './convert.ts';
import { openapi } from './openapi.ts';
import { positionSchema } from './position.ts';
import { recordSchema } from './record.ts';
import { reviewSchema } from './review.ts';

/** Everything that `platform/schemas` ships, by the name of its file. */
export function makeSchemas(): Readonly<Record<string, JsonSchema>> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const files = {
    'record.json': recordSchema(HOUSE),
    'position.json': positionSchema(),
    'review.json': reviewSchema(),
    'puzzles.json': {
      $schema: DRAFT,
      $id: 'urn:chambord:puzzles',
      title: 'Pack of puzzles',
      description:
        'Games of strong bots, and the decisions of them in which one move is clearly the best (docs/puzzles.md).',
      ...converted(packForm),
    },
    'data-set.json': {
      $schema: DRAFT,
      $id: 'urn:chambord:data-set',
      title: 'Manifest of a data set',
      description: 'What is written beside the games of a data set (docs/data.md); each line of the games is a record.',
      ...converted(manifestForm),
    },
  };
  return { ...files, 'openapi.json': openapi(version, Object.keys(files)), 'asyncapi.json': asyncapi(version) };
}
