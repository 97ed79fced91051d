import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { asyncapi, openapi } from '@chambord/schemas';
import type { Schema } from '@chambord/schemas';

/** Every reference in a description. */
function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    if (key === '$ref' && typeof below === 'string') yield below;
    else yield* refsIn(below);
  }
}

function leads(description: Schema, ref: string): boolean {
  let place: unknown = description;
  for (const key of ref.replace(/^#\//, '').split('/')) {
    if (typeof place !== 'object' || place === null || !(key in place)) return false;
    place = (place as Schema)[key];
  }
  return ref.startsWith('#/');
}

describe.each([
  ['openapi.json', openapi, 10],
  ['asyncapi.json', asyncapi, 50],
] as const)('%s', (_, description, least) => {
  test('names only what is there', () => {
    const refs = [...refsIn(description)];
    expect(refs.length).toBeGreaterThan(least);
    expect(refs.filter((ref) => !leads(description, ref))).toEqual([]);
  });
});

test('openapi.json is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(openapi));
  expect(valid, JSON.stringify(errors)).toBe(true);
  expect(validator.version).toBe('3.1');
  expect((await new Validator().validate({ ...structuredClone(openapi), paths: { wrong: 1 } })).valid).toBe(false);
});

test('asyncapi.json is AsyncAPI 3', () => {
  const file = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');
  // Addresses of which there may be anything.
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  const validate = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect(validate(asyncapi), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...asyncapi, operations: { wrong: { action: 'shout' } } })).toBe(false);
});
