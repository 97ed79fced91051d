import { signal } from '@preact/signals';
import { findDeal } from '@chambord/deals/daily';
import { leadOf } from '@chambord/deals/outcome';
import type { DealOutcome } from '@chambord/deals/outcome';
import { HOUSE } from '@chambord/games/page';
import type { GameRecord } from '@chambord/kernel';
import { keep, recall } from '../shell/device-memory.ts';

/** The one try on a deal that counts. */
export interface Try {
  /** The address of its game. */
  readonly id: string;
  /** Who the bots were when it began. */
  readonly bots: string;
  /** What it came to; none while it is not over. */
  readonly outcome?: DealOutcome;
  /** Whether a server has it, too. */
  readonly handedIn?: true;
}

/** The tries of the king's on a deal, as many as there are yet, against these bots. */
export interface Par {
  readonly bots: string;
  readonly tries: readonly DealOutcome[];
}

type Kept<T> = Readonly<Record<string, T>>;

const read = <T>(name: string): Kept<T> => {
  const kept = recall(name);
  return typeof kept === 'object' && kept !== null ? (kept as Kept<T>) : {};
};

/** By deal. */
export const tries = signal<Kept<Try>>(read('daily'));
export const pars = signal<Kept<Par>>(read('daily.par'));

// Written by several tabs: what the others have written meanwhile stays.
export function keepTry(key: string, made: Try): void {
  tries.value = { ...read<Try>('daily'), [key]: made };
  keep('daily', tries.value);
}

export function keepPar(key: string, par: Par): void {
  pars.value = { ...read<Par>('daily.par'), [key]: par };
  keep('daily.par', pars.value);
}

/** Looks again at what is kept: another tab may have written it. */
export function refreshTries(): void {
  tries.value = read('daily');
  pars.value = read('daily.par');
}

/** Notes what a try came to, once its game is over. */
export function noteResult(key: string, { result }: GameRecord): void {
  refreshTries();
  const deal = findDeal(HOUSE, key);
  const made = tries.value[key];
  if (deal === undefined || made === undefined || made.outcome !== undefined || result === null) return;
  keepTry(key, { ...made, outcome: leadOf(result, deal.seat) });
}
