import { createHash } from 'node:crypto';
import type { Bus } from './log/bus.ts';
import type { Now } from './time.ts';

/** The processes that serve the same database, as far as this one has heard of them. */
export interface Fleet {
  /** This process. */
  readonly self: string;
  /** Whether this process looks after the table: bots, clocks. Should two think so for a moment, the log takes only one of them. */
  keeps(table: string): boolean;
  /** Whether this process has heard of another one. */
  hasOthers(): boolean;
  onChange(listener: (change: FleetChange) => void): void;
  stop(): void;
}

/** Processes that have come, or have not been heard of for a while. */
export interface FleetChange {
  readonly come: readonly string[];
  readonly gone: readonly string[];
}

const BEAT = 200;
/** Who has been silent for so long may have ended: the database knows, since their connection to it ends with them. */
const DOUBTFUL = 300;
/** Who has been silent for so long is not to be counted on, connected or not. */
const SILENT = 700;

export function joinFleet(bus: Bus, now: Now): Fleet {
  const { self } = bus;
  const heard = new Map<string, number>();
  const listeners: ((change: FleetChange) => void)[] = [];
  const changed = (change: FleetChange) => {
    for (const listener of listeners) listener(change);
  };

  bus.onMessage((message) => {
    const [word, process = ''] = message.split('|');
    if (process === self) return;
    if (word === 'alive') {
      const isNew = !heard.has(process);
      heard.set(process, now());
      if (isNew) changed({ come: [process], gone: [] });
    } else if (word === 'gone' && heard.delete(process)) changed({ come: [], gone: [process] });
  });

  function beat(): void {
    bus.publish(`alive|${self}`);
    lose(silentFor(SILENT));
    if (silentFor(DOUBTFUL).length > 0) void lookForEnded();
  }

  const silentFor = (time: number) => [...heard].flatMap(([process, at]) => (at < now() - time ? [process] : []));

  function lose(processes: readonly string[]): void {
    const gone = processes.filter((process) => heard.delete(process));
    if (gone.length > 0) changed({ come: [], gone });
  }

  let looking = false;
  async function lookForEnded(): Promise<void> {
    if (looking) return;
    looking = true;
    // A database that does not answer says nothing about anybody.
    const listening = await bus.listening().catch(() => null);
    looking = false;
    if (listening !== null) lose(silentFor(DOUBTFUL).filter((process) => !listening.has(process)));
  }

  const timer = bus.shared ? setInterval(beat, BEAT) : undefined;
  if (bus.shared) beat();

  return {
    self,
    keeps: (table) => {
      const own = weight(self, table);
      return [...heard.keys()].every((other) => weight(other, table) < own);
    },
    hasOthers: () => heard.size > 0,
    onChange: (listener) => void listeners.push(listener),
    stop() {
      clearInterval(timer);
      bus.publish(`gone|${self}`);
    },
  };
}

/** Rendezvous hashing: every process finds the same one for a table, and few tables move when one comes or goes. */
function weight(process: string, table: string): string {
  return createHash('sha256').update(`${process} ${table}`).digest('hex');
}
