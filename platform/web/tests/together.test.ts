import { expect, test } from 'vitest';
import { together } from '../telling/together.ts';

const LONG = 'x'.repeat(100);

test('what one player did in a row is read in one go', () => {
  const told = [
    { actor: 1, line: 'Ben plays a 4.' },
    { actor: 1, line: 'Ben takes 1 silver.' },
    { actor: 2, line: 'Cleo plays a 2.' },
    { actor: 1, line: 'Ben plays a 6.' },
  ];
  expect(together(told)).toEqual(['Ben plays a 4. Ben takes 1 silver.', 'Cleo plays a 2.', 'Ben plays a 6.']);
});

test('what would be too long for that is not', () => {
  const told = [
    { actor: 1, line: 'Ben plays a 4.' },
    { actor: 1, line: LONG },
  ];
  expect(together(told)).toEqual(['Ben plays a 4.', LONG]);
});
