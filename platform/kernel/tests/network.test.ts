import { expect, test } from 'vitest';
import { judge, readNetwork } from '@chambord/kernel';

// Two inputs, two units: the first sees 1·x + 2·y - 1, the second -x, the output is 3·first + 5·second + 0.5.
const kept = { inputs: 2, hidden: 2, games: 0, unit: 10, numbers: [10, 20, -10, -10, 0, 0, 30, 50, 5] };

test('a network is its numbers, and units below 0 count as 0', () => {
  const network = readNetwork(kept, 2);
  expect(judge(network, Float64Array.of(1, 1))).toBeCloseTo(3 * 2 + 0.5);
  expect(judge(network, Float64Array.of(-2, 0))).toBeCloseTo(5 * 2 + 0.5);
  const units = new Float64Array(2);
  judge(network, Float64Array.of(1, 1), units);
  expect([...units]).toEqual([2, 0]);
});

test('one that does not fit what it is to judge is refused', () => {
  expect(() => readNetwork(kept, 3)).toThrow(/2 inputs, but 3 are described/);
  expect(() => readNetwork({ ...kept, numbers: [1, 2, 3] }, 2)).toThrow(/train it again/);
});
