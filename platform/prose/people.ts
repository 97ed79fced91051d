import type { Seat } from '@chambord/kernel';

/** Who the sentences are about: everyone has a name, and whoever reads them is "you". */
export interface People {
  readonly name: (seat: Seat) => string;
  readonly isYou: (seat: Seat) => boolean;
  /** Begins a sentence: "Anna takes", "You take". */
  readonly who: (seat: Seat, does: string, youDo: string) => string;
}

/** The word begins a sentence: "You". Nobody is "you" to readers who are many, or only look on. */
export function people(name: People['name'], you: Seat | null, word: string): People {
  const isYou = (seat: Seat) => seat === you;
  return {
    name,
    isYou,
    who: (seat, does, youDo) => (isYou(seat) ? `${word} ${youDo}` : `${name(seat)} ${does}`),
  };
}
