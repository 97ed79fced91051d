import type { Viewer } from '@chambord/kernel';

/** A game as it stands for whoever listens at this screen. */
export interface Heard<Ply> {
  readonly viewer: Viewer;
  readonly plies: readonly Ply[];
  readonly deciding: boolean;
  /** What the table asks. */
  readonly question: string;
  /** Who has won, when it is over. */
  readonly verdict: string | null;
}

/** How it is put into words. */
export interface Wording<Ply> {
  readonly say: (ply: Ply) => string;
  readonly takenBack: (what: string) => string;
  /** What happened since the listener's own last decision. */
  readonly missed: (now: Heard<Ply>) => readonly Ply[];
}

/**
 * What is said about a change, in order: what happened, one line a decision; who has won; and, if it is for the listener to
 * decide, what is asked. Someone who has just sat down hears what the others did meanwhile.
 */
export function sentencesFor<Ply>(before: Heard<Ply> | null, now: Heard<Ply>, voice: Wording<Ply>): readonly string[] {
  const { say, takenBack, missed } = voice;
  const sameListener = before !== null && before.viewer === now.viewer;
  const known = sameListener ? before.plies.length : now.plies.length - missed(now).length;
  const back = sameListener ? before.plies.slice(now.plies.length) : [];
  const happened = now.plies.slice(known).map(say);
  if (back.length > 0) happened.push(takenBack(back.map(say).join(' ')));
  if (now.verdict !== null && !(sameListener && before.verdict === now.verdict)) happened.push(now.verdict);
  const asksAnew =
    !sameListener || !before.deciding || before.question !== now.question || before.plies.length !== now.plies.length;
  if (now.deciding && asksAnew) happened.push(now.question);
  return happened.filter((line) => line !== '');
}
