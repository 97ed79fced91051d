import type { Page } from '@playwright/test';
import type { GameRecord } from '@chambord/kernel';

/** Keeps a game on the device as if it had been played there, and remembers things by name. The page has been open before. */
export async function keepGame(
  page: Page,
  id: string,
  record: GameRecord,
  bots: readonly (string | null)[],
  remembered: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const seats = bots.map((bot, seat) => ({ name: record.names[seat], arms: seat + 1, bot }));
  const kept = JSON.parse(JSON.stringify({ id, record, seats, played: 1 }));
  // Whoever comes before the page would make an empty database.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'chambord'));
  await page.evaluate(
    async ([game, memory]) => {
      for (const [name, value] of Object.entries(memory)) {
        localStorage.setItem(`chambord.${name}`, JSON.stringify(value));
      }
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('chambord');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(game);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    },
    [kept, remembered] as const,
  );
}
