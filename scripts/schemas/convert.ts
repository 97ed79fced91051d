import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The draft of JSON Schema that files and OpenAPI 3.1 speak. */
export const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** OpenAPI 3.1 and files speak the draft of 2020, AsyncAPI 3 the seventh. */
export type Draft = NonNullable<ConversionConfig['target']> & ('draft-07' | 'draft-2020-12');

/** What comes from outside is described as it comes, before what was left out is filled in. */
const CONVERSION = {
  typeMode: 'input',
  // Blanks at both ends are cut off before anything is checked: of blanks alone nothing is left.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'trim' ? { ...jsonSchema, allOf: [{ pattern: '\\S' }] } : undefined,
} as const satisfies ConversionConfig;

/** The same schema as JSON Schema, without its frame. */
export function converted(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    ...CONVERSION,
    target: 'draft-2020-12',
  });
  return rest;
}

/** Schemas by name, as JSON Schema; where one has another in it, it names it. */
export function definitions(
  schemas: Readonly<Record<string, v.GenericSchema>>,
  target: Draft,
): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs(schemas, {
    ...CONVERSION,
    target,
    overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
  }) as Readonly<Record<string, JsonSchema>>;
}

/** Both OpenAPI and AsyncAPI keep schemas there. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
