import { GRADES } from '@chambord/review';
import { reviewForm } from '../../platform/review/schema.ts';
import { converted, DRAFT } from './convert.ts';
import type { JsonSchema } from './convert.ts';

const all = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: unknown) => ({ type: 'array', items });
const perUnit = (schema: unknown) => all({ chance: schema, points: schema });
const each = (names: readonly string[], schema: unknown) => Object.fromEntries(names.map((name) => [name, schema]));

const whole = { type: 'integer' };
const count = { type: 'integer', minimum: 0 };
const amount = all({ amount: whole, error: { type: 'number', minimum: 0 } });
const estimated = {
  anyOf: [all({ value: { type: 'number' }, error: { type: 'number', minimum: 0 } }), { type: 'null' }],
};

/** What is calculated from the rest: nobody reads it, so nothing else says its form. */
const summary = {
  ...all({
    ledger: perUnit(list(all({ ...each(['start', 'luck', 'errors', 'gifts', 'untold'], amount), end: whole }))),
    curve: perUnit(list(list(whole))),
    play: list(all({ unforced: count, grades: all(each(GRADES, count)), accuracy: estimated, errorRate: estimated })),
  }),
  description: 'Calculated from the rest; as it is kept a review has none.',
};

export function reviewSchema(): JsonSchema {
  const kept = converted(reviewForm) as { readonly properties: JsonSchema };
  return {
    $schema: DRAFT,
    $id: 'urn:chambord:review',
    title: 'Review',
    description: 'What happened in a game, how much of it was luck, and what was better (docs/review.md).',
    ...kept,
    properties: { ...kept.properties, summary },
  };
}
