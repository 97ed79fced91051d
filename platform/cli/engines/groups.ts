/** How many programs can be remembered at a time: two for each of the most threads. */
const MOST = 1024;

/**
 * The process groups of the engines that run, in memory that all threads share: a thread that is ended from outside cannot end what it has
 * started.
 */
export type Groups = Int32Array<SharedArrayBuffer>;

let groups: Groups = new Int32Array(new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT));

export function ownGroups(): Groups {
  return groups;
}

/** From now on this thread writes down its engines where another one does. */
export function shareGroups(others: Groups): void {
  groups = others;
}

export function rememberGroup(pid: number): void {
  for (let i = 0; i < groups.length; i++) if (Atomics.compareExchange(groups, i, 0, pid) === 0) return;
}

export function forgetGroup(pid: number): void {
  for (let i = 0; i < groups.length; i++) if (Atomics.compareExchange(groups, i, pid, 0) === pid) return;
}

/** Whether there was still something to be told. */
export function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Whoever breaks this program off ends all its engines, also those that do not care whether anybody still listens. */
export function endGroupsWithUs(): void {
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      for (const pid of groups) if (pid > 0) signalGroup(pid, 'SIGKILL');
      process.exit(status);
    });
  }
}
