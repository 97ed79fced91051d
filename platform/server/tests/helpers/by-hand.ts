import { findGame } from '@chambord/games';
import { hash } from '@chambord/kernel';
import type { Command, TableTerms } from '@chambord/protocol';
import type { Body, Entry } from '../../log/entry.ts';
import { decide } from '../../room/decide.ts';
import type { Reply } from '../../room/decide.ts';
import { addEntry, foldTable } from '../../room/table.ts';
import type { Table } from '../../room/table.ts';

type Unnamed<T> = T extends unknown ? Omit<T, 'id' | 'table'> & { readonly id?: string } : never;

/** A table whose log is written by hand: no house, no database, and the time that a test says. */
export interface ByHand {
  readonly table: Table;
  readonly log: readonly Entry[];
  /** What the next entries say of the time. */
  at: number;
  /** Writes what has happened. */
  write(...bodies: readonly Body[]): void;
  /** Somebody says something: it is judged, and what is to happen is written. */
  say(guest: string, message: Unnamed<Command>): Reply;
  /** The same table, summed up anew from its log. */
  again(): Table;
}

export const BEGIN = 1_800_000_000_000;

export function byHand(terms: TableTerms, made: Partial<Extract<Body, { kind: 'made' }>> = {}): ByHand {
  const none = terms.seats.map(() => null);
  const first: Body = { kind: 'made', terms, serverSeed: hash('server'), previous: null, kept: none, ...made };
  const log: Entry[] = [{ version: 1, at: BEGIN, cause: null, body: first }];
  const table = foldTable('table000', log);
  let said = 0;
  const add = (body: Body, cause: Entry['cause'], tried?: Parameters<typeof addEntry>[2]) => {
    const entry: Entry = { version: table.version + 1, at: hand.at, cause, body };
    addEntry(table, entry, body.kind === 'move' ? tried : undefined);
    log.push(entry);
  };
  const hand: ByHand = {
    table,
    log,
    at: BEGIN,
    write: (...bodies) => bodies.forEach((body) => add(body, null)),
    say(guest, { id = `said${++said}`, ...message }) {
      const command: Command = { ...message, id, table: 'table000' };
      const reply = decide(table, { id: guest, name: nameOf(guest) }, command, hand.at);
      if (reply.kind === 'do') {
        for (const [i, body] of reply.bodies.entries()) {
          add(body, i === reply.bodies.length - 1 ? { guest, id } : null, reply.tried);
        }
      }
      return reply;
    },
    again: () => foldTable('table000', log),
  };
  return hand;
}

function nameOf(guest: string): string {
  return guest.slice(0, 1).toUpperCase() + guest.slice(1);
}

export const PEOPLE = ['ada', 'bob', 'cleo', 'dan'];

/** The same with everybody in their seats, so that the game has begun. */
export function begunByHand(terms: TableTerms): ByHand {
  const hand = byHand(terms);
  for (const [seat, { kind }] of terms.seats.entries()) {
    if (kind === 'person') hand.say(PEOPLE[seat] ?? '', { type: 'sit', seat, part: hash(`part ${seat}`) });
  }
  if (hand.table.phase === 'waiting') {
    hand.write({ kind: 'began', rulesVersion: findGame(terms.game).game.rulesVersion });
  }
  return hand;
}
