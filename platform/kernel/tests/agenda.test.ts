import { describe, expect, test } from 'vitest';
import { agendaRunner } from '@chambord/kernel';
import type { Agenda, StepRules } from '@chambord/kernel';

type Step = { readonly step: 'coin' } | { readonly step: 'door'; readonly needs: number } | { readonly step: 'nest' };
type Move = { readonly do: 'toss' } | { readonly do: 'open' } | { readonly do: 'nest' };
interface Table {
  coins: number;
  agenda: Agenda<Step>;
}

/** Coins open doors; a nest opens a coin on top of everything. */
const rules: StepRules<Step, Table, Table, Move, string> = {
  coin: {
    takes: ['toss'],
    options: (_table, _step, moves) => void moves.push({ do: 'toss' }),
    resolve: (state) => void state.coins++,
  },
  door: {
    takes: ['open'],
    options: (table, { needs }, moves) => void (table.coins >= needs && moves.push({ do: 'open' })),
    resolve: (_state, { needs }, _move, emit) => emit?.(`door ${needs}`),
    lapses: (table, { needs }, frame) => table.coins < needs && !frame.some((other: Step) => other.step === 'coin'),
  },
  nest: {
    takes: ['nest'],
    options: (_table, _step, moves) => void moves.push({ do: 'nest' }),
    resolve: (state) => void state.agenda.push([{ step: 'coin' }]),
  },
};
const runner = agendaRunner<Step, Table, Table, Move, string>(rules);
const kinds = (table: Table) => runner.options(table).map((move) => move.do);

describe('the agenda', () => {
  test('offers the steps of the top frame together, in any order', () => {
    const table: Table = { coins: 1, agenda: [[{ step: 'nest' }], [{ step: 'coin' }, { step: 'door', needs: 1 }]] };
    expect(kinds(table)).toEqual(['toss', 'open']);
    runner.resolve(table, { do: 'open' }, undefined);
    expect(kinds(table)).toEqual(['toss']);
    runner.resolve(table, { do: 'toss' }, undefined);
    expect(kinds(table)).toEqual(['nest']);
  });

  test('settles what is opened on top first, then goes on', () => {
    const table: Table = { coins: 0, agenda: [[{ step: 'nest' }, { step: 'door', needs: 0 }]] };
    runner.resolve(table, { do: 'nest' }, undefined);
    expect(kinds(table)).toEqual(['toss']);
    runner.resolve(table, { do: 'toss' }, undefined);
    expect(kinds(table)).toEqual(['open']);
  });

  test('keeps a step that another one can still make possible, and drops it after that', () => {
    const table: Table = { coins: 0, agenda: [[{ step: 'coin' }, { step: 'door', needs: 2 }]] };
    expect(runner.settle(table)).toBe(true);
    expect(table.agenda[0]).toHaveLength(2);
    runner.resolve(table, { do: 'toss' }, undefined);
    const dropped: Step[] = [];
    expect(runner.settle(table, (step) => dropped.push(step))).toBe(false);
    expect(dropped).toEqual([{ step: 'door', needs: 2 }]);
    expect(table.agenda).toEqual([]);
  });

  test('does not touch a frame that a copy of the state shares', () => {
    const table: Table = { coins: 0, agenda: [[{ step: 'coin' }, { step: 'door', needs: 0 }]] };
    const copy: Table = { coins: table.coins, agenda: table.agenda.slice() };
    runner.resolve(copy, { do: 'open' }, undefined);
    expect(table.agenda[0]).toHaveLength(2);
  });

  test('knows what a move answers, and what it would answer later', () => {
    const below: Step[] = [{ step: 'nest' }, { step: 'door', needs: 1 }];
    const table: Table = { coins: 0, agenda: [below, [{ step: 'nest' }], [{ step: 'coin' }]] };
    expect(runner.answered(table, 'toss')).toEqual({ step: 'coin' });
    expect(runner.answered(table, 'open')).toBeUndefined();
    expect(['toss', 'open', 'nest'].map((kind) => runner.waits(table, kind as Move['do']))).toEqual([
      false,
      true,
      true,
    ]);
    expect(runner.waits({ coins: 0, agenda: [[{ step: 'coin' }]] }, 'toss')).toBe(false);
    expect(runner.open({ coins: 0, agenda: [] })).toEqual([]);
  });

  test('drops what has lapsed although nobody wants to know', () => {
    const table: Table = { coins: 0, agenda: [[{ step: 'coin' }], [{ step: 'door', needs: 2 }]] };
    expect(runner.settle(table)).toBe(true);
    expect(kinds(table)).toEqual(['toss']);
  });

  test('refuses a move that answers nothing open', () => {
    const table: Table = { coins: 0, agenda: [[{ step: 'coin' }]] };
    expect(() => runner.resolve(table, { do: 'nest' }, undefined)).toThrow(/nothing open/);
    expect(table.agenda).toEqual([[{ step: 'coin' }]]);
  });
});
