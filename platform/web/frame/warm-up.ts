import { useEffect, useState } from 'preact/hooks';

/** When all of a table is there, and how often it is gone through then; in milliseconds. */
const SETTLED = 700;
const PAUSE = 200;
const TIMES = 3;

/**
 * A number that grows a few times in the first second of a table, as long as nothing has happened at it. What depends on it is gone
 * through again, and nothing changes; but a browser does slowly what it has hardly done before, and without this the first touch
 * would be a long frame.
 */
export function useWarmUp(untouched: boolean): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === TIMES || !untouched) return undefined;
    const timer = setTimeout(() => setTimes(times + 1), times === 0 ? SETTLED : PAUSE);
    return () => clearTimeout(timer);
  }, [times, untouched]);
  return times;
}
