import { expect, test } from 'vitest';
import { bundleMessages } from '../log/bus.ts';

test('messages go out together, as many as PostgreSQL takes at once, and none is torn or lost', () => {
  const messages = Array.from({ length: 1000 }, (_, i) => `here|${'a'.repeat(16)}|${i}|0,1|2`);
  const packed = bundleMessages(messages);
  expect(packed.length).toBeLessThan(8);
  for (const text of packed) expect(Buffer.byteLength(text)).toBeLessThan(8000);
  expect(packed.flatMap((text) => text.split('\n'))).toEqual(messages);
  expect(bundleMessages([])).toEqual([]);
  expect(bundleMessages(['one'])).toEqual(['one']);
});
