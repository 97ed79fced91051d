/** How long everything waits here, as far as the last second tells: milliseconds by which a timer came too late. */
export interface Lag {
  now(): number;
  stop(): void;
}

const EVERY = 100;
const REMEMBERED = 10;

export function openLag(): Lag {
  let last = performance.now();
  const late: number[] = [];
  const timer = setInterval(() => {
    const time = performance.now();
    late.push(Math.max(0, time - last - EVERY));
    if (late.length > REMEMBERED) late.shift();
    last = time;
  }, EVERY);
  timer.unref();
  return { now: () => Math.max(0, ...late), stop: () => clearInterval(timer) };
}

/** For how long a newcomer is told to stay away; null where there is time for them. Not all for the same time, or they would come back together. */
export function stayAway(lag: number, most: number, random = Math.random()): number | null {
  return lag <= most ? null : Math.round(lag * (1 + 2 * random));
}

/** So many come back in a second at most, when they are told to. */
const COMING_BACK = 2000;

/** When one of so many who are all sent away at once is to come back, at the soonest. */
export function comeBackIn(soonest: number, many: number, random = Math.random()): number {
  return Math.round(soonest + (many / COMING_BACK) * 1000 * random);
}
