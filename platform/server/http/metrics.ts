import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalCode } from '@chambord/protocol';

/** What Prometheus can read at /metrics. Numbers only. */
export interface Metrics {
  readonly registry: Registry;
  connected(change: 1 | -1): void;
  received(type: string): void;
  refused(code: RefusalCode): void;
  moved(): void;
  /** Somebody new was told to come back later. */
  sentAway(): void;
  /** How long a message took from its arrival to the answer, in seconds. */
  answered(seconds: number): void;
  /** So many changes with one commit, which took so long. */
  wrote(changes: number, seconds: number): void;
  /** Somebody began to watch, or came back, and was told so much. */
  watched(told: string): void;
  /** A bot begins to think, for this share of its level's time. */
  thought(level: string, share: number): void;
}

/** What is looked up when somebody reads the metrics. */
export interface Gauges {
  readonly rooms: () => number;
  readonly changesWaiting: () => number;
  /** Questions to bots, by level. */
  readonly botQuestions: () => ReadonlyMap<string, number>;
  /** In seconds. */
  readonly lag: () => number;
}

export function openMetrics({ rooms, changesWaiting, botQuestions, lag }: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const connections = new Gauge({ name: 'chambord_connections', help: 'Open sockets', registers });
  const looksUp = (name: string, help: string, look: () => number) =>
    void new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(look());
      },
    });
  looksUp('chambord_tables_in_memory', 'Tables that this process remembers', rooms);
  looksUp('chambord_changes_waiting', 'Changes that wait to be written', changesWaiting);
  looksUp('chambord_lag_seconds', 'By how much a timer was late within the last second, at most', lag);
  void new Gauge({
    name: 'chambord_bot_questions',
    help: 'Questions to bots, waiting or being thought about',
    labelNames: ['level'],
    registers,
    collect() {
      for (const [level, count] of botQuestions()) this.set({ level }, count);
    },
  });
  const received = new Counter({
    name: 'chambord_messages_total',
    help: 'Messages read',
    labelNames: ['type'],
    registers,
  });
  const refused = new Counter({ name: 'chambord_refusals_total', help: 'Refusals', labelNames: ['code'], registers });
  const moves = new Counter({ name: 'chambord_moves_total', help: 'Moves written', registers });
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
  const answers = new Histogram({ name: 'chambord_answer_seconds', help: 'Message to answer', buckets, registers });
  const sentAway = new Counter({
    name: 'chambord_sent_away_total',
    help: 'Connections that were told to come back later, because everything waited too long',
    registers,
  });
  const sizes = [1, 2, 5, 10, 20, 50, 100, 250];
  const batches = new Histogram({ name: 'chambord_batch_size', help: 'Changes a commit', buckets: sizes, registers });
  const commits = new Histogram({ name: 'chambord_commit_seconds', help: 'To write a batch', buckets, registers });
  const watched = new Counter({
    name: 'chambord_watched_total',
    help: 'Who began to watch or came back: told the whole table, an update, or that nothing is new',
    labelNames: ['told'],
    registers,
  });
  const shares = new Histogram({
    name: 'chambord_bot_thinking_share',
    help: 'For what share of the time of its level a bot thinks: less than 1 under load, which makes it weaker',
    labelNames: ['level'],
    buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1],
    registers,
  });
  return {
    registry,
    connected: (change) => connections.inc(change),
    received: (type) => received.inc({ type }),
    refused: (code) => refused.inc({ code }),
    moved: () => moves.inc(),
    sentAway: () => sentAway.inc(),
    answered: (seconds) => answers.observe(seconds),
    wrote(changes, seconds) {
      batches.observe(changes);
      commits.observe(seconds);
    },
    watched: (told) => watched.inc({ told }),
    thought: (level, share) => shares.observe({ level }, share),
  };
}
