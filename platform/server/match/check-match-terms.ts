import type { MatchTerms, TableTerms } from '@chambord/protocol';
import { checkTerms } from '../room/check-terms.ts';
import { refused } from '../room/refused.ts';

/** The terms of each table of a match: nobody looks on, and who takes too long is played for, so that the match comes to an end. */
export function tableTerms({ game, options, seats, days }: MatchTerms): TableTerms {
  return {
    game,
    options,
    seats,
    access: 'invite',
    clock: { kind: 'days', days },
    leaver: 'bot',
    spectators: 'none',
    rated: false,
  };
}

/** Whether a match can be set up like this; the schema has checked the form. */
export function checkMatchTerms(terms: MatchTerms): void {
  checkTerms(tableTerms(terms));
  if (terms.seats.filter(({ kind }) => kind === 'person').length !== 1) {
    throw refused('badTerms', 'seats: one person sits at each table of a match, and bots have the other seats');
  }
  // He thinks by the clock: the same moves might get other answers.
  if (terms.seats.some((seat) => seat.kind === 'bot' && seat.level === 'king')) {
    throw refused('badTerms', 'seats: the king thinks by the clock, and would not answer the same at every table');
  }
}
