import { fingerprint, read, Standing, withChanges } from '@chambord/protocol';
import type {
  ChangedNews,
  ChatLine,
  FromServer,
  News,
  SeenPly,
  TableFacts,
  TableStatus,
  Watcher,
} from '@chambord/protocol';

/** What this page knows of a table: what the server told, put together. */
export interface Snapshot {
  readonly facts: TableFacts;
  readonly viewer: Watcher;
  readonly version: number;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  readonly begin: readonly unknown[];
  readonly plies: readonly SeenPly[];
  readonly chat: readonly ChatLine[];
  /** Whether something was said before that. */
  readonly older: boolean;
  readonly status: TableStatus;
  readonly view: unknown;
}

/** The whole table, for a page that knew nothing of it. */
export function wholeTable({ facts, viewer, news }: Extract<FromServer, { type: 'table' }>, clock: number): Snapshot {
  const nothing: Snapshot = {
    facts,
    viewer,
    version: 0,
    ahead: 0,
    begin: [],
    plies: [],
    chat: [],
    older: false,
    status: news.status,
    view: null,
  };
  return added(nothing, viewer, news, clock);
}

/** Takes news in; what is known already changes nothing, and where something in between is missing the answer is null. */
export function takeNews(snapshot: Snapshot, viewer: Watcher, news: News, clock: number): Snapshot | null {
  if (news.version <= snapshot.version) return snapshot;
  return news.since > snapshot.version ? null : added(snapshot, viewer, news, clock);
}

/**
 * Takes in what has changed since the version that is known. Null where that is another version; `wrong` where something else comes out than the
 * server has: then nothing of it is to be believed.
 */
export function takeChange(
  snapshot: Snapshot,
  viewer: Watcher,
  news: ChangedNews,
  clock: number,
): Snapshot | null | 'wrong' {
  const { changes, fingerprint: expected, ...happened } = news;
  if (news.version < snapshot.version) return snapshot;
  if (news.since !== snapshot.version) return null;
  const { status, view } = snapshot;
  const standing = read(Standing, withChanges({ status, view }, changes));
  if (standing === undefined || viewer !== snapshot.viewer || fingerprint(standing) !== expected) return 'wrong';
  return news.version === snapshot.version ? snapshot : added(snapshot, viewer, { ...happened, ...standing }, clock);
}

function added(snapshot: Snapshot, viewer: Watcher, news: News, clock: number): Snapshot {
  return {
    facts: snapshot.facts,
    viewer,
    version: news.version,
    ahead: news.now - clock,
    begin: news.begin ?? snapshot.begin,
    plies: withNews(snapshot.plies, news),
    ...heard(snapshot, news),
    status: news.status,
    view: news.view,
  };
}

/** The same list as before where nothing has changed: whoever sees another one knows that the position is another. */
function withNews(plies: Snapshot['plies'], { from, plies: fresh }: News): Snapshot['plies'] {
  return fresh.length === 0 && from >= plies.length ? plies : [...plies.slice(0, from), ...fresh];
}

function heard(snapshot: Snapshot, { chat, skipped }: News): Pick<Snapshot, 'chat' | 'older'> {
  const last = snapshot.chat.at(-1)?.version ?? 0;
  // Where lines in between are missing, those before the gap are asked for like all that is older.
  if (skipped && chat.every(({ version }) => version > last)) return { chat, older: true };
  // News may begin before what is known.
  return { chat: [...snapshot.chat, ...chat.filter(({ version }) => version > last)], older: snapshot.older };
}

/** Takes in what was said before the first line that is known. */
export function takeOlder(
  snapshot: Snapshot,
  { before, chat, skipped }: Extract<FromServer, { type: 'older' }>,
): Snapshot {
  if (snapshot.chat[0]?.version !== before) return snapshot;
  return { ...snapshot, chat: [...chat, ...snapshot.chat], older: skipped };
}
