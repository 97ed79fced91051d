import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, below, branch, chacha20, copyRandom, randomFrom, shuffle } from '@chambord/kernel';
import { sha256 } from '../random/sha256.ts';

describe('SHA-256', () => {
  test('gives the digest that Node gives, for texts of every length around a block and beyond ASCII', () => {
    const check = (text: string) => {
      const hex = sha256(text)
        .map((word) => word.toString(16).padStart(8, '0'))
        .join('');
      expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
    };
    for (let length = 0; length <= 130; length++) check('x'.repeat(length));
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), check));
    check('a\ud800b');
  });
});

describe('ChaCha20', () => {
  test('gives the key stream of RFC 8439, appendix A.1, vector 1', () => {
    const block = new Int32Array(16);
    chacha20([0, 0, 0, 0, 0, 0, 0, 0], 0, [0, 0, 0], block);
    expect(Buffer.from(block.buffer).toString('hex')).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
  });

  test('a seed gives the key stream under the key SHA-256(seed), as Node computes it', () => {
    const key = createHash('sha256').update('Chambord').digest();
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(640));
    const random = randomFrom('Chambord');
    for (let word = 0; word < 160; word++) {
      const wanted = stream.readUInt32LE(word * 4);
      // The largest range there is shows the upper 20 bits.
      expect(below(random, 2 ** 20)).toBe(wanted >>> 12);
    }
  });
});

describe('random numbers', () => {
  test('the state is plain data: read back from JSON it goes on the same', () => {
    const random = randomFrom('json');
    for (let i = 0; i < 100; i++) {
      const read = JSON.parse(JSON.stringify(random)) as typeof random;
      const copy = copyRandom(random);
      const drawn = below(random, 1000);
      expect(below(read, 1000)).toBe(drawn);
      expect(below(copy, 1000)).toBe(drawn);
    }
  });

  test('a branch is another stream, and leaves its origin where it would be', () => {
    const random = randomFrom('branch');
    const first = branch(random);
    const second = branch(random);
    const draw = (from: typeof random) => Array.from({ length: 20 }, () => below(from, 1000));
    expect(draw(first)).not.toEqual(draw(second));
    expect(random.next).toBe(16);
  });

  test('every number is equally likely, also where the range does not divide 2^32', () => {
    const random = randomFrom('even');
    for (const range of [2, 3, 6, 7, 114]) {
      const draws = 3000 * range;
      const counts = Array.from({ length: range }, () => 0);
      for (let i = 0; i < draws; i++) {
        const drawn = below(random, range);
        counts[drawn] = at(counts, drawn) + 1;
      }
      const chi = counts.reduce((sum, count) => sum + (count - 3000) ** 2 / 3000, 0);
      // Five standard deviations above the mean of a chi-square with range - 1 degrees of freedom.
      expect(chi).toBeLessThan(range - 1 + 5 * Math.sqrt(2 * (range - 1)) + 10);
    }
  });

  test('all orders of a shuffle are equally likely', () => {
    const random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(170);
  });

  test('an impossible range is refused', () => {
    const random = randomFrom('x');
    for (const range of [0, -1, Number.NaN, 2 ** 21]) expect(() => below(random, range)).toThrow(RangeError);
    expect(random.next).toBe(0);
  });
});
