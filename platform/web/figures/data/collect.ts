import { againstOf, judgedBy, ownSeatAmong, wonBy } from '@chambord/figures';
import type { PlayedGame } from '@chambord/figures';
import { at } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { TableSummary } from '@chambord/protocol';
import type { Review } from '@chambord/review';
import { lessonOf } from '../../lesson/lesson-id.ts';
import { readKept, usable } from '../../review/reviewing.ts';
import type { SavedGame } from '../../saved/store.ts';

/** A finished game of one's own, and what more can be found out about it. */
export interface OwnGame {
  readonly played: PlayedGame;
  /** Null for a game on a server, which is asked for it. */
  readonly record: GameRecord | null;
  /** As far as it has come; null without one. */
  readonly review: Review | null;
}

/** By the address of the game, as they are kept. */
type KeptReviews = Readonly<Record<string, unknown>>;

/** The games of this device that count, and how many finished ones do not: nobody can tell who one was, or they were played on from another one. */
export function fromDevice(
  kept: readonly SavedGame[],
  reviews: KeptReviews,
  name: string | null,
): { readonly games: OwnGame[]; readonly left: number } {
  const games: OwnGame[] = [];
  let left = 0;
  for (const { id, record, seats, played: when } of kept) {
    const { game, options, result, redeal } = record;
    if (result === null || lessonOf(id) !== undefined) continue;
    const sitters = record.names.map((player, seat) => ({ name: player, bot: at(seats, seat).bot }));
    const seat = ownSeatAmong(sitters, name);
    if (seat === null || redeal !== undefined) {
      left++;
      continue;
    }
    const review = usable(reviews[id], record, null);
    const played: PlayedGame = {
      id,
      game,
      options: { ...options },
      seat,
      against: againstOf(sitters, seat),
      place: at(result.places, seat),
      won: wonBy(result.places, seat),
      points: at(result.points, seat),
      at: when,
      judged: review && judgedBy(review, seat),
      opening: null,
    };
    games.push({ played, record, review });
  }
  return { games, left };
}

/** The games of a server that count, by what its list tells of them. */
export function fromServer(tables: readonly TableSummary[], reviews: KeptReviews): OwnGame[] {
  return tables.flatMap(({ id: table, terms, seats, outcome, yours, updated }) => {
    if (outcome === null || yours === null) return [];
    const id = `t/${table}`;
    const review = readKept(reviews[id]);
    const sitters = seats.map(({ name, bot }) => ({ name: name ?? '', bot }));
    const played: PlayedGame = {
      id,
      game: terms.game,
      options: { ...terms.options, players: seats.length },
      seat: yours,
      against: againstOf(sitters, yours),
      place: at(outcome.places, yours),
      won: wonBy(outcome.places, yours),
      points: outcome.points?.[yours] ?? null,
      at: updated,
      judged: review && judgedBy(review, yours),
      opening: null,
    };
    return [{ played, record: null, review }];
  });
}
