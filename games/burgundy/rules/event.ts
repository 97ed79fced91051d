import type { Seat } from '@chambord/kernel';
import type { Gain } from './edition.ts';
import type { Animal, Card, Die, Good, Pile, Type } from './material.ts';
import type { Step } from './table.ts';

/** Why silver, workers or points came. */
export type Source = 'action' | 'effect' | 'bonus' | 'sale' | 'conversion' | 'aaron';

/** Something that happened, small enough to be a line of the log, a motion or a sound. */
export type Event =
  | { readonly event: 'gameBegan'; readonly starter: Seat | null }
  | { readonly event: 'roundBegan'; readonly round: number; readonly display: readonly (readonly Card[])[] }
  | { readonly event: 'dealt'; readonly seat: Seat; readonly count: number }
  /** Only its player learns of the die. */
  | { readonly event: 'drew'; readonly seat: Seat; readonly die: Die }
  | { readonly event: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly event: 'turnSkipped'; readonly seat: Seat }
  | { readonly event: 'played'; readonly seat: Seat; readonly die: Die; readonly card: Card }
  /** They turned the die into another number. */
  | {
      readonly event: 'workersUsed';
      readonly seat: Seat;
      readonly count: number;
      readonly die: Die;
      readonly number: Die;
    }
  | { readonly event: 'took'; readonly seat: Seat; readonly card: Card; readonly row: Die }
  | { readonly event: 'dropped'; readonly seat: Seat; readonly card: Card }
  | {
      readonly event: 'placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly on: Card | null;
      readonly type: Type;
    }
  | { readonly event: 'sold'; readonly seat: Seat; readonly good: Good; readonly count: number }
  | { readonly event: 'startCardTaken'; readonly seat: Seat }
  | { readonly event: 'startCardPassed'; readonly seat: Seat; readonly turnedUp: boolean }
  | { readonly event: 'gainedSilver'; readonly seat: Seat; readonly count: number; readonly by: Source }
  | { readonly event: 'gainedWorkers'; readonly seat: Seat; readonly count: number; readonly by: Source }
  | { readonly event: 'gainedPoints'; readonly seat: Seat; readonly count: number; readonly by: Source }
  | { readonly event: 'converted'; readonly seat: Seat; readonly workers: number; readonly silver: number }
  | { readonly event: 'bought'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly event: 'kept'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'used'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'receivedGood'; readonly seat: Seat; readonly good: Good; readonly pile: Pile }
  | { readonly event: 'receivedAnimal'; readonly seat: Seat; readonly animal: Animal; readonly pile: Pile }
  | { readonly event: 'pileHalved'; readonly of: 'goods' | 'animals'; readonly into: Pile; readonly count: number }
  | { readonly event: 'tripleCompleted'; readonly seat: Seat; readonly type: Type }
  | { readonly event: 'firstTriple'; readonly seat: Seat; readonly type: Type }
  | { readonly event: 'allSevenTypes'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'bonusChosen'; readonly seat: Seat; readonly gain: Gain }
  | { readonly event: 'declined'; readonly seat: Seat; readonly step: Step['step'] }
  | { readonly event: 'lost'; readonly seat: Seat; readonly step: Step['step'] }
  | { readonly event: 'reshuffled'; readonly count: number }
  | { readonly event: 'aaronLaid'; readonly card: Card }
  | { readonly event: 'compared'; readonly round: number; readonly player: number; readonly aaron: number }
  | { readonly event: 'gameOver' };

export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;
