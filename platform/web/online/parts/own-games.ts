import { effect, signal } from '@preact/signals';
import type { TableSummary } from '@chambord/protocol';
import { gameTitle } from '../../game/game-title.ts';
import { api } from '../connection/api.ts';
import { you } from '../connection/connection.ts';
import { isYourTurn } from './table-list.tsx';
import { tellTurn } from '../connection/notify.ts';
import { say } from '../words.ts';

/** The own tables that are not over, your turn first; null before they are known. */
export const ownGames = signal<readonly TableSummary[] | null>(null);

const EVERY = 15_000;
let notified = new Set<string>();

async function load(): Promise<void> {
  if (you.value === null || you.value === undefined) {
    if (you.value === null) ownGames.value = [];
    return;
  }
  // Without an answer what is known stays.
  const games = await api.games().catch(() => null);
  if (games === null) return;
  const turns = games.filter(isYourTurn);
  // What was one's turn when the page came has been seen.
  if (ownGames.value !== null) {
    for (const { id, terms } of turns)
      if (!notified.has(id)) void tellTurn(id, say.value.notifyText(gameTitle(terms.game)));
  }
  notified = new Set(turns.map(({ id }) => id));
  ownGames.value = games;
}

/** Follows the own games until the answer is called. */
export function followOwnGames(): () => void {
  const timer = setInterval(() => void load(), EVERY);
  const onShow = () => {
    if (document.visibilityState === 'visible') void load();
  };
  document.addEventListener('visibilitychange', onShow);
  const stop = effect(() => {
    if (you.value !== undefined) void load();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onShow);
    stop();
  };
}
