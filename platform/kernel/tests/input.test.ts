import { describe, expect, test } from 'vitest';
import { BadInput, readArray, readObject, readOneOf, readText, readWhole, show, within } from '@chambord/kernel';

const fault = (place: string, reason: string) => expect.objectContaining({ name: 'BadInput', place, reason });

/** What a reader throws. */
function thrownBy(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error;
  }
  return null;
}

test('a fault says where it is, and why', () => {
  expect(String(new BadInput('names[1]', 'empty'))).toBe('BadInput: names[1]: empty');
  expect(new BadInput('', 'empty').message).toBe('empty');
});

test('what is wrong inside of something is reported from outside', () => {
  const bad = (place: string) => () => {
    throw new BadInput(place, 'wrong');
  };
  expect(within('a', () => 5)).toBe(5);
  expect(thrownBy(() => within('a', bad('')))).toEqual(fault('a', 'wrong'));
  expect(thrownBy(() => within('a', bad('b.c')))).toEqual(fault('a.b.c', 'wrong'));
  const other = new RangeError('else');
  const throwing = () => {
    throw other;
  };
  expect(thrownBy(() => within('a', throwing))).toBe(other);
});

describe('a value in a few words', () => {
  test('is its JSON, and what has none as it is', () => {
    expect([show('x'), show([1, null]), show(undefined)]).toEqual(['"x"', '[1,null]', 'undefined']);
  });

  test('of more than 60 characters ends in dots', () => {
    expect(show('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
    expect(show('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`);
  });

  test('that is nested too deeply is said to be', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(show(deep)).toBe('something that is nested too deeply');
    const round: { self?: unknown } = {};
    round.self = round;
    expect(() => show(round)).toThrow(TypeError);
  });
});

describe('reading', () => {
  test.each([null, 'x', 7, true, undefined, [1]])('an object, not %j', (value) => {
    expect(thrownBy(() => readObject(value, 'a', ['b']))).toEqual(
      fault('a', `expected an object, found ${show(value)}`),
    );
  });

  test('an object of known fields alone', () => {
    const value = { b: 1 };
    expect(readObject(value, 'a', ['b', 'c'])).toBe(value);
    const unknown = () => readObject({ b: 1, d: 2 }, 'a', ['b', 'c']);
    expect(thrownBy(unknown)).toEqual(fault('a', 'unknown field "d" (known: b, c)'));
  });

  test('a list', () => {
    expect(readArray([1], 'a')).toEqual([1]);
    expect(thrownBy(() => readArray({ length: 1 }, 'a'))).toEqual(fault('a', 'expected a list, found {"length":1}'));
  });

  test('a text', () => {
    expect(readText('', 'a')).toBe('');
    expect(thrownBy(() => readText(7, 'a'))).toEqual(fault('a', 'expected a text, found 7'));
  });

  test('a whole number between bounds, these included', () => {
    expect([readWhole(2, 'a', 2, 4), readWhole(4, 'a', 2, 4)]).toEqual([2, 4]);
    for (const value of [1, 5, 2.5, '3', null, NaN]) {
      const reason = `expected a whole number from 2 to 4, found ${show(value)}`;
      expect(thrownBy(() => readWhole(value, 'a', 2, 4))).toEqual(fault('a', reason));
    }
  });

  test('one of some choices', () => {
    expect([readOneOf('b', 'a', ['b', 'c']), readOneOf(2, 'a', [1, 2])]).toEqual(['b', 2]);
    const other = () => readOneOf('2', 'a', [1, 2]);
    expect(thrownBy(other)).toEqual(fault('a', 'expected one of 1, 2, found "2"'));
  });
});
