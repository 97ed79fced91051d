import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, fingerprint, withChanges } from '@chambord/protocol';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** The same with the keys of every object the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, below]) => [key, turned(below)]),
  );
};
const table = fc.record({
  status: fc.record({
    turn: fc.option(fc.nat(3)),
    seats: fc.array(fc.record({ name: fc.string(), away: fc.boolean() })),
  }),
  view: fc.option(fc.record({ market: fc.array(fc.nat(90), { maxLength: 4 }), more: fc.jsonValue({ maxDepth: 3 }) })),
});

describe('changes', () => {
  test('lead from any table to any other, whatever lies in between', () => {
    fc.assert(
      fc.property(table, table, (before, after) => {
        const had = plain(before);
        const changes = plain(changesBetween(before, after)) as ReturnType<typeof changesBetween>;
        expect(withChanges(had, changes)).toEqual(plain(after));
        // What they are made to stays as it is.
        expect(had).toEqual(plain(before));
      }),
    );
  });

  test('are as few and as small as what has changed', () => {
    const before = {
      seats: [
        { gems: [1, 2], cards: [] as number[] },
        { gems: [0, 0], cards: [7] },
      ],
      round: 1,
    };
    const after = {
      seats: [
        { gems: [1, 3], cards: [5] },
        { gems: [0, 0], cards: [7] },
      ],
      round: 1,
    };
    expect(changesBetween(before, after)).toEqual([
      [['seats', 0, 'gems', 1], 3],
      [['seats', 0, 'cards'], [5]],
    ]);
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
  });

  test('what is there no more, or is undefined, is not kept', () => {
    expect(withChanges({ a: { b: 1, c: 2 } }, changesBetween({ a: { b: 1, c: 2 } }, { a: { b: 1 } }))).toEqual({
      a: { b: 1 },
    });
    expect(changesBetween({ a: 1 }, { a: 1, b: undefined })).toEqual([]);
  });

  test('where there is nothing to put them into, there is no answer', () => {
    expect(withChanges({ a: null }, [[['a', 'b'], 1]])).toBeUndefined();
    expect(withChanges({ a: [1] }, [[['a', 1], 1]])).toBeUndefined();
    expect(withChanges(undefined, [[['a'], 1]])).toBeUndefined();
  });
});

describe('fingerprints', () => {
  test('are the same after travelling, and however the keys are ordered', () => {
    fc.assert(
      fc.property(table, (value) => {
        expect(fingerprint(plain(value))).toBe(fingerprint(value));
        expect(fingerprint(turned(value))).toBe(fingerprint(value));
      }),
    );
  });

  test('differ where tables differ', () => {
    fc.assert(
      fc.property(table, table, (one, other) => {
        if (JSON.stringify(one) === JSON.stringify(other)) return;
        expect(fingerprint(one)).not.toBe(fingerprint(other));
      }),
    );
  });

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [
      [[], [1]],
      [[1], []],
    ],
    [{ a: null }, {}],
    [{ a: '1' }, { a: 1 }],
    [{ a: true }, { a: false }],
    [{ a: 1.5 }, { a: 1 }],
    [2 ** 32, 0],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
  ])('%j is not %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  test.each([
    [null, 51141113],
    [[1, 'ab'], 3117904396],
    [{ turn: 0, seats: [true, 1.5] }, 1709676029],
  ])('of %j is the one in docs/protocol.md', (value, expected) => {
    expect(fingerprint(value)).toBe(expected);
  });
});
