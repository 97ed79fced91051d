import { Forfeit } from '@chambord/bots';
import type { Seat } from '@chambord/kernel';

/** Time for a whole game: so much for each seat, and so much more for each of its decisions. In milliseconds. */
export interface TimeControl {
  readonly time: number;
  readonly increment: number;
}

/** How much later than asked for an answer may come: programs and pipes take their time. */
export const GRACE = 1000;
/** For how many more decisions the time is made to last. */
const TO_COME = 30;

/** The clocks of those seats of a table that a side holds; they begin anew with each game. */
export class Clock {
  readonly control: TimeControl;
  readonly #left = new Map<Seat, number>();

  constructor(control: TimeControl) {
    this.control = control;
  }

  restart(): void {
    this.#left.clear();
  }

  /** What a seat has left. */
  left(seat: Seat): number {
    return this.#left.get(seat) ?? this.control.time;
  }

  /** What the next decision may take, so that there is enough for those to come: a proposal. */
  share(seat: Seat): number {
    const left = this.left(seat);
    return Math.max(1, Math.floor(Math.min(left / 2, left / TO_COME + this.control.increment)));
  }

  /** A decision took so long; a fault if there was not so much left. */
  spend(seat: Seat, took: number): void {
    const left = this.left(seat);
    if (took > left + GRACE)
      throw new Forfeit(`ran out of time: ${left} ms were left, and ${Math.round(took)} were taken`);
    this.#left.set(seat, Math.max(0, Math.round(left - took)) + this.control.increment);
  }
}
