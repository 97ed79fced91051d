import type { SeatInfo } from '@chambord/ui';
import type { Snapshot } from './snapshot.ts';

/** Who bots are on the page that play for somebody: their level is the server's affair. */
const STAND_IN = 'baron';

/** The seats as tables show them. */
export function seatInfos({ status: { seats } }: Snapshot): SeatInfo[] {
  return seats.map(({ name, bot, played, arms }, seat) => ({
    name: name ?? String(seat + 1),
    arms: arms ?? seat + 1,
    bot: bot ?? (played === 'bot' ? STAND_IN : null),
  }));
}

export function namesOf(snapshot: Snapshot): string[] {
  return seatInfos(snapshot).map(({ name }) => name);
}
