import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTime } from '../time.ts';
import { newGuest } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';

const NOON = 1_800_000_000_000;
const HOUR = 3600_000;

/** The clocks of a machine: one that people set, and one that only goes on. */
function machine() {
  const clocks = { system: NOON, steady: 5 };
  const now = openTime(
    () => clocks.system,
    () => clocks.steady,
  );
  return {
    now,
    set: (change: number) => (clocks.system += change),
    pass: (time: number) => {
      clocks.system += time;
      clocks.steady += time;
    },
  };
}

describe('the time of the server', () => {
  test('is the system’s', () => {
    const { now, pass } = machine();
    expect(now()).toBe(NOON);
    pass(1234);
    expect(now()).toBe(NOON + 1234);
  });

  test.each([HOUR, -HOUR])('does not jump when the system’s clock is set by %i', (change) => {
    const { now, pass, set } = machine();
    pass(1000);
    expect(now()).toBe(NOON + 1000);
    set(change);
    expect(now()).toBe(NOON + 1000);
    pass(1000);
    expect(Math.abs(now() - NOON - 2000)).toBeLessThanOrEqual(1);
  });

  test.each([HOUR, -HOUR])('comes to the system’s in the end, half a millisecond a second (%i)', (change) => {
    const { now, pass, set } = machine();
    set(change);
    pass(1000 * 1000);
    expect(now() - NOON - 1000 * 1000).toBe(Math.sign(change) * 500);
    pass(HOUR * 2000);
    expect(now()).toBe(NOON + change + 1000 * 1000 + HOUR * 2000);
  });
});

describe('a server whose clock is set', () => {
  afterEach(() => vi.useRealTimers());

  test.each([HOUR, -HOUR])('by %i still lets everybody in', async (change) => {
    // Only the clock that people set: all else goes on.
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    const place = await newPlace('sqlite');
    const server = await place.open({ limits: { requests: [5, 1], guests: [5, 1] } });
    await newGuest(server.address, 'Ada');
    vi.setSystemTime(NOON + change);
    await newGuest(server.address, 'Bob');
    expect((await fetch(`${server.address}api/tables`)).status).toBe(200);
    await server.close();
    await place.remove();
  });
});
