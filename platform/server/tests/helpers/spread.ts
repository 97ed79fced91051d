/** How long it took: half of them at most this, all but one of a hundred, and all; in whole milliseconds. */
export function spread(times: readonly number[]): Record<'clients' | 'p50' | 'p99' | 'longest', number> {
  const sorted = times.toSorted((a, b) => a - b);
  const p = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { clients: sorted.length, p50: p(0.5), p99: p(0.99), longest: p(1) };
}
