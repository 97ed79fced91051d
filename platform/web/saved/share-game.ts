import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { dropSoon, findSaved, saveGame } from './store.ts';
import type { SavedGame } from './store.ts';

/**
 * A kept game that may be open in several tabs: one of them plays it, the others follow and can take over. So nobody plays on from
 * a position that is no longer the newest, and nothing that was played is overwritten. Who plays holds a lock of the browser, which is
 * free again when its tab is gone; what happens goes to the others by a channel.
 */
export interface SharedGame {
  /** Whether this tab plays. */
  readonly own: ReadonlySignal<boolean>;
  readonly join: (player: Player) => void;
  /** Shows the other tabs how the game stands. */
  readonly tell: (kept: SavedGame) => void;
  readonly takeOver: () => void;
  readonly leave: () => void;
}

/** The game as it is open in this tab. */
interface Player {
  readonly now: () => SavedGame;
  /** It was played elsewhere, and stands like this now. */
  readonly follow: (kept: SavedGame) => void;
}

type Said =
  /** Somebody has opened the game, and asks who plays. */
  | { readonly say: 'whoPlays' }
  | { readonly say: 'stands'; readonly kept: SavedGame }
  /** Somebody wants to play here on. */
  | { readonly say: 'giveUp' }
  /** All is kept, and nothing will be played any more. */
  | { readonly say: 'givenUp' };

/** So long a tab is waited for that may be asleep, in milliseconds. */
const PATIENCE = 1500;

export async function shareGame(id: string): Promise<SharedGame> {
  // Browsers lock on secure addresses only; elsewhere every tab plays for itself.
  if (!('locks' in navigator)) return ALONE;
  const name = `chambord.game.${id}`;
  const channel = new BroadcastChannel(name);
  const own = signal(false);
  let player: Player | null = null;
  let left = false;
  let release = () => {};
  let queue = new AbortController();

  /** Plays until another tab takes over or the game is left; first it is read as the one before has left it. */
  async function hold(): Promise<void> {
    if (left) return;
    const kept = player === null ? undefined : await findSaved(id);
    if (kept !== undefined) player?.follow(kept);
    const end = new Promise<void>((resolve) => (release = resolve));
    own.value = true;
    await end;
  }

  /** Waits until nobody plays any more. */
  function queueUp(): void {
    const { signal: given } = (queue = new AbortController());
    navigator.locks.request(name, { signal: given }, hold).catch((error: unknown) => given.aborted || fail(error));
  }

  /**
   * The lock was taken away by another tab: this one waits again. Where there is no lock to be had, as in a page that is being left, asking
   * again would go on for ever: then every tab plays for itself.
   */
  function fail(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') lose();
    else own.value = true;
  }

  function lose(): void {
    own.value = false;
    dropSoon(id);
    if (!left) queueUp();
  }

  const say = (said: Said) => channel.postMessage(said);

  /** Whether somebody says this soon. */
  function hears(awaited: Said['say']): Promise<boolean> {
    return new Promise((resolve) => {
      const patience = setTimeout(() => end(false), PATIENCE);
      const onMessage = ({ data }: MessageEvent<Said>) => data.say === awaited && end(true);
      const end = (heard: boolean) => {
        clearTimeout(patience);
        channel.removeEventListener('message', onMessage);
        resolve(heard);
      };
      channel.addEventListener('message', onMessage);
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.say === 'stands' && !own.value) player?.follow(data.kept);
    if (player === null || !own.value) return;
    if (data.say === 'whoPlays') say({ say: 'stands', kept: player.now() });
    if (data.say === 'giveUp') {
      own.value = false;
      dropSoon(id);
      void saveGame(player.now()).then(() => say({ say: 'givenUp' }));
    }
  });

  queueUp();
  // The lock is given at once where nobody has it; where somebody has, they answer.
  const stop = new Promise<void>((resolve) => {
    const unsubscribe = own.subscribe((playing) => {
      if (!playing) return;
      resolve();
      queueMicrotask(() => unsubscribe());
    });
  });
  const answered = hears('stands');
  say({ say: 'whoPlays' });
  await Promise.race([stop, answered]);

  return {
    own,
    join(joining) {
      player = joining;
      if (!own.value) say({ say: 'whoPlays' });
    },
    tell: (kept) => own.value && say({ say: 'stands', kept }),
    takeOver() {
      if (own.value) return;
      const given = hears('givenUp');
      say({ say: 'giveUp' });
      void given.then(() => {
        queue.abort();
        navigator.locks.request(name, { steal: true }, hold).catch(fail);
      });
    },
    leave() {
      left = true;
      queue.abort();
      release();
      channel.close();
    },
  };
}

const ALONE: SharedGame = {
  own: signal(true),
  join: () => undefined,
  tell: () => undefined,
  takeOver: () => undefined,
  leave: () => undefined,
};
