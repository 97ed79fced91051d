/** Lets so many through at once, and so many a second in the long run. */
export interface Bucket {
  take(now: number): boolean;
}

export function newBucket(atOnce: number, perSecond: number): Bucket {
  let left = atOnce;
  let since = 0;
  return {
    take(now) {
      left = Math.min(atOnce, left + ((now - since) / 1000) * perSecond);
      since = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

/** A bucket for each address or guest; those that are full again are forgotten. */
export function bucketsByKey(atOnce: number, perSecond: number) {
  const buckets = new Map<string, { bucket: Bucket; used: number }>();
  const refilled = (atOnce / perSecond) * 1000;
  let swept = 0;
  return {
    take(key: string, now: number): boolean {
      if (now - swept > refilled) {
        swept = now;
        for (const [other, { used }] of buckets) if (used < now - refilled) buckets.delete(other);
      }
      const found = buckets.get(key) ?? { bucket: newBucket(atOnce, perSecond), used: now };
      buckets.set(key, found);
      found.used = now;
      return found.bucket.take(now);
    },
  };
}
