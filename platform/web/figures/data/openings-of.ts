import { habitsOf, openingsOf, tableOf } from '@chambord/figures';
import type { ComparedOpening, Habits } from '@chambord/figures';
import { inHouse } from '@chambord/games/page';
import { at, BadInput } from '@chambord/kernel';
import type { Openings } from '@chambord/prose';
import { openBook } from '../../openings/load-book.ts';
import type { OwnGame } from './collect.ts';
import { nextFrame, ownRecord } from './record-of.ts';
import { useFound } from './use-found.ts';

/** How one begins a game, beside the strong bots. */
export interface OpeningHabits {
  readonly openings: Openings;
  /** From how many games. */
  readonly games: number;
  readonly habits: readonly Habits[];
}

/** So many of the last games are looked at, and so many records are asked for: a server has others to serve. */
const LAST = 120;
const ASKED_FOR = 30;

/** The habits in a game that has a book; null while the games are gone through. */
export function useOpeningHabits(game: string, games: readonly OwnGame[]): OpeningHabits | 'failed' | null {
  return useFound((hasLeft) => openingHabits(game, games, hasLeft), [game, games]);
}

async function openingHabits(id: string, games: readonly OwnGame[], hasLeft: () => boolean) {
  const [rules, opened] = await Promise.all([inHouse(id)?.load.rules(), openBook(id)]);
  if (rules === undefined || opened === null) return null;
  const { openings, book } = opened;
  const compared: ComparedOpening[] = [];
  let asked = 0;
  for (const own of games.slice(0, LAST)) {
    if (hasLeft()) return null;
    if (own.record === null && asked++ >= ASKED_FOR) continue;
    const record = await ownRecord(rules, own);
    // Each game is played through: the page is not to wait for all of them.
    await nextFrame();
    if (record === null) continue;
    try {
      const opening = at(openingsOf(rules, openings, record), own.played.seat);
      compared.push({ opening, table: tableOf(book, record.options) ?? null });
    } catch (error) {
      // What cannot be played through tells nothing.
      if (!(error instanceof BadInput)) throw error;
    }
  }
  return { openings, games: compared.length, habits: habitsOf(compared, Object.keys(openings.words.en.firsts)) };
}
