import { useEffect, useState } from 'preact/hooks';
import { readBook } from '@chambord/figures';
import type { Book } from '@chambord/figures';
import { HOUSE, inHouse } from '@chambord/games/page';
import type { Openings } from '@chambord/prose';

/** How games of this kind begin, and how strong bots begin them. */
export interface OpenedBook {
  readonly game: string;
  readonly openings: Openings;
  readonly book: Book;
}

/** The games that have a book. */
export const WITH_BOOK = HOUSE.filter(({ load }) => load.book !== undefined);

/** Null for a game without one. */
export async function openBook(id: string): Promise<OpenedBook | null> {
  const described = await inHouse(id)?.load.book?.();
  if (described === undefined) return null;
  const { openings, made } = described;
  return { game: id, openings, book: readBook(await made()) };
}

/** The book of a game once it is there. */
export function useBook(id: string): OpenedBook | 'failed' | 'none' | null {
  const [opened, setOpened] = useState<OpenedBook | 'failed' | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    setOpened(null);
    openBook(id).then(
      (found) => left || setOpened(found ?? 'none'),
      (error: unknown) => {
        console.warn(error);
        if (!left) setOpened('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [id]);
  return opened;
}
