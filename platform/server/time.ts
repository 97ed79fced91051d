/** The server's time, in milliseconds since 1970. */
export type Now = () => number;

/** As much as a time server changes a system's clock without a jump: half a millisecond a second. */
const DRIFT = 1 / 2000;

/**
 * Goes on evenly, whatever is done to the system's clock: a clock that is set by an hour takes no time from anybody at a table and keeps nobody
 * waiting for an hour. It begins with the system's time and follows it, but only as slowly as nobody notices.
 */
export function openTime(system: Now = () => Date.now(), steady: Now = () => performance.now()): Now {
  let time = system();
  let since = steady();
  return () => {
    const passed = steady() - since;
    since += passed;
    time += passed;
    const most = passed * DRIFT;
    time += Math.min(most, Math.max(-most, system() - time));
    return Math.floor(time);
  };
}
