import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalCode } from '@chambord/protocol';

/** What Prometheus can read at /metrics. Numbers only. */
export interface Metrics {
  readonly registry: Registry;
  connected(change: 1 | -1): void;
  received(type: string): void;
  refused(code: RefusalCode): void;
  moved(): void;
  /** How long a message took from its arrival to the answer, in seconds. */
  answered(seconds: number): void;
  wrote(changes: number): void;
  /** A bot begins to think, for this share of its level's time. */
  thought(level: string, share: number): void;
}

export function openMetrics(rooms: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const connections = new Gauge({ name: 'chambord_connections', help: 'Open sockets', registers });
  const gauge = new Gauge({
    name: 'chambord_tables_in_memory',
    help: 'Tables that this process remembers',
    registers,
    collect() {
      this.set(rooms());
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
  const sizes = [1, 2, 5, 10, 20, 50, 100];
  const batches = new Histogram({ name: 'chambord_batch_size', help: 'Changes a commit', buckets: sizes, registers });
  const shares = new Histogram({
    name: 'chambord_bot_thinking_share',
    help: 'For what share of the time of its level a bot thinks: less than 1 under load, which makes it weaker',
    labelNames: ['level'],
    buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1],
    registers,
  });
  void gauge;
  return {
    registry,
    connected: (change) => connections.inc(change),
    received: (type) => received.inc({ type }),
    refused: (code) => refused.inc({ code }),
    moved: () => moves.inc(),
    answered: (seconds) => answers.observe(seconds),
    wrote: (changes) => batches.observe(changes),
    thought: (level, share) => shares.observe({ level }, share),
  };
}
