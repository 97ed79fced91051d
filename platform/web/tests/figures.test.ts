import { expect, test } from 'vitest';
import type { GameRecord } from '@chambord/kernel';
import type { TableSummary } from '@chambord/protocol';
import { fromDevice, fromServer } from '../figures/data/collect.ts';
import type { SavedGame } from '../saved/store.ts';

const record = (result: GameRecord['result'], more: Partial<GameRecord> = {}): GameRecord => ({
  game: 'splendor',
  rulesVersion: 1,
  options: { players: 2 },
  seed: 'seed',
  names: ['Anna', 'Ben'],
  moves: [],
  result,
  ...more,
});
const kept = (id: string, bots: readonly (string | null)[], of: GameRecord): SavedGame => ({
  id,
  record: of,
  seats: of.names.map((name, seat) => ({ name, arms: seat + 1, bot: bots[seat] ?? null })),
  played: 5,
});
const lost = { points: [13, 15], places: [2, 1] };

test('games of a device count where it is known who one was, and how it ended', () => {
  const { games, left } = fromDevice(
    [
      kept('one', ['king', null], record(lost)),
      kept('running', [null, 'king'], record(null)),
      kept('learn-splendor', [null, 'page'], record(lost)),
      kept('further', [null, 'king'], record(lost, { redeal: { ply: 3, seat: 0, seed: 'x' } })),
      kept('named', [null, null], record(lost)),
      kept('strangers', [null, null], record(lost, { names: ['Cleo', 'Dan'] })),
    ],
    {},
    'Anna',
  );
  expect(games.map(({ played }) => [played.id, played.seat, played.won, played.points, played.against])).toEqual([
    ['one', 1, 1, 15, 'king'],
    ['named', 0, 0, 13, 'people'],
  ]);
  // Played on from another one, and by strangers.
  expect(left).toBe(2);
});

test('tables of a server count by what their list tells; without points where nobody played to the end', () => {
  const seat = (name: string, bot: 'duke' | null) =>
    ({ name, guest: null, bot, kept: null, away: null, resigned: false, played: 'person' }) as const;
  const table = (id: string, outcome: TableSummary['outcome'], yours: number | null) =>
    ({
      id,
      terms: { game: 'splendor', options: { players: 2, rules: 'classic' } },
      seats: [seat('Anna', null), seat('Beatrice', 'duke')],
      outcome,
      yours,
      updated: 7,
    }) as unknown as TableSummary;
  const games = fromServer(
    [
      table('whole', { by: 'rules', places: [1, 2], points: [17, 12], ratings: null }, 0),
      table('given up', { by: 'resignation', places: [2, 1], ratings: null }, 0),
      table('watched', { by: 'rules', places: [1, 2], points: [17, 12], ratings: null }, null),
      table('nobody won', null, 0),
    ],
    { 't/whole': { broken: true } },
  );
  expect(games.map(({ played }) => played)).toMatchObject([
    {
      id: 't/whole',
      won: 1,
      points: 17,
      against: 'duke',
      at: 7,
      options: { players: 2, rules: 'classic' },
      judged: null,
    },
    { id: 't/given up', won: 0, place: 2, points: null },
  ]);
});
