import { BadInput, moveUp, nextStarter, readObject } from '@chambord/kernel';
import { expect, test } from 'vitest';
import { nim } from './nim.ts';

const two = { players: 2 } as const;

test('a game without a start player has none for the next game: everyone moves up', () => {
  expect(nextStarter(nim, two, 0)).toBeNull();
  expect(moveUp(['Ann', 'Ben', 'Cat'])).toEqual(['Ben', 'Cat', 'Ann']);
});

test('the seat after the one that began is the next start player', () => {
  const chosen = {
    ...nim,
    options(value: unknown) {
      readObject(value, '', ['players', 'startPlayer']);
      return two;
    },
  };
  expect(nextStarter(chosen, two, 0)).toBe(1);
  expect(nextStarter(chosen, two, 1)).toBe(0);
});

test('any other fault of a game is not taken for a missing start player', () => {
  const broken = {
    ...nim,
    options() {
      throw new TypeError('broken');
    },
  };
  expect(() => nextStarter(broken, two, 0)).toThrow(TypeError);
  expect(() => nextStarter(broken, two, 0)).not.toThrow(BadInput);
});
