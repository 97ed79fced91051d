import type { Now } from '../time.ts';

/** For how long an answer holds, in milliseconds: however often it is asked for, little is written. */
const HOLDS = 1000;

/** Whether what is acknowledged could be kept, found out by keeping something. */
export function openReadiness(
  keep: () => Promise<void>,
  now: Now,
  onTrouble: (error: unknown) => void,
): () => Promise<boolean> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= HOLDS) {
      const answer = keep().then(
        () => true,
        (error: unknown) => {
          onTrouble(error);
          return false;
        },
      );
      last = { at: now(), answer };
    }
    return last.answer;
  };
}
