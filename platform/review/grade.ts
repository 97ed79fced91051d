/** How good a decision was. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** From which loss of the chance to win each begins, in hundredths of a percentage point. */
const FROM: readonly (readonly [Grade, number])[] = [
  ['blunder', 2000],
  ['mistake', 1000],
  ['inaccuracy', 500],
  ['good', 200],
];

/** By a loss that counts. */
export function gradeOf(loss: number): Grade {
  return FROM.find(([, least]) => loss >= least)?.[0] ?? 'best';
}

/** Whether it is worth a word that something was better. */
export function isFault(grade: Grade): boolean {
  return grade !== 'best' && grade !== 'good';
}

/** A loss of so much leaves a decision an accuracy of 1/e = 37 of 100. */
const DECAY = 2000;

/** The accuracy of one decision, of 100. */
export function accuracyOf(loss: number): number {
  return 100 * Math.exp(-loss / DECAY);
}

/** How uncertain the accuracy is, if the loss is that uncertain. */
export function accuracyError(loss: number, error: number): number {
  return (accuracyOf(loss) * error) / DECAY;
}
