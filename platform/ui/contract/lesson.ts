import type { Lang } from '@chambord/kernel';

/** One thing that a first game says, and what it waits for. */
export interface LessonStep<Id extends string = string> {
  readonly id: Id;
  /** What the learner does, in the notation; nothing where there is only something to look at. */
  readonly moves: readonly string[];
  /** What the other one then does. Where the learner does nothing, what both do while the learner watches. */
  readonly answer: readonly string[];
  /** What it speaks of: a selector of the table. */
  readonly spot: string | null;
}

/** An introduction to a game on a prepared deal: the learner has seat 0, whoever teaches seat 1. */
export interface Lesson<Id extends string = string> {
  readonly options: unknown;
  readonly seed: string;
  /** Who sits opposite, and what is said calls by this name. */
  readonly opponent: { readonly name: string; readonly arms: number };
  /** What the teacher may stand on, so that everything below it stays in sight: a selector of the table. */
  readonly floor: string;
  readonly steps: readonly LessonStep<Id>[];
  /** What each step says, and why. */
  readonly text: Readonly<Record<Lang, Readonly<Record<Id, string>>>>;
}

/** Every decision of the lesson, in its order. After the last the game goes on freely. */
export function lessonMoves({ steps }: Lesson): string[] {
  return steps.flatMap(({ moves, answer }) => [...moves, ...answer]);
}

/** The step that is due after so many decisions: the first that is not done, with what is only to be looked at before it. */
export function stepAfter({ steps }: Lesson, plies: number): number {
  let done = 0;
  let due = 0;
  for (const [index, { moves, answer }] of steps.entries()) {
    done += moves.length + answer.length;
    if (done <= plies && moves.length + answer.length > 0) due = index + 1;
  }
  return due;
}
