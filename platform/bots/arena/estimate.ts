import { at } from '@chambord/kernel';

/** A mean, and how far off it may be: its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0 };
}

/** By place of the lists: the estimate from all of them. */
export function estimates(lists: readonly (readonly number[])[]): Estimate[] {
  return at(lists, 0).map((_, place) => estimate(lists.map((list) => at(list, place))));
}

/** The standard error of a sum of independent amounts. */
export function errorOfSum(errors: readonly number[]): number {
  return Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0));
}
