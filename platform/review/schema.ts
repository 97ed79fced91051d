import { BadInput } from '@chambord/kernel';
import * as v from 'valibot';

/** Raised when what is kept changes its form: a review in an older form is made anew. */
export const FORMAT = 1;

const amount = v.pipe(v.number(), v.integer());
const error = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amounts = v.array(amount);
const errors = v.array(error);
const perUnit = <S extends v.GenericSchema>(schema: S) => v.strictObject({ chance: schema, points: schema });
const line = v.array(v.strictObject({ seat: count, move: v.string() }));

/** What one decision came to, in one unit, by contender. */
const effect = v.strictObject({
  /** What the position was worth before it, with the best move; null where there was nothing to decide. */
  before: v.nullable(amounts),
  /** What whoever decided lost against the best move, as it was measured; below 0 if nothing. */
  loss: amount,
  lossError: error,
  /** What the decision gave each contender, whoever decided losing; all 0 if the loss is not beyond its uncertainty. */
  given: amounts,
  givenError: errors,
  luck: amounts,
  luckError: errors,
});

const choice = v.strictObject({
  best: v.string(),
  bestLine: line,
  madeLine: line,
});

const step = v.strictObject({
  ply: count,
  seat: count,
  made: v.string(),
  choice: v.nullable(choice),
  /** How many outcomes the sample had: 1 where nothing was left to chance. */
  outcomes: count,
  ...perUnit(effect).entries,
});

const review = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  rulesVersion: count,
  options: v.looseObject({ players: count }),
  deal: v.string(),
  depth: count,
  seed: v.string(),
  decisions: count,
  over: v.boolean(),
  /** What the seats are worth before anything is dealt, what the deal was worth to them, and what came of it in the end. */
  start: perUnit(amounts),
  startError: perUnit(errors),
  dealt: perUnit(amounts),
  dealtError: perUnit(errors),
  end: perUnit(amounts),
  steps: v.array(step),
});

export type StepEffect = v.InferOutput<typeof effect>;
export type Choice = v.InferOutput<typeof choice>;
export type ReviewStep = v.InferOutput<typeof step>;
/** A review as far as it has come: plain data that can be kept and gone on with. */
export type Review = v.InferOutput<typeof review>;

/** The form of a review as it is kept. */
export { review as reviewForm };

/** Reads a review that was kept; throws `BadInput` with the place. */
export function readReview(value: unknown): Review {
  const parsed = v.safeParse(review, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(v.getDotPath(issue) ?? '', `this is not a review: ${issue.message}`);
}
