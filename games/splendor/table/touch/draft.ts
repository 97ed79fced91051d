import { useState } from 'preact/hooks';
import type { Gem, Token, View } from '@chambord/splendor/rules';

/** What the player has laid aside for a move that is not made yet, in the order of the touches. */
export interface Draft {
  /** Tokens of the supply, to take. */
  readonly taking: readonly Gem[];
  /** Tokens of their own, to pay with or to give back. */
  readonly own: readonly Token[];
}

export const EMPTY: Draft = { taking: [], own: [] };

export function isEmpty({ taking, own }: Draft): boolean {
  return taking.length === 0 && own.length === 0;
}

/** The draft without what was laid aside last. */
export function stepBack({ taking, own }: Draft): Draft {
  return { taking: taking.slice(0, -1), own: own.slice(0, -1) };
}

/** The draft without one token of this kind. */
export function without({ taking, own }: Draft, token: Token): Draft {
  return { taking: removeOne(taking, token), own: removeOne(own, token) };
}

function removeOne<T extends Token>(tokens: readonly T[], token: Token): readonly T[] {
  const index = tokens.findLastIndex((other) => other === token);
  return index < 0 ? tokens : tokens.toSpliced(index, 1);
}

/** The draft of the present decision: whatever was laid aside for another one is forgotten. */
export function useDraft({ viewer, round, seat, phase }: View): readonly [Draft, (draft: Draft) => void] {
  const decision = `${viewer} ${round} ${seat} ${phase}`;
  const [kept, keep] = useState({ decision, draft: EMPTY });
  return [kept.decision === decision ? kept.draft : EMPTY, (draft) => keep({ decision, draft })];
}
