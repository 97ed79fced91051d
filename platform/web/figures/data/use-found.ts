import { useEffect, useState } from 'preact/hooks';

/** What is found by going through games, which takes a while; null until then. It is looked for anew when one of these changes. */
export function useFound<Found>(
  find: (hasLeft: () => boolean) => Promise<Found | null>,
  changes: readonly unknown[],
): Found | 'failed' | null {
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    setFound(null);
    find(() => left).then(
      (result) => left || setFound(() => result),
      (error: unknown) => {
        console.warn(error);
        if (!left) setFound('failed');
      },
    );
    return () => {
      left = true;
    };
  }, changes);
  return found;
}
