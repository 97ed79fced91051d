import { useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { at, BadInput, newSession, recordOf } from '@chambord/kernel';
import type { Level } from '@chambord/bots';
import type { SeatInfo } from '@chambord/ui';
import { openGamePage } from './drawings.ts';
import { firstChoice } from './chosen-options.ts';
import { ownArms, ownName } from '../shell/own.ts';
import { go } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { saveGame, newId, newSeed } from '../saved/store.ts';
import { setUpWords } from '../words/set-up.ts';

/** What a table is set up with. */
export interface GamePlan {
  readonly game: string;
  /** As the game reads them. */
  readonly options: { readonly players: number };
  readonly seats: readonly SeatInfo[];
  /** Empty for a new deal. */
  readonly seed: string;
  /** The deal for which it counts. */
  readonly counts?: string;
}

/** Sets a table up, keeps it, and goes there. */
export async function newGame(plan: GamePlan): Promise<void> {
  go(`/play/${await setUpGame(plan)}`);
}

/** Sets a table up and keeps it; says where. */
export async function setUpGame(plan: GamePlan): Promise<string> {
  const known = inHouse(plan.game);
  if (known === undefined) throw new BadInput('game', `"${plan.game}"`);
  // The whole table, not the rules alone: what cannot be loaded is told here, before anything is kept.
  const { game } = await openGamePage(known);
  const options = game.options(plan.options);
  const names = plan.seats.map(({ name }) => name);
  const session = newSession(game, options, plan.seed === '' ? newSeed() : plan.seed, names);
  const id = newId();
  const { seats, counts } = plan;
  const kept = { id, record: recordOf(session), seats, played: Date.now() };
  await saveGame(counts === undefined ? kept : { ...kept, counts });
  return id;
}

/** The name of the game's bot of this number. */
export function botName({ botNames }: GameDescription, index: number): string {
  return at(botNames, index % botNames.length);
}

/** The level of the bots that one click is against. */
export const FIRST_LEVEL: Level = 'squire';

/** One click: against bots. */
export function playNow(game: GameDescription): Promise<void> {
  return against(game, game.playNow - 1);
}

/** Alone, against the game itself. */
export function playSolo(game: GameDescription): Promise<void> {
  return against(game, 0);
}

/** The seat of the person at this device. */
export function ownSeat(): SeatInfo {
  const name = ownName.value ?? '';
  return { name: name === '' ? setUpWords[lang.value].guest : name, arms: ownArms.value ?? 1, bot: null };
}

function against(game: GameDescription, count: number): Promise<void> {
  const seats = [ownSeat(), ...botSeats(game, count, FIRST_LEVEL)];
  return newGame({ game: game.id, options: { players: seats.length, ...firstChoice(game) }, seats, seed: '' });
}

/** So many bots of a level, in arms that are not those of the person at this device. */
export function botSeats(game: GameDescription, count: number, level: Level): SeatInfo[] {
  const { arms: own } = ownSeat();
  const arms = Array.from({ length: count + 1 }, (_, index) => index + 1).filter((number) => number !== own);
  return Array.from({ length: count }, (_, i) => ({ name: botName(game, i), arms: at(arms, i), bot: level }));
}

/** Begins games, and says why if one cannot be begun. */
export function useBeginning() {
  const [trouble, setTrouble] = useState<string | null>(null);
  function begin(game: Promise<void>): void {
    setTrouble(null);
    game.catch((error: unknown) => {
      console.warn(error);
      setTrouble(error instanceof BadInput ? words.value.badTable(error.message) : words.value.loadFailed);
    });
  }
  return { begin, trouble };
}
