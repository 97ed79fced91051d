import asyncApiFile from './files/asyncapi.json' with { type: 'json' };
import dataSetFile from './files/data-set.json' with { type: 'json' };
import openApiFile from './files/openapi.json' with { type: 'json' };
import positionFile from './files/position.json' with { type: 'json' };
import puzzlesFile from './files/puzzles.json' with { type: 'json' };
import recordFile from './files/record.json' with { type: 'json' };
import reviewFile from './files/review.json' with { type: 'json' };

/** A JSON Schema (draft 2020-12), or a description that holds some: plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** A game from set-up to now, as one object. */
export const record: Schema = recordFile;
/** What one viewer may know of a table, as one line of text. */
export const position: Schema = positionFile;
/** What happened in a game, as `chambord review --json` prints it. */
export const review: Schema = reviewFile;
/** Puzzles of a game with the games that they come from. */
export const puzzles: Schema = puzzlesFile;
/** The manifest of a data set. */
export const dataSet: Schema = dataSetFile;
/** What a server answers over HTTP: OpenAPI 3.1. */
export const openapi: Schema = openApiFile;
/** What is said over a server's socket: AsyncAPI 3. */
export const asyncapi: Schema = asyncApiFile;

/** The schemas of what is exchanged as a file, by the name under which a server has them (`/schemas/NAME.json`). */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  record,
  position,
  review,
  puzzles,
  'data-set': dataSet,
};
