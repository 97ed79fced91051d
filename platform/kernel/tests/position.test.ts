import { describe, expect, test } from 'vitest';
import { LineReader, oneIn, wholeIn, writeLine } from '@chambord/kernel';

describe('writing a position', () => {
  test('names and values, with blanks between them', () => {
    const line = writeLine([
      ['round', 3],
      ['market', ['4a', '-', 5]],
      ['phase', 'nobles'],
      ['last', true],
    ]);
    expect(line).toBe('round=3 market=4a,-,5 phase=nobles last=1');
  });

  test('without what is nothing, no, 0 or an empty list', () => {
    const line = writeLine([
      ['a', 0],
      ['b', false],
      ['c', null],
      ['d', undefined],
      ['e', []],
      ['f', ''],
      ['g', '0'],
    ]);
    expect(line).toBe('g=0');
  });
});

describe('reading a position', () => {
  const read = (text: string) => new LineReader(text);

  test('goes by names, in any order, with blanks or &', () => {
    for (const text of ['a=x b=1,2', '  b=1,2   a=x ', 'a=x&b=1,2', 'b=1,2&&a=x']) {
      const line = read(text);
      expect([line.text('a'), line.list('b')]).toEqual(['x', ['1', '2']]);
      line.end();
    }
  });

  test('a value may have a sign of equality', () => {
    expect(read('a=b=c').text('a')).toBe('b=c');
    expect(read('').text('a')).toBe('');
  });

  test.each([
    ['x', 'expected name=value, found "x"'],
    ['=x', 'expected name=value, found "=x"'],
    ['a=1 a=2', 'a: is there twice'],
  ])('%s is none', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  test('what was left out is empty, 0 or no', () => {
    const line = read('');
    expect([line.text('a'), line.list('b'), line.whole('c', 0, 9), line.flag('d')]).toEqual(['', [], 0, false]);
    expect(() => line.whole('e', 1, 9)).toThrow('e: expected a whole number from 1 to 9, found "0"');
  });

  test('numbers and flags', () => {
    const line = read('a=12 b=1 c=2');
    expect([line.whole('a', 0, 12), line.flag('b')]).toEqual([12, true]);
    expect(() => line.flag('c')).toThrow('c: expected a whole number from 0 to 1, found "2"');
  });

  test('one of some choices, or what stands for none', () => {
    const line = read('a=court b=2 c=x');
    expect(line.oneOf('a', ['court', 'classic'], 'classic')).toBe('court');
    expect(line.oneOf('b', [1, 2])).toBe(2);
    expect(() => line.oneOf('c', ['court', 'classic'], 'court')).toThrow(
      'c: expected one of court, classic, found "x"',
    );
    expect(line.oneOf('d', ['court', 'classic'], 'classic')).toBe('classic');
    expect(() => line.oneOf('e', ['court', 'classic'])).toThrow('e: expected one of court, classic, found ""');
  });

  test('a viewer: a seat, spectators, or whoever studies the game', () => {
    const viewer = (text: string) => read(`viewer=${text}`).viewer(3);
    expect(['0', '2', 'spectator', 'open'].map(viewer)).toEqual([0, 2, 'spectator', 'open']);
    expect(() => viewer('3')).toThrow('viewer: expected a whole number from 0 to 2, found "3"');
    expect(() => read('').viewer(3)).toThrow('viewer: expected a whole number from 0 to 2, found ""');
  });

  test('what nobody has asked for does not belong there', () => {
    const line = read('a=1 b=2');
    line.text('a');
    expect(() => line.end()).toThrow('b: is not known in the position of this game');
    line.text('b');
    line.end();
  });

  test('numbers are written as one writes them', () => {
    expect(['0', '7', '9999'].map((text) => wholeIn(text, 'a', 0, 9999))).toEqual([0, 7, 9999]);
    expect(() => wholeIn('6', 'a', 7, 9)).toThrow('a: expected a whole number from 7 to 9, found "6"');
    expect(() => wholeIn('10', 'a', 7, 9)).toThrow(/found "10"/);
    for (const text of ['', '01', '10000', 'x1', '1x', '-1', '1.5', '1a', ':']) {
      expect(() => wholeIn(text, 'a', 0, 99_999), text).toThrow(/^a: expected/);
    }
    expect(() => oneIn('3', 'a', [1, 2])).toThrow('a: expected one of 1, 2, found "3"');
  });
});
