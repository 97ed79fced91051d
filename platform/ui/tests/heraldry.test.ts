import { describe, expect, test } from 'vitest';
import { armsNumber, blazonOf, CHARGES, HOUSE_ARMS, ORDINARIES, TINCTURES } from '@chambord/ui';

const ALL = ORDINARIES.length * TINCTURES.length ** 3 * CHARGES.length;

describe('coats of arms', () => {
  test('every number after those of the house is one coat of arms, and every coat has one number', () => {
    for (let number = HOUSE_ARMS + 1; number <= HOUSE_ARMS + ALL; number++) {
      const blazon = blazonOf(number);
      expect(blazon).not.toBeNull();
      if (blazon !== null) expect(armsNumber(blazon)).toBe(number);
    }
  });

  test('numbers that no arms have are refused', () => {
    for (const number of [0, 1, HOUSE_ARMS, HOUSE_ARMS + ALL + 1, 5.5, -7, Number.NaN]) {
      expect(blazonOf(number)).toBeNull();
    }
  });
});
