import { useMemo, useRef } from 'preact/hooks';

type Act = (...given: never[]) => unknown;

/**
 * Functions that stay the same and do what the latest of them do: what was drawn a few frames ago may be touched before it is
 * drawn anew, and then means the table as it is.
 */
export function useLatest<Acts extends Readonly<Record<keyof Acts, Act>>>(acts: Acts): Acts {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(() => {
    const names = Object.keys(acts) as (keyof Acts)[];
    const stable = names.map((name) => [name, (...given: never[]) => latest.current[name](...given)] as const);
    return Object.fromEntries(stable) as Acts;
  }, []);
}
