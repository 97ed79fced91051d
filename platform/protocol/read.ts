import * as v from 'valibot';

/** What came from the other side, if it has the form of this schema. */
export function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
