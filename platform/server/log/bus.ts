import pg from 'pg';
import { newId } from './secrets.ts';

/** PostgreSQL takes at most 8000 bytes at once. */
const MOST_AT_ONCE = 7000;

/** Several messages as one, as few as possible; none of them has a line break. */
export function bundleMessages(messages: readonly string[]): string[] {
  const packed: string[] = [];
  let last = '';
  for (const message of messages) {
    if (last !== '' && last.length + 1 + message.length > MOST_AT_ONCE) {
      packed.push(last);
      last = '';
    }
    last = last === '' ? message : `${last}\n${message}`;
  }
  return last === '' ? packed : [...packed, last];
}

/** Short messages between the processes that share a database: names and numbers, never what a game hides. */
export interface Bus {
  /** This process. */
  readonly self: string;
  /** Whether there may be other processes at all. */
  readonly shared: boolean;
  publish(message: string): void;
  /** Messages of all processes, the own ones too. */
  onMessage(listener: (message: string) => void): void;
  /** Messages may have got lost: whoever remembers something should look again. */
  onGap(listener: () => void): void;
  /** The processes that listen now, this one among them. */
  listening(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

export const CHANNEL = 'chambord';

/** For a database that only this process uses. */
export function localBus(): Bus {
  const self = newId();
  return {
    self,
    shared: false,
    publish() {},
    onMessage() {},
    onGap() {},
    listening: () => Promise.resolve(new Set([self])),
    close: () => Promise.resolve(),
  };
}

const RECONNECT = 500;
/** By this name, and who it is, the database knows who listens. */
const LISTENER = 'chambord-';

/** LISTEN and NOTIFY. A connection that is lost is opened again. */
export async function postgresBus(url: string, pool: pg.Pool, onTrouble: (error: Error) => void): Promise<Bus> {
  const self = newId();
  const listeners: ((message: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let open = true;

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: `${LISTENER}${self}`,
    });
    fresh.on('notification', ({ payload = '' }) => {
      for (const message of payload.split('\n')) for (const listener of listeners) listener(message);
    });
    let lost = false;
    const onLost = (error?: Error) => {
      if (lost) return;
      lost = true;
      if (error !== undefined) onTrouble(error);
      if (open) setTimeout(() => void again(), RECONNECT).unref();
    };
    fresh.on('error', onLost);
    fresh.on('end', () => onLost());
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
  }

  async function again(): Promise<void> {
    try {
      await listen();
      for (const listener of gapListeners) listener();
    } catch (error) {
      if (error instanceof Error) onTrouble(error);
    }
  }

  let unsent: string[] = [];
  let sending = Promise.resolve();
  /** One after the other, so that nothing old overtakes what is new; what is published meanwhile goes along with the next. */
  function send(): Promise<void> {
    sending = sending
      .then(async () => {
        const packed = bundleMessages(unsent);
        unsent = [];
        for (const text of packed) await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
      })
      .catch(onTrouble);
    return sending;
  }

  await listen();
  return {
    self,
    shared: true,
    publish(message) {
      if (!open) return;
      if (unsent.length === 0) setImmediate(() => void send());
      unsent.push(message);
    },
    onMessage: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    async listening() {
      const { rows } = await pool.query<{ name: string }>(
        'SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1',
        [`${LISTENER}%`],
      );
      return new Set(rows.map(({ name }) => name.slice(LISTENER.length)));
    },
    async close() {
      open = false;
      await send();
      await client?.end();
    },
  };
}
