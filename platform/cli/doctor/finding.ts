/** What was looked at, and what is wrong with it and what to do, in plain words; null if nothing is. */
export interface Finding {
  readonly what: string;
  readonly trouble: string | null;
}

/** Something that is wrong: what it is, and what to do. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** Looks at one thing; whatever it throws with words of ours is what is wrong. */
export async function look(
  what: string,
  examine: () => void | Promise<void>,
  isOurs: (error: unknown) => error is Error = (error): error is Error => error instanceof Trouble,
): Promise<Finding> {
  try {
    await examine();
    return { what, trouble: null };
  } catch (error) {
    if (isOurs(error)) return { what, trouble: error.message };
    throw error;
  }
}
