import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '@chambord/games';
import { at, below, branch, hash, pick, randomFrom } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { TableTerms, Watcher } from '@chambord/protocol';
import { decide, decideMove } from '../room/decide.ts';
import type { Body, Entry } from '../log/entry.ts';
import { changeFor, newsFor, standingFor, tableFor, updateFor } from '../room/news.ts';
import { addEntry, foldTable } from '../room/table.ts';
import type { Table } from '../room/table.ts';
import { termsFor } from './helpers/pilot.ts';

const GAMES_EACH = 6;
const NOW = 1_800_000_000_000;

/** A table of people in the middle of nothing yet. */
function newTable(terms: TableTerms, random: Random): Table {
  const serverSeed = hash(`${below(random, 2 ** 20)}`);
  const bodies: Body[] = [
    { kind: 'made', terms, serverSeed, previous: null, kept: terms.seats.map(() => null) },
    ...terms.seats.map((_, seat): Body => ({
      kind: 'sat',
      seat,
      guest: `guest000${seat}`,
      name: `Guest ${seat}`,
      part: hash(`${below(random, 2 ** 20)}`),
    })),
    { kind: 'began', rulesVersion: findGame(terms.game).game.rulesVersion },
  ];
  const entries = bodies.map((body, i): Entry => ({ version: i + 1, at: NOW + i, cause: null, body }));
  return foldTable('table0000', entries);
}

/** The same table in another world: everything that this watcher may not know is otherwise. */
function otherWorld(table: Table, watcher: Watcher, random: Random): Table {
  const { game, session } = table;
  if (session === null) throw new Error('the game has not begun');
  const state = game.resample(game.view(session.state, watcher), branch(random));
  const disguise = (events: readonly unknown[]) =>
    events.map((event) => (game.sees(event, watcher) ? event : otherSecret(event)));
  const plies = session.plies.map((ply) => ({ ...ply, events: disguise(ply.events) }));
  return {
    ...table,
    serverSeed: hash(`other ${below(random, 2 ** 20)}`),
    seats: table.seats.map((seat) => ({ ...seat, part: hash(`other ${below(random, 2 ** 20)}`) })),
    session: { ...session, seed: hash('other'), begin: disguise(session.begin), plies, state },
  };
}

/** What a hidden event tells, told otherwise. */
function otherSecret(event: unknown): unknown {
  const { die, card } = event as { die?: number; card?: number };
  return {
    ...(event as object),
    ...(die === undefined ? {} : { die: (die % 6) + 1 }),
    ...(card === undefined ? {} : { card: card + 1 }),
  };
}

/** Everything that the server would say to this watcher now, and its answers to moves that cannot be made. */
function everythingSaid(table: Table, watcher: Watcher, tried: readonly string[]): string {
  const { version } = table;
  const said: unknown[] = [tableFor(table, watcher, NOW)];
  for (const since of [0, Math.max(1, version - 5), version - 1, version]) {
    said.push(updateFor(table, watcher, since, NOW), newsFor(table, watcher, since, NOW));
  }
  // Since before there was anything, so that all of it is new.
  const nothing = { ...standingFor(table, watcher), view: null };
  said.push(changeFor(table, watcher, { since: 1, now: NOW }, nothing, standingFor(table, watcher)));
  const guest = { id: watcher === 'spectator' ? 'stranger0' : `guest000${watcher}`, name: 'Guest' };
  for (const move of tried) {
    const reply = decide(table, guest, { type: 'move', table: 'table0000', id: 'x', version, move }, NOW);
    said.push(reply.kind === 'do' ? reply.kind : reply);
  }
  for (const type of ['undo', 'leave', 'back', 'resign'] as const) {
    said.push(decide(table, guest, { type, table: 'table0000', id: 'y', version }, NOW).kind);
  }
  return JSON.stringify(said);
}

function step(table: Table, game: Game, random: Random): string {
  const seat = game.actor(table.session?.state) ?? 0;
  const moves = game.legal(table.session?.state);
  const text = game.format(at(moves, below(random, moves.length)), table.options);
  const reply = decideMove(table, seat, text, 'person');
  if (reply.kind !== 'do') throw new Error(JSON.stringify(reply));
  for (const body of reply.bodies) addEntry(table, { version: table.version + 1, at: NOW, cause: null, body });
  return text;
}

describe.each(GAMES.map(({ game }) => [game.id, game] as const))('%s', (name, game) => {
  test.each([2, 3, 4])(
    'what a seat or a spectator of %i may not know changes no byte of what they are told',
    (players) => {
      const random = randomFrom(`secrecy ${name} ${players}`);
      let compared = 0;
      let differing = 0;
      for (let i = 0; i < GAMES_EACH; i++) {
        const table = newTable(termsFor(name, players), random);
        const texts: string[] = [];
        while (table.phase === 'playing') {
          texts.push(step(table, game, random));
          const watcher = pick<Watcher>(random, [...Array.from({ length: players }, (_, seat) => seat), 'spectator']);
          const other = otherWorld(table, watcher, random);
          if (JSON.stringify(other.session?.state) !== JSON.stringify(table.session?.state)) differing++;
          // Moves of others and of before, legal or not: also what is refused must not tell.
          const tried = [pick(random, texts), pick(random, texts)];
          const here = everythingSaid(table, watcher, tried);
          const there = everythingSaid(other, watcher, tried);
          if (here !== there) expect(there).toBe(here);
          compared++;
          if (i === 0) expectNoSecrets(table, here);
        }
      }
      expect(compared).toBeGreaterThan(GAMES_EACH * 30);
      // Unless the worlds differ, nothing was compared.
      expect(differing).toBeGreaterThan(compared * 0.8);
    },
  );
});

function expectNoSecrets(table: Table, said: string): void {
  for (const secret of [table.serverSeed, table.session?.seed ?? '', ...table.seats.map(({ part }) => part ?? '')]) {
    if (said.includes(secret)) expect(said).not.toContain(secret);
  }
}
